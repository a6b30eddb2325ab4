import type { Page } from "@playwright/test";
import { limits } from "../app/schemas/limits.ts";
import { connectedSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	hydrated,
	mailsFrom,
	mainlyIn,
	open,
	sendIdea,
	submitIdea,
	tabsAt,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";

/** Reads as a part of a longer description. */
const withLimits = (text: string) =>
	new RegExp(text.replace(/\{\{(\w+)\}\}/g, (_, name) => `${limits[name as keyof typeof limits]}`));

for (const { language, tag } of mainlyIn("es")) {
	test.describe(`idea box (${language})`, { tag }, () => {
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

		test("the e-mail dialog says what is wrong under the field", { tag: "@phone" }, async ({ page }) => {
			await open(page, `${connectedSite}/${language}`);
			await describeIdea(page, language, "Compost");
			const dialog = page.getByRole("dialog", { name: dialogs.email.title });
			const field = dialog.getByLabel(dialogs.email.label);
			await expect(dialog.getByText(dialogs.email.text)).toBeVisible();
			await expect(dialog.getByText(dialogs.email.machineMade)).toBeVisible();
			await expect(
				dialog.getByRole("link", { name: words[language].common.footer.privacyPolicy }),
			).toHaveAttribute("href", `/${language}/privacy-policy`);
			await expect(field).toBeFocused();
			await expect(dialog.getByRole("button", { name: dialogs.email.confirm })).toBeDisabled();
			await field.fill("nobody");
			await field.press("Enter");
			await expect(field).toHaveAccessibleDescription(new RegExp(dialogs.validation.idea_email_invalid));
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await field.fill(`${"a".repeat(250)}@example.org`);
			await field.press("Enter");
			await expect(field).toHaveAccessibleDescription(withLimits(dialogs.validation.idea_email_too_long));
			await expect(page).toHaveURL(`${connectedSite}/${language}`);
		});
	});

	test(`the contact dialog (${language}) checks each field and sends once`, { tag }, async ({ page }) => {
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
			withLimits(validation.message_too_short),
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

test("Escape and the backdrop close a dialog and focus returns; not while it sends", {
	tag: "@phone",
}, async ({ page }) => {
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

	const contact = page.getByRole("main").getByRole("link", { name: results.contact });
	await contact.click();
	const contactDialog = page.getByRole("dialog", { name: dialogs.contact.title });
	await expect(contactDialog.getByRole("textbox", { name: dialogs.contact.name })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(contactDialog).toBeHidden();
	await expect(contact).toBeFocused();
});

/** Sends an idea from the home page, and goes back to the page before while it is on its way: until it is let go. */
async function leaveWhileSending(page: Page, then: "continue" | "abort"): Promise<() => void> {
	await open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/api/analysis-requests", async (route) => {
		await held;
		await route[then]();
	});
	await sendIdea(page, "en", "Compost", uniqueEmail());
	await expect(page.getByRole("button", { name: words.en.dialogs.email.sending })).toBeVisible();
	await page.goBack();
	return release;
}

test("a dialog that is left while it sends does not lead to the results later", async ({ page }) => {
	// The page that the visitor goes back to comes later than the answer.
	const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/nosotros.data*", async (route) => {
		await onItsWay;
		await route.continue();
	});
	const release = await leaveWhileSending(page, "continue");
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	const notified = page.waitForResponse("**/api/send-analysis-notification");
	release();
	await notified;
	await page.waitForTimeout(1000);
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	arrive();
	await expect(page.getByRole("heading", { name: words.en.about.purpose.title })).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
});

test("who leaves the page while a form is sent is told all the same that it failed", async ({ page }) => {
	const release = await leaveWhileSending(page, "abort");
	await expect(page.getByRole("heading", { name: words.en.about.purpose.title })).toBeVisible();
	release();
	await expect(page.getByText(words.en.dialogs.email.errorDescription).first()).toBeVisible();
});

test("the e-mail dialog is busy until the results are there", async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/resultados.data*", async (route) => {
		await onItsWay;
		await route.continue();
	});
	await sendIdea(page, "en", "Compost", uniqueEmail());
	await page.waitForResponse("**/api/send-analysis-notification");
	await page.waitForTimeout(500);
	await expect(page.getByRole("button", { name: words.en.dialogs.email.sending })).toBeVisible();
	arrive();
	await expect(page.getByRole("article")).toBeVisible();
});

test("what opens the contact dialog is the same element before and after hydration", async ({ page }) => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${connectedSite}/en`, { waitUntil: "commit" });
	const opener = page.getByRole("main").getByRole("link", { name: words.en.dialogs.contact.title });
	await opener.focus();
	const early = await opener.elementHandle();
	letGo();
	await hydrated(page);
	await expect.poll(() => opener.evaluate((now, before) => now === before, early)).toBe(true);
	await expect(opener).toBeFocused();
	await expect(opener).toHaveAttribute("aria-haspopup", "dialog");

	await opener.click({ modifiers: ["ControlOrMeta"] });
	await expect.poll(() => tabsAt(page, `${connectedSite}/en/contact`)).toBe(1);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await opener.click();
	await expect(page.getByRole("dialog", { name: words.en.dialogs.contact.title })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
});

test("changing the language keeps a half-written idea", { tag: "@phone" }, async ({ page }) => {
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
