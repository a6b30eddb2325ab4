import { companies } from "../app/content/companies.ts";
import { reports } from "../app/content/documents.ts";
import { figures } from "../app/content/figures.ts";
import { contacts, registration } from "../app/content/placeholders.ts";
import { formatDate, formatMillions, formatNumber, formatShare } from "../app/i18n/format.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, translations } from "./fixtures.ts";

for (const { language, tag } of mainlyIn("es")) {
	test.describe(`investors (${language})`, { tag }, () => {
		const { investors } = translations[language];
		const address = `${builtInSite}/${language}/inversores`;

		test("show the registered company with its figures", async ({ page }) => {
			await open(page, address);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(investors.title);
			const about = page.getByRole("region", { name: investors.about.title });
			for (const fact of [
				registration.taxId,
				registration.street,
				formatDate(figures.incorporated, language),
				formatMillions(figures.revenue2024, language),
				formatNumber(figures.tonnes2024, language),
			]) {
				await expect(about.getByRole("definition").filter({ hasText: fact })).toHaveCount(1);
			}
			await expect(page.getByRole("img", { name: formatNumber(figures.tonnes2024, language) })).toBeVisible();
		});

		test("show five points of strategy, four of the commitment and six entities", async ({ page }) => {
			await open(page, address);
			const { strategy, esg, structure } = investors;
			const items = (name: string) => page.getByRole("region", { name }).getByRole("heading", { level: 3 });
			await expect(items(strategy.title)).toHaveText([
				strategy.circular.title,
				strategy.industry.title,
				strategy.share.title,
				strategy.together.title,
				strategy.patience.title,
			]);
			await expect(items(esg.title)).toHaveText([
				esg.environment.title,
				esg.people.title,
				esg.governance.title,
				esg.goals.title,
			]);
			await expect(items(structure.title)).toHaveText([
				structure.recycling,
				structure.energy,
				structure.engineering,
				structure.construction,
				structure.association,
				structure.foundation,
			]);
			const whole = formatShare(1, language);
			const entities = page
				.getByRole("region", { name: structure.title })
				.locator("li")
				.filter({ has: page.getByRole("heading", { level: 3 }) });
			const values = [whole, whole, whole, structure.strategic, structure.strategic, structure.support];
			for (const [index, { name }] of companies.entries()) {
				await expect(entities.nth(index)).toContainText(name);
				await expect(entities.nth(index)).toContainText(values[index] ?? "");
			}
		});

		test("open the report in a new tab and write to the investors' address", async ({ page }) => {
			await open(page, address);
			const report = page.getByRole("link", { name: investors.reports.open });
			await expect(report).toHaveAttribute("href", reports[language]);
			await expect(report).toHaveAttribute("target", "_blank");
			await expect(page.getByRole("link", { name: investors.reports.other })).toHaveAttribute(
				"href",
				reports[language === "en" ? "es" : "en"],
			);
			await expect(
				page.getByRole("region", { name: investors.contact.title }).getByRole("link"),
			).toHaveAttribute("href", `mailto:${contacts.investorsEmail}`);
		});
	});
}
