/**
 * Runs Lighthouse for `lighthouse.ts`, which asks for one run at a time. A process of its own, so that what Lighthouse
 * computes does not hold up the server that it measures.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserArguments, browserPath } from "../../e2e/browser.ts";

/** Lighthouse's names of what it scores. */
export const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
type Score = (typeof scores)[number];

/** Lighthouse's names of what it measures. */
export const metrics = [
	"first-contentful-paint",
	"largest-contentful-paint",
	"total-blocking-time",
	"cumulative-layout-shift",
] as const;
type Metric = (typeof metrics)[number];

export interface LighthouseOrder {
	url: string;
	only: Score[];
}

/** What one run has found. */
export interface LighthouseRun {
	/** From 0 to 100. */
	scores: Partial<Record<Score, number>>;
	/** In milliseconds, the shift without a unit. */
	metrics: Record<Metric, number>;
	/** What accessibility, best practices and SEO are not perfect for. */
	faults: string[];
}

const browser = await launch({
	chromePath: await browserPath(),
	chromeFlags: [...browserArguments, "--headless=new", "--ignore-certificate-errors"],
});

async function run({ url, only }: LighthouseOrder): Promise<LighthouseRun> {
	// Its preset is the mobile one, with simulated throttling.
	const result = await lighthouse(url, { port: browser.port, onlyCategories: only, logLevel: "error" });
	if (!result) throw new Error(`${url}: Lighthouse found nothing`);
	const { audits, categories, runtimeError } = result.lhr;
	if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
	const scored = only.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]);
	const measured = metrics.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]);
	return {
		scores: Object.fromEntries(scored),
		metrics: Object.fromEntries(measured),
		faults: only
			.filter((name) => name !== "performance")
			.flatMap((name) => categories[name]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id),
	};
}

process.on("message", async (order: LighthouseOrder) => {
	try {
		// A slow machine makes Lighthouse miss the start of a visit now and then.
		process.send?.(await run(order).catch(() => run(order)));
	} catch (error) {
		process.send?.({ failed: String(error) });
	}
});
process.on("disconnect", () => {
	browser.kill();
	process.exit();
});
