import type { Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { localeFromPath, localizedPath } from "../app/i18n/localized-paths.ts";
import { pagePaths } from "../app/navigation/page-paths.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, hydrated, mailsFrom, mainlyIn, test, uniqueEmail, words } from "./fixtures.ts";

// That the pages say the same is the sweep's matter.
test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("every page's menu opens, and its language changes", async ({ page }) => {
		test.slow();
		for (const path of pagePaths) {
			await page.goto(builtInSite + localizedPath(path, "en"));
			await page.getByRole("button", { name: words.en.common.nav.openMenu }).click();
			await page.locator("#menu").getByRole("link", { name: words.en.common.language.es }).click();
			await expect(page).toHaveURL(builtInSite + localizedPath(path, "es"));
			await expect(page.locator("html")).toHaveAttribute("lang", "es");
			await page.goto(builtInSite + localizedPath(path, undefined));
			await expect(page.locator("html")).toHaveAttribute("lang", localeFromPath(path) ?? "en");
		}
	});

	test("the results say why they are not there, and whom to write to", async ({ page }) => {
		await page.goto(builtInSite + localizedPath("/resultados", "en"));
		await expect(page.locator("noscript p", { hasText: words.en.results.noScript })).toBeVisible();
		await expect(page.locator("noscript a").first()).toHaveAttribute("href", /^mailto:/);
	});
});

/** Sends the contact form with what it does not take, and then with what it does. */
async function writeToTeam(page: Page, language: Language): Promise<void> {
	const { contact, toasts, validation } = words[language].dialogs;
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
	await send();
	await expect(form.getByRole("alert")).toHaveText(toasts.wait_other.replace("{{count}}", "60"));
	await expect(form.getByRole("alert")).toBeFocused();
	await expect(field(contact.name)).toHaveValue("Núria Vila");
}

/** Sends an idea from the home page, with an address that is none, and then with one that is. */
async function sendIdeaOn(page: Page, language: Language): Promise<void> {
	const { dialogs, idea: said, ideaBox } = words[language];
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

		test("a message reaches the team once, and what is wrong is said with everything kept", async ({
			page,
		}) => {
			const { dialogs } = words[language];
			await page.goto(`${connectedSite}/${language}`);
			await page.getByRole("main").getByRole("link", { name: dialogs.contact.title }).click();
			await expect(page).toHaveURL(`${connectedSite}/${language}/contact`);
			await writeToTeam(page, language);
		});

		test("an idea reaches the team once, and a page says why there is no analysis", async ({ page }) => {
			await page.goto(`${connectedSite}/${language}`);
			await sendIdeaOn(page, language);
			await expect(page.locator("noscript p", { hasText: words[language].idea.sent.noScript })).toBeVisible();
		});
	});

	test.describe(`the forms before the scripts have come (${language})`, { tag }, () => {
		/** Holds the page's scripts back until it is let go. */
		async function holdScripts(page: Page): Promise<() => void> {
			const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
			await page.route("**/assets/*.js", async (route) => {
				await held;
				await route.continue().catch(() => {});
			});
			return letGo;
		}

		test("a message is sent", async ({ page }) => {
			const letGo = await holdScripts(page);
			await page.goto(`${connectedSite}/${language}/contact`, { waitUntil: "commit" });
			const { contact, validation } = words[language].dialogs;
			const form = page.getByRole("main").locator("form");
			const field = (name: string) => form.getByRole("textbox", { name });
			const email = uniqueEmail();
			await field(contact.email).fill(email);
			await field(contact.message).fill("We would like to meet your team.");
			await form.getByRole("button", { name: contact.send }).click({ noWaitAfter: true });
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			// From here on the scripts are there, with what the server said.
			letGo();
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

		test("an idea is sent, and goes on to its analysis once they are there", async ({ page }) => {
			const letGo = await holdScripts(page);
			const { dialogs, idea: said, ideaBox, results } = words[language];
			const idea = `Old nets into yarn ${crypto.randomUUID()}`;
			const email = uniqueEmail();
			await page.goto(`${connectedSite}/${language}`, { waitUntil: "commit" });
			await page.getByLabel(ideaBox.prompt).fill(idea);
			await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click({ noWaitAfter: true });
			const form = page.getByRole("main").locator("form");
			await expect(form.getByRole("textbox", { name: said.idea })).toHaveValue(idea);
			letGo();
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

test("an idea that was stored before the scripts came can still be analysed", async ({ page }) => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue().catch(() => {});
	});
	const { dialogs, idea: said, results } = words.en;
	const email = uniqueEmail();
	await page.goto(`${connectedSite}/en/idea`, { waitUntil: "commit" });
	await page.getByRole("textbox", { name: said.idea }).fill("Old nets into yarn");
	await page.getByRole("textbox", { name: dialogs.email.label }).fill(email);
	await page.getByRole("button", { name: said.send }).click({ noWaitAfter: true });
	await expect(page.getByText(said.sent.title)).toBeVisible();
	letGo();
	await hydrated(page);
	await page.getByRole("link", { name: dialogs.email.confirm }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
});
