import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { reports } from "../app/content/group.ts";
import { builtInSite } from "./addresses.ts";
import { expectAccessible, expectContrast } from "./axe.ts";
import {
	expect,
	type Language,
	languages,
	localized,
	phone,
	problemsIn,
	sampledPaths,
	test,
	translations,
} from "./fixtures.ts";
import { full } from "./full.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import { outOfPlace, type Window } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

const desktop = { width: 1280, height: 800 };

/** What the browser keeps for the router, so that going back leads to the same place on the page. */
const essential = ["react-router-scroll-positions"];

/** Otherwise, neither cookies nor anything else. */
const nothing = { cookies: [], origins: [] };

const paths = [...sampledPaths, "/nowhere"];

/**
 * Opens each page once, one after the other, and checks there everything that holds for all pages, first on a desktop in light
 * colours, then on a phone in dark ones. `npm test` opens a page in one of the languages, by turns.
 */
for (const [turn, language] of languages.entries()) {
	test.describe(`every page (${language})`, () => {
		// In order, in one browser, whose cache has the fonts from the second page on.
		test.describe.configure({ mode: "default" });
		const requests: string[] = [];
		let page: Page;
		let plain: Page;
		let problems: string[];

		test.beforeAll(async ({ browser }) => {
			const context = await browser.newContext({ viewport: desktop });
			problems = problemsIn(context);
			page = await context.newPage();
			page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
			// So that the fonts are there: that they come late is another test's matter.
			await visitor.open(page, builtInSite + localized("/nowhere", language));
			await fontsShown(page);
			await recordShifts(page);
			plain = await browser.newPage({ viewport: desktop, javaScriptEnabled: false });
		});
		test.afterAll(async () => {
			await page.context().close();
			await plain.context().close();
		});

		for (const path of paths.filter((_, index) => full || index % languages.length !== turn)) {
			test(`${path} does not shift, fits every width, is accessible and stores nothing`, async () => {
				// It looks at every window, with each setting.
				if (full) test.slow();
				const address = builtInSite + localized(path, language);
				problems.length = 0;
				requests.length = 0;
				await page.setViewportSize(desktop);
				await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
				// On no link: the page behind it would be fetched.
				await page.mouse.move(5, 5);
				await visitor.open(page, address);
				await expect(page.locator("html")).toHaveAttribute("lang", language);
				const told = await contentOf(page);
				expect.soft(await misleadingLinks(page, language), "links").toEqual([]);
				await scrollThrough(page);
				// On a busy machine fonts come late from the cache, too, and a row of words moves by 0.011.
				expect.soft(await shiftsOn(page, 0.015), "moves").toEqual([]);

				await page.keyboard.press("Tab");
				await expect.soft(page.locator(":focus"), "focus").toHaveCSS("outline-style", "solid");
				await visitor.hidePage(page);
				// From here on nothing has the focus, and the page is at its top, without the studio's badge.
				await page.evaluate(() => {
					(document.activeElement as HTMLElement).blur();
					window.scrollTo({ top: 0, behavior: "instant" });
				});
				await expect(page.getByText(translations[language].common.badge.by)).toHaveCount(0);
				expect.soft(await page.context().storageState({ indexedDB: true })).toEqual(nothing);
				const session = await page.evaluate(() => Object.keys(sessionStorage));
				expect.soft(session.filter((key) => !essential.includes(key))).toEqual([]);
				await expectWeight(page, path);

				// What is under the pointer would change its colours while axe reads them.
				await page.mouse.move(5, 5);
				await page.emulateMedia({ reducedMotion: "reduce" });
				await expectContrast(page, `${path}, light`);
				await page.emulateMedia({ colorScheme: "dark" });
				expect.soft(await outOfPlace(page, windows), "text out of place").toEqual([]);
				expect.soft(await movingAnywhere(page), "moves with reduced motion").toEqual([]);
				await page.setViewportSize(phone.viewport);
				await expectAccessible(page, `${path}, dark`);
				const told404 = /status of 404|No page at this path/;
				expect(problems.filter((problem) => path !== "/nowhere" || !told404.test(problem))).toEqual([]);
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

/** What is to be read in a page's content; but for forms, and for what is there instead of them. */
function contentOf(page: Page): Promise<string> {
	return page.getByRole("main").evaluate((main) => {
		const shown = (node: Node): string => {
			if (node instanceof Text) {
				const visible = node.parentElement?.checkVisibility({
					visibilityProperty: true,
					opacityProperty: true,
				});
				return visible ? node.data : "";
			}
			if (!(node instanceof Element) || node.matches("noscript, form")) return "";
			return [...node.childNodes].map(shown).join(" ");
		};
		return shown(main).replace(/\s+/g, " ").trim();
	});
}

/** Names of links to several addresses, and links that leave the page's language, or open a tab, without saying so. */
function misleadingLinks(page: Page, language: Language): Promise<string[]> {
	return page.locator("a[href]:visible").evaluateAll(
		(links: HTMLAnchorElement[], { language, newTab, reports }) => {
			const named = links.map((link) => ({
				link,
				name: (link.textContent ?? "").replace(/\s+/g, " ").trim(),
			}));
			const targets = new Map(named.map(({ link, name }) => [name, link.href]));
			return named
				.filter(
					({ link, name }) =>
						targets.get(name) !== link.href ||
						(link.origin === location.origin &&
							(link.type
								? link.pathname !== reports[(link.hreflang || language) as keyof typeof reports]
								: !link.hreflang && !link.pathname.startsWith(`/${language}`))) ||
						(link.target === "_blank" && !name.includes(newTab)),
				)
				.map(({ link, name }) => `${name}: ${link.href}`);
		},
		{ language, newTab: translations[language].common.newTab, reports },
	);
}

/** The windows that a page is looked at in, with each setting of its letters. */
const windows: Window[] = [
	[1280, 800, "plain"],
	[768, 1024, "plain"],
	// 1280 pixels at 400 %.
	[320, 640, "spaced"],
	[390, 844, "large"],
];
// Between and beyond them.
if (full)
	windows.unshift(
		[320, 640, "plain"],
		[390, 844, "plain"],
		[844, 390, "large"],
		[1024, 768, "plain"],
		[1024, 768, "spaced"],
		[1920, 900, "plain"],
		[2560, 1080, "plain"],
	);

/** What takes its time at the end of the page, and at its top. */
function movingAnywhere(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const found: Animation[] = [];
		for (const top of [document.body.scrollHeight, 0]) {
			window.scrollTo({ top, behavior: "instant" });
			for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
			found.push(...document.getAnimations());
		}
		// Transitions take a hundredth of a millisecond, so that what waits for their end still hears of it.
		return found
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
			.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90) ?? "");
	});
}

/** What the heaviest page weighs, and the home page, in kilobytes as they are sent, with 3 % of room. The styles are in the document. */
const ceilings = {
	all: { document: 38.3, woff2: 42.2, js: 167, svg: 22.2 },
	"/": { document: 34.1, woff2: 42.2, js: 162.5, svg: 7.3 },
};

/** What the files weigh that several pages have. */
const weighed = new Map<string, number>();

/** Expects that a page that was scrolled through keeps to its ceilings. */
async function expectWeight(page: Page, path: string): Promise<void> {
	const addresses = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => name),
	);
	const weights = { document: 0, woff2: 0, js: 0, svg: 0 };
	for (const address of new Set([page.url(), ...addresses])) {
		const kind =
			address === page.url() ? "document" : /\.(woff2|js|svg)$/.exec(new URL(address).pathname)?.[1];
		if (!kind) continue;
		const body = weighed.has(address) ? undefined : await (await page.request.get(address)).body();
		if (body) weighed.set(address, (kind === "woff2" ? body.length : compressed(body)) / 1000);
		weights[kind as keyof typeof weights] += weighed.get(address) ?? 0;
	}
	for (const [kind, weight] of Object.entries(weights)) {
		const ceiling = ceilings[path === "/" ? path : "all"][kind as keyof typeof weights];
		expect.soft(weight, `${kind}: ${weight.toFixed(1)} of ${ceiling} kB`).toBeLessThanOrEqual(ceiling);
		if (path === "/") expect.soft(weight, `${kind} was counted`).toBeGreaterThan(1);
	}
}

/** As a data centre compresses what it sends: on the fly, Brotli's quality is 4. */
const compressed = (text: Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
