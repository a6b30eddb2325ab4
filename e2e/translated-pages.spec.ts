/** Pages that the browser translates, as Chrome and Edge do: React finds none of the text nodes that it has made. */
import type { Page } from "@playwright/test";
import { limits } from "../app/schemas/limits.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { translated, translatePage } from "./browser-translation.ts";
import { expect, type Language, languages, localized, pagePaths, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** The sites by who writes their analyses: a model, and the built-in analyst. */
const writers: Record<Language, string> = { en: connectedSite, es: builtInSite };

// The 404 page, and requests that a test lets fail.
test.use({ expectedProblems: /status of 404|No page at this path|429|ERR_FAILED|Failed to fetch/ });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Waits until React has taken over all parts of the page. */
async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		[...document.querySelectorAll("#content > *, body > footer")].every((part) =>
			Object.keys(part).some((key) => key.startsWith("__reactProps")),
		),
	);
}

async function openTranslated(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await hydrated(page);
	await translatePage(page);
}

/** The text of header, main and footer, element by element. */
function textOf(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const texts = new Map<Element | null | undefined, string>();
		for (const part of document.querySelectorAll("body > header, main, body > footer")) {
			const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) {
				const element = walker.currentNode.parentElement?.closest(":not(font)");
				texts.set(element, (texts.get(element) ?? "") + walker.currentNode.textContent);
			}
		}
		return [...texts].flatMap(([element, text]) =>
			element?.matches("script, style, noscript, textarea") || !text.trim() ? [] : [text.trim()],
		);
	});
}

/** The text of the page once all of it is translated. */
async function translatedText(page: Page): Promise<string[]> {
	await visitor.settled(page);
	await translated(page);
	expect(await main(page).locator("font").count(), "translated").toBeGreaterThan(1);
	return textOf(page);
}

/** Expects that the page shows what it does after a reload: nothing is cut off, or still in the other language. */
async function expectNothingStale(page: Page): Promise<void> {
	const shown = await translatedText(page);
	await page.reload();
	await expect.poll(() => textOf(page)).toEqual(shown);
	await hydrated(page);
	await translatePage(page);
}

async function switchLanguage(page: Page, language: Language): Promise<void> {
	// What is translated late replaces what React has written since.
	await translated(page);
	await page.locator(`a[hreflang="${language}"][lang]:visible`).first().click();
	await expect(page.locator("html")).toHaveAttribute("lang", language);
}

test.describe("the language switch leaves nothing in the old language", () => {
	for (const path of [...pagePaths.filter((path) => path !== "/resultados"), "/nowhere"]) {
		test(path, async ({ page }) => {
			const texts: Partial<Record<Language, string[]>> = {};
			for (const language of ["es", "en"] as const) {
				await page.goto(builtInSite + localized(path, language));
				await hydrated(page);
				texts[language] = await textOf(page);
			}
			await translatePage(page);
			for (const language of ["es", "en"] as const) {
				await switchLanguage(page, language);
				await expect.poll(() => translatedText(page)).toEqual(texts[language]);
			}
		});
	}
});

for (const language of languages) {
	const { dialogs, ideaBox, resultados: results } = translations[language];
	const [other] = languages.filter((name) => name !== language) as [Language];

	test(`from an idea to its analysis, and a message about it (${language})`, async ({ page }) => {
		await openTranslated(page, `${writers[language]}/${language}`);
		await button(page, ideaBox.tag.sdgProjects).click();
		await page.getByLabel(ideaBox.prompt).fill("a".repeat(limits.ideaMax));
		await button(page, ideaBox.tag.sdgProjects).click();
		await expect(main(page).getByRole("alert")).not.toBeEmpty();
		await visitor.submitIdea(page, language, "Cardboard from 120 offices");
		await expect(page.getByRole("heading", { level: 1, name: results.title })).toBeVisible();
		await switchLanguage(page, other);
		await visitor.expectAnalysis(page, other);
		await switchLanguage(page, language);
		await visitor.expectAnalysis(page, language);
		await expectNothingStale(page);

		await button(page, results.writeAgain).click();
		await visitor.expectAnalysis(page, language);
		await expectNothingStale(page);

		await main(page).getByRole("link", { name: results.contact }).click();
		const dialog = page.getByRole("dialog", { name: dialogs.contact.title });
		await visitor.sendContactForm(dialog, language);
		await expect(dialog.getByText(dialogs.validation.name_required)).toBeVisible();
		await visitor.fillContactForm(dialog, language);
		await expect(dialog.getByText(dialogs.validation.name_required)).toHaveCount(0);
		await visitor.sendContactForm(dialog, language);
		await visitor.expectMessageSent(page, language);
		await expect(dialog).toBeHidden();
		await switchLanguage(page, other);
		await expectNothingStale(page);
	});
}

// What happens in the forms is the same in both languages.
const [other, language] = languages;
const { contact, dialogs, idea: ideaPage, ideaBox } = translations[language];

test("/idea, and a notice that goes away", async ({ page }) => {
	const refusal = {
		status: 429,
		headers: { "Retry-After": "30" },
		json: { error: { code: "rate_limited" } },
	};
	await page.route("**/api/analysis-requests", (route) => route.fulfill(refusal), { times: 1 });
	await openTranslated(page, `${builtInSite}${localized("/idea", language)}`);
	const send = () => button(page, ideaPage.send).click();
	await send();
	await expect(page.getByText(dialogs.validation.idea_required)).toBeVisible();
	await page.getByLabel(ideaPage.idea).fill("Cardboard from 120 offices in Barcelona");
	await page.getByLabel(dialogs.email.label).fill(visitor.uniqueEmail());
	await send();
	await expect(main(page).getByRole("alert")).toContainText("30");
	await send();
	await expect(page).toHaveURL(/\/resultados#/);
	await visitor.expectAnalysis(page, language);
	await expectNothingStale(page);
});

test("the contact form: empty, corrected, refused, sent", async ({ page }) => {
	await page.route("**/api/send-contact-email", (route) => route.abort(), { times: 1 });
	await openTranslated(page, connectedSite + localized("/contact", language));
	const form = page.getByRole("region", { name: contact.form.title });
	await visitor.sendContactForm(form, language);
	await expect(form.getByText(dialogs.validation.name_required)).toBeVisible();
	await visitor.fillContactForm(form, language);
	await visitor.sendContactForm(form, language);
	await expect(form.getByRole("alert")).toHaveText(dialogs.contact.errorDescription);
	await visitor.sendContactForm(form, language);
	await visitor.expectMessageSent(page, language);
	await expect(form.getByRole("alert")).toBeEmpty();
	await expectNothingStale(page);
});

test("cookie settings", async ({ page }) => {
	const { acceptAll, kinds, rejectAll, save, toasts, unsaved } = translations[language].cookieSettings;
	await openTranslated(page, builtInSite + localized("/cookie-settings", language));
	const expectToast = (title: string) => expect(page.getByText(title, { exact: true })).toBeVisible();
	for (const _ of ["on", "off"]) {
		await page.getByRole("switch", { name: kinds.performance.label }).click();
		await expect(page.getByText(unsaved)).toBeVisible();
		await button(page, save).click();
		await expectToast(toasts.saved.title);
		await expect(page.getByText(unsaved)).toHaveCount(0);
	}
	await button(page, acceptAll).click();
	await expectToast(toasts.accepted.title);
	await button(page, rejectAll).click();
	await expectToast(toasts.rejected.title);
	await switchLanguage(page, other);
	await expectNothingStale(page);
});

test.describe(() => {
	test.use({
		expectedProblems: /status of 404|No page at this path/,
		viewport: { width: 390, height: 844 },
	});

	test("the menu of a phone, from the 404 page", async ({ page }) => {
		const { common, nosotros, notFound } = translations[language];
		const menu = page.getByRole("dialog", { name: common.nav.menu });
		await openTranslated(page, builtInSite + localized("/nowhere", language));
		await button(page, common.nav.openMenu).click();
		await menu.locator(`a[hreflang="${other}"]`).click();
		await expect(page.locator("html")).toHaveAttribute("lang", other);
		await switchLanguage(page, language);
		await main(page).getByRole("link", { name: notFound.home }).click();
		await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
		await button(page, common.nav.openMenu).click();
		await menu.getByRole("link", { name: nosotros.name }).click();
		await expect(page).toHaveURL(/nosotros/);
		await expectNothingStale(page);
	});
});

test.describe("before hydration", () => {
	// React finds other elements than the server has sent, and renders what has them anew.
	test.use({ expectedProblems: /Minified React error #418/ });

	test("a translation leaves a page that works", async ({ page }) => {
		const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
		await page.goto(`${connectedSite}/${language}`, { waitUntil: "commit" });
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await translatePage(page, 0);
		release();
		await visitor.hydrated(page);
		await switchLanguage(page, other);
		await translated(page);
		await switchLanguage(page, language);
		await visitor.submitIdea(page, language, "Cardboard from 120 offices");
		await visitor.expectAnalysis(page, language);
		await expectNothingStale(page);
	});
});
