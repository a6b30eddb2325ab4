import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, languageTests, localized, mainlyIn, pagePaths, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const contactForm = (page: Page) => page.getByRole("main").locator("form");

// That the pages have the same content is proven in all-pages.spec.ts.
test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("the menu and the language switch work on every page", async ({ page }) => {
		const { language, nav } = translations.en.common;
		for (const path of pagePaths) {
			await page.goto(builtInSite + localized(path, "en"));
			await page.getByRole("button", { name: nav.openMenu }).click();
			await page.locator("#menu").getByRole("link", { name: language.es }).click();
			await expect(page).toHaveURL(builtInSite + localized(path, "es"));
			await expect(page.locator("html")).toHaveAttribute("lang", "es");
		}
		await page.goto(`${builtInSite}/en/cookie-policy#essential`);
		await expect(page.locator("#essential"), "a link to a section").toBeInViewport();
	});

	for (const { language } of languageTests) {
		test(`home, idea, results and cookie settings say what needs JavaScript (${language})`, async ({
			page,
		}) => {
			const { cookieSettings, dialogs, idea, ideaBox, results } = translations[language];
			const expectNote = async (path: string, text: string) => {
				await page.goto(builtInSite + localized(path, language));
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
});

for (const { language, tag } of mainlyIn("es")) {
	const { dialogs, idea: said, ideaBox } = translations[language];
	const home = `${connectedSite}/${language}`;

	test.describe(`the forms without JavaScript (${language})`, { tag }, () => {
		test.use({ javaScriptEnabled: false, expectedProblems: /status of 4(22|29)/ });

		test("the contact form shows errors, keeps the input, and delivers a message once", async ({ page }) => {
			const { contact, toasts, validation } = dialogs;
			const form = contactForm(page);
			const field = (name: string) => form.getByRole("textbox", { name });
			const email = visitor.uniqueEmail();
			await page.goto(home);
			await page.getByRole("main").getByRole("link", { name: contact.title }).click();
			await expect(page).toHaveURL(`${home}/contact`);
			await field(contact.company).fill("Cartró & <Fills>");
			await field(contact.email).fill("nobody");
			await visitor.sendContactForm(form, language);
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			await expect(field(contact.name)).toHaveAttribute("aria-invalid", "true");
			await expect(field(contact.name)).toBeFocused();
			await expect(field(contact.email)).toHaveAccessibleDescription(validation.email_invalid);
			await expect(field(contact.email)).toHaveValue("nobody");
			await expect(field(contact.company)).toHaveAttribute("aria-invalid", "false");
			await expect(field(contact.company)).toHaveValue("Cartró & <Fills>");

			await visitor.fillContactForm(form, language, email);
			await visitor.sendContactForm(form, language);
			const thanks = page.getByRole("status").filter({ hasText: contact.successDescription });
			await expect(thanks).toBeFocused();
			await expect(thanks).toContainText(contact.success);
			await expect(thanks).toBeInViewport();
			await page.reload();
			await expect(thanks).toBeVisible();
			expect((await visitor.expectOneMail(email)).text).toContain("> We would like to meet your team.");

			// Five posts a minute are taken; if a new minute began meanwhile, they are counted from its start again.
			await page.goto(`${home}/contact`);
			await field(contact.name).fill("Núria Vila");
			await expect(async () => {
				await visitor.sendContactForm(form, language);
				await expect(form.getByRole("alert")).toHaveText(toasts.wait_other.replace("{{count}}", "60"), {
					timeout: 500,
				});
			}).toPass({ timeout: 20_000, intervals: [0] });
			await expect(form.getByRole("alert")).toBeFocused();
			await expect(field(contact.name)).toHaveValue("Núria Vila");
		});

		test("the idea form delivers an idea once, and a page says why there is no analysis", async ({
			page,
		}) => {
			const idea = `Posos de café & <redes>\n${crypto.randomUUID()}`;
			const email = visitor.uniqueEmail();
			const form = contactForm(page);
			const text = form.getByRole("textbox", { name: said.idea });
			const address = form.getByRole("textbox", { name: dialogs.email.label });
			const send = form.getByRole("button", { name: said.send });
			await page.goto(home);
			await page.getByLabel(ideaBox.prompt).fill(idea);
			await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
			await expect(page).toHaveURL(`${home}/idea`);
			await expect(text).toHaveValue(idea);
			await expect(address).toBeFocused();
			await expect(address).toHaveAttribute("aria-invalid", "false");
			await address.fill("nobody");
			await send.click();
			await expect(address).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
			await expect(address).toBeFocused();
			await expect(address).toHaveValue("nobody");
			await expect(text).toHaveValue(idea);

			await address.fill(email);
			await send.click();
			const thanks = page.getByRole("status").filter({ hasText: said.sent.title });
			await expect(thanks).toBeFocused();
			await expect(thanks).toContainText(said.sent.text.replace("{{email}}", email));
			await expect(page.locator("noscript p", { hasText: said.sent.noScript })).toBeVisible();
			expect((await visitor.expectOneMail(email)).text).toContain("Posos de café & <redes>");
			await page.reload();
			await expect(thanks).toBeVisible();
			expect(await visitor.mailsFrom(email)).toHaveLength(1);
		});
	});

	test.describe(`the forms before the scripts have loaded (${language})`, { tag }, () => {
		test.use({ expectedProblems: /status of 422/ });

		test("the contact form works before and after hydration", async ({ page }) => {
			const { contact, validation } = dialogs;
			const release = await visitor.holdRequests(page, "**/assets/*.js");
			await page.goto(`${home}/contact`, { waitUntil: "commit" });
			const form = contactForm(page);
			const field = (name: string) => form.getByRole("textbox", { name });
			const email = visitor.uniqueEmail();
			await visitor.fillContactForm(form, language, email);
			await field(contact.name).fill("");
			await form.getByRole("button", { name: contact.send }).click({ noWaitAfter: true });
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			// From here on the scripts are there, with what the server said.
			release();
			await visitor.hydrated(page);
			await expect(field(contact.name)).toHaveAccessibleDescription(validation.name_required);
			await expect(field(contact.email)).toHaveValue(email);
			await field(contact.name).fill("Núria Vila");
			await expect(field(contact.name)).toHaveAttribute("aria-invalid", "false");
			await visitor.sendContactForm(form, language);
			await visitor.expectMessageSent(page, language);
			await expect(field(contact.message)).toHaveValue("");
			await visitor.expectOneMail(email);
		});

		for (const isSent of [true, false]) {
			const what = isSent ? "sent" : "only described";
			test(`an idea that is ${what} before them is analysed with them`, async ({ page }) => {
				const email = visitor.uniqueEmail();
				const form = contactForm(page);
				const idea = form.getByRole("textbox", { name: said.idea });
				const send = form.getByRole("button", { name: said.send });
				const release = await visitor.holdRequests(page, "**/assets/*.js");
				await page.goto(home, { waitUntil: "commit" });
				await page.getByLabel(ideaBox.prompt).fill("Old nets into yarn");
				await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click({ noWaitAfter: true });
				await expect(idea).toHaveValue("Old nets into yarn");
				if (!isSent) {
					release();
					await visitor.hydrated(page);
				}
				await form.getByRole("textbox", { name: dialogs.email.label }).fill(email);
				await send.click({ noWaitAfter: true });
				if (isSent) {
					await expect(page.getByText(said.sent.title)).toBeVisible();
					release();
					await visitor.hydrated(page);
					await page.getByRole("link", { name: dialogs.email.confirm }).click();
				}
				await expect(page).toHaveURL(`${home}/resultados`);
				await visitor.expectAnalysis(page, language);
				await visitor.expectOneMail(email);
			});
		}
	});
}
