import { load, type Target } from "./load.ts";
import { median, percentile } from "./percentile.ts";
import type { BenchOptions, BenchResult } from "./run-parts.ts";
import { cpuSeconds, emptyState, keptPage, startSite } from "./workerd-site.ts";

/** Of the requests that the same page makes as a constant string. */
const leastFromMemory = 0.8;

const publicKey = "bench";

/** More than an isolate's memory holds, so that pages asked for in turn are never found there. */
const edgePages = 300;

/**
 * An entry of the site that gives each request another public key, up to so many: the pages that the Worker keeps are
 * kept by public key, too.
 */
function varyingKey(keys: number, setUp = ""): string {
	return `import site from "./index.js";
let requests = 0;
${setUp}
export default { fetch(request, env, context) {
	requests += 1;
	return site.fetch(request, { ...env, PUBLIC_API_KEY: "key-" + (requests % ${keys}) }, context);
} };`;
}

function constantPage(html: string): string {
	return `const page = ${JSON.stringify(html)};
const headers = { "Content-Type": "text/html; charset=utf-8" };
export default { fetch: () => new Response(page, { headers }) };`;
}

/** An idea. Each comes from another visitor and is another one: no limit is reached, and none counts as a repetition. */
const newIdea = {
	method: "POST",
	headers: {
		Authorization: `Bearer ${publicKey}`,
		"Content-Type": "application/json",
		"CF-Connecting-IP": "2001:db8:{n}::1",
	},
	body: JSON.stringify({ email: "visitor@example.org", message: "Solar panels over the sorting lines, {n}" }),
} as const;

/** How fast the site answers, against the same page as a constant string. */
export async function throughput({ site: checkout, quick, runs = 5 }: BenchOptions): Promise<BenchResult> {
	const settings = { PUBLIC_API_KEY: publicKey };
	const state = emptyState("throughput");
	const first = await startSite({ checkout, state, settings });
	const page = await keptPage(`${first.worker}/en`).finally(() => first.stop());
	const entries = {
		constant: constantPage(page),
		edge: varyingKey(edgePages),
		// Without a Cache API: writing a copy of each page to this machine's disk would be most of the work.
		rendered: varyingKey(
			Number.MAX_SAFE_INTEGER,
			"const empty = { match: async () => undefined, put: async () => {} }; caches.open = async () => empty;",
		),
	};
	const site = await startSite({ checkout, state, settings, entries });
	const measured = (name: string, target: Target, source?: "memory" | "edge" | "miss") => {
		return {
			name,
			target,
			source,
			latencies: [] as number[],
			perSecond: [] as number[],
			perCpu: [] as number[],
		};
	};
	const constant = measured("home page as a constant string", { url: `${site.entries.constant}/en` });
	const memory = measured("home page from the memory", { url: `${site.worker}/en` }, "memory");
	const edge = measured("home page from the Cache API", { url: `${site.entries.edge}/en` }, "edge");
	const rendered = measured("home page, rendered", { url: `${site.entries.rendered}/en` }, "miss");
	const idea = measured("idea stored in D1", { url: `${site.worker}/api/analysis-requests`, ...newIdea });
	const all = [constant, memory, edge, rendered, idea];
	try {
		await keptPage(memory.target.url);
		await load({ ...edge.target, connections: 16, requests: 2 * edgePages });
		for (const { target, latencies } of all)
			latencies.push(...(await load({ ...target, connections: 1, requests: quick ? 200 : 1000 })).latencies);
		// In turn, so that what slows the machine for a while slows all of them. The first round warms up.
		for (let round = 0; round <= runs; round += 1) {
			for (const { target, perSecond, perCpu } of all) {
				const before = cpuSeconds(site.workerdPid);
				const { duration, latencies } = await load({ ...target, connections: 16, seconds: quick ? 1 : 2 });
				if (round === 0) continue;
				perSecond.push(latencies.length / duration);
				perCpu.push(latencies.length / (cpuSeconds(site.workerdPid) - before));
			}
		}
		for (const { target, source } of all) if (source) await checkSource(target.url, source);
	} finally {
		await site.stop();
	}

	/** The median of what each round says. */
	const ofConstant = ({ perCpu }: typeof constant) =>
		median(perCpu.map((rate, round) => rate / (constant.perCpu[round] ?? Number.NaN)));
	const reached = ofConstant(memory);
	return {
		title: "Throughput and latency",
		notes: [
			`Latency: one request after the other on one connection. Rates: sixteen connections, medians of ${runs} rounds over all. Requests count by workerd's CPU time too, because what asks shares the cores with what answers. Cache API, D1 and limits are workerd's local simulators.`,
		],
		rows: all.map((one) => ({
			what: one.name,
			"p50, ms": percentile(one.latencies, 0.5).toFixed(2),
			"p95, ms": percentile(one.latencies, 0.95).toFixed(2),
			"a second": Math.round(median(one.perSecond)),
			"a CPU second": Math.round(median(one.perCpu)),
			"of the constant string": ofConstant(one).toFixed(2),
		})),
		failures:
			reached < leastFromMemory
				? [`the page from the memory makes ${reached.toFixed(2)} of the constant string's requests.`]
				: [],
	};
}

/** @throws if the page comes from elsewhere */
async function checkSource(url: string, source: string): Promise<void> {
	const response = await fetch(url);
	await response.text();
	const timing = response.headers.get("Server-Timing") ?? "";
	if (!timing.includes(`"${source}"`)) throw new Error(`${url}: Server-Timing says ${timing}`);
}
