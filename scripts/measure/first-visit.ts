import { type Browser, chromium } from "playwright";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import { percentile } from "./load.ts";
import type { Options, Result } from "./run-parts.ts";
import { emptyState, startSite } from "./workerd-site.ts";

/** How much later than the compared build it may paint and answer. */
const mostSlower = 1.05;

/** Times are milliseconds from the start of the navigation. */
interface Visit {
	/** First contentful paint. */
	paint: number;
	/** When a click on a quick tag had put its words into the idea box. */
	answer: number;
}

/** The first visit to the home page on a slow phone and line, beside the same visit to another build. */
export async function firstVisit({ against, quick }: Options): Promise<Result> {
	const rounds = quick ? 1 : 9;
	const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
	const builds = await Promise.all(
		[".", ...(against ? [against] : [])].map(async (checkout, index) => {
			const site = await startSite({ checkout, state: emptyState(`first-visit-${index}`) });
			const address = `${site.compressed}/en`;
			// As for nearly every visitor, the page is kept already.
			for (let time = 0; time < 2; time += 1) await (await fetch(address)).text();
			return { build: checkout, site, address, visits: [] as Visit[] };
		}),
	);
	try {
		// In turn, so that what slows the machine for a while slows all of them.
		for (let round = 0; round < rounds; round += 1) {
			for (const { address, visits } of builds) visits.push(await visit(browser, address));
		}
	} finally {
		await Promise.all([browser.close(), ...builds.map(({ site }) => site.stop())]);
	}
	const rows = builds.map(({ build, visits }) => ({
		build,
		"paint, ms": Math.round(percentile(visits.map(({ paint }) => paint))),
		"answer, ms": Math.round(percentile(visits.map(({ answer }) => answer))),
	}));
	const [own, other] = rows;
	return {
		note: `The home page with an empty cache on a line of 1.6 Mbit/s, 150 ms to each answer, CPU / 4; HTTP/1.1, compressed; medians of ${rounds}, in turn. It answers when a click on a quick tag has put its words into the idea box: one is clicked every 50 ms from the first paint on.`,
		rows,
		failures: (["paint, ms", "answer, ms"] as const)
			.filter((what) => own && other && own[what] > mostSlower * other[what])
			.map((what) => `${what}: more than ${mostSlower} times the other build's`),
	};
}

/** Opens the page, and clicks on its first quick tag again and again from the first paint on, until the box has its words. */
async function visit(browser: Browser, url: string): Promise<Visit> {
	const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
	const session = await page.context().newCDPSession(page);
	// In bytes a second.
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 200_000,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.goto(url, { waitUntil: "commit" });
	const moments = await page.evaluate(async () => {
		let nextClick = 0;
		while (performance.now() < 20_000) {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			const box = document.querySelector("textarea");
			if (paint && box?.value) return { paint: paint.startTime, answer: performance.now() };
			if (paint && box && performance.now() >= nextClick) {
				nextClick = performance.now() + 50;
				box.closest("form")?.parentElement?.querySelector<HTMLElement>("ul button")?.click();
			} else await new Promise((resolve) => setTimeout(resolve, 5));
		}
		return undefined;
	});
	if (!moments) throw new Error("The idea box does not answer.");
	await page.close();
	return moments;
}
