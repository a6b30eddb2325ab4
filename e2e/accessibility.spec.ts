import { connectedSite } from "./addresses.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

for (const { language, colorScheme, viewport } of [
	{ language: "en", colorScheme: "dark", viewport: { width: 390, height: 844 } },
	{ language: "es", colorScheme: "light", viewport: { width: 1280, height: 800 } },
] as const) {
	test.describe(`axe (${language}, ${colorScheme}, ${viewport.width})`, () => {
		test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

		test("finds nothing on the dialogs, the results and a page that is scrolled down", async ({ page }) => {
			// Axe reads every state twice.
			test.slow();
			const { common, results } = translations[language];
			await visitor.open(page, `${connectedSite}/${language}`);
			await visitor.describeIdea(page, language, "Compost");
			await expectAccessible(page, "e-mail dialog");
			await page.keyboard.press("Escape");
			await visitor.submitIdea(page, language, "Wind turbines for a paper mill #fake:slow");
			await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
			await expectAccessible(page, "results, streaming");
			await visitor.expectAnalysis(page, language);
			await expectAccessible(page, "results, done");
			await page.getByRole("main").getByText(results.contact).click();
			await visitor.sendContactForm(page.getByRole("dialog"), language);
			await expectAccessible(page, "contact dialog with errors");
			await visitor.open(page, `${connectedSite}/${language}/cookie-settings`);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect(page.getByText(common.badge.by)).toBeVisible();
			await expectAccessible(page, "scrolled down, with the studio's badge");
		});
	});
}
