import { readFileSync } from "node:fs";
import { load, percentile } from "./load.ts";
import type { Options, Result } from "./run-parts.ts";
import { emptyState, startSite } from "./workerd-site.ts";

/** Of the requests that the same page makes as a constant string. */
const leastFromMemory = 0.8;

/** An entry that finds no page in a cache: pages are kept by public key, and each request has another one. */
const withoutCaches = `import site from "./index.js";
let requests = 0;
const empty = { match: async () => undefined, put: async () => {} };
caches.open = async () => empty;
export default { fetch(request, env, context) {
	requests += 1;
	return site.fetch(request, { ...env, PUBLIC_API_KEY: "key-" + requests }, context);
} };`;

/** An entry that has the home page once and repeats it. */
const constantPage = `import site from "./index.js";
const headers = { "Content-Type": "text/html; charset=utf-8" };
let page;
export default { async fetch(request, env, context) {
	page ??= await (await site.fetch(request, env, context)).text();
	return new Response(page, { headers });
} };`;

/** How fast the site answers, against the same page as a constant string. */
export async function throughput({ quick }: Options): Promise<Result> {
	const rounds = quick ? 1 : 5;
	const state = emptyState("throughput");
	const site = await startSite({ state, entries: { constant: constantPage, rendered: withoutCaches } });
	const all = [
		{ what: "home page as a constant string", url: `${site.entries.constant}/en` },
		{ what: "home page from the memory", url: `${site.worker}/en` },
		{ what: "home page, rendered", url: `${site.entries.rendered}/en` },
	].map((one) => ({ ...one, latencies: [] as number[], perCpu: [] as number[] }));
	try {
		// In turn, so that what slows the machine for a while slows all of them. The first round warms up.
		for (let round = 0; round <= rounds; round += 1) {
			for (const { url, latencies, perCpu } of all) {
				const alone = await load(url, 1, 1);
				const before = cpuSeconds(site.workerdPid);
				const together = await load(url, 16, 2);
				if (round === 0) continue;
				latencies.push(...alone);
				perCpu.push(together.length / (cpuSeconds(site.workerdPid) - before));
			}
		}
		await expectSource(`${site.worker}/en`, "memory");
		await expectSource(`${site.entries.rendered}/en`, "miss");
	} finally {
		await site.stop();
	}
	const rows = all.map(({ what, latencies, perCpu }) => ({
		what,
		"p50, ms": percentile(latencies).toFixed(2),
		"p95, ms": percentile(latencies, 0.95).toFixed(2),
		"a CPU second": Math.round(percentile(perCpu)),
		"of the constant": percentile(perCpu.map((rate, round) => rate / (all[0]?.perCpu[round] ?? 0))).toFixed(
			2,
		),
	}));
	const reached = Number(rows[1]?.["of the constant"]);
	return {
		note: `Latency: one request after the other. Rates: 16 connections, medians of ${rounds}. What asks shares the cores with what answers, so requests count by workerd's CPU time.`,
		rows,
		failures: reached < leastFromMemory ? [`from the memory: ${reached} of the constant's requests`] : [],
	};
}

/** @throws if the page comes from elsewhere */
async function expectSource(url: string, source: "memory" | "miss"): Promise<void> {
	const { headers } = await fetch(url);
	const timing = headers.get("Server-Timing");
	if (!timing?.includes(`"${source}"`)) throw new Error(`${url}: Server-Timing says ${timing}`);
}

/** CPU time that a process has taken so far, in seconds (proc_pid_stat(5), fields 14 and 15, in hundredths). */
function cpuSeconds(pid: number): number {
	// The second field is the program's name in brackets, which may itself hold blanks.
	const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = fields.split(" ").slice(11, 13).map(Number);
	return (Number(user) + Number(system)) / 100;
}
