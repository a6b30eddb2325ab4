import type { Page } from "@playwright/test";
import { contacts, names } from "../app/content/placeholders.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, mainlyIn, open, submitIdea, test, translations, uniqueEmail } from "./fixtures.ts";

const pages = [
	{ path: "/legal-notice", text: "legalNotice" },
	{ path: "/privacy-policy", text: "privacyPolicy" },
	{ path: "/cookie-policy", text: "cookiePolicy" },
	{ path: "/terms-and-conditions", text: "terms" },
] as const;

const others = ["/cookie-settings", "/codigo-conducta", "/politica-esg", "/denuncias"];

const month = { en: "January 2025", es: "enero de 2025" };

const main = (page: Page) => page.getByRole("main");
const contents = (page: Page, label: string) => main(page).getByRole("navigation", { name: label });

/** Opens the table of contents, which is collapsed on a phone. */
async function unfoldContents(page: Page, label: string): Promise<void> {
	const fold = main(page).locator("summary", { hasText: label });
	if (await fold.isVisible()) await fold.click();
}

for (const { language, tag } of mainlyIn("en")) {
	test.describe(`legal texts (${language})`, { tag }, () => {
		const { legal } = translations[language];

		test("each has its title, date, numbered sections, contents and related pages", async ({ page }) => {
			for (const { path, text } of pages) {
				const { title, lead, sections } = translations[language][text];
				await page.goto(`${builtInSite}/${language}${path}`);
				await expect(page).toHaveTitle(new RegExp(`^${title} · `));
				await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
				await expect(main(page).getByText(lead)).toBeVisible();
				await expect(main(page).locator("time")).toHaveText(month[language]);
				await expect(main(page).locator("time")).toHaveAttribute("datetime", "2025-01");

				const titles = Object.values(sections).map((section) => section.title);
				const headings = main(page)
					.locator("h2[id]")
					.filter({ hasText: new RegExp(titles.join("|")) });
				await expect(headings).toHaveText(titles);
				await expect(main(page)).not.toContainText("{{");

				await unfoldContents(page, legal.contents);
				await expect(contents(page, legal.contents).locator("a:visible")).toHaveText(
					titles.map((section) => new RegExp(`${section}$`)),
				);
				const related = main(page).getByRole("navigation", { name: legal.related }).getByRole("link");
				const expected = [...pages.map((other) => other.path), ...others].filter((other) => other !== path);
				expect(
					(await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).sort(),
				).toEqual(expected.map((other) => `/${language}${other}`).sort());
			}
		});

		test("contain the facts and working links", async ({ page }) => {
			await page.goto(`${builtInSite}/${language}/legal-notice`);
			await expect(main(page).locator("dd", { hasText: names.legal })).toBeVisible();
			await expect(main(page).locator(`dd a[href="mailto:${contacts.legalEmail}"]`)).toBeVisible();
			await expect(main(page).getByRole("row")).toHaveCount(7);
			await page.goto(`${builtInSite}/${language}/privacy-policy`);
			await main(page).locator(`p a[href="/${language}/cookie-policy"]`).click();
			await expect(page).toHaveURL(`${builtInSite}/${language}/cookie-policy`);
			await expect(
				page.getByRole("heading", { level: 1, name: translations[language].cookiePolicy.title }),
			).toBeVisible();
		});

		test("fit windows from 320 to 2560 pixels", async ({ page }) => {
			for (const { path } of pages) {
				await page.goto(`${builtInSite}/${language}${path}`);
				for (const width of [320, 640, 768, 1024, 1280, 2560]) {
					await page.setViewportSize({ width, height: 800 });
					const wide = await main(page).evaluate((content) =>
						[...content.querySelectorAll("table, p, dd")].map(
							(element) => Math.ceil(element.getBoundingClientRect().right) - innerWidth,
						),
					);
					expect(Math.max(...wide), `${path} at ${width}`).toBeLessThanOrEqual(0);
				}
			}
		});

		test("the cookie policy lists everything that the browser stores, and no cookie is set", async ({
			page,
			context,
		}) => {
			await open(page, `${connectedSite}/${language}`);
			await page.getByLabel(translations[language].ideaBox.prompt).fill("Compost");
			await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
			await page.getByRole("contentinfo").getByText(translations[language].legalNotice.name).click();
			await expect(page).toHaveURL(/legal-notice$/);
			const kept = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
			const draft = await kept();
			expect(draft).toContain("ideaDraft");
			await page.goto(`${connectedSite}/${language}`);
			await submitIdea(page, language, "Compost", uniqueEmail());
			await expect(page.getByText(translations[language].results.completed)).toBeVisible({ timeout: 40_000 });
			await page.reload();
			const keys = [...draft, ...(await kept())];
			expect(keys.some((key) => key.startsWith("analysis:"))).toBe(true);
			expect(await context.cookies()).toEqual([]);

			await page.goto(`${connectedSite}/${language}/cookie-policy`);
			const listed = await main(page).getByRole("rowheader").allTextContents();
			for (const key of keys) expect(listed).toContain(key.replace(/^analysis:.*/, "analysis:…"));
		});
	});
}

test.describe("the terms at the URL without a language", () => {
	test.use({ locale: "es-ES" });

	test("are in English for a Spanish browser too, with a link to the translation and back", async ({
		page,
	}) => {
		const { otherLanguage } = translations.en.legal;
		await open(page, `${builtInSite}/terms-and-conditions`);
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page.getByRole("heading", { level: 1, name: translations.en.terms.title })).toBeVisible();
		await expect(main(page).locator(".prose h2")).toHaveCount(12);
		const link = main(page).getByRole("link", { name: otherLanguage });
		await expect(link).toHaveAttribute("lang", "es");
		await link.click();
		await expect(page).toHaveURL(`${builtInSite}/es/terms-and-conditions`);
		await expect(page.getByRole("heading", { level: 1, name: translations.es.terms.title })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await expect(main(page).locator(".prose h2")).toHaveCount(12);
		await main(page).getByRole("link", { name: translations.es.legal.otherLanguage }).click();
		await expect(page).toHaveURL(`${builtInSite}/en/terms-and-conditions`);
	});

	test("switch the whole page to English when reached by a link, and back on the next page", async ({
		page,
	}) => {
		await open(page, `${builtInSite}/legal-notice`);
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
		await link(translations.es.terms.name).click();
		await expect(page.getByRole("heading", { level: 1, name: translations.en.terms.title })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await link(translations.en.privacyPolicy.name).click();
		await expect(
			page.getByRole("heading", { level: 1, name: translations.es.privacyPolicy.title }),
		).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});
