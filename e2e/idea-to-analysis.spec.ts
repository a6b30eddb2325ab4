import type { Locator } from "@playwright/test";
import { names } from "../app/content/group.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, phone, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const ideas = {
	en: "We collect 3 t a month of used cardboard from offices in Barcelona and look for a recycling partner.",
	es: "Recogemos 3 t al mes de cartón usado en oficinas de Barcelona y buscamos un socio de reciclaje.",
};

for (const { language, writer, site, mails, screen } of [
	{
		language: "en",
		writer: "the model",
		site: connectedSite,
		mails: [["team@anella.example"]],
		screen: phone,
	},
	// Without a key, mails wait.
	{ language: "es", writer: "the built-in analyst", site: builtInSite, mails: [], screen: {} },
] as const) {
	test.describe(`idea to analysis (${language})`, () => {
		test.use({ locale: language, ...screen });
		const { ideaBox, resultados: results } = translations[language];

		test(`${writer} writes the analysis of an idea that was sent`, async ({ page }) => {
			const email = visitor.uniqueEmail();
			await visitor.open(page, site);
			await page.getByLabel(ideaBox.prompt).fill(ideas[language]);
			// Of a long idea, a phone's ring has the last words, in letters that can be read.
			const firstWord = screen === phone ? "…" : ideas[language].split(" ")[0];
			await expect(page.locator("main svg[role=img] textPath").first()).toHaveText(firstWord ?? "");
			await visitor.submitIdea(page, language, ideas[language], email);
			await expect(page.getByRole("heading", { level: 1, name: results.title })).toBeVisible();
			await visitor.expectAnalysis(page, language);
			await expect(page.getByRole("article").getByRole("heading", { level: 2 })).not.toHaveCount(0);
			await expect(page.getByText(names.paper).first()).toBeVisible();
			const note = site === builtInSite ? results.builtIn : results.machineMade;
			await expect(page.getByText(note)).toBeVisible();
			await page.getByRole("link", { name: results.explore }).click();
			await expect(page.getByLabel(ideaBox.prompt)).toHaveValue("");
			const sent = async () => (await visitor.mailsFrom(email)).map(({ to }) => to);
			await expect.poll(sent).toEqual(mails);
		});
	});
}

test("the whole way by keyboard alone: skip link, idea, dialog, analysis, next page", async ({ page }) => {
	const { common, dialogs, ideaBox, resultados: results } = translations.en;
	const press = (key: string) => page.keyboard.press(key);
	await visitor.open(page, `${connectedSite}/en`);
	await press("Tab");
	await expect(page.getByRole("link", { name: common.skip })).toBeFocused();
	await press("Enter");
	await visitor.expectFocusInMain(page);
	const tabTo = async (target: Locator) => {
		for (let presses = 0; presses < 8; presses += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await press("Tab");
		}
		await expect(target).toBeFocused();
	};
	const box = page.getByLabel(ideaBox.prompt);
	await tabTo(box);
	await page.keyboard.type("Wind turbines for a paper mill");
	const analyze = page.getByRole("button", { name: ideaBox.analyze, exact: true });
	await tabTo(analyze);
	await press("Enter");
	const dialog = page.getByRole("dialog", { name: dialogs.email.title });
	await expect(dialog.getByLabel(dialogs.email.label)).toBeFocused();
	await press("Escape");
	await expect(dialog).toBeHidden();
	await expect(analyze).toBeFocused();
	await press("Enter");
	await expect(dialog.getByLabel(dialogs.email.label)).toBeFocused();
	await page.keyboard.type(visitor.uniqueEmail());
	await press("Enter");
	await expect(page).toHaveURL(/\/en\/resultados#/);
	await visitor.expectFocusInMain(page);
	await visitor.expectAnalysis(page, "en");
	await page.getByRole("link", { name: results.explore }).press("Enter");
	await expect(box).toBeVisible();
	await visitor.expectFocusInMain(page);
});
