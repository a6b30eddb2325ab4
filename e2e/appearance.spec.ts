import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { listedPages, pageAddress } from "../app/i18n/addresses.ts";
import { builtInSite } from "./addresses.ts";
import { expect, hydrated, languageTests, open, submitIdea, test, uniqueEmail, words } from "./fixtures.ts";

const kilobyte = 1024;

/** Adds up what moves without the visitor having done anything, from before the first paint on. */
async function recordShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				hadRecentInput: boolean;
				value: number;
				sources: { node: Node | null }[];
			})[]) {
				if (entry.hadRecentInput) continue;
				const moved = entry.sources.map(
					({ node }) => (node as Element | null)?.outerHTML?.slice(0, 90) ?? node?.textContent?.slice(0, 60),
				);
				shifts.push(`${entry.value.toFixed(4)}: ${moved.join(" | ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** What has moved, where it is to be noticed: when the fonts come, words in a row may take a pixel more or less. */
async function shiftsOn(page: Page): Promise<string[]> {
	const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
	const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
	return sum < 0.001 ? [] : shifts;
}

/** Waits until the text is shown in the site's fonts. */
async function fontsShown(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	});
}

async function scrollThrough(page: Page): Promise<void> {
	await page.mouse.move(200, 400);
	const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / 700));
	for (let screen = 0; screen < screens; screen += 1) {
		await page.mouse.wheel(0, 700);
		await page.waitForTimeout(40);
	}
	await page.waitForTimeout(400);
}

for (const { language, locale } of languageTests) {
	test.describe(`appearance (${language})`, () => {
		test.use({ locale });
		const { results } = words[language];

		const addresses = [...listedPages.map((path) => pageAddress(path, language)), `/${language}/nowhere`];

		for (const address of addresses) {
			test(`nothing moves on ${address}, however the reader scrolls`, async ({ page }) => {
				// So that the fonts are in the cache: that they come late is another test's matter.
				await open(page, `${builtInSite}${address}`);
				await fontsShown(page);
				await recordShifts(page);
				await open(page, `${builtInSite}${address}`);
				await scrollThrough(page);
				expect(await shiftsOn(page)).toEqual([]);
			});
		}

		test("fonts that come late break no line anew", async ({ page }) => {
			await recordShifts(page);
			await page.route("**/*.woff2", async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 1500));
				await route.continue();
			});
			await open(page, `${builtInSite}/${language}`);
			const localFont = await page.evaluate(() =>
				new FontFace("any", 'local("Arial"), local("Liberation Sans"), local("Nimbus Sans")').load().then(
					() => true,
					() => false,
				),
			);
			test.skip(!localFont, "this machine has none of the fonts that stand in");
			const heights = () =>
				page
					.locator("h1, h2, h3, p, li, dd, header")
					.evaluateAll((elements) =>
						elements.map((element) => `${element.clientHeight} ${element.textContent}`),
					);
			const before = await heights();
			await page.evaluate(() => document.fonts.ready);
			expect(await page.evaluate(() => document.fonts.check("600 20px 'Bricolage Grotesque'"))).toBe(true);
			expect(await heights()).toEqual(before);
			expect(await shiftsOn(page)).toEqual([]);
		});

		test("nothing moves while an analysis is written", async ({ page }) => {
			await recordShifts(page);
			await open(page, `${builtInSite}/${language}`);
			await submitIdea(page, language, "Cardboard from 120 offices", uniqueEmail());
			await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
			expect(await shiftsOn(page)).toEqual([]);
		});

		test("no text is cut or runs over at twice the size", async ({ page }, { project }) => {
			test.slow();
			// Zooming halves the window. Who only wants larger letters sets them in the browser.
			const { width = 0, height = 0 } = project.use.viewport ?? {};
			const settings = await page.context().newCDPSession(page);
			for (const [zoom, standard] of [
				[2, 16],
				[1, 32],
			] as const) {
				await page.setViewportSize({ width: Math.max(320, width / zoom), height: height / zoom });
				await settings.send("Page.setFontSizes", { fontSizes: { standard } });
				for (const address of addresses) {
					await page.goto(`${builtInSite}${address}`);
					expect(await textOutOfPlace(page), `${address} at ${zoom} and ${standard} px`).toEqual([]);
				}
			}
		});
	});
}

/** Texts that reach out of the window, are cut off by their box, or lie over one another. */
async function textOutOfPlace(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const texts: { text: string; box: DOMRect }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim();
			if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
			// In a picture, in a row that scrolls, or shown on focus only.
			if (element.closest("svg, script, style, noscript, .snap-x, .not-focus\\:sr-only")) continue;
			const surroundings: Element[] = [];
			for (let around: Element | null = element; around; around = around.parentElement)
				surroundings.push(around);
			// For screen readers, not for the eye.
			if (surroundings.some((around) => getComputedStyle(around).clipPath === "inset(50%)")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) {
				if (box.right > document.documentElement.clientWidth + 1) found.push(`beyond the window: ${text}`);
				for (const around of surroundings) {
					const { overflowX, overflowY } = getComputedStyle(around);
					if (overflowX === "visible" && overflowY === "visible") continue;
					const limit = around.getBoundingClientRect();
					if (overflowX !== "visible" && box.right > limit.right + 1) found.push(`cut off: ${text}`);
				}
				if (!element.closest("header")) texts.push({ text, box });
			}
		}
		for (const [index, a] of texts.entries()) {
			for (const b of texts.slice(index + 1)) {
				const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
				const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
				// Lines of one block share the space between them.
				if (width > 2 && height > Math.min(a.box.height, b.box.height) / 2)
					found.push(`over one another: ${a.text} / ${b.text}`);
			}
		}
		if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
			found.push("the page scrolls sideways");
		return found;
	});
}

/** As a data centre compresses what it sends: on the fly, Brotli's quality is 4. */
const compressed = (text: string | Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

for (const { language } of languageTests) {
	test(`the home page keeps to its weight (${language})`, { tag: "@once" }, async ({ page }) => {
		const addresses = new Set<string>();
		page.on("response", (response) => addresses.add(response.url()));
		const home = `${builtInSite}/${language}`;
		await open(page, home);
		await fontsShown(page);
		await page.waitForLoadState("networkidle");
		const weights = { page: 0, script: 0, all: 0 };
		for (const address of addresses) {
			const response = await page.request.get(address);
			const body = await response.body();
			const type = response.headers()["content-type"] ?? "";
			const isText = /text|javascript|json|svg/.test(type);
			weights.all += isText ? compressed(body) : body.length;
			if (address === home) weights.page = compressed(body);
			if (type.includes("javascript")) weights.script += gzipSync(body).length;
		}
		// The first round trip of a connection carries ten packets.
		expect(weights.page).toBeLessThanOrEqual(13_300);
		expect(weights.script).toBeLessThanOrEqual(137_000);
		expect(weights.all).toBeLessThanOrEqual(235_000);
		expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(10_000);
	});
}

test("fonts, pictures and styles keep to their weight on every page", { tag: "@once" }, async ({ page }) => {
	for (const path of listedPages) {
		const weights = { font: 0, style: 0, picture: 0 };
		const addresses = new Set<string>();
		const count = (response: Response) => addresses.add(response.url());
		page.on("response", count);
		await open(page, `${builtInSite}${pageAddress(path, "en")}`);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await page.waitForLoadState("networkidle");
		page.off("response", count);
		for (const address of addresses) {
			const kind = /\.(woff2|css|svg)$/.exec(new URL(address).pathname)?.[1];
			if (!kind) continue;
			const body = await (await page.request.get(address)).body();
			if (kind === "woff2") weights.font += body.length;
			else weights[kind === "css" ? "style" : "picture"] += gzipSync(body).length;
		}
		const inPage = await page
			.locator("svg")
			.evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML).join(""));
		weights.picture += gzipSync(inPage).length;
		expect(weights.font, path).toBeLessThanOrEqual(54 * kilobyte);
		// The legal texts have a sheet of their own beside the site's.
		expect(weights.style, path).toBeLessThanOrEqual((path === "/" ? 16 : 18) * kilobyte);
		expect(weights.picture, path).toBeLessThanOrEqual(40 * kilobyte);
		if (path === "/")
			expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(kilobyte);
	}
});

test.describe("a page starts after its first paint", { tag: "@once" }, () => {
	/** Holds all scripts back until they are let go. */
	async function holdScripts(page: Page) {
		const { promise, resolve: letGo } = Promise.withResolvers<void>();
		const asked: string[] = [];
		await page.route("**/assets/*.js", async (route) => {
			asked.push(route.request().url());
			await promise;
			await route.continue();
		});
		return { asked, letGo };
	}

	/** When a page was first painted, and when it asked for its files with this ending. */
	function askedFor(page: Page, ending: string): Promise<{ painted: number; asked: number[] }> {
		return page.evaluate(
			(ending) => ({
				painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity,
				asked: performance
					.getEntriesByType("resource")
					.filter(({ name }) => name.endsWith(ending))
					.map(({ startTime }) => startTime),
			}),
			ending,
		);
	}

	test("asks for scripts only when something is to be seen", async ({ page }) => {
		for (const path of listedPages) {
			await open(page, builtInSite + pageAddress(path, "en"));
			const { painted, asked } = await askedFor(page, ".js");
			expect(asked.length, path).toBeGreaterThan(5);
			expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
		}
	});

	test("asks for the home page's fonts only then, and shows them", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		await fontsShown(page);
		const { painted, asked } = await askedFor(page, ".woff2");
		expect(asked).toHaveLength(2);
		expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage Grotesque",/);
		await expect(page.locator("body")).toHaveCSS("font-family", /^"Instrument Sans",/);
	});

	test("shows the home page's fonts without scripts, too", async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		const fonts = new Set<string>();
		page.on("requestfinished", (request) => {
			if (request.url().endsWith(".woff2")) fonts.add(request.url());
		});
		await page.goto(`${builtInSite}/en`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage Grotesque",/);
		await expect.poll(() => fonts.size).toBe(2);
		await context.close();
	});

	test("then asks for all at once", async ({ page }) => {
		const { asked, letGo } = await holdScripts(page);
		await page.goto(`${builtInSite}/en`);
		await expect.poll(() => asked.length).toBeGreaterThan(5);
		const held = new Set(asked);
		letGo();
		await hydrated(page);
		await page.waitForLoadState("networkidle");
		expect(
			asked.filter((address) => !held.has(address)),
			"found only by reading others",
		).toEqual([]);
	});

	test("starts in the background, where nothing is painted", async ({ page, context }) => {
		await page.goto(`${builtInSite}/en`);
		await context.addInitScript(() => {
			Object.defineProperty(document, "hidden", { get: () => true });
			// Of a page in the background, no paint is told, and its timers may wait for long.
			PerformanceObserver.prototype.observe = () => {};
			const { setTimeout } = window;
			window.setTimeout = ((run: () => void, ms?: number) =>
				ms === 1000 ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
		});
		await open(page, `${builtInSite}/en/nosotros`);
	});

	test("starts where the browser tells of no paint", async ({ page }) => {
		await page.addInitScript(() => {
			PerformanceObserver.prototype.observe = () => {};
		});
		await open(page, `${builtInSite}/en`);
	});

	test("is loaded anew, once, if a module does not come", async ({ page }) => {
		let failing = true;
		let documents = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents += 1;
		});
		await page.route("**/assets/shell-*.js", (route) => (failing ? route.abort() : route.continue()));
		await page.goto(`${builtInSite}/en`);
		await expect.poll(() => documents).toBe(2);
		await page.waitForLoadState("networkidle");
		expect(documents).toBe(2);
		failing = false;
		await open(page, `${builtInSite}/en/nosotros`);
	});

	test("keeps what was typed before it, and sends it", async ({ page }) => {
		const { letGo } = await holdScripts(page);
		await page.goto(`${builtInSite}/en`);
		const box = page.getByLabel(words.en.ideaBox.prompt);
		await box.pressSequentially("Cardboard from 120 offices");
		letGo();
		await hydrated(page);
		await expect(box).toHaveValue("Cardboard from 120 offices");
		await box.press("End");
		await box.pressSequentially(" a year");
		await page.getByRole("button", { name: words.en.ideaBox.analyze, exact: true }).click();
		await expect(page.getByRole("dialog", { name: words.en.dialogs.email.title })).toBeVisible();
		await expect(box).toHaveValue("Cardboard from 120 offices a year");
	});
});

test("pages change by a view transition, and the header stays", { tag: "@once" }, async ({ page }) => {
	await open(page, `${builtInSite}/en/nowhere`);
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			document.documentElement.dataset.transitions = "1";
			return start(update);
		};
	});
	await page.getByRole("main").getByRole("link", { name: words.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.home.hero.title);
	await expect(page.locator("html")).toHaveAttribute("data-transitions", "1");
	await expect(page.locator("body > header")).toHaveCSS("view-transition-name", "header");
});

test.describe("with reduced motion", { tag: "@once" }, () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("nothing is animated", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		for (const place of [0, 0.25, 0.5, 0.75, 1]) {
			await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), place);
			// Transitions take a hundredth of a millisecond, so that what waits for their end still hears of it.
			const lasting = () =>
				document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
			expect(await page.evaluate(`(${lasting})().length`)).toBe(0);
		}
	});
});
