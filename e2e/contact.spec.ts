import { contacts, names, registration, sites } from "../app/content/placeholders.ts";
import { formatCountry } from "../app/i18n/format.ts";
import { connectedSite } from "./addresses.ts";
import { expect, mailsFrom, mainlyIn, open, test, translations, uniqueEmail } from "./fixtures.ts";

for (const { language, tag } of mainlyIn("es")) {
	test.describe(`contact (${language})`, { tag }, () => {
		const { contact, dialogs } = translations[language];
		const address = `${connectedSite}/${language}/contact`;

		test("shows the address and every way to contact the group", async ({ page }) => {
			await open(page, address);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.title);
			await expect(page.getByRole("img", { name: contact.map.place })).toBeVisible();
			const details = page.getByRole("region", { name: contact.details.title });
			for (const href of [
				`tel:${contacts.phone.replaceAll(" ", "")}`,
				`mailto:${contacts.email}`,
				`mailto:${contacts.investorsEmail}`,
				`mailto:${contacts.legalEmail}`,
			]) {
				await expect(details.locator(`a[href="${href}"]`)).toBeVisible();
			}
			await expect(details.locator("address")).toHaveText(
				[
					names.legal,
					registration.street,
					`${registration.postalCode} ${registration.city}`,
					formatCountry(registration.country, language),
				].join(""),
			);
			const follow = page.getByRole("region", { name: contact.follow.title }).getByRole("link");
			await expect(follow).toHaveCount(2);
			for (const site of [sites.linkedin, sites.group]) {
				await expect(page.getByRole("main").locator(`a[href="${site}"]`)).toHaveAttribute("target", "_blank");
			}
			const about = page.getByRole("region", {
				name: contact.about.title.replace("{{group}}", names.group),
			});
			await expect(about.getByRole("listitem")).toHaveText(Object.values(contact.about.areas));
			await expect(about.getByText(registration.taxId)).toBeVisible();
		});

		test("sends a message from the form on the page", { tag: "@phone" }, async ({ page }) => {
			const email = uniqueEmail();
			await open(page, address);
			const form = page.getByRole("region", { name: contact.form.title });
			const field = (label: string) => form.getByRole("textbox", { name: label });
			await form.getByRole("button", { name: dialogs.contact.send }).click();
			await expect(field(dialogs.contact.name)).toBeFocused();
			await field(dialogs.contact.name).fill("Núria Vila");
			await field(dialogs.contact.email).fill(email);
			await field(dialogs.contact.message).fill("We would like to meet your team.");
			await form.getByRole("button", { name: dialogs.contact.send }).click();
			await expect(page.getByText(dialogs.contact.successDescription).first()).toBeVisible();
			await expect(field(dialogs.contact.message)).toHaveValue("");
			await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
		});
	});
}
