/** What all forms have in common after the first try: values are corrected, sent again, and the form is used once more. */
import { expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { ContactField } from "#app/forms/contact-form.tsx";
import { lastEmail } from "#app/idea/idea-draft.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	translations,
	visit,
} from "./render.tsx";

const { contact, email: askForEmail, validation } = translations.en.dialogs;
const { idea, ideaBox, resultados } = translations.en;

const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const email = "nuria@example.org";

interface FieldCase {
	label: string;
	wrong: string;
	right: string;
}

const contactFields: Record<ContactField, FieldCase> = {
	name: { label: contact.name, wrong: " ", right: "Núria Vila" },
	email: { label: contact.email, wrong: "nobody", right: email },
	company: {
		label: `${contact.company} ${contact.optional}`,
		wrong: "c".repeat(limits.companyBelow),
		right: "",
	},
	message: {
		label: contact.message,
		wrong: "m".repeat(limits.contactMessageMin - 1),
		right: "Shall we meet?",
	},
};

const contactForm = {
	endpoint: "send-contact-email",
	fields: contactFields,
	send: contact.send,
	invalidEmail: "email_invalid",
	failed: contact.errorDescription,
	expectSent: () => expectToast(contact.successDescription),
} as const;

const ideaForm = {
	endpoint: "analysis-requests",
	invalidEmail: "idea_email_invalid",
	failed: askForEmail.errorDescription,
	expectSent: () => expect.element(page.getByRole("article").getByText("Compost")).toBeVisible(),
} as const;

const emailField = { label: askForEmail.label, wrong: "nobody", right: email };

interface FormCase {
	form: string;
	/** What opens it, if it is in a dialog. */
	opener?(): Locator;
	endpoint: string;
	fields: Record<string, FieldCase>;
	/** What is sent besides the fields. */
	rest?: object;
	send: string;
	invalidEmail: keyof typeof validation;
	failed: string;
	open(): Promise<void>;
	/** After it was sent, if not as at first. */
	openAgain?(): Promise<void>;
	expectSent(): Promise<unknown>;
	/** What its fields have at first and then; the others are empty. */
	begins?(): Record<string, string>;
}

async function openEmailDialog() {
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue("");
	await page.getByLabelText(ideaBox.prompt).fill("Compost");
	await button(ideaBox.analyze).click();
}

const forms: FormCase[] = [
	{
		...contactForm,
		form: "the contact page",
		open: () => visit("/en/contact"),
		openAgain: async () => {},
	},
	{
		...contactForm,
		form: "the contact dialog of an analysis",
		opener: () => mainLink(resultados.contact),
		async open() {
			await visit(`/en/resultados#${id}`, { state: { message: "Compost", email: "ideas@example.org" } });
			await button(resultados.stop).click();
			await mainLink(resultados.contact).click();
		},
		openAgain: () => mainLink(resultados.contact).click(),
		begins() {
			const message = `${resultados.aboutIdea.replace("{{idea}}", "Compost")}\n${window.location.href}\n\n`;
			return { email: "ideas@example.org", message };
		},
	},
	{
		...ideaForm,
		form: "the email dialog of an idea",
		opener: () => button(ideaBox.analyze),
		fields: { email: emailField },
		rest: { message: "Compost" },
		send: askForEmail.confirm,
		async open() {
			await visit("/en");
			lastEmail.save(email);
			await openEmailDialog();
		},
		async openAgain() {
			await mainLink(resultados.back).click();
			await openEmailDialog();
		},
		begins: () => ({ email }),
	},
	{
		...ideaForm,
		form: "the idea page",
		fields: { message: { label: idea.idea, wrong: " ", right: "Compost" }, email: emailField },
		send: idea.send,
		open: () => visit("/en/idea"),
	},
];

test.each(forms)(
	"$form: an error leaves with its correction, what failed is sent again, and the next time begins anew",
	async ({ opener, endpoint, fields, rest, send, invalidEmail, failed, expectSent, ...form }) => {
		expectErrors(/answered (503|400)/);
		const error = { code: "invalid_input", message: "", issues: [{ field: "email", code: invalidEmail }] };
		const answers = [() => json(503), () => json(400, { error })];
		const calls = mockApi({ [endpoint]: () => answers.shift()?.() ?? json(201, { id }) });
		const sent = () => calls.filter(({ name }) => name === endpoint).map(({ body }) => body);
		const place = opener ? page.getByRole("dialog") : page.getByRole("main");
		const all = Object.entries(fields).map(([name, { label, ...values }]) => ({
			...{ name, ...values },
			field: place.getByRole("textbox", { name: label }),
		}));
		const press = () => place.getByRole("button", { name: send }).click();
		const notice = place.getByRole("alert").last();
		const fill = async (value: "wrong" | "right") => {
			for (const each of all) await each.field.fill(each[value]);
		};
		const expectBeginning = async () => {
			for (const { name, field } of all) {
				await expect.element(field).toHaveValue(form.begins?.()[name] ?? "");
				await expect.element(field).toHaveAttribute("aria-invalid", "false");
				await expect.element(field).toHaveAccessibleDescription("");
			}
			await expect.element(notice).toBeEmptyDOMElement();
		};
		const closeAndOpen = async () => {
			await userEvent.keyboard("{Escape}");
			await expect.element(place).not.toBeInTheDocument();
			await opener?.().click();
		};
		const right = Object.fromEntries(all.map(({ name, right }) => [name, right]));
		const body = { ...right, ...rest };

		await form.open();
		await expectBeginning();
		if (opener) {
			await closeAndOpen();
			await expectBeginning();
		}
		await fill("wrong");
		await press();
		for (const { field } of all) await expect.element(field).not.toHaveAccessibleDescription("");
		await expect.element(all[0]?.field as typeof place).toHaveFocus();
		for (const [index, { field, right }] of all.entries()) {
			await field.fill(right);
			await expect.element(field).toHaveAttribute("aria-invalid", "false");
			await expect.element(field).toHaveAccessibleDescription("");
			// The other errors stay until it is their turn.
			for (const other of all.slice(index + 1)) await expect.element(other.field).toBeInvalid();
		}
		expect(sent()).toEqual([]);

		await press();
		await expect.element(notice).toHaveTextContent(failed);
		if (opener) await closeAndOpen();
		for (const { field, right } of all) await expect.element(field).toHaveValue(right);
		await press();
		const address = place.getByRole("textbox", { name: fields.email?.label as string });
		await expect.element(address).toHaveAccessibleDescription(validation[invalidEmail]);
		await expect.element(address).toHaveFocus();
		await expect.element(notice).toBeEmptyDOMElement();
		await address.fill("vila@example.org");
		await expect.element(address).toHaveAccessibleDescription("");
		await address.fill(email);
		await press();
		await expectSent();
		expect(sent()).toEqual([body, body, body]);

		await (form.openAgain ?? form.open)();
		await expectBeginning();
		await fill("right");
		await press();
		await expectSent();
		await expect.poll(sent).toEqual([body, body, body, body]);
	},
);

test.each([
	["/en", ideaBox.analyze],
	["/en/idea", idea.send],
	["/en/contact", contact.send],
	["/en/cookie-settings", translations.en.cookieSettings.save],
])("the button that sends a form is at its right, on %s", async (path, name) => {
	await page.viewport(1280, 800);
	await visit(path);
	const submit = button(name).element() as HTMLButtonElement;
	const { left, right } = (submit.form as HTMLFormElement).getBoundingClientRect();
	expect(submit.getBoundingClientRect().left).toBeGreaterThan((left + right) / 2);
});

test.each([
	["en", "100%", 20],
	["en", "200%", 5],
	["es", "100%", 20],
	["es", "200%", 5],
] as const)(
	"the label of the idea page's button keeps its distance from the edges on a phone (%s, text of %s)",
	async (language, fontSize, distance) => {
		await page.viewport(390, 844);
		document.documentElement.style.fontSize = fontSize;
		onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
		await visit(`/${language}/idea`);
		const submit = button(translations[language].idea.send).element();
		const label = document.createRange();
		label.selectNodeContents(submit);
		const { left, right, top, bottom } = label.getBoundingClientRect();
		const disc = submit.getBoundingClientRect();
		expect(left - disc.left).toBeGreaterThanOrEqual(distance);
		expect(disc.right - right).toBeGreaterThanOrEqual(distance);
		expect(Math.min(top - disc.top, disc.bottom - bottom)).toBeGreaterThanOrEqual(distance);
	},
);

test.each([390, 1024, 1920])(
	"the stops of the idea page are in the order that they are read in, %i wide",
	async (width) => {
		await page.viewport(width, 800);
		await visit("/en/idea");
		const form = (button(idea.send).element() as HTMLButtonElement).form as HTMLFormElement;
		const fields = [...form.querySelectorAll("textarea, input[type=email], a")].map((stop) =>
			stop.getBoundingClientRect(),
		);
		expect(fields).toHaveLength(3);
		for (const [index, { top }] of fields.entries())
			expect(top).toBeGreaterThanOrEqual(fields[index - 1]?.bottom ?? 0);
	},
);
