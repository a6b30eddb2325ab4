import { getDocumentProxy } from "unpdf";
import { reports } from "../app/content/documents.ts";
import { contacts, names } from "../app/content/placeholders.ts";
import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** A PDF has no spaces where lines break. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

// That it has the words and facts of today is proven in tests/scripts/committed-files.test.ts.
for (const [language, facts] of [
	["en", ["109,994", "€80.5M", "4 December 2019", "18 October 2021"]],
	["es", ["109.994", "80,5 M€", "4 de diciembre de 2019", "18 de octubre de 2021"]],
] as const) {
	test(`the report is a tagged PDF with the group's facts (${language})`, async ({ request }) => {
		const response = await request.get(`${builtInSite}${reports[language]}`);
		expect(response.headers()["content-type"]).toBe("application/pdf");
		const file = await response.body();
		expect(file.length).toBeLessThan(1_000_000);

		const pdf = await getDocumentProxy(new Uint8Array(file));
		expect(pdf.numPages).toBeGreaterThanOrEqual(6);
		expect(pdf.numPages).toBeLessThanOrEqual(12);
		expect((await pdf.getMarkInfo())?.Marked).toBe(true);
		const { info } = await pdf.getMetadata();
		expect(info).toMatchObject({ Language: language, Author: names.legal });
		expect((await pdf.getOutline())?.[0]?.items, "contents, seven sections, contact").toHaveLength(9);
		const pages = await Promise.all(
			Array.from({ length: pdf.numPages }, async (_, index) => {
				const page = await pdf.getPage(index + 1);
				expect(page.view.map(Math.round), "A4").toEqual([0, 0, 595, 842]);
				const { items } = await page.getTextContent();
				return items.map((item) => ("str" in item ? item.str : "")).join("");
			}),
		);
		const text = withoutSpaces(pages.join(""));
		for (const fact of [...facts, names.paper, names.foundation, contacts.ethicsEmail]) {
			expect(text).toContain(withoutSpaces(fact));
		}
	});
}

test("the browser shows the report under its content security policy", async ({ page }) => {
	await page.goto(`${builtInSite}/robots.txt`);
	test.skip(!(await page.evaluate(() => navigator.pdfViewerEnabled)), "this browser has no viewer");
	await page.goto(`${builtInSite}${reports.en}`);
	await expect(async () => {
		const viewer = page.frames().find((frame) => frame.url().startsWith("chrome-extension:"));
		expect(await viewer?.locator("#pagelength").textContent(), "pages that the viewer counts").toMatch(
			/^\d+$/,
		);
	}).toPass({ timeout: 15_000 });
});
