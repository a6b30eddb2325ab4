import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { connectedSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	languageTests,
	open,
	submitIdea,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";

async function expectAccessible(page: Page, state: string): Promise<void> {
	// Entrances fade in: contrast counts once they are done.
	await page.evaluate(() =>
		Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
	);
	const { violations } = await new AxeBuilder({ page })
		.options({ rules: { "target-size": { enabled: true } } })
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect(found, state).toEqual([]);

	// Body text has more: 7:1.
	const enhanced = await new AxeBuilder({ page }).withRules("color-contrast-enhanced").analyze();
	const pale = enhanced.violations
		.flatMap(({ nodes }) => nodes.map(({ html }) => html))
		.filter((html) => /^<(p|li|dd|dt|blockquote)\b/.test(html) && !/\b(caption|text-danger)\b/.test(html));
	expect(pale, `body text, ${state}`).toEqual([]);
}

for (const { language } of languageTests) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`axe (${language}, ${colorScheme})`, () => {
			test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

			test("finds nothing on home, results and the dialogs", async ({ page }) => {
				const { dialogs, results } = words[language];
				await open(page, `${connectedSite}/${language}`);
				await expectAccessible(page, "home");
				await describeIdea(page, language, "Compost");
				await expectAccessible(page, "e-mail dialog");
				await page.keyboard.press("Escape");
				await submitIdea(page, language, "Wind turbines for a paper mill #double:slow", uniqueEmail());
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

			test("finds nothing on the code of conduct, the ESG policy and the whistleblower channel", async ({
				page,
			}) => {
				for (const path of ["codigo-conducta", "politica-esg", "denuncias"]) {
					await page.goto(`${connectedSite}/${language}/${path}`);
					await expectAccessible(page, path);
				}
			});
		});
	}
}
