import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { listedPages, pageAddress } from "../app/i18n/addresses.ts";
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
	const { violations } = await new AxeBuilder({ page })
		.options({ rules: { "target-size": { enabled: true } } })
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect(found, state).toEqual([]);

	// Contrast once more with the drawings out of sight, over which it can't be reckoned; and 7:1 for body text.
	await showDrawings(page, false);
	const { violations: pale, incomplete } = await new AxeBuilder({ page })
		.withRules(["color-contrast", "color-contrast-enhanced"])
		.analyze();
	await showDrawings(page, true);
	const htmlOf = (results: typeof pale, rule: string) =>
		results
			.filter(({ id }) => id === rule)
			.flatMap(({ nodes }) => nodes)
			// A text with an emoji has no one colour.
			.filter(({ any }) => any[0]?.data?.messageKey !== "nonBmp")
			.map(({ html }) => html)
			// Words within a drawing are judged by eye, as the drawing is.
			.filter((html) => !/^<text/.test(html));
	expect(htmlOf(pale, "color-contrast"), `contrast, ${state}`).toEqual([]);
	expect(htmlOf(incomplete, "color-contrast"), `contrast that could not be told, ${state}`).toEqual([]);
	const isBodyText = (html: string) =>
		/^<(p|li|dd|dt|blockquote)\b/.test(html) && !/\b(caption|text-danger)\b/.test(html);
	expect(htmlOf(pale, "color-contrast-enhanced").filter(isBodyText), `body text, ${state}`).toEqual([]);
}

/** What lies behind or over the text: drawings, lines that are drawn as backgrounds, and what stays while the page scrolls. */
async function showDrawings(page: Page, shown: boolean): Promise<void> {
	await page.evaluate((visible) => {
		for (const element of document.querySelectorAll<HTMLElement | SVGElement>("body *")) {
			const { style } = element;
			if (element.matches("svg, div[aria-hidden=true], [role=img], :has(> [role=img]:only-child)"))
				style.visibility = visible ? "" : "hidden";
			else if (visible) {
				style.backgroundImage = "";
				style.position = "";
			} else {
				const { backgroundImage, position } = getComputedStyle(element);
				if (backgroundImage !== "none") style.backgroundImage = "none";
				if (position === "sticky") style.position = "static";
			}
		}
	}, shown);
}

for (const { language } of languageTests) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`axe (${language}, ${colorScheme})`, () => {
			test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

			test("finds nothing on home, results and the dialogs", async ({ page }) => {
				// Axe reads every page twice.
				test.slow();
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

			test("finds nothing on the studio's badge", async ({ page }) => {
				await open(page, `${connectedSite}/${language}/cookie-settings`);
				await page.evaluate(() => window.scrollTo(0, 900));
				await expect(page.getByText(words[language].common.badge.by)).toBeVisible();
				await expectAccessible(page, "cookie settings, with the studio's badge");
			});
		});
	}

	for (const path of listedPages.filter((page) => page !== "/")) {
		test(`axe finds nothing on ${path} (${language})`, async ({ page }, { project }) => {
			await page.emulateMedia({
				reducedMotion: "reduce",
				colorScheme: project.name === "phone" ? "dark" : "light",
			});
			await page.goto(`${connectedSite}${pageAddress(path, language)}`);
			await expectAccessible(page, path);
		});
	}
}
