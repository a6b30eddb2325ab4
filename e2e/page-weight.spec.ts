import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { builtInSite } from "./addresses.ts";
import { expect, languageTests, open, test } from "./fixtures.ts";
import { fontsShown } from "./layout-shift.ts";

const kilobyte = 1024;

/** As a data centre compresses what it sends: on the fly, Brotli's quality is 4. */
const compressed = (text: string | Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

for (const { language } of languageTests) {
	test(`the home page stays within its weight budget (${language})`, async ({ page }) => {
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
		expect(weights.page).toBeLessThanOrEqual(32 * kilobyte);
		expect(weights.script).toBeLessThanOrEqual(155 * kilobyte);
		expect(weights.all).toBeLessThanOrEqual(260 * kilobyte);
		expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(10_000);
	});
}
