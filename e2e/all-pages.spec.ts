import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expectAccessible } from "./axe.ts";
import { expect, languageTests, localized, pagePaths, problemsIn, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import { textOverflow } from "./text-overflow.ts";
import { contentOf } from "./visible-text.ts";
import * as visitor from "./visitor.ts";

const kilobyte = 1024;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What the browser keeps for the router, so that going back leads to the same place on the page. */
const essential = ["react-router-scroll-positions", "remix-router-transitions"];

/** Every page that is one by itself, and the 404 page. Without an idea, the results are the home page. */
const paths = [...pagePaths.filter((path) => path !== "/resultados"), "/nowhere"];

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
				problems = problemsIn(context);
				page = await context.newPage();
				page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
				// So that the fonts are there: that they come late is another test's matter.
				await visitor.open(page, builtInSite + localized("/nowhere", language));
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
					const address = builtInSite + localized(path, language);
					problems.length = 0;
					requests.length = 0;
					await page.setViewportSize(screen.viewport);
					await page.emulateMedia({ colorScheme: usual, reducedMotion: "no-preference" });
					// On no link: the page behind it would be fetched.
					await page.mouse.move(5, 5);
					await visitor.open(page, address);
					await expect(page.locator("html")).toHaveAttribute("lang", language);
					const told = await contentOf(page);
					await scrollThrough(page);
					expect.soft(await shiftsOn(page), "moves").toEqual([]);

					await page.keyboard.press("Tab");
					await visitor.hidePage(page);
					// From here on nothing has the focus, and the page is at its top, without the studio's badge.
					await page.evaluate(() => {
						(document.activeElement as HTMLElement).blur();
						window.scrollTo({ top: 0, behavior: "instant" });
					});
					await expect(page.getByText(translations[language].common.badge.by)).toHaveCount(0);
					if (width === "desktop") await expectWeight(page, path);
					expect.soft(await keptIn(page), "kept").toEqual([]);
					expect.soft(await page.context().cookies(), "cookies").toEqual([]);
					expect.soft(await sidewaysAt(page), "scrolls sideways").toEqual([]);
					await page.setViewportSize(screen.viewport);
					expect.soft(await outOfPlace(page, screen.viewport), "zoomed, or with larger text").toEqual([]);

					// What is under the pointer would change its colours while axe reads them.
					await page.mouse.move(5, 5);
					await page.emulateMedia({ reducedMotion: "reduce" });
					await visitor.settled(page);
					expect.soft(await movingAnywhere(page), "moves with reduced motion").toEqual([]);
					for (const colorScheme of isQuick ? ([usual] as const) : (["light", "dark"] as const)) {
						await page.emulateMedia({ colorScheme });
						await expectAccessible(page, `${path}, ${colorScheme}`);
					}
					const told404 = /status of 404|No page at this path/;
					const expected = path === "/nowhere" ? told404 : undefined;
					expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
					const sent = requests.filter(
						(request) => !request.startsWith(`GET ${builtInSite}/`) || request.includes("/api/"),
					);
					expect(sent, "sent, or asked of the API").toEqual([]);

					await plain.goto(address);
					// Of a form, nothing counts.
					expect(told.length).toBeGreaterThan(path === "/nowhere" || path === "/idea" ? 20 : 200);
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
	for (const width of [320, 390, 768, 1024, 1280, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (overflow > 0) found.push(width);
	}
	return found;
}

/**
 * Texts that have no place when a reader zooms in, which halves the window, sets letters to twice their size, or gives
 * them the room of WCAG 1.4.12.
 */
async function outOfPlace(
	page: Page,
	{ width, height }: { width: number; height: number },
): Promise<string[]> {
	await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
	const zoomed = await textOverflow(page);
	await page.setViewportSize({ width, height });

	const settings = await page.context().newCDPSession(page);
	const setSize = async (standard: number) => {
		await settings.send("Page.setFontSizes", { fontSizes: { standard } });
		await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
	};
	await setSize(32);
	const large = await textOverflow(page);
	// Until the letters are small again nothing else is to be looked at.
	await setSize(16);
	await settings.detach();

	// The page's policy allows no style of a test's, but scripts may adopt one.
	await page.evaluate(async () => {
		const spaced = new CSSStyleSheet();
		await spaced.replace(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
		);
		document.adoptedStyleSheets.push(spaced);
	});
	const spaced = await textOverflow(page);
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	return [...zoomed, ...large, ...spaced];
}

/** Scrolls to five places, ends at the top, and says what took its time there. */
function movingAnywhere(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const found: string[] = [];
		for (const share of [0.25, 0.5, 0.75, 1, 0]) {
			window.scrollTo({ top: document.body.scrollHeight * share, behavior: "instant" });
			for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
			for (const { effect } of document.getAnimations()) {
				// Transitions take a hundredth of a millisecond, so that what waits for their end still hears of it.
				if (Number(effect?.getComputedTiming().duration) <= 1) continue;
				found.push((effect as KeyframeEffect).target?.outerHTML.slice(0, 90) ?? "");
			}
		}
		return found;
	});
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
