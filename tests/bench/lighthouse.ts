import { fork } from "node:child_process";
import { once } from "node:events";
import { pagePaths } from "#app/contract/page-paths.ts";
import { pageAddress } from "#app/i18n/addresses.ts";
import { languages } from "#app/i18n/languages.ts";
import { startFront } from "./compressing-front.ts";
import type { Finding } from "./finding.ts";
import { keptPage } from "./kept-page.ts";
import type { LighthouseOrder, LighthouseRun } from "./lighthouse-process.ts";
import { median } from "./median.ts";
import { emptyState, startSite } from "./site.ts";
import { firstVisits } from "./visits.ts";

/** Of the first and the largest contentful paint of the home page, in milliseconds. */
const latestPaint = 1000;

/** What Lighthouse says of every page in both languages. */
export async function lighthouse(quick: boolean): Promise<Finding> {
	const site = await startSite({
		state: emptyState("lighthouse"),
		entries: { "first-visits": firstVisits },
	});
	const files = site.behindAssets;
	const front = await startFront({ pages: site.behindAssets, files });
	const firstFront = await startFront({ pages: site.beside["first-visits"] ?? "", files });
	const runner = fork("tests/bench/lighthouse-process.ts", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
	const ended = new AbortController();
	runner.on("exit", () => ended.abort());
	const run = async (order: LighthouseOrder): Promise<LighthouseRun> => {
		runner.send(order);
		const [answer] = (await once(runner, "message", ended)) as [LighthouseRun | { failed: string }];
		if ("failed" in answer) throw new Error(answer.failed);
		return answer;
	};
	/** What does not change from run to run is looked at once. */
	const visit = async (url: string): Promise<LighthouseRun[]> => {
		const runs = [await run({ url, only: ["performance", "accessibility", "best-practices", "seo"] })];
		while (runs.length < (quick ? 1 : 3)) runs.push(await run({ url, only: ["performance"] }));
		return runs;
	};
	try {
		const home: Record<string, LighthouseRun[]> = {};
		const found: Record<string, LighthouseRun[]> = {};
		for (const path of quick ? pagePaths.slice(0, 1) : pagePaths) {
			for (const language of languages) {
				const address = pageAddress(path, language);
				await keptPage(`${site.behindAssets}${address}`);
				found[address] = await visit(`${front.origin}${address}`);
				if (path === "/") home[address] = await visit(`${firstFront.origin}${address}`);
			}
		}
		return finding(found, home);
	} finally {
		if (runner.connected) runner.disconnect();
		await Promise.all([front.stop(), firstFront.stop(), site.stop()]);
	}
}

/** Medians of a page's runs. */
function summary(runs: LighthouseRun[]) {
	const [first] = runs;
	const metric = (name: keyof LighthouseRun["metrics"]) => median(runs.map(({ metrics }) => metrics[name]));
	return {
		performance: median(runs.map(({ scores }) => scores.performance ?? 0)),
		accessibility: first?.scores.accessibility ?? 0,
		bestPractices: first?.scores["best-practices"] ?? 0,
		seo: first?.scores.seo ?? 0,
		faults: first?.faults ?? [],
		firstPaint: metric("first-contentful-paint"),
		largestPaint: metric("largest-contentful-paint"),
		blocking: metric("total-blocking-time"),
		shift: metric("cumulative-layout-shift"),
	};
}

function row(name: string, runs: LighthouseRun[]): string[] {
	const { performance, accessibility, bestPractices, seo, ...metrics } = summary(runs);
	return [
		name,
		...[performance, accessibility, bestPractices, seo].map(String),
		(metrics.firstPaint / 1000).toFixed(2),
		(metrics.largestPaint / 1000).toFixed(2),
		metrics.blocking.toFixed(0),
		metrics.shift.toFixed(3),
	];
}

function finding(found: Record<string, LighthouseRun[]>, home: Record<string, LighthouseRun[]>): Finding {
	const summaries = Object.entries(found).map(([address, runs]) => ({ address, ...summary(runs) }));
	const almost = summaries.filter(({ performance }) => performance === 99).map(({ address }) => address);
	const broken: string[] = [];
	for (const { address, performance, accessibility, bestPractices, seo, faults, ...metrics } of summaries) {
		if (performance < 99) broken.push(`${address}: performance ${performance}, less than 99.`);
		if (Math.min(accessibility, bestPractices, seo) < 100) {
			broken.push(
				`${address}: accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}, not all 100 (${faults.join(", ")}).`,
			);
		}
		if (!(address in home)) continue;
		const { firstPaint, largestPaint } = metrics;
		if (Math.max(firstPaint, largestPaint) > latestPaint) {
			broken.push(
				`${address}: first and largest paint after ${(firstPaint / 1000).toFixed(2)} and ${(largestPaint / 1000).toFixed(2)} s, later than ${(latestPaint / 1000).toFixed(1)}.`,
			);
		}
	}
	return {
		title: "Lighthouse",
		notes: [
			"Lighthouse's mobile preset with its simulated throttling, behind HTTP/2 over TLS, with Brotli 4 for what is compressed on the way and 11 for hashed files. Performance and times are the median of three runs; the other scores do not change from run to run and are taken once. Each page is one that is kept. `/resultados` leads home without an idea, so it is measured on its way there. FCP, LCP in seconds, TBT in milliseconds.",
			`Limits: accessibility, best practices and SEO 100; performance 100, where pages at 99 are named; of the home page FCP and LCP ${(latestPaint / 1000).toFixed(1)} s. ${almost.length > 0 ? `At 99: ${almost.join(", ")}.` : "No page is at 99."}`,
			"The last rows are for the one visitor for whom the home page is rendered after a deploy. No limit holds for them.",
		],
		columns: ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
		rows: [
			...Object.entries(found).map(([address, runs]) => row(address, runs)),
			...Object.entries(home).map(([address, runs]) => row(`${address}, rendered`, runs)),
		],
		broken,
	};
}
