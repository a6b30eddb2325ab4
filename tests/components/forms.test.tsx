/** What all forms have in common after the first try: values are corrected, sent again, and the form is used once more. */
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { ContactField } from "#app/forms/contact-form.tsx";
import { limits } from "#app/schemas/limits.ts";
import { button, expectErrors, expectToast, json, mockApi, translations, visit } from "./render.tsx";

const { contact, email: askForEmail } = translations.en.dialogs;
const { idea } = translations.en;

const id = "0190163d-8694-739b-aea5-966c26f8ad91";

interface FieldCase {
	label: string;
	wrong: string;
	right: string;
	/** What tells browsers what goes into it. */
	input: Partial<Omit<HTMLInputElement, "autocomplete">> & { autocomplete?: string };
}

const contactFields: Record<ContactField, FieldCase> = {
	name: {
		label: contact.name,
		wrong: " ",
		right: "Núria Vila",
		input: { autocomplete: "name", required: true },
	},
	email: {
		label: contact.email,
		wrong: "nobody",
		right: "nuria@example.org",
		input: { autocomplete: "email", required: true, type: "email" },
	},
	company: {
		label: `${contact.company} ${contact.optional}`,
		wrong: "c".repeat(limits.companyBelow),
		right: "",
		input: { autocomplete: "organization", required: false },
	},
	message: {
		label: contact.message,
		wrong: "m".repeat(limits.contactMessageMin - 1),
		right: "Shall we meet?",
		input: { dir: "auto", required: true },
	},
};

interface FormCase {
	form: string;
	endpoint: string;
	/** What comes instead of an answer that accepts the form. */
	refuse(): Response | Promise<Response>;
	fields: Record<string, FieldCase>;
	send: string;
	failed: string;
	open(): Promise<void>;
	/** After it was sent, if not as at first. */
	openAgain?(): Promise<void>;
	expectSent(): Promise<unknown>;
}

const forms: FormCase[] = [
	{
		form: "the contact page",
		endpoint: "send-contact-email",
		refuse: () => json(503),
		fields: contactFields,
		send: contact.send,
		failed: contact.errorDescription,
		open: () => visit("/en/contact"),
		openAgain: async () => {},
		expectSent: () => expectToast(contact.successDescription),
	},
	{
		form: "the idea page",
		endpoint: "analysis-requests",
		refuse: () => Promise.reject(new TypeError("Failed to fetch")),
		fields: {
			message: { ...contactFields.message, label: idea.idea, wrong: " ", right: "Compost" },
			email: {
				...contactFields.email,
				label: askForEmail.label,
				input: { ...contactFields.email.input, enterKeyHint: "send" },
			},
		},
		send: idea.send,
		failed: askForEmail.errorDescription,
		open: () => visit("/en/idea"),
		expectSent: () => expect.element(page.getByRole("blockquote").getByText("Compost")).toBeVisible(),
	},
];

/** Opens a form. Its endpoint gives these answers, and then accepts what is sent. */
async function open(form: FormCase, ...answers: (() => Response | Promise<Response>)[]) {
	const calls = mockApi({ [form.endpoint]: () => answers.shift()?.() ?? json(201, { id }) });
	const place = page.getByRole("main");
	const fields = Object.entries(form.fields).map(([name, { label, ...values }]) => ({
		...{ name, ...values },
		field: place.getByRole("textbox", { name: label }),
	}));
	const notice = place.getByRole("alert");
	await form.open();
	return {
		fields,
		notice,
		body: Object.fromEntries(fields.map(({ name, right }) => [name, right])),
		sent: () => calls.filter(({ name }) => name === form.endpoint).map(({ body }) => body),
		press: () => place.getByRole("button", { name: form.send }).click(),
		async fill(value: "wrong" | "right") {
			for (const each of fields) await each.field.fill(each[value]);
		},
		async expectBeginning() {
			for (const { field } of fields) {
				await expect.element(field).toHaveValue("");
				await expect.element(field).toHaveAttribute("aria-invalid", "false");
				await expect.element(field).toHaveAccessibleDescription("");
			}
			await expect.element(notice).toBeEmptyDOMElement();
		},
	};
}

test.each(forms)(
	"$form: nothing wrong is sent, and each error leaves when its own field is corrected",
	async (form) => {
		const { fields, fill, press, sent } = await open(form);
		await fill("wrong");
		await press();
		for (const { field } of fields) await expect.element(field).not.toHaveAccessibleDescription("");
		await expect.element(fields[0]?.field as Locator).toHaveFocus();
		for (const [index, { field, right }] of fields.entries()) {
			await field.fill(right);
			await expect.element(field).toHaveAttribute("aria-invalid", "false");
			await expect.element(field).toHaveAccessibleDescription("");
			for (const other of fields.slice(index + 1)) await expect.element(other.field).toBeInvalid();
		}
		expect(sent()).toEqual([]);
	},
);

test.each(forms)("$form: what was refused keeps what was typed, and is sent again", async (form) => {
	expectErrors(/answered 503|TypeError/);
	const { fields, notice, body, fill, press, sent } = await open(form, form.refuse);
	await fill("right");
	await press();
	await expect.element(notice).toHaveTextContent(form.failed);
	await expectToast(form.failed);
	for (const { field, right } of fields) await expect.element(field).toHaveValue(right);
	await press();
	await form.expectSent();
	expect(sent()).toEqual([body, body]);
});

test.each(forms)("$form: a firewall's page is no success, and keeps what was typed", async (form) => {
	expectErrors(/SyntaxError/);
	const blocked = () => new Response("<h1>Blocked</h1>", { headers: { "Content-Type": "text/html" } });
	const { fields, notice, fill, press } = await open(form, blocked);
	await fill("right");
	const drafts = { ...sessionStorage };
	await press();
	await expect.element(notice).toHaveTextContent(form.failed);
	for (const { field, right } of fields) await expect.element(field).toHaveValue(right);
	expect({ ...sessionStorage }).toEqual(drafts);
});

test.each(forms)(
	"$form: accents that are characters of their own become part of their letters",
	async (form) => {
		const { fields, fill, press, sent } = await open(form);
		await fill("right");
		await fields.find(({ name }) => name === "message")?.field.fill("Papel de A\u0301vila");
		expect(Object.values(sessionStorage)).toEqual(["Papel de Ávila"]);
		await press();
		await expect.poll(sent).toMatchObject([{ message: "Papel de Ávila" }]);
	},
);

test.each(forms)(
	"$form: browsers know what goes into the fields; what they fill in without an event is sent",
	async (form) => {
		const { fields, body, press, sent } = await open(form);
		for (const { field, right, input } of fields) {
			expect(field.element()).toMatchObject({ ...input, maxLength: -1 });
			(field.element() as HTMLInputElement).value = right;
		}
		await press();
		await expect.poll(sent).toEqual([body]);
	},
);

test.each(forms)("$form: begins anew once it was sent, and can be sent again", async (form) => {
	const { body, fill, press, sent, expectBeginning } = await open(form);
	await expectBeginning();
	for (const bodies of [[body], [body, body]]) {
		await fill("right");
		await press();
		await form.expectSent();
		await expect.poll(sent).toEqual(bodies);
		await (form.openAgain ?? form.open)();
		await expectBeginning();
	}
});

test("the stops of the idea page are in the order that they are read in", async () => {
	await visit("/en/idea");
	const { form } = button(idea.send).element() as HTMLButtonElement;
	const stops = [...(form as HTMLFormElement).querySelectorAll("textarea, input[type=email], a")];
	const tops = stops.map((stop) => stop.getBoundingClientRect().top);
	expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});
