import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { adoptStyles, expectAccessible, expectContrast } from "./axe.ts";
import { expect, full, localized, problemsIn, sampledPaths, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import { textOverflow } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

const kilobyte = 1024;
const screens = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** What the browser keeps for the router, so that going back leads to the same place on the page. */
const essential = ["react-router-scroll-positions", "remix-router-transitions"];

/** Otherwise, neither cookies nor anything else. */
const nothing = { cookies: [], origins: [] };

const paths = [...sampledPaths, "/nowhere"];

/**
 * Opens pages once, one after the other, and checks there everything that holds for all pages. What depends neither on the
 * language nor on the colours is looked at on a phone.
 */
for (const { language, width, colorScheme, tag } of [
	{ language: "en", width: "phone", colorScheme: "dark", tag: undefined },
	{ language: "es", width: "desktop", colorScheme: "light", tag: undefined },
	{ language: "en", width: "desktop", colorScheme: "dark", tag: "@full" },
	{ language: "es", width: "phone", colorScheme: "light", tag: "@full" },
] as const) {
	test.describe(`every page (${language}, ${width})`, { tag }, () => {
		// In order, in one browser, whose cache has the fonts from the second page on.
		test.describe.configure({ mode: "default" });
		const screen = screens[width];
		const requests: string[] = [];
		let page: Page;
		let plain: Page;
		let problems: string[];

		test.beforeAll(async ({ browser }) => {
			const context = await browser.newContext({ ...screen, colorScheme });
			problems = problemsIn(context);
			page = await context.newPage();
			page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
			// So that the fonts are there: that they come late is another test's matter.
			await visitor.open(page, builtInSite + localized("/nowhere", language));
			await fontsShown(page);
			await recordShifts(page);
			plain = await browser.newPage({ ...screen, javaScriptEnabled: false });
		});
		test.afterAll(async () => {
			await page.context().close();
			await plain.context().close();
		});

		for (const path of paths) {
			test(`${path} does not shift, fits every width, is accessible and stores nothing`, async () => {
				// It looks at every window, with each setting.
				if (full) test.slow();
				const address = builtInSite + localized(path, language);
				problems.length = 0;
				requests.length = 0;
				await page.setViewportSize(screen.viewport);
				await page.emulateMedia({ reducedMotion: "no-preference" });
				// On no link: the page behind it would be fetched.
				await page.mouse.move(5, 5);
				await visitor.open(page, address);
				await expect(page.locator("html")).toHaveAttribute("lang", language);
				const told = await contentOf(page);
				await scrollThrough(page);
				expect.soft(await shiftsOn(page), "moves").toEqual([]);

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
				if (width === "desktop") {
					await expectWeight(page, path);
				}

				// What is under the pointer would change its colours while axe reads them.
				await page.mouse.move(5, 5);
				await page.emulateMedia({ reducedMotion: "reduce" });
				expect.soft(await outOfPlace(page, width), "text out of place").toEqual([]);
				await visitor.settled(page);
				expect.soft(await movingAnywhere(page), "moves with reduced motion").toEqual([]);
				await (width === "phone" || full ? expectAccessible : expectContrast)(page, path);
				expect(await misleadingLinks(page)).toEqual([]);
				const told404 = /status of 404|No page at this path/;
				expect(problems.filter((problem) => path !== "/nowhere" || !told404.test(problem))).toEqual([]);
				const sent = requests.filter(
					(request) => !request.startsWith(`GET ${builtInSite}/`) || request.includes("/api/"),
				);
				expect(sent, "sent, or asked of the API").toEqual([]);

				if (width === "desktop" && !full) return;
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

/** Links that show an email address or a telephone number, and lead to another. */
function misleadingLinks(page: Page): Promise<string[]> {
	return page.locator("a[href^='mailto:'], a[href^='tel:']").evaluateAll((links) =>
		links
			.map((link) => ({ shown: link.textContent ?? "", href: link.getAttribute("href") ?? "" }))
			.filter(({ shown }) => /@|\d{3}/.test(shown))
			.filter(({ shown, href }) => !shown.replaceAll(/\s/g, "").includes(href.replace(/^\w+:/, "")))
			.map(({ shown, href }) => `${shown} → ${href}`),
	);
}

/** The windows of a kind of screen, and whether they are looked at with letters of twice their size, or with the spacing of WCAG 1.4.12. */
const windows: Record<keyof typeof screens, [width: number, height: number, settings: Setting[]][]> = {
	phone: [
		[390, 844, ["plain", "spaced", "large"]],
		// 1280 pixels at 400 %: letters are large there without a setting.
		[320, 640, ["plain"]],
	],
	desktop: [
		[1280, 800, ["plain"]],
		[1024, 768, ["plain"]],
		[768, 1024, ["plain"]],
	],
};
const otherWindows: [width: number, height: number][] = [
	[844, 390],
	[1920, 900],
	[2560, 1080],
];
const settings = ["plain", "spaced", "large"] as const;
type Setting = (typeof settings)[number];

/** Texts that have no place in the windows of a kind of screen. In full it looks at all windows, with each setting. */
async function outOfPlace(page: Page, screen: keyof typeof windows): Promise<string[]> {
	const all = [...Object.values(windows).flat(), ...otherWindows].map(
		([width, height]) => [width, height, width === 320 ? ["plain", "spaced"] : settings] as const,
	);
	const found: string[] = [];
	const look = async (setting: Setting) => {
		for (const [width, height, asked] of full ? all : windows[screen]) {
			if (!asked.includes(setting)) continue;
			await page.setViewportSize({ width, height });
			for (const fault of await textOverflow(page)) found.push(`${setting}, ${width} px: ${fault}`);
		}
	};
	await look("plain");
	if (!full && screen === "desktop") return found;

	const restore = await adoptStyles(
		page,
		`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
		p { margin-bottom: 2em !important }`,
	);
	await look("spaced");
	await restore();

	const session = await page.context().newCDPSession(page);
	const setSize = async (standard: number) => {
		await session.send("Page.setFontSizes", { fontSizes: { standard } });
		await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
	};
	await setSize(32);
	await look("large");
	// Until the letters are small again nothing else is to be looked at.
	await setSize(16);
	await session.detach();
	return found;
}

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

/** Expects a page that was scrolled through to keep to the ceilings of all pages. */
async function expectWeight(page: Page, path: string): Promise<void> {
	const html = await (await page.request.get(page.url())).text();
	const [styles = ""] = /<style[\s\S]*?<\/style>/.exec(html) ?? [];
	expect.soft(Buffer.byteLength(html) / 1000, "document, not compressed").toBeLessThanOrEqual(170);
	const zipped = (texts: string[]) => gzipSync(texts.join("")).length;
	const addresses = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => name),
	);
	const weights = {
		font: 0,
		style: zipped([styles]),
		script: 0,
		picture: zipped(await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.outerHTML))),
	};
	for (const address of new Set(addresses)) {
		const kind = /\.(woff2|svg|js)$/.exec(new URL(address).pathname)?.[1];
		if (!kind) continue;
		const body = await (await page.request.get(address)).body();
		if (kind === "woff2") weights.font += body.length;
		else if (kind === "js") weights.script += gzipSync(body).length;
		else weights.picture += gzipSync(body).length;
	}
	expect.soft(weights.font, "fonts").toBeLessThanOrEqual(41 * kilobyte);
	expect.soft(weights.style, "styles").toBeLessThanOrEqual(20 * kilobyte);
	expect.soft(weights.script, "scripts").toBeLessThanOrEqual(171 * kilobyte);
	expect.soft(weights.picture, "pictures").toBeLessThanOrEqual(40 * kilobyte);
	if (path === "/") {
		expect.soft(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(kilobyte);
	}
}
