import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import { startCheckout } from "./compared-sites.ts";
import { median } from "./percentile.ts";
import type { BenchOptions, BenchResult } from "./run-parts.ts";

/** Milliseconds after which the box is not expected to answer any more. */
const patience = 10_000;

/** Shares of the time from the first paint to the answer at which a visitor is too early. */
const earlyMoments = [0, 0.25, 0.5, 0.75];

/** Opens the home page anew, with an empty cache, on a slow phone and line; ends when its first bytes are there. */
type Open = () => Promise<Page>;

/** When the idea box answers a visitor on a slow phone and line, and what becomes of what is done too early. */
export async function ideaBox({ site, against, runs = 5, cpu, quick }: BenchOptions): Promise<BenchResult> {
	const sites = await Promise.all(
		(against ? [site, against] : [site]).map((checkout) => startCheckout(checkout)),
	);
	const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
	const address = localizedPath("/", "en");
	const taken = sites.map(({ name, origin }) => ({
		name,
		open: () => openSlowly(browser, `${origin}${address}`, cpu),
		firstPaints: [] as number[],
		answers: [] as number[],
		lost: [] as string[],
	}));
	const moments = quick ? [0] : earlyMoments;
	try {
		for (const { keep } of sites) await keep(address);
		for (let round = 0; round < runs; round += 1) {
			for (const { open, firstPaints, answers } of taken) {
				const { firstPaint, answered } = await untilAnswer(open);
				firstPaints.push(firstPaint);
				answers.push(answered);
			}
		}
		for (const { open, firstPaints, answers, lost } of taken) {
			for (const share of moments) {
				const after = share * (median(answers) - median(firstPaints));
				if (!(await clickRemains(open, after)))
					lost.push(`a click ${after.toFixed(0)} ms after the first paint`);
				if (!(await letterRemains(open, after)))
					lost.push(`a letter ${after.toFixed(0)} ms after the first paint`);
			}
		}
	} finally {
		await Promise.all([browser.close(), ...sites.map(({ stop }) => stop())]);
	}
	const seconds = (ms: number) => (ms / 1000).toFixed(2);
	return {
		title: "Until the idea box answers",
		notes: [
			`The home page on a line of 1.6 Mbit/s with 150 ms to each answer and CPU / ${cpu}, in seconds from the start of the navigation; medians of ${runs}, all in turn. It answers when a click on a quick tag has put its words into the box: one is clicked every 50 ms from the first paint on. Then a visitor clicks or types a letter once and too early: what the box never shows, or the page does not know of, is lost.`,
		],
		rows: taken.map(({ name, firstPaints, answers, lost }) => ({
			site: name,
			"first paint": seconds(median(firstPaints)),
			answers: seconds(median(answers)),
			fastest: seconds(Math.min(...answers)),
			slowest: seconds(Math.max(...answers)),
			lost: `${lost.length} of ${2 * moments.length}`,
		})),
		failures: (taken[0]?.lost ?? []).map((what) => `${what} is lost.`),
	};
}

async function openSlowly(browser: Browser, url: string, cpu: number): Promise<Page> {
	const viewport = { width: 412, height: 823 };
	const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport, isMobile: true, hasTouch: true });
	const session = await page.context().newCDPSession(page);
	const throughput = 1.6e6 / 8;
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: throughput,
		uploadThroughput: throughput,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
	await page.goto(url, { waitUntil: "commit" });
	return page;
}

/** Clicks on the first quick tag again and again from the first paint on, until the box has its words. */
async function untilAnswer(open: Open): Promise<{ firstPaint: number; answered: number }> {
	const page = await open();
	const moments = await page.evaluate(async (patience) => {
		let nextClick = 0;
		while (performance.now() < patience) {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			const box = document.querySelector("textarea");
			if (paint && box?.value) return { firstPaint: paint.startTime, answered: performance.now() };
			if (paint && box && performance.now() >= nextClick) {
				nextClick = performance.now() + 50;
				box.closest("form")?.parentElement?.querySelector<HTMLElement>("ul button")?.click();
			} else await new Promise((resolve) => setTimeout(resolve, 5));
		}
		return undefined;
	}, 2 * patience);
	await page.close();
	if (!moments) throw new Error("the idea box does not answer");
	return moments;
}

/** Whether one click on a quick tag, so long after the first paint, ever fills the box. */
async function clickRemains(open: Open, after: number): Promise<boolean> {
	const page = await open();
	const tag = await paintedCentre(page, "form:has(textarea) ~ ul button");
	await delay(after);
	await page.mouse.click(tag.x, tag.y);
	const remains = await comesTrue(page, () => document.querySelector("textarea")?.value !== "");
	await page.close();
	return remains;
}

/** Whether a letter that is typed so long after the first paint stays, and lets the visitor send the idea. */
async function letterRemains(open: Open, after: number): Promise<boolean> {
	const page = await open();
	const box = await paintedCentre(page, "form textarea");
	await delay(after);
	await page.mouse.click(box.x, box.y);
	await page.keyboard.press("Z");
	const remains = await comesTrue(page, () => {
		const box = document.querySelector("textarea");
		return box?.value === "Z" && box.form?.querySelector("button[type=submit]:enabled") !== null;
	});
	await page.close();
	return remains;
}

/** Waits for the first paint and scrolls to the element. @returns the middle of it, in pixels of the screen */
async function paintedCentre(page: Page, selector: string): Promise<{ x: number; y: number }> {
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	const element = await page.waitForSelector(selector, { state: "attached" });
	return element.evaluate((target) => {
		target.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = target.getBoundingClientRect();
		return { x: left + width / 2, y: top + height / 2 };
	});
}

function comesTrue(page: Page, condition: () => boolean): Promise<boolean> {
	const waiting = page.waitForFunction(condition, undefined, { timeout: patience, polling: 50 });
	return waiting.then(
		() => true,
		() => false,
	);
}
