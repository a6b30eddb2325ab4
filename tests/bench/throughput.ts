import { globSync } from "node:fs";
import type { PageSource } from "#worker/pages/server-timing.ts";
import type { Finding } from "./finding.ts";
import { keptPage } from "./kept-page.ts";
import { load, type Rate, ratesInTurn, ratio, type Target, usual } from "./load.ts";
import { emptyState, startSite } from "./site.ts";
import { edgeVisits, firstVisits, keptPages, manyVisitors, visitNumber } from "./visits.ts";

const leastOfConstantPage = 0.8;
const publicKey = "bench";

/** How many requests the site answers, against answers that are nothing but a constant. */
export async function throughput(quick: boolean): Promise<Finding> {
	const state = emptyState("throughput");
	const page = await homePage(state);
	const text = JSON.stringify(page);
	const site = await startSite({
		state,
		settings: { PUBLIC_API_KEY: publicKey },
		entries: { "edge-visits": edgeVisits, "first-visits": firstVisits, "many-visitors": manyVisitors },
		beside: {
			constant: `export default { fetch: () => new Response("ok") };`,
			"constant-page": constantPage(text),
			"constant-bytes": constantPage(`new TextEncoder().encode(${text})`),
		},
	});
	try {
		const beside = (name: string) => site.beside[name] ?? "";
		const [script = ""] = globSync("assets/react-*.js", { cwd: "build/client" });
		const targets = {
			"constant answer (“ok”)": { url: beside("constant") },
			"home page as a constant string": { url: beside("constant-page") },
			"home page as constant bytes": { url: beside("constant-bytes") },
			"home page from the memory": { url: `${site.worker}/en` },
			"home page from the Cache API": { url: `${beside("edge-visits")}/en` },
			"home page, rendered": { url: `${beside("first-visits")}/en` },
			"static file (the largest script)": { url: `${site.behindAssets}/${script}` },
			"idea stored in D1": idea(`${beside("many-visitors")}/api/analysis-requests`),
		} satisfies Record<string, Target>;

		await keptPage(targets["home page from the memory"].url);
		await load(targets["home page from the Cache API"], ["-a", 2 * keptPages]);
		const sources = {
			"home page from the memory": "memory",
			"home page from the Cache API": "edge",
			"home page, rendered": "miss",
		} as const;
		await checkSources(targets, sources);
		const seconds = quick ? 1 : 2;
		const rates = await ratesInTurn(targets, { pid: site.workerdPid, rounds: quick ? 1 : 5, seconds });
		await checkSources(targets, sources);
		const answered = rates["idea stored in D1"].reduce(
			(sum, rate) => sum + rate.requestsPerSecond * seconds,
			0,
		);
		const stored = await site.database
			.prepare("SELECT count(*) AS ideas FROM analysis_requests")
			.first("ideas");
		if (Number(stored) < 0.9 * answered) throw new Error(`only ${stored} of ${answered} ideas were stored`);
		return finding(rates);
	} finally {
		await site.stop();
	}
}

/** The home page as it is kept. */
async function homePage(state: string): Promise<string> {
	const site = await startSite({ state, settings: { PUBLIC_API_KEY: publicKey } });
	try {
		return await keptPage(`${site.worker}/en`);
	} finally {
		await site.stop();
	}
}

function constantPage(body: string): string {
	return `const page = ${body};
const headers = { "Content-Type": "text/html; charset=utf-8" };
export default { fetch: () => new Response(page, { headers }) };`;
}

function idea(url: string): Target {
	return {
		url,
		method: "POST",
		headers: { Authorization: `Bearer ${publicKey}`, "Content-Type": "application/json" },
		body: JSON.stringify({
			email: "visitor@example.org",
			message: `Solar panels over the sorting lines, ${visitNumber}`,
		}),
	};
}

/** @throws if a page does not come from where it is said to come from */
async function checkSources<Name extends string>(
	targets: Record<Name, Target>,
	sources: Partial<Record<NoInfer<Name>, PageSource>>,
): Promise<void> {
	for (const [name, source] of Object.entries(sources) as [Name, PageSource][]) {
		const response = await fetch(targets[name].url);
		await response.text();
		const timing = response.headers.get("Server-Timing") ?? "";
		if (!timing.includes(`"${source}"`)) throw new Error(`${name}: Server-Timing says ${timing}`);
	}
}

function finding(rates: Record<string, Rate[]>): Finding {
	const of = (name: string): Rate[] => rates[name] ?? [];
	const constant = of("constant answer (“ok”)");
	const constantString = of("home page as a constant string");
	const reached = ratio(of("home page from the memory"), constantString, "requestsPerCpuSecond");
	const byTheClock = ratio(of("home page from the memory"), constantString, "requestsPerSecond");
	const held = `the page from the memory makes ${reached.toFixed(2)} of the requests of the same page as a constant string`;
	return {
		title: "Throughput",
		notes: [
			"Sixteen connections ask for one thing at a time, from a process of their own; five rounds over all of them, two seconds each, after one that is not counted. Each rate is the median of its rounds, each ratio the median of the rounds' ratios.",
			`Limit: ${held}, at least ${leastOfConstantPage.toFixed(2)}. It counts by workerd's CPU time, because what asks shares the two cores and may be slower than what answers: then everything seems equally fast by the clock (there it is ${byTheClock.toFixed(2)}, and has to hold too).`,
			"“Rendered” is what the first visitor gets after a deploy: the page is rendered for them, and a copy is made for the others. The Cache API, D1, the limits and the static files are workerd's local stand-ins, which run in the same process and are counted with it; Cloudflare serves static files without any Worker.",
		],
		columns: [
			"what",
			"requests a second",
			"of “ok”",
			"of the string",
			"requests a CPU second",
			"of “ok”",
			"of the string",
		],
		rows: Object.entries(rates).map(([name, own]) => [
			name,
			...(["requestsPerSecond", "requestsPerCpuSecond"] as const).flatMap((by) => [
				Math.round(usual(own, by)).toLocaleString("en"),
				ratio(own, constant, by).toFixed(3),
				ratio(own, constantString, by).toFixed(3),
			]),
		]),
		broken:
			Math.min(reached, byTheClock) >= leastOfConstantPage
				? []
				: [`${held} (${byTheClock.toFixed(2)} by the clock), less than ${leastOfConstantPage.toFixed(2)}.`],
	};
}
