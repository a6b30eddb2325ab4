import { connectedSite } from "./addresses.ts";
import { expect, mainlyIn, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

for (const { language, tag } of mainlyIn("es")) {
	test(`a message from the form on the page reaches the team (${language})`, {
		tag: ["@phone", ...tag],
	}, async ({ page }) => {
		const { contact, dialogs } = translations[language];
		const email = visitor.uniqueEmail();
		await visitor.open(page, `${connectedSite}/${language}/contact`);
		const form = page.getByRole("region", { name: contact.form.title });
		const field = (label: string) => form.getByRole("textbox", { name: label });
		await visitor.sendContactForm(form, language);
		await expect(field(dialogs.contact.name)).toBeFocused();
		await expect(field(dialogs.contact.name)).toHaveAccessibleDescription(dialogs.validation.name_required);
		await visitor.fillContactForm(form, language, email);
		await visitor.sendContactForm(form, language);
		await visitor.expectMessageSent(page, language);
		await expect(field(dialogs.contact.message)).toHaveValue("");
		expect((await visitor.expectOneMail(email)).text).toContain("> We would like to meet your team.");
	});
}

test("a machine that fills in the honeypot is told that all is well, and nothing is sent", async ({
	page,
}) => {
	const email = visitor.uniqueEmail();
	const form = page.getByRole("main").locator("form");
	await visitor.open(page, `${connectedSite}/en/contact`);
	await visitor.fillContactForm(form, "en", email);
	await form.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
		input.value = "https://spam.example";
	});
	await visitor.sendContactForm(form, "en");
	await visitor.expectMessageSent(page, "en");
	expect(await visitor.mailsFrom(email)).toEqual([]);
});
