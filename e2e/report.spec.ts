import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

test("the investors page links the report in both languages, and each file is a PDF", async ({ request }) => {
	const page = await (await request.get(`${builtInSite}/en/inversores`)).text();
	const links = page.matchAll(/href="([^"]+)"[^>]* type="application\/pdf"(?:[^>]* hrefLang="(\w+)")?/g);
	const found = Array.from(links, ([, href = "", language]) => ({ href, language }));
	expect(found.map(({ language }) => language)).toEqual([undefined, "es"]);
	for (const { href } of found) {
		const response = await request.get(builtInSite + href);
		expect(response.headers()["content-type"], href).toBe("application/pdf");
		expect((await response.body()).toString("latin1"), href).toMatch(/^%PDF-.*%%EOF\s*$/s);
	}
});

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
