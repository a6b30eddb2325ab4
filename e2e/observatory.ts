/**
 * Grades one answer of the site by the HTTP Observatory's own analyzers and marks.
 *
 * The Observatory asks a host for one page over the internet, both by HTTP and by HTTPS. Here each answer of the local
 * production build is put before its analyzers instead. What only a deployed site can show is taken as given, and checked
 * by nothing here: a valid certificate, and that nothing but HTTPS is served (docs/operations.md, the zone's settings).
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { sites } from "../app/group/stand-ins.ts";

/**
 * The analyzers read this list of preloaded hosts. The package's install script downloads it, which this project does not let
 * it do; an empty list is right for a host that is on none.
 */
const preloadList = fileURLToPath(
	new URL("../conf/hsts-preload.json", import.meta.resolve("@mdn/mdn-http-observatory")),
);

export interface Grade {
	grade: string;
	score: number;
	/** What was found that costs marks. */
	faults: string[];
}

/** Headers as the analyzers read them: by lower-case name, and by `get`. */
function readable(headers: Headers): Record<string, string> {
	return Object.defineProperty(Object.fromEntries(headers), "get", {
		value: (name: string) => headers.get(name),
	});
}

/**
 * @param response whose body has not been read
 * @param preflight the answer to an OPTIONS request of another site for the same address
 * @throws if the answer sets a cookie: the site has none
 */
export async function grade(response: Response, preflight: Response): Promise<Grade> {
	if (!existsSync(preloadList)) {
		mkdirSync(dirname(preloadList), { recursive: true });
		writeFileSync(preloadList, "{}");
	}
	const url = new URL(new URL(response.url).pathname, sites.group);
	if (response.headers.has("Set-Cookie")) throw new Error(`${url} sets a cookie`);
	const headers = readable(response.headers);
	const isHtml = headers["content-type"]?.startsWith("text/html");
	const body = await response.text();

	const requests = new Requests(url.hostname);
	requests.session = { url };
	requests.resources.path = isHtml ? body : null;
	const observed = { status: response.status, headers, verified: true };
	requests.responses.https = observed;
	requests.responses.auto = {
		...observed,
		httpEquiv: isHtml ? parseHttpEquivHeaders(body, url.href) : new Map(),
	};
	requests.responses.cors = {
		status: preflight.status,
		headers: readable(preflight.headers),
		verified: true,
	};

	const marks = ALL_TESTS.map((analyze) => {
		const result = analyze(requests).result ?? "none";
		return { result, mark: getScoreModifier(result) };
	});
	const sum = (counted: typeof marks) => counted.reduce((total, { mark }) => total + mark, 100);
	const faults = marks.filter(({ mark }) => mark < 0);
	// Extra marks only count for what is good without them.
	const good = sum(faults) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
	const final = getGradeForScore(sum(good ? marks : faults));
	return { ...final, faults: faults.map(({ result, mark }) => `${result} ${mark}`) };
}
