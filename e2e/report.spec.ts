import { getDocumentProxy } from "unpdf";
import { companies } from "../app/content/companies.ts";
import { reports } from "../app/content/documents.ts";
import { figures } from "../app/content/figures.ts";
import { contacts, names } from "../app/content/placeholders.ts";
import { formatDate, formatMillions, formatNumber } from "../app/i18n/format.ts";
import { languages } from "../app/i18n/languages.ts";
import reportEn from "../app/locales/en/report.ts";
import reportEs from "../app/locales/es/report.ts";
import { reportI18n } from "../scripts/generate/report/translations.ts";
import { builtInSite } from "./addresses.ts";
import { expect, translations as pageWords, test } from "./fixtures.ts";

const translations = { en: reportEn, es: reportEs };

/** A PDF has no spaces where lines break. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

for (const language of languages) {
	test(`the report is a tagged PDF with the current facts (${language})`, async ({ request }) => {
		const said = translations[language];
		const response = await request.get(`${builtInSite}${reports[language]}`);
		expect(response.status()).toBe(200);
		expect(response.headers()["content-type"]).toBe("application/pdf");
		const file = await response.body();
		expect(file.length).toBeLessThan(1_000_000);

		const pdf = await getDocumentProxy(new Uint8Array(file));
		expect(pdf.numPages).toBeGreaterThanOrEqual(6);
		expect(pdf.numPages).toBeLessThanOrEqual(12);
		expect((await pdf.getMarkInfo())?.Marked).toBe(true);
		const { info } = await pdf.getMetadata();
		expect(info).toMatchObject({
			Language: language,
			Title: reportI18n(language).getFixedT(language, "report")("documentTitle"),
			Author: names.legal,
		});

		const [title] = (await pdf.getOutline()) ?? [];
		expect(title?.title).toBe(pageWords[language].common.reportName);
		const sections = [
			"about",
			"figures",
			"group",
			"companies",
			"commitments",
			"goals",
			"governance",
		] as const;
		expect(title?.items.map((item) => item.title)).toEqual([
			said.contents,
			...sections.map((section) => said[section].title),
			said.contact.title,
		]);

		const pages = await Promise.all(
			Array.from({ length: pdf.numPages }, async (_, index) => {
				const page = await pdf.getPage(index + 1);
				expect(page.view.map(Math.round), "A4").toEqual([0, 0, 595, 842]);
				const { items } = await page.getTextContent();
				return items.map((item) => ("str" in item ? item.str : "")).join("");
			}),
		);
		const text = withoutSpaces(pages.join(""));
		for (const fact of [
			formatNumber(figures.tonnes2024, language),
			formatNumber(figures.paperCapacityPerYear, language),
			formatMillions(figures.revenue2024, language),
			formatNumber(figures.employees2024, language),
			`${figures.yearsOfHistory}+`,
			`${figures.oldestCompanySince}`,
			formatDate(figures.incorporated, language),
			formatDate(figures.ethicalCodeApproved, language),
			...companies.map(({ name }) => name),
			contacts.investorsEmail,
			contacts.ethicsEmail,
			said.contact.note.text,
		]) {
			expect(text).toContain(withoutSpaces(fact));
		}
	});
}

test("the browser shows the report under its content security policy", async ({ page }) => {
	await page.goto(`${builtInSite}/robots.txt`);
	test.skip(!(await page.evaluate(() => navigator.pdfViewerEnabled)), "this browser has no viewer");
	for (const language of languages) {
		await page.goto(`${builtInSite}${reports[language]}`);
		await expect(async () => {
			const viewer = page.frames().find((frame) => frame.url().startsWith("chrome-extension:"));
			expect(await viewer?.locator("#pagelength").textContent(), "pages that the viewer counts").toMatch(
				/^\d+$/,
			);
		}).toPass({ timeout: 15_000 });
	}
});
