/**
 * Pages that the browser translates, as Chrome and Edge do: React finds none of the text nodes that it has made. What the forms do
 * then is tested with their components, all of which are translated.
 */
import type { Page } from "@playwright/test";
import { translated, translatePage } from "../tests/fakes/browser-translation.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, type Language, languages, localized, sampledPaths, test } from "./fixtures.ts";
import { full } from "./full.ts";
import * as visitor from "./visitor.ts";

test.use({ expectedProblems: /status of 404|No page at this path/ });

const main = (page: Page) => page.getByRole("main");

/** Waits until React has taken over all parts of the page. */
async function hydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated-content][data-hydrated-footer]").waitFor({ state: "attached" });
}

async function openTranslated(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await hydrated(page);
	await translatePage(page);
}

/**
 * The text of header, main and footer, element by element, as the page shows it.
 * @param sent as the server sends it to this address
 */
const textOf = (page: Page, sent = false): Promise<string[]> =>
	page.evaluate(async (sent) => {
		const html = sent ? await (await fetch(location.href)).text() : "";
		// Its styles have another nonce than this page.
		const shown = sent
			? new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ""), "text/html")
			: document;
		const texts = new Map<Element | null | undefined, string>();
		for (const part of shown.querySelectorAll("body > header, main, body > footer")) {
			const walker = shown.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) {
				const element = walker.currentNode.parentElement?.closest(":not(font)");
				texts.set(element, (texts.get(element) ?? "") + walker.currentNode.textContent);
			}
		}
		return [...texts].flatMap(([element, text]) =>
			element?.closest("script, style, noscript, textarea") || !text.trim() ? [] : [text.trim()],
		);
	}, sent);

/** Expects that a translated page shows what the server sends: nothing is cut off, or still in the other language. */
async function expectNothingStale(page: Page): Promise<void> {
	await visitor.settled(page);
	// A page that has just been opened has none yet.
	await expect.poll(() => main(page).locator("font").count(), "translated").toBeGreaterThan(1);
	await translated(page);
	expect(await textOf(page)).toEqual(await textOf(page, true));
}

async function switchLanguage(page: Page, language: Language): Promise<void> {
	// What is translated late replaces what React has written since.
	await visitor.settled(page);
	await translated(page);
	await page.locator(`a[hreflang="${language}"][lang]:visible`).first().click();
	await expect(page.locator("html")).toHaveAttribute("lang", language);
}

const [other, language] = languages;

for (const path of full ? sampledPaths : ["/", "/empresas", "/legal-notice", "/cookie-settings"]) {
	test(`the language switch leaves nothing in the old language on ${path}`, async ({ page }) => {
		await openTranslated(page, builtInSite + localized(path, language));
		await switchLanguage(page, other);
		await expectNothingStale(page);
	});
}

test("the analysis of an idea follows the language switch, and is what it is after a reload", async ({
	page,
}) => {
	await openTranslated(page, `${connectedSite}/${language}`);
	await visitor.submitIdea(page, language, "Cardboard from 120 offices");
	await visitor.expectAnalysis(page, language);
	await switchLanguage(page, other);
	await visitor.expectAnalysis(page, other);
	await visitor.settled(page);
	await translated(page);
	// Where a translation has put elements into a drawing, its words are gone.
	await expect(page.locator("main svg font")).toHaveCount(0);
	const shown = await textOf(page);
	await page.reload();
	await expect.poll(() => textOf(page)).toEqual(shown);
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
		await expectNothingStale(page);
		await visitor.describeIdea(page, other, "Cardboard from 120 offices");
	});
});
