import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { localizedPath } from "../app/i18n/localized-paths.ts";
import { pagePaths } from "../app/pages.ts";
import { builtInSite } from "./addresses.ts";
import { expectAccessible } from "./axe.ts";
import { expect, languageTests, open, problemsOn, test } from "./fixtures.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import { hidePage, signalPrivacy } from "./privacy.ts";
import { textOverflow } from "./text-overflow.ts";
import { contentOf } from "./visible-text.ts";

const kilobyte = 1024;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What the browser keeps for the router, so that going back leads to the same place on the page. */
const essential = ["react-router-scroll-positions", "remix-router-transitions"];

/** Every page that is one by itself, and the 404 page. Without an idea, the results are the home page. */
const paths = [...pagePaths.filter((path) => path !== "/resultados"), "nowhere"] as const;

const addressOf = (path: (typeof paths)[number], language: Language) =>
	builtInSite + (path === "nowhere" ? `/${language}/nowhere` : localizedPath(path, language));

/** Opens every page once, one after the other, and checks there everything that holds for all pages. */
for (const { language, locale } of languageTests) {
	for (const { width, screen } of [
		{ width: "phone", screen: phone },
		{ width: "desktop", screen: desktop },
	] as const) {
		// English on a dark phone and Spanish on a light desktop are in every run.
		const isQuick = (language === "en") === (width === "phone");
		const usual = width === "phone" ? ("dark" as const) : ("light" as const);

		test.describe(`every page (${language}, ${width})`, { tag: isQuick ? [] : "@full" }, () => {
			// In order, in one browser, whose cache has the fonts from the second page on.
			test.describe.configure({ mode: "default" });
			let page: Page;
			let plain: Page;
			let problems: string[];
			const requests: string[] = [];

			test.beforeAll(async ({ browser }) => {
				const context = await browser.newContext({ ...screen, locale, colorScheme: usual });
				if (language === "es") await signalPrivacy(context);
				page = await context.newPage();
				problems = problemsOn(page);
				page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
				// So that the fonts are there: that they come late is another test's matter.
				await open(page, addressOf("nowhere", language));
				await fontsShown(page);
				await recordShifts(page);
				const plainContext = await browser.newContext({ ...screen, locale, javaScriptEnabled: false });
				plain = await plainContext.newPage();
			});
			test.afterAll(async () => {
				await page.context().close();
				await plain.context().close();
			});

			for (const path of paths) {
				test(`${path} does not shift, fits every width, is accessible and stores nothing`, async () => {
					test.slow();
					problems.length = 0;
					requests.length = 0;
					await page.setViewportSize(screen.viewport);
					await page.emulateMedia({ colorScheme: usual, reducedMotion: "no-preference" });
					// On no link: the page behind it would be fetched.
					await page.mouse.move(5, 5);
					await open(page, addressOf(path, language));
					const told = await contentOf(page);
					await scrollThrough(page);
					expect.soft(await shiftsOn(page), "moves").toEqual([]);

					await page.keyboard.press("Tab");
					await hidePage(page);
					// What is asked from here on is asked at the top, and of nothing that has the focus.
					await page.evaluate(() => {
						(document.activeElement as HTMLElement).blur();
						window.scrollTo({ top: 0, behavior: "instant" });
					});
					await page.waitForLoadState("networkidle");
					await expectWeight(page, path);
					expect.soft(await keptIn(page), "kept").toEqual([]);
					expect.soft(await page.context().cookies(), "cookies").toEqual([]);
					const elsewhere = requests.filter((request) => !request.startsWith(`GET ${builtInSite}/`));
					expect.soft(elsewhere, "asked of others, or sent").toEqual([]);
					expect.soft(requests.filter((request) => /\/api\/|vitals/.test(request))).toEqual([]);

					expect.soft(await sidewaysAt(page), "scrolls sideways").toEqual([]);
					expect.soft(await outOfPlaceWhenLarge(page, screen.viewport), "at twice the size").toEqual([]);

					await page.setViewportSize(screen.viewport);
					for (const colorScheme of isQuick ? ([usual] as const) : (["light", "dark"] as const)) {
						await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
						// Colours count once nothing fades any more.
						await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
						await expectAccessible(page, `${path}, ${colorScheme}`);
					}
					expect(problems).toEqual([]);

					await plain.goto(addressOf(path, language));
					// Of a form, nothing counts.
					expect(told.length).toBeGreaterThan(path === "nowhere" || path === "/idea" ? 20 : 200);
					expect(await contentOf(plain), "without JavaScript").toBe(told);
				});
			}
		});
	}
}

/** What the page's origin has in the browser, but for the essential. */
function keptIn(page: Page): Promise<string[]> {
	return page.evaluate(
		async (allowed) => [
			...Object.keys(localStorage),
			...Object.keys(sessionStorage).filter((key) => !allowed.includes(key)),
			...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
			...(await caches.keys()),
		],
		essential,
	);
}

/** Widths at which the page is wider than the window. */
async function sidewaysAt(page: Page): Promise<number[]> {
	const found: number[] = [];
	for (const width of [320, 390, 768, 1280, 1920, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (overflow > 0) found.push(width);
	}
	return found;
}

/** Texts that have no place when a reader zooms in, which halves the window, or only wants larger letters. */
async function outOfPlaceWhenLarge(
	page: Page,
	{ width, height }: { width: number; height: number },
): Promise<string[]> {
	await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
	const zoomed = await textOverflow(page);
	await page.setViewportSize({ width, height });
	const settings = await page.context().newCDPSession(page);
	const setSize = (standard: number) => settings.send("Page.setFontSizes", { fontSizes: { standard } });
	await setSize(32);
	await expect
		.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
		.toBe("32px");
	const large = await textOverflow(page);
	await setSize(16);
	await settings.detach();
	return [...zoomed, ...large];
}

/** Expects fonts, pictures and styles of a page that was scrolled through to keep to their weight. */
async function expectWeight(page: Page, path: string): Promise<void> {
	const weights = { font: 0, style: 0, picture: 0 };
	const addresses = await page.evaluate(() => [
		...new Set(performance.getEntriesByType("resource").map(({ name }) => name)),
	]);
	for (const address of addresses) {
		const kind = /\.(woff2|svg)$/.exec(new URL(address).pathname)?.[1];
		if (!kind) continue;
		const body = await (await page.request.get(address)).body();
		if (kind === "woff2") weights.font += body.length;
		else weights.picture += gzipSync(body).length;
	}
	weights.style = gzipSync((await page.locator("style").allTextContents()).join("")).length;
	const inPage = await page
		.locator("svg")
		.evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML).join(""));
	weights.picture += gzipSync(inPage).length;
	expect.soft(weights.font, "fonts").toBeLessThanOrEqual(56 * kilobyte);
	expect.soft(weights.style, "styles").toBeLessThanOrEqual(19 * kilobyte);
	expect.soft(weights.picture, "pictures").toBeLessThanOrEqual(40 * kilobyte);
	if (path === "/") {
		expect.soft(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(kilobyte);
	}
}
