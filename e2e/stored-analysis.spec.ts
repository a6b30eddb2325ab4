import type { Page } from "@playwright/test";
import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { ideaBox, resultados: results } = translations.en;

/** An idea of whose analysis the model writes the second half in `expectWritten` only. */
const halfIdea = () => `We collect old nets ${crypto.randomUUID()} #fake:half`;

const firstHeading = (page: Page) => page.getByRole("heading", { name: "What we understood" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Sends an idea, and waits until its analysis has begun. */
async function begin(page: Page, idea: string): Promise<void> {
	await visitor.open(page, `${connectedSite}/en`);
	await visitor.submitIdea(page, "en", idea);
	await expect(firstHeading(page)).toBeVisible();
}

/** Lets the model write to the end, and expects the whole text, for which it was asked once. */
async function expectWritten(page: Page, idea: string): Promise<void> {
	await visitor.continueAnalysis(idea);
	await visitor.expectAnalysis(page, "en");
	const analysis = page.getByRole("article").locator("[lang=en]");
	await expect(analysis.getByRole("heading", { level: 2 })).toHaveCount(9);
	await expect(analysis.getByText(`“${idea.slice(0, 40)}`)).toBeVisible();
	expect(await visitor.modelRequests(idea)).toHaveLength(1);
}

test("a language switch in the middle and afterwards asks for nothing, and a reload shows the whole analysis", async ({
	page,
}) => {
	const idea = halfIdea();
	const spanish = translations.es.resultados;
	let requested = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/api/chat-alianzas")) requested += 1;
	});
	await begin(page, idea);
	const to = (language: string) => page.getByRole("banner").locator(`a[hreflang="${language}"]:visible`);
	await to("es").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.title);
	await expect(firstHeading(page)).toBeVisible();
	expect(requested).toBe(1);
	await page.reload();
	await expect(page.locator("blockquote")).toHaveText(idea);
	const { pathname, hash } = new URL(page.url());
	await expect(to("en")).toHaveAttribute("href", pathname.replace("/es", "/en") + hash);
	await visitor.continueAnalysis(idea);
	await visitor.expectAnalysis(page, "es");
	await expect(page.getByRole("link", { name: spanish.writeInThisLanguage })).toBeVisible();
	await to("en").click();
	await expectWritten(page, idea);
	expect(requested).toBe(2);
});

test("the link opens idea and analysis in another browser, and an erased one leads home", async ({
	page,
	browser,
	visitorAddress,
}) => {
	const idea = `We collect old nets ${crypto.randomUUID()}`;
	const email = visitor.uniqueEmail();
	await visitor.open(page, `${connectedSite}/en`);
	await visitor.submitIdea(page, "en", idea, email);
	await expectWritten(page, idea);
	const { text } = await visitor.expectOneMail(email);
	expect(text).toContain(new URL(page.url()).hash);

	const context = await browser.newContext({ extraHTTPHeaders: { "CF-Connecting-IP": visitorAddress } });
	const reader = await context.newPage();
	await reader.goto(page.url());
	await expect(reader.locator("blockquote")).toHaveText(idea);
	await expectWritten(reader, idea);
	expect(await reader.content()).not.toContain(email);
	// Another fragment alone loads no document.
	await reader.goto("about:blank");
	await reader.goto(page.url().replace(/#.*/, `#${crypto.randomUUID()}`));
	await expect(reader.getByText(results.gone)).toBeVisible();
	await expect(button(reader, results.backToAnalysis)).toHaveCount(0);
	await expect(reader).toHaveURL(`${connectedSite}/en`);
	await context.close();
});

test("Back and Forward lead to an analysis in the middle, stopped and complete", async ({ page }) => {
	const idea = halfIdea();
	await begin(page, idea);
	const awayAndBack = async () => {
		await page.goBack();
		await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
		await page.goForward();
		await expect(firstHeading(page)).toBeVisible();
	};
	await awayAndBack();
	await button(page, results.stop).click();
	await expect(page.getByText(results.stoppedButStored)).toBeVisible();
	await awayAndBack();
	await button(page, results.continue).click();
	await visitor.continueAnalysis(idea);
	await visitor.expectAnalysis(page, "en");
	await awayAndBack();
	await expectWritten(page, idea);
});
