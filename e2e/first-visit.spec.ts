import type { CDPSession } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, languages, localized, phone, sampledPaths, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, scrollThrough, shiftsOn } from "./layout-shift.ts";
import * as visitor from "./visitor.ts";

/** In bytes a second, and milliseconds to each answer. */
const slowConnection = {
	offline: false,
	downloadThroughput: 200_000,
	uploadThroughput: 200_000,
	latency: 150,
};

test.use({
	contextOptions: { reducedMotion: "no-preference" },
	...phone,
});

for (const [language, path, tag] of [
	["en", "/", undefined],
	...sampledPaths.map((path) => ["es", path, "@full"] as const),
] as const) {
	test(`on a slow connection, ${localized(path, language)} ends in the site's fonts and does not shift`, {
		tag,
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

/** The fonts in which the browser draws the first element that matches. */
async function fontsOf(session: CDPSession, selector: string): Promise<string[]> {
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	return fonts.map(({ familyName }) => familyName);
}

test("the first screen has the whole idea box on a desktop, and its field and button on a phone", async ({
	page,
}) => {
	for (const language of languages) {
		await page.goto(`${builtInSite}/${language}`);
		const { analyze } = translations[language].ideaBox;
		for (const [{ width, height }, last] of [
			[phone.viewport, page.getByRole("button", { name: analyze, exact: true })],
			[{ width: 1280, height: 800 }, page.locator("#idea")],
		] as const) {
			await page.setViewportSize({ width, height });
			const box = await last.boundingBox();
			// With room below it, so that nobody takes it for cut.
			const end = (box?.y ?? height) + (box?.height ?? 0);
			expect(end, `${language}, ${width} wide`).toBeLessThanOrEqual(height - 24);
		}
	}
});

test("above a phone's keyboard, the ring of the words is in view with the field", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 480 });
	await page.goto(`${builtInSite}/es`);
	await page.locator("#idea textarea").focus();
	const header = page.getByRole("banner");
	await expect
		.poll(async () => (await page.getByRole("main").locator("svg svg").first().boundingBox())?.y)
		.toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 480);
	await expect(page.locator("#idea textarea")).toBeInViewport({ ratio: 1 });
	// At a zoom of 400 % there is room for most of the field only.
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto(`${builtInSite}/es`);
	await page.locator("#idea textarea").focus();
	await expect(page.locator("#idea textarea")).toBeInViewport({ ratio: 0.75 });
});
