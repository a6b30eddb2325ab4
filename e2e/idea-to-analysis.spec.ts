import { analysisHeadings } from "../app/schemas/analysis-layout.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import {
	expect,
	languageTests,
	mailsFrom,
	open,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";

const ideas = {
	en: "We collect used paper and cardboard from offices in Barcelona and look for a recycling partner.",
	es: "Recogemos papel y cartón usados en oficinas de Barcelona y buscamos un socio de reciclaje.",
};

for (const { language, locale } of languageTests) {
	test.describe(`idea to analysis (${language})`, { tag: language === "en" ? "@phone" : [] }, () => {
		test.use({ locale });
		const { results } = translations[language];
		const headings = analysisHeadings[language];

		test("the built-in analyst writes the analysis without a model key", async ({ page }) => {
			await open(page, builtInSite);
			await submitIdea(page, language, ideas[language], uniqueEmail());
			await expect(page.getByRole("heading", { level: 1, name: results.title })).toBeVisible();
			await expect(page.getByText(ideas[language])).toBeVisible();
			await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
			for (const heading of Object.values(headings)) {
				await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
			}
			await expect(page.getByText("Anella Paper").first()).toBeVisible();
			await expect(page.getByText(results.builtIn)).toBeVisible();
			await expect(page.getByRole("link", { name: results.explore })).toBeVisible();
		});

		test("the model writes the analysis, and the team gets one email with the idea", async ({ page }) => {
			const email = uniqueEmail();
			await open(page, `${connectedSite}/${language}`);
			await submitIdea(page, language, ideas[language], email);
			await expect(page).toHaveURL(`${connectedSite}/${language}/resultados`);
			await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
			for (const heading of [headings.sector, headings.collaboration, headings.goals]) {
				await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
			}
			await expect(page.getByText(results.builtIn)).toBeHidden();
			await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
			const [mail] = await mailsFrom(email);
			expect(mail?.to).toEqual(["team@anella.example"]);
			expect(mail?.text).toContain(ideas[language]);

			await page.getByRole("link", { name: results.explore }).click();
			await expect(page).toHaveURL(`${connectedSite}/${language}`);
			await expect(page.getByLabel(translations[language].ideaBox.prompt)).toHaveValue("");
		});
	});
}
