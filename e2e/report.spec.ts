import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

// That the pages link the reports, and that these are PDFs, is tested in page-facts.spec.ts and search-engines.spec.ts.
test("the browser shows the report under its content security policy", async ({ page }) => {
	await page.goto(`${builtInSite}/en/inversores`);
	test.skip(!(await page.evaluate(() => navigator.pdfViewerEnabled)), "this browser has no viewer");
	await page.goto(`${builtInSite}/documents/non-financial-report-2024.pdf`);
	await expect(async () => {
		const viewer = page.frames().find((frame) => frame.url().startsWith("chrome-extension:"));
		expect(await viewer?.locator("#pagelength").textContent(), "pages that the viewer counts").toMatch(
			/^\d+$/,
		);
	}).toPass({ timeout: 15_000 });
});
