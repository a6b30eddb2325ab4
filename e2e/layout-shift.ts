import type { Page } from "@playwright/test";
import * as visitor from "./visitor.ts";

/** An entry of the Layout Instability API, which TypeScript does not know. */
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] };

/** Adds up what moves without the visitor having done anything, from before the first paint on. */
export async function recordShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Shift[]) {
				const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120));
				if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)}: ${moved.join(" | ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/**
 * What has moved, where it is to be noticed: when the fonts come, words in a row may take a pixel more or less.
 * @param allowed cumulative layout shift from which on it is
 */
export async function shiftsOn(page: Page, allowed = 0.005): Promise<string[]> {
	const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
	const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
	return sum < allowed ? [] : shifts;
}

/** Waits until the text is shown in the site's fonts. */
export async function fontsShown(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	});
}

/** Goes down the page as a reader does, to its end, and waits until what came into view there rests. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const end = document.body.scrollHeight;
		for (let top = 0; top < end; top += 700) {
			window.scrollTo({ top, behavior: "instant" });
			for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		}
	});
	await visitor.settled(page);
}
