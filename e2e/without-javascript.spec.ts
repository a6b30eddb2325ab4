import type { Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { localeFromPath, localizedPath } from "../app/i18n/localized-paths.ts";
import { type PagePath, pagePaths } from "../app/pages.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import {
	expect,
	holdRequests,
	hydrated,
	mailsFrom,
	mainlyIn,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";

// That the pages have the same content is proven in all-pages.spec.ts.
test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("the menu and the language switch work on every page", async ({ page }) => {
		test.slow();
		for (const path of pagePaths) {
			await page.goto(builtInSite + localizedPath(path, "en"));
			await page.getByRole("button", { name: translations.en.common.nav.openMenu }).click();
			await page.locator("#menu").getByRole("link", { name: translations.en.common.language.es }).click();
			await expect(page).toHaveURL(builtInSite + localizedPath(path, "es"));
			await expect(page.locator("html")).toHaveAttribute("lang", "es");
			await page.goto(builtInSite + localizedPath(path, undefined));
			await expect(page.locator("html")).toHaveAttribute("lang", localeFromPath(path) ?? "en");
		}
	});

	for (const { language, tag } of mainlyIn("es")) {
		test(`home, idea, results and cookie settings say what needs JavaScript (${language})`, { tag }, async ({
			page,
		}) => {
			const { cookieSettings, dialogs, idea, ideaBox, results } = translations[language];
			const expectNote = async (path: PagePath, text: string) => {
				await page.goto(builtInSite + localizedPath(path, language));
				await expect(page.locator("noscript p", { hasText: text })).toBeVisible();
			};
			await expectNote("/", ideaBox.noScript);
			await expect(page.getByRole("button", { name: ideaBox.analyze, exact: true })).toBeVisible();
			await expect(page.getByRole("button", { name: ideaBox.tag.sdgProjects })).toBeHidden();
			await expectNote("/idea", idea.noScript);
			await expect(page.getByText(dialogs.email.machineMade)).toBeHidden();
			await expectNote("/cookie-settings", cookieSettings.noScript);
			await expect(page.getByText(cookieSettings.kinds.performance.text)).toBeVisible();
			await expectNote("/resultados", results.noScript);
			await expect(page.locator("noscript a").first()).toHaveAttribute("href", /^mailto:/);
			await page.getByRole("main").getByRole("link", { name: results.back }).click();
			await expect(page).toHaveURL(`${builtInSite}/${language}`);
		});
	}

	test("a link to a section of a legal text leads to it", async ({ page }) => {
		await page.goto(`${builtInSite}/en/cookie-policy#essential`);
		await expect(page.getByRole("main").locator("#essential")).toBeInViewport();
	});
});

/** Sends the contact form with what it does not take, and then with what it does. */
async function writeToTeam(page: Page, language: Language): Promise<void> {
	const { contact, toasts, validation } = translations[language].dialogs;
	const form = page.getByRole("main").locator("form");
	const field = (name: string) => form.getByRole("textbox", { name });
	const send = () => form.getByRole("button", { name: contact.send }).click();
	const email = uniqueEmail();
	await field(contact.company).fill("Cartró & <Fills>");
	await field(contact.email).fill("nobody");
	await send();
	await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
	await expect(field(contact.name)).toHaveAttribute("aria-invalid", "true");
	await expect(field(contact.name)).toBeFocused();
	await expect(field(contact.email)).toHaveAccessibleDescription(validation.email_invalid);
	await expect(field(contact.email)).toHaveValue("nobody");
	await expect(field(contact.company)).toHaveAttribute("aria-invalid", "false");
	await expect(field(contact.company)).toHaveValue("Cartró & <Fills>");

	await field(contact.name).fill("Núria Vila");
	await field(contact.email).fill(email);
	await field(contact.message).fill("We would like\nto meet your team.");
	await send();
	const thanks = page.getByRole("status").filter({ hasText: contact.successDescription });
	await expect(thanks).toBeFocused();
	await expect(thanks).toContainText(contact.success);
	await expect(thanks).toBeInViewport();
	await page.reload();
	await expect(thanks).toBeVisible();
	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
	expect((await mailsFrom(email))[0]?.text).toContain("> We would like\n> to meet your team.");

	// The fourth and the fifth of a minute, and one too many.
	for (let time = 0; time < 2; time += 1) await page.reload();
	await page.goto(page.url());
	await field(contact.name).fill("Núria Vila");
	// Once more than the limit, or again from its start if a new minute began meanwhile.
	await expect(async () => {
		await send();
		await expect(form.getByRole("alert")).toHaveText(toasts.wait_other.replace("{{count}}", "60"), {
			timeout: 2000,
		});
	}).toPass({ timeout: 30_000 });
	await expect(form.getByRole("alert")).toBeFocused();
	await expect(field(contact.name)).toHaveValue("Núria Vila");
}

/** Sends an idea from the home page, with an address that is none, and then with one that is. */
async function sendIdeaOn(page: Page, language: Language): Promise<void> {
	const { dialogs, idea: said, ideaBox } = translations[language];
	const idea = `Posos de café & <redes>\n${crypto.randomUUID()}`;
	const email = uniqueEmail();
	await page.getByLabel(ideaBox.prompt).fill(idea);
	await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
	await expect(page).toHaveURL(`${connectedSite}/${language}/idea`);
	const form = page.getByRole("main").locator("form");
	const address = form.getByRole("textbox", { name: dialogs.email.label });
	await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);
	await expect(address).toBeFocused();
	await expect(address).toHaveAttribute("aria-invalid", "false");
	await address.fill("nobody");
	await form.getByRole("button", { name: said.send }).click();
	await expect(address).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
	await expect(address).toBeFocused();
	await expect(address).toHaveValue("nobody");
	await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);

	await address.fill(email);
	await form.getByRole("button", { name: said.send }).click();
	const thanks = page.getByRole("status").filter({ hasText: said.sent.title });
	await expect(thanks).toBeFocused();
	await expect(thanks).toContainText(said.sent.text.replace("{{email}}", email));
	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
	expect((await mailsFrom(email))[0]?.text).toContain("Posos de café & <redes>");
	await page.reload();
	await expect(thanks).toBeVisible();
	expect((await mailsFrom(email)).length).toBe(1);
}

for (const { language, tag } of mainlyIn("es")) {
	test.describe(`the forms without JavaScript (${language})`, { tag }, () => {
		test.use({ javaScriptEnabled: false });

		test("the contact form shows errors, keeps the input, and delivers a message once", async ({ page }) => {
			const { dialogs } = translations[language];
			await page.goto(`${connectedSite}/${language}`);
			await page.getByRole("main").getByRole("link", { name: dialogs.contact.title }).click();
			await expect(page).toHaveURL(`${connectedSite}/${language}/contact`);
			await writeToTeam(page, language);
		});

		test("the idea form delivers an idea once, and a page says why there is no analysis", async ({
			page,
		}) => {
			await page.goto(`${connectedSite}/${language}`);
			await sendIdeaOn(page, language);
			await expect(
				page.locator("noscript p", { hasText: translations[language].idea.sent.noScript }),
			).toBeVisible();
		});
	});

	test.describe(`the forms before the scripts have loaded (${language})`, { tag }, () => {
		test("the contact form works before and after hydration", async ({ page }) => {
			const release = await holdRequests(page, "**/assets/*.js");
			await page.goto(`${connectedSite}/${language}/contact`, { waitUntil: "commit" });
			const { contact, validation } = translations[language].dialogs;
			const form = page.getByRole("main").locator("form");
			const field = (name: string) => form.getByRole("textbox", { name });
			const email = uniqueEmail();
			await field(contact.email).fill(email);
			await field(contact.message).fill("We would like to meet your team.");
			await form.getByRole("button", { name: contact.send }).click({ noWaitAfter: true });
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			// From here on the scripts are there, with what the server said.
			release();
			await hydrated(page);
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			await expect(field(contact.email)).toHaveValue(email);
			await field(contact.name).fill("Núria Vila");
			await expect(field(contact.name)).toHaveAttribute("aria-invalid", "false");
			await form.getByRole("button", { name: contact.send }).click();
			await expect(page.getByText(contact.successDescription).first()).toBeVisible();
			await expect(field(contact.message)).toHaveValue("");
			await expect(field(contact.email)).toHaveValue("");
			await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
		});

		test("an idea is sent, and its analysis is shown once the scripts have loaded", async ({ page }) => {
			const release = await holdRequests(page, "**/assets/*.js");
			const { dialogs, idea: said, ideaBox, results } = translations[language];
			const idea = `Old nets into yarn ${crypto.randomUUID()}`;
			const email = uniqueEmail();
			await page.goto(`${connectedSite}/${language}`, { waitUntil: "commit" });
			await page.getByLabel(ideaBox.prompt).fill(idea);
			await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click({ noWaitAfter: true });
			const form = page.getByRole("main").locator("form");
			await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);
			release();
			await hydrated(page);
			await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);
			await form.getByRole("textbox", { name: dialogs.email.label }).fill(email);
			await form.getByRole("button", { name: said.send }).click();
			await expect(page).toHaveURL(`${connectedSite}/${language}/resultados`);
			await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
			await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
		});
	});
}

test("an idea that was stored before the scripts loaded can still be analysed", async ({ page }) => {
	const release = await holdRequests(page, "**/assets/*.js");
	const { dialogs, idea: said, results } = translations.en;
	const email = uniqueEmail();
	await page.goto(`${connectedSite}/en/idea`, { waitUntil: "commit" });
	await page.getByRole("textbox", { name: said.idea }).fill("Old nets into yarn");
	await page.getByRole("textbox", { name: dialogs.email.label }).fill(email);
	await page.getByRole("button", { name: said.send }).click({ noWaitAfter: true });
	await expect(page.getByText(said.sent.title)).toBeVisible();
	release();
	await hydrated(page);
	await page.getByRole("link", { name: dialogs.email.confirm }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
});
