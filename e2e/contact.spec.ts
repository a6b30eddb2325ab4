import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

test("a message from the form on the page reaches the team, as possible spam if the honeypot is filled in", async ({
	page,
}) => {
	const { contact, dialogs } = translations.es;
	const email = visitor.uniqueEmail();
	await visitor.open(page, `${connectedSite}/es/contact`);
	const form = page.getByRole("region", { name: contact.form.title });
	const field = (label: string) => form.getByRole("textbox", { name: label });
	await visitor.sendContactForm(form, "es");
	await expect(field(dialogs.contact.name)).toBeFocused();
	await expect(field(dialogs.contact.name)).toHaveAccessibleDescription(dialogs.validation.name_required);
	await visitor.fillContactForm(form, "es", email);
	await visitor.sendContactForm(form, "es");
	await visitor.expectMessageSent(page, "es");
	await expect(field(dialogs.contact.message)).toHaveValue("");
	expect((await visitor.expectOneMail(email)).text).toContain("> We would like to meet your team.");

	const machine = visitor.uniqueEmail();
	await visitor.fillContactForm(form, "es", machine);
	await form.locator('input[name="topic"]').evaluate((input: HTMLInputElement) => {
		input.value = "https://spam.example";
	});
	await visitor.sendContactForm(form, "es");
	await expect(field(dialogs.contact.message), "all is well").toHaveValue("");
	// Another browser may have sent the one of the day that the team is mailed.
	for (const { subject } of await visitor.mailsFrom(machine)) expect(subject).toMatch(/^Posible spam: /);
});
