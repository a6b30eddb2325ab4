import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CDPSession } from "@playwright/test";
import { builtInSite, connectedSite } from "./addresses.ts";
import { launchOptions } from "./browser.ts";
import { expect, languages, localized, pagePaths, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import * as visitor from "./visitor.ts";

const kilobyte = 1024;

/** In bytes a second, and milliseconds to each answer. */
const slowConnection = {
	offline: false,
	downloadThroughput: 200_000,
	uploadThroughput: 200_000,
	latency: 150,
};

test.use({
	// Letters as wide as on phones: without a screen, Chromium rounds their widths to pixels.
	launchOptions: await launchOptions("--font-render-hinting=none"),
	contextOptions: { reducedMotion: "no-preference" },
});

/** As a data centre compresses what it sends: on the fly, Brotli's quality is 4. */
const compressed = (text: Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

test("the home page stays within its weight budget", async ({ page }) => {
	const addresses = new Set<string>();
	page.on("response", (response) => addresses.add(response.url()));
	const home = `${builtInSite}/es`;
	await visitor.open(page, home);
	await fontsShown(page);
	await page.waitForLoadState("networkidle");
	const weights = { page: 0, script: 0, all: 0 };
	for (const address of addresses) {
		const response = await page.request.get(address);
		const body = await response.body();
		const type = response.headers()["content-type"] ?? "";
		weights.all += /text|javascript|json|svg/.test(type) ? compressed(body) : body.length;
		if (address === home) weights.page = compressed(body);
		if (type.includes("javascript")) weights.script += gzipSync(body).length;
	}
	expect(weights.page).toBeLessThanOrEqual(33 * kilobyte);
	expect(weights.script).toBeLessThanOrEqual(155 * kilobyte);
	expect(weights.all).toBeLessThanOrEqual(234 * kilobyte);
	expect(addresses.size, "requests").toBeLessThanOrEqual(16);
	expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(10_000);
});

for (const language of languages) {
	for (const path of pagePaths.filter((path) => path !== "/resultados")) {
		const tag = language === "en" && path === "/" ? [] : ["@full"];

		test(`on a slow connection, ${localized(path, language)} ends in the site's fonts and does not shift`, {
			tag: ["@phone", ...tag],
		}, async ({ page }) => {
			const session = await page.context().newCDPSession(page);
			await session.send("Network.emulateNetworkConditions", slowConnection);
			await recordShifts(page);
			const releaseFonts = await visitor.holdRequests(page, "**/*.woff2");
			await page.goto(builtInSite + localized(path, language), { waitUntil: "commit" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			releaseFonts();
			await fontsShown(page);
			await visitor.hydrated(page);
			for (const [selector, font] of [
				["h1", "Bricolage Grotesque"],
				["footer [href$='/nosotros']", "Instrument Sans"],
			] as const) {
				expect(await fontsOf(session, selector)).toEqual([expect.stringContaining(font)]);
			}
			await scrollThrough(page);
			expect(await shiftsOn(page, 0.02)).toEqual([]);
		});
	}
}

/** The fonts in which the browser draws the first element that matches. */
async function fontsOf(session: CDPSession, selector: string): Promise<string[]> {
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	return fonts.map(({ familyName }) => familyName);
}

test("nothing shifts on the next page, and while an analysis is streamed", { tag: "@phone" }, async ({
	page,
}) => {
	await recordShifts(page);
	await visitor.open(page, `${connectedSite}/en`);
	await fontsShown(page);
	await visitor.submitIdea(page, "en", "Cardboard from 120 offices");
	await visitor.expectAnalysis(page, "en");
	expect(await shiftsOn(page)).toEqual([]);
});

for (const language of languages) {
	test(`the first screen has the whole idea box on a desktop, and its field and button on a phone (${language})`, {
		tag: "@phone",
	}, async ({ page }) => {
		await page.goto(`${builtInSite}/${language}`);
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		const { analyze } = translations[language].ideaBox;
		const last =
			width >= 1280 ? page.locator("#idea") : page.getByRole("button", { name: analyze, exact: true });
		const box = await last.boundingBox();
		// With room below it, so that nobody takes it for cut.
		expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 24);
	});
}
