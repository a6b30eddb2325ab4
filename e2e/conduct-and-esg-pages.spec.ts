import { authorities } from "../app/content/authorities.ts";
import { reports } from "../app/content/documents.ts";
import { committedGoals, figures } from "../app/content/figures.ts";
import { contacts, registration } from "../app/content/placeholders.ts";
import { whistleblowing } from "../app/content/whistleblowing.ts";
import { formatDate, formatMillions, formatNumber, formatShare } from "../app/i18n/format.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, translations } from "./fixtures.ts";

const phone = `tel:${contacts.whistleblowerPhone.replaceAll(" ", "")}`;
const mail = `mailto:${contacts.ethicsEmail}`;

for (const { language, locale, tag } of mainlyIn("es")) {
	test.describe(`conduct and ESG (${language})`, { tag }, () => {
		test.use({ locale });
		const { codeOfConduct, esgPolicy, whistleblowing: channel } = translations[language];
		const fixed = `${builtInSite}/${language}`;

		test("the code of conduct shows ten principles in four areas, and whom to contact", async ({ page }) => {
			await page.goto(`${fixed}/codigo-conducta`);
			const main = page.getByRole("main");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(codeOfConduct.title);
			await expect(main.getByRole("heading", { level: 3 })).toHaveCount(4);
			const { title, text, areas, ...principles } = codeOfConduct.principles;
			for (const area of Object.values(areas)) {
				await expect(main.getByRole("heading", { level: 3, name: area })).toBeVisible();
			}
			await expect(main.getByRole("heading", { level: 4 })).toHaveText(
				Object.values(principles).map((principle) => principle.title),
			);
			await expect(main.getByRole("heading", { level: 4 })).toHaveCount(10);
			await expect(main.getByText(formatDate(figures.ethicalCodeApproved, language))).toBeVisible();
			await expect(main.getByText(whistleblowing.directive)).toBeVisible();
			await expect(main.locator(`a[href="${mail}"]`)).toBeVisible();
			await expect(main.locator(`a[href="${phone}"]`)).toBeVisible();
			await main.getByRole("link", { name: codeOfConduct.channel.link }).click();
			await expect(page).toHaveURL(`${fixed}/denuncias`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(channel.title);
		});

		test("the ESG policy shows its commitments, four figures, five goals and the report", async ({
			page,
		}) => {
			await page.goto(`${fixed}/politica-esg`);
			const main = page.getByRole("main");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(esgPolicy.title);
			for (const text of [esgPolicy.mission.text, esgPolicy.vision.text]) {
				await expect(main.getByText(text)).toBeVisible();
			}
			for (const field of ["environment", "social", "governance"] as const) {
				await expect(
					main.getByRole("heading", { name: esgPolicy.commitments[field].title, exact: true }),
				).toBeVisible();
			}
			const metrics = page.getByRole("region", { name: /2024/ });
			for (const value of [
				formatNumber(figures.tonnes2024, language),
				formatMillions(figures.revenue2024, language),
				formatShare(figures.portfolioAligned, language),
				formatNumber(figures.keySectors, language),
			]) {
				await expect(metrics.getByText(value, { exact: true })).toBeVisible();
			}
			for (const sector of Object.values(esgPolicy.metrics.sectorNames)) {
				await expect(metrics.getByText(sector, { exact: true })).toBeVisible();
			}
			for (const { title } of Object.values(esgPolicy.priorities.items)) {
				await expect(main.getByRole("heading", { name: title })).toBeVisible();
			}
			const goals = page.getByRole("region", { name: esgPolicy.goals.title }).getByRole("listitem");
			await expect(goals).toHaveCount(committedGoals.length);
			for (const [index, goal] of committedGoals.entries()) {
				await expect(goals.nth(index)).toContainText(`${esgPolicy.goals.abbreviation} ${goal}`);
				await expect(goals.nth(index).getByRole("heading")).toHaveText(esgPolicy.goals[goal].name);
			}
			const report = main.getByRole("link", { name: esgPolicy.report.download });
			await expect(report).toHaveAttribute("href", reports[language]);
			await expect(report).toHaveAttribute("target", "_blank");
		});

		test("the whistleblower channel shows contacts, protection and authorities, and has no form", {
			tag: "@phone",
		}, async ({ page }) => {
			await page.goto(`${fixed}/denuncias`);
			const main = page.getByRole("main");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(channel.title);
			await expect(main.locator(`a[href="${mail}"]`)).toBeInViewport();
			await expect(main.locator(`a[href="${phone}"]`)).toBeInViewport();
			const { opens, closes, directive, law } = whistleblowing;
			const hours = channel.ways.hours.replace("{{opens}}", opens).replace("{{closes}}", closes);
			await expect(main.getByText(hours)).toBeVisible();
			await expect(main.locator("address")).toContainText(registration.street);
			for (const topic of Object.values(channel.topics.items)) {
				await expect(main.getByText(topic, { exact: true })).toBeVisible();
			}
			for (const promise of Object.values(channel.protection.items)) {
				await expect(main.getByRole("heading", { name: promise.title })).toBeVisible();
			}
			await expect(main.getByRole("heading", { level: 3, name: /\b7\b/ })).toBeVisible();
			await expect(main.getByRole("heading", { level: 3, name: /\b3\b/ })).toBeVisible();
			await expect(main.getByText(channel.quiet.text)).toBeVisible();
			for (const { site, name } of Object.values(authorities.whistleblowing)) {
				const link = main.getByRole("link", { name });
				await expect(link).toHaveAttribute("href", site);
				await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
			}
			await expect(main.getByText(directive)).toContainText(law);
			await expect(main.locator("form, input, textarea, iframe")).toHaveCount(0);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
		});
	});
}

test.describe("the URL of the whistleblower channel without a language", () => {
	test.use({ locale: "en-GB" });
	const { whistleblowing: english } = translations.en;
	const { whistleblowing: spanish } = translations.es;

	test("is Spanish for every visitor, by link or directly, with a link to the translation", async ({
		page,
	}) => {
		await open(page, `${builtInSite}/`);
		await page.getByRole("contentinfo").getByRole("link", { name: english.name }).click();
		await expect(page).toHaveURL(`${builtInSite}/denuncias`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.title);
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await expect(page).toHaveTitle(/^Canal de denuncias/);
		await page.goBack();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await page.goto(`${builtInSite}/denuncias`);
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		const link = page.getByRole("main").getByRole("link", { name: spanish.otherLanguage });
		await expect(link).toHaveAttribute("lang", "en");
		await link.click();
		await expect(page).toHaveURL(`${builtInSite}/en/denuncias`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.title);
	});
});
