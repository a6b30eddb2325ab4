import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import type { Finding } from "./finding.ts";
import { load, type Rate, ratesInTurn, ratio, type Target, usual } from "./load.ts";
import { type MarkupSize, markupSize } from "./markup-size.ts";
import { emptyState, type Site, startSite } from "./site.ts";
import { firstVisits } from "./visits.ts";
import { type Owner, owners, profile, shares, sourceFinder } from "./worker-profile.ts";

const leastOfBarePage = 0.8;

const home = "home page";
const sameBytes = "bare page of as many bytes";
const sameElements = "bare page of as many bytes and elements";
const sameAttributes = "bare page of as many bytes, elements and attributes";

/** A paragraph of prose, for a page that nobody has laid out. */
const bytesOfParagraph = 500;

/** What rendering the home page costs, against a bare page of the same framework. */
export async function rendering(quick: boolean): Promise<Finding> {
	const bare = buildBarePage();
	const options = {
		entries: { "first-visits": firstVisits },
		beside: { bare: readFileSync(`${bare}/index.js`, "utf8") },
	};
	const sizes: Record<string, MarkupSize> = {};
	let rates: Record<string, Rate[]>;
	const site = await startSite({ ...options, state: emptyState("rendering") });
	try {
		const targets = await barePages(site);
		for (const [name, { url }] of Object.entries(targets)) sizes[name] = await sizeOf(url);
		rates = await ratesInTurn(targets, {
			pid: site.workerdPid,
			rounds: quick ? 1 : 5,
			seconds: quick ? 1 : 3,
		});
	} finally {
		await site.stop();
	}

	const times: Record<string, Record<Owner, number>> = {};
	const inspected = await startSite({ ...options, state: emptyState("rendering"), inspect: true });
	try {
		for (const [name, target] of Object.entries(await barePages(inspected))) {
			const requests = quick ? 64 : 320;
			await load(target, ["-a", requests]);
			const inspector = await inspected.inspector(name === home ? "first-visits" : "bare");
			const nodes = await profile(inspector, async () => {
				await load(target, ["-a", requests]);
			});
			const sourceOf = sourceFinder((script) =>
				sourceMap(name === home ? `build/server/${script}` : `${bare}/index.js`),
			);
			times[name] = shares(nodes, sourceOf);
		}
	} finally {
		await inspected.stop();
	}
	return finding(rates, sizes, times);
}

/** @returns the folder of the Worker that serves the bare page: one file, `index.js` */
function buildBarePage(): string {
	const folder = emptyState("bare-page");
	cpSync("tests/bench/bare-page", folder, { recursive: true });
	execFileSync("react-router", ["build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
	return `${folder}/build/server`;
}

function sourceMap(script: string): string | undefined {
	return existsSync(`${script}.map`) ? readFileSync(`${script}.map`, "utf8") : undefined;
}

async function sizeOf(url: string): Promise<MarkupSize> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answers ${response.status}`);
	return markupSize(await response.text());
}

/** The home page, and bare pages made as large as it is in more and more ways. */
async function barePages(site: Site): Promise<Record<string, Target>> {
	const address = `${site.beside["first-visits"]}/en`;
	const wanted = await sizeOf(address);
	const bare = async (elements: number, attributes: number): Promise<Target> => {
		const url = (text: number, elements: number, attributes: number) =>
			`${site.beside.bare}/?${new URLSearchParams({ elements: `${elements}`, attributes: `${attributes}`, text: `${text}` })}`;
		// The document around the paragraphs has a few of its own.
		const frame = await sizeOf(url(0, 0, 0));
		const inside = Math.max(1, elements - frame.elements);
		const attributesInside = Math.max(0, attributes - frame.attributes);
		const empty = await sizeOf(url(0, inside, attributesInside));
		return { url: url(wanted.bytes - empty.bytes, inside, attributesInside) };
	};
	const paragraphs = Math.round(wanted.bytes / bytesOfParagraph);
	return {
		[home]: { url: address },
		[sameBytes]: await bare(paragraphs, 0),
		[sameElements]: await bare(wanted.elements, 0),
		[sameAttributes]: await bare(wanted.elements, wanted.attributes),
	};
}

function finding(
	rates: Record<string, Rate[]>,
	sizes: Record<string, MarkupSize>,
	times: Record<string, Record<Owner, number>>,
): Finding {
	const by = "requestsPerCpuSecond";
	const of = (name: string) => rates[name] ?? [];
	const milliseconds = (name: string) => 1000 / usual(of(name), by);
	const fraction = (name: string) => ratio(of(home), of(name), by);
	const most = owners
		.map((owner) => ({ owner, share: times[home]?.[owner] ?? 0 }))
		.toSorted((a, b) => b.share - a.share)
		.map(({ owner, share }) => `${owner} ${(100 * share).toFixed(0)} %`);
	return {
		title: "Rendering",
		notes: [
			"The home page as the first visitor gets it after a deploy, which includes making the copy for the others, against pages of nothing but paragraphs, with the same React Router, React and Hono, built in the same run and served by the same process. Sixteen connections ask for one page at a time; five rounds over all, three seconds each, after one that is not counted; medians of workerd's CPU time.",
			`Limit: at least ${leastOfBarePage.toFixed(2)} of the requests that a bare page of the same size makes. Same size may mean bytes only, or everything that can be counted: both are held against it.`,
			`The last columns are milliseconds of CPU by whose functions ran, from a profile of each page's isolate in another run. Of the home page's: ${most.join(", ")}. “workerd” is what is built into it: streams, headers, addresses, hashes.`,
		],
		columns: ["page", "bytes", "elements", "attributes", "CPU ms", "home makes of it", ...owners],
		rows: Object.keys(rates).map((name) => [
			name,
			...[sizes[name]?.bytes, sizes[name]?.elements, sizes[name]?.attributes].map(
				(count) => count?.toLocaleString("en") ?? "",
			),
			milliseconds(name).toFixed(2),
			fraction(name).toFixed(2),
			...owners.map((owner) => ((times[name]?.[owner] ?? 0) * milliseconds(name)).toFixed(2)),
		]),
		broken: [sameBytes, sameAttributes]
			.filter((name) => fraction(name) < leastOfBarePage)
			.map(
				(name) =>
					`the home page makes ${fraction(name).toFixed(2)} of the requests of a ${name}, less than ${leastOfBarePage.toFixed(2)}.`,
			),
	};
}
