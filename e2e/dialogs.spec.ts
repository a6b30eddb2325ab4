import { limits } from "../app/contract/limits.ts";
import { connectedSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	languageTests,
	mailsFrom,
	open,
	submitIdea,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";

for (const { language } of languageTests) {
	test.describe(`idea box (${language})`, () => {
		const { dialogs, ideaBox } = words[language];

		test("counts down, takes 500 characters and no blank idea", async ({ page }) => {
			await open(page, `${connectedSite}/${language}`);
			const box = page.getByLabel(ideaBox.prompt);
			const analyze = page.getByRole("button", { name: ideaBox.analyze, exact: true });
			await expect(analyze).toBeDisabled();
			await box.fill("   ");
			await expect(analyze).toBeDisabled();
			const left = (count: number) =>
				page.getByText(ideaBox.remaining_other.replace("{{count}}", String(count)), { exact: true });
			await box.fill("a".repeat(limits.ideaMax - 100));
			await expect(left(100)).toHaveCount(0);
			await box.press("End");
			await box.pressSequentially("b");
			await expect(left(99).first()).toBeVisible();
			await box.fill("a".repeat(limits.ideaMax));
			await box.press("End");
			await box.pressSequentially("zz");
			await expect(box).toHaveValue("a".repeat(limits.ideaMax));
			await expect(analyze).toBeEnabled();
		});

		test("starts from a quick tag with the caret after it", async ({ page }) => {
			await open(page, `${connectedSite}/${language}`);
			for (const tag of Object.values(ideaBox.tag)) {
				await page.getByRole("button", { name: tag, exact: true }).click();
				await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(`${tag}. `);
				await expect(page.getByLabel(ideaBox.prompt)).toBeFocused();
			}
			await page.keyboard.type("x");
			await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(`${ideaBox.tag.sdgProjects}. x`);
		});

		test("the e-mail dialog says what is wrong under the field", async ({ page }) => {
			await open(page, `${connectedSite}/${language}`);
			await describeIdea(page, language, "Compost");
			const dialog = page.getByRole("dialog", { name: dialogs.email.title });
			const field = dialog.getByLabel(dialogs.email.label);
			await expect(dialog.getByText(dialogs.email.text)).toBeVisible();
			await expect(dialog.getByText(dialogs.email.machineMade)).toBeVisible();
			await expect(dialog.getByRole("link", { name: dialogs.email.privacy })).toHaveAttribute(
				"href",
				`/${language}/privacy-policy`,
			);
			await expect(field).toBeFocused();
			await expect(dialog.getByRole("button", { name: dialogs.email.confirm })).toBeDisabled();
			await field.fill("nobody");
			await field.press("Enter");
			await expect(field).toHaveAccessibleDescription(new RegExp(dialogs.validation.idea_email_invalid));
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await field.fill(`${"a".repeat(250)}@example.org`);
			await field.press("Enter");
			await expect(field).toHaveAccessibleDescription(new RegExp(dialogs.validation.idea_email_too_long));
			await expect(page).toHaveURL(`${connectedSite}/${language}`);
		});
	});

	test(`the contact dialog (${language}) checks each field and sends once`, async ({ page }) => {
		const { contact, validation } = words[language].dialogs;
		const email = uniqueEmail();
		await open(page, `${connectedSite}/${language}`);
		await submitIdea(page, language, "Compost", uniqueEmail());
		const opener = page.getByRole("main").getByText(words[language].results.contact);
		await expect(page.getByText(words[language].results.completed)).toBeVisible({ timeout: 30_000 });
		await opener.click();
		const dialog = page.getByRole("dialog", { name: contact.title });
		await dialog.getByRole("button", { name: contact.send }).click();
		const field = (label: string) => dialog.getByRole("textbox", { name: label });
		await expect(field(contact.name)).toHaveAccessibleDescription(new RegExp(validation.name_required));
		await expect(field(contact.email)).toHaveAccessibleDescription(new RegExp(validation.email_invalid));
		await expect(field(contact.message)).toHaveAccessibleDescription(
			new RegExp(validation.message_too_short),
		);
		await expect(field(contact.name)).toBeFocused();

		await field(contact.name).fill("Núria <b>Vila</b>");
		await field(contact.email).fill(email);
		await field(contact.company).fill("Cartró & Fills");
		await field(contact.message).fill("We would like to meet your team.");
		await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 503, body: "{}" }));
		await dialog.getByRole("button", { name: contact.send }).click();
		await expect(page.getByText(contact.errorDescription).first()).toBeVisible();
		await expect(field(contact.message)).toHaveValue("We would like to meet your team.");

		await page.unroute("**/api/send-contact-email");
		await dialog.getByRole("button", { name: contact.send }).click();
		await expect(page.getByText(contact.successDescription).first()).toBeVisible();
		await expect(dialog).toBeHidden();
		await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
		const [mail] = await mailsFrom(email);
		expect(mail?.html).toContain("Núria &lt;b&gt;Vila&lt;/b&gt;");
		expect(mail?.text).toContain("Cartró & Fills");
	});
}

test("Escape and the backdrop close a dialog and focus returns; not while it sends", async ({ page }) => {
	const { dialogs, ideaBox, results } = words.en;
	await open(page, `${connectedSite}/en`);
	const dialog = page.getByRole("dialog", { name: dialogs.email.title });
	const analyze = page.getByRole("button", { name: ideaBox.analyze, exact: true });
	await describeIdea(page, "en", "Compost");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(analyze).toBeFocused();
	await analyze.click();
	await expect(dialog).toBeVisible();
	await page.mouse.click(5, 5);
	await expect(dialog).toBeHidden();
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue("Compost");

	await analyze.click();
	await dialog.getByLabel(dialogs.email.label).fill(uniqueEmail());
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/analysis-requests", async (route) => {
		await held;
		await route.continue();
	});
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: dialogs.email.sending })).toBeDisabled();
	await page.keyboard.press("Escape");
	await page.mouse.click(5, 5);
	await expect(dialog).toBeVisible();
	release();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);

	const contact = page.getByRole("main").getByRole("button", { name: results.contact });
	await contact.click();
	const contactDialog = page.getByRole("dialog", { name: dialogs.contact.title });
	await expect(contactDialog.getByRole("textbox", { name: dialogs.contact.name })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(contactDialog).toBeHidden();
	await expect(contact).toBeFocused();
});

test("changing the language keeps a half-written idea", async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await page.getByLabel(words.en.ideaBox.prompt).fill("A half-written");
	const menu = page.getByRole("button", { name: words.en.common.nav.openMenu });
	const small = await menu.isVisible();
	if (small) await menu.click();
	const place = small ? page.locator("#menu") : page.getByRole("banner");
	await place.locator('a[hreflang="es"]:visible').click();
	await expect(page).toHaveURL(`${connectedSite}/es`);
	await expect(page.getByLabel(words.es.ideaBox.prompt)).toHaveValue("A half-written");
});
