import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const formOf = (page: Page) => page.getByRole("main").locator("form");

// That the pages have the same content is proven in all-pages.spec.ts.
test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("the menu, the language switch and links to sections work", async ({ page }) => {
		const { invitation, language, nav } = translations.en.common;
		await page.goto(`${builtInSite}/en/cookie-policy`);
		await page.getByRole("button", { name: nav.openMenu }).click();
		await expect(page.locator("html"), "the page behind it").toHaveCSS("overflow", "hidden");
		await page.locator("#menu").getByRole("link", { name: language.es }).click();
		await expect(page).toHaveURL(`${builtInSite}/es/cookie-policy`);
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await page.goto(`${builtInSite}/en/cookie-policy#essential`);
		await expect(page.locator("#essential")).toBeInViewport();
		// Read without its number, and a cell without the column's name beside it, which is that of a header.
		await expect(page.locator("#essential")).not.toHaveAccessibleName(/\d/);
		const cell = page.getByRole("cell").first();
		await expect(cell).toHaveAccessibleName((await cell.textContent()) ?? "");
		const beside = await cell.evaluate((cell) => getComputedStyle(cell, "::before").content);
		const headers = await page.getByRole("columnheader").allTextContents();
		expect(headers.map((name) => `"${name}"`)).toContain(beside.replace(/ \/ ""$/, ""));
		await page.goto(`${builtInSite}/en`);
		await page.getByRole("button", { name: nav.openMenu }).click();
		await page.locator("#menu").getByRole("link", { name: invitation.explore }).click();
		await expect(page).toHaveURL(`${builtInSite}/en/idea`);
	});

	test("home, idea, results and cookie settings say what needs JavaScript", async ({ page }) => {
		const { cookieSettings, idea, ideaBox, resultados: results } = translations.es;
		for (const [path, note] of [
			["", ideaBox.noScript],
			["/idea", idea.noScript],
			["/cookie-settings", cookieSettings.noScript],
			["/resultados", results.noScript],
		] as const) {
			await page.goto(`${builtInSite}/es${path}`);
			await expect(page.locator("noscript p", { hasText: note })).toBeVisible();
			await expect(page.getByRole("button", { name: ideaBox.tag.sdgProjects })).toBeHidden();
		}
		await expect(page.locator("noscript a").first()).toHaveAttribute("href", /^mailto:/);
		await page.getByRole("main").getByRole("link", { name: results.back }).click();
		await expect(page).toHaveURL(`${builtInSite}/es`);
	});
});

const { dialogs, idea: said, ideaBox } = translations.es;
const home = `${connectedSite}/es`;

test.describe("the forms without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedProblems: /status of 422/ });

	test("the contact form delivers a message once, and says so", async ({ page }) => {
		const { contact } = dialogs;
		const form = formOf(page);
		const email = visitor.uniqueEmail();
		await page.goto(home);
		await page.getByRole("main").locator("a:not([aria-haspopup])", { hasText: contact.title }).click();
		await expect(page).toHaveURL(`${home}/contact`);
		await visitor.fillContactForm(form, "es", email);
		await visitor.sendContactForm(form, "es");
		const thanks = page.getByRole("status").filter({ hasText: contact.successDescription });
		await expect(thanks).toBeFocused();
		await expect(thanks).toBeInViewport();
		await page.reload();
		await expect(thanks).toBeVisible();
		expect((await visitor.expectOneMail(email)).text).toContain("> We would like to meet your team.");
	});

	test("the idea form delivers an idea once, and a page says why there is no analysis", async ({ page }) => {
		const idea = `Posos de café & <redes>\n${crypto.randomUUID()}`;
		const email = visitor.uniqueEmail();
		const form = formOf(page);
		const address = form.getByRole("textbox", { name: dialogs.email.label });
		const send = form.getByRole("button", { name: said.send });
		await page.goto(home);
		await page.getByLabel(ideaBox.prompt).fill(idea);
		const analyze = page.getByRole("button", { name: ideaBox.analyze, exact: true });
		await expect(analyze, "nothing is said to be missing").toHaveAccessibleDescription("");
		await analyze.click();
		await expect(page).toHaveURL(`${home}/idea`);
		await expect(address).toBeFocused();
		await expect(address).toHaveAttribute("aria-invalid", "false");
		await address.fill("nobody");
		await send.click();
		await expect(address).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
		await expect(address).toBeFocused();
		await expect(address).toHaveValue("nobody");
		await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);

		await address.fill(email);
		await send.click();
		const thanks = page.getByRole("status").filter({ hasText: said.sent.title });
		await expect(thanks).toBeFocused();
		await expect(thanks).toContainText(said.sent.text.replace("{{email}}", email));
		await expect(page.locator("noscript p", { hasText: said.sent.noScript })).toBeVisible();
		await page.reload();
		await expect(thanks).toBeVisible();
		expect((await visitor.expectOneMail(email)).text).toContain("Posos de café & <redes>");
	});
});

test("an idea that is sent before the scripts have loaded is analysed with them", async ({ page }) => {
	const email = visitor.uniqueEmail();
	const form = formOf(page);
	const release = await visitor.holdRequests(page, "**/assets/*.js");
	await page.goto(home, { waitUntil: "commit" });
	await page.getByLabel(ideaBox.prompt).fill("Old nets into yarn");
	await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click({ noWaitAfter: true });
	await form.getByRole("textbox", { name: dialogs.email.label }).fill(email);
	await form.getByRole("button", { name: said.send }).click({ noWaitAfter: true });
	await expect(page.getByText(said.sent.title)).toBeVisible();
	release();
	await visitor.hydrated(page);
	await page.getByRole("link", { name: dialogs.email.confirm }).click();
	await expect(page).toHaveURL(/\/resultados#/);
	await visitor.expectAnalysis(page, "es");
	await visitor.expectOneMail(email);
});
