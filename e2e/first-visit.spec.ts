import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, shiftsOn } from "./layout-shift.ts";
import * as visitor from "./visitor.ts";

const kilobyte = 1024;

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
	expect(weights.page).toBeLessThanOrEqual(32 * kilobyte);
	expect(weights.script).toBeLessThanOrEqual(155 * kilobyte);
	expect(weights.all).toBeLessThanOrEqual(260 * kilobyte);
	expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(10_000);
});

test("nothing shifts when the fonts come late, on the next page, and while an analysis is streamed", {
	tag: "@phone",
}, async ({ page }) => {
	await recordShifts(page);
	const releaseFonts = await visitor.holdRequests(page, "**/*.woff2");
	await page.goto(`${builtInSite}/en`, { waitUntil: "commit" });
	await visitor.hydrated(page);
	await visitor.settled(page);
	releaseFonts();
	await fontsShown(page);
	expect(await shiftsOn(page), "fonts").toEqual([]);
	const loaded = await page.evaluate(() =>
		[...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
	);
	expect(loaded.join()).toContain("Bricolage Grotesque");
	expect(loaded.join()).toContain("Instrument Sans");
	await page.unroute("**/*.woff2");

	await visitor.open(page, `${builtInSite}/en`);
	await fontsShown(page);
	await visitor.submitIdea(page, "en", "Cardboard from 120 offices");
	await visitor.expectAnalysis(page, "en");
	expect(await shiftsOn(page), "analysis").toEqual([]);
});

test("the idea box is on the first screen of a desktop and near it on a phone", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto(`${builtInSite}/en`);
	const box = await page.getByLabel(translations.en.ideaBox.prompt).boundingBox();
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const screens = width >= 1280 ? 1 : 1.5;
	expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height * screens);
});
