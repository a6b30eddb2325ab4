import { ports, tablelessSite } from "./addresses.ts";
import { expect, mainlyIn, test, translations } from "./fixtures.ts";
import { serveSite } from "./site.ts";
import * as visitor from "./visitor.ts";

// Each test serves the site at the same address, with a database of its own that fails.
test.describe("with D1 failing", () => {
	test.describe.configure({ mode: "serial" });
	// What the browser and the page log of the answers.
	test.use({ expectedProblems: /503/ });
	let server: Awaited<ReturnType<typeof serveSite>> | undefined;

	test.beforeEach(async () => {
		server = await serveSite("connected", ports.tableless, { withoutTables: true });
	});
	test.afterEach(() => server?.stop());

	for (const { language, tag } of mainlyIn("es")) {
		test(`forms report the failure, keep the input, and work once it is back (${language})`, { tag }, async ({
			page,
			context,
		}) => {
			const { dialogs, ideaBox } = translations[language];
			const [idea, ideaEmail, contactEmail] = [
				"Compost de hoteles & restaurants",
				visitor.uniqueEmail(),
				visitor.uniqueEmail(),
			];
			await visitor.open(page, `${tablelessSite}/${language}`);
			await visitor.describeIdea(page, language, idea);
			const emailDialog = page.getByRole("dialog", { name: dialogs.email.title });
			await emailDialog.getByLabel(dialogs.email.label).fill(ideaEmail);
			await page.keyboard.press("Enter");
			await expect(emailDialog.getByText(dialogs.email.errorDescription).first()).toBeVisible();
			await expect(emailDialog.getByLabel(dialogs.email.label)).toHaveValue(ideaEmail);
			await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
			await expect(page).toHaveURL(`${tablelessSite}/${language}`);

			const contactPage = await context.newPage();
			await visitor.open(contactPage, `${tablelessSite}/${language}/contact`);
			await contactPage.getByRole("main").getByRole("link", { name: dialogs.contact.title }).click();
			const contactDialog = contactPage.getByRole("dialog", { name: dialogs.contact.title });
			await visitor.fillContactForm(contactDialog, language, contactEmail);
			await visitor.sendContactForm(contactDialog, language);
			await expect(contactDialog.getByText(dialogs.contact.errorDescription).first()).toBeVisible();
			const field = (name: string) => contactDialog.getByRole("textbox", { name });
			await expect(field(dialogs.contact.email)).toHaveValue(contactEmail);
			await expect(field(dialogs.contact.message)).toHaveValue("We would like to meet your team.");
			for (const email of [ideaEmail, contactEmail]) expect(await visitor.mailsFrom(email)).toEqual([]);

			await server?.migrate();

			await visitor.sendContactForm(contactDialog, language);
			await visitor.expectMessageSent(contactPage, language);
			await expect(contactDialog).toBeHidden();
			await emailDialog.getByRole("button", { name: dialogs.email.confirm }).click();
			await expect(page).toHaveURL(`${tablelessSite}/${language}/resultados`);
			await visitor.expectAnalysis(page, language);
			for (const email of [ideaEmail, contactEmail]) await visitor.expectOneMail(email);
		});
	}
});
