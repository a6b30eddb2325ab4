import { ports, tablelessSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	mailsFrom,
	mainlyIn,
	open,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";
import { forgetState, serveSite } from "./site.ts";

// Each test serves the site at the same address, with a database of its own that fails.
test.describe("with D1 failing", () => {
	test.describe.configure({ mode: "serial" });
	let server: Awaited<ReturnType<typeof serveSite>> | undefined;

	test.beforeEach(async () => {
		forgetState(ports.tableless);
		server = await serveSite("connected", ports.tableless, { withoutTables: true });
	});
	test.afterEach(() => server?.stop());

	for (const { language, tag } of mainlyIn("es")) {
		test(`forms report the failure, keep the input, and work once it is back (${language})`, { tag }, async ({
			page,
			context,
		}) => {
			test.setTimeout(90_000);
			const { dialogs, ideaBox, results } = translations[language];
			const idea = "Compost de hoteles & restaurants";
			const ideaEmail = uniqueEmail();
			await open(page, `${tablelessSite}/${language}`);
			await describeIdea(page, language, idea);
			const emailDialog = page.getByRole("dialog", { name: dialogs.email.title });
			await emailDialog.getByLabel(dialogs.email.label).fill(ideaEmail);
			await page.keyboard.press("Enter");
			await expect(page.getByText(dialogs.email.errorDescription).first()).toBeVisible();
			await expect(page.getByText(dialogs.email.error, { exact: true }).first()).toBeVisible();
			await expect(emailDialog).toBeVisible();
			await expect(emailDialog.getByLabel(dialogs.email.label)).toHaveValue(ideaEmail);
			await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
			await expect(page).toHaveURL(`${tablelessSite}/${language}`);

			const contactPage = await context.newPage();
			const message = {
				name: "Núria Vila",
				email: uniqueEmail(),
				company: "Vila & Fills",
				message: "We would like to meet your team.\nOn Monday?",
			};
			await open(contactPage, `${tablelessSite}/${language}/contact`);
			await contactPage.getByRole("main").getByRole("link", { name: dialogs.contact.title }).click();
			const contactDialog = contactPage.getByRole("dialog", { name: dialogs.contact.title });
			const names = Object.keys(message) as (keyof typeof message)[];
			const field = (name: keyof typeof message) => contactDialog.locator(`[name="${name}"]`);
			for (const name of names) await field(name).fill(message[name]);
			const sendButton = contactDialog.getByRole("button", { name: dialogs.contact.send });
			await sendButton.click();
			await expect(contactPage.getByText(dialogs.contact.errorDescription).first()).toBeVisible();
			await expect(contactPage.getByText(dialogs.contact.error, { exact: true }).first()).toBeVisible();
			await expect(contactPage.getByText(dialogs.contact.success, { exact: true })).toHaveCount(0);
			await expect(contactDialog).toBeVisible();
			for (const name of names) await expect(field(name)).toHaveValue(message[name]);
			for (const email of [ideaEmail, message.email]) expect(await mailsFrom(email)).toEqual([]);

			await server?.migrate();

			await sendButton.click();
			await expect(contactPage.getByText(dialogs.contact.successDescription).first()).toBeVisible();
			await expect(contactDialog).toBeHidden();
			await emailDialog.getByRole("button", { name: dialogs.email.confirm }).click();
			await expect(page).toHaveURL(`${tablelessSite}/${language}/resultados`);
			await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
			for (const email of [ideaEmail, message.email]) {
				await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
			}
		});
	}
});
