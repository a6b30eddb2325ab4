import { connectedSite } from "./addresses.ts";
import { expectAccessible } from "./axe.ts";
import {
	describeIdea,
	expect,
	languageTests,
	open,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";

for (const { language } of languageTests) {
	for (const { colorScheme, viewport } of [
		{ colorScheme: "dark", viewport: { width: 390, height: 844 } },
		{ colorScheme: "light", viewport: { width: 1280, height: 800 } },
	] as const) {
		// English on a dark phone and Spanish on a light desktop are in every run, as in all-pages.spec.ts.
		const isQuick = (colorScheme === "dark") === (language === "en");
		test.describe(`axe (${language}, ${colorScheme}, ${viewport.width})`, {
			tag: isQuick ? [] : "@full",
		}, () => {
			test.use({
				colorScheme,
				viewport,
				contextOptions: { reducedMotion: "reduce" },
			});

			test("finds nothing on home, results and the dialogs", async ({ page }) => {
				// Axe reads every page twice.
				test.slow();
				const { dialogs, results } = translations[language];
				await open(page, `${connectedSite}/${language}`);
				await expectAccessible(page, "home");
				await describeIdea(page, language, "Compost");
				await expectAccessible(page, "e-mail dialog");
				await page.keyboard.press("Escape");
				await submitIdea(page, language, "Wind turbines for a paper mill #fake:slow", uniqueEmail());
				await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
				await expectAccessible(page, "results, streaming");
				await expect(page.getByText(results.completed)).toBeVisible({ timeout: 40_000 });
				await expectAccessible(page, "results, done");
				await page.getByRole("main").getByText(results.contact).click();
				await page.getByRole("dialog").getByRole("button", { name: dialogs.contact.send }).click();
				await expectAccessible(page, "contact dialog with errors");
				await page.goto(`${connectedSite}/${language}/nowhere`);
				await expectAccessible(page, "404");
			});

			test("finds nothing on the studio's badge", async ({ page }) => {
				await open(page, `${connectedSite}/${language}/cookie-settings`);
				await page.evaluate(() => window.scrollTo(0, 900));
				await expect(page.getByText(translations[language].common.badge.by)).toBeVisible();
				await expectAccessible(page, "cookie settings, with the studio's badge");
			});
		});
	}
}
