/** What all forms have in common after the first try: values are corrected, sent again, and the form is used once more. */
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { ContactField } from "#app/forms/contact-form.tsx";
import { limits } from "#app/schemas/limits.ts";
import { button, expectErrors, expectToast, json, mockApi, translations, visit } from "./render.tsx";

const { contact, email: askForEmail } = translations.en.dialogs;
const { idea } = translations.en;

interface FieldCase {
	label: string;
	wrong: string;
	right: string;
}

const contactFields: Record<ContactField, FieldCase> = {
	name: { label: contact.name, wrong: " ", right: "Núria Vila" },
	email: { label: contact.email, wrong: "nobody", right: "nuria@example.org" },
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

const contactPage = {
	address: "/en/contact",
	endpoint: "send-contact-email",
	fields: contactFields,
	send: contact.send,
	failed: contact.errorDescription,
	expectSent: () => expectToast(contact.successDescription),
};

const ideaPage = {
	address: "/en/idea",
	endpoint: "analysis-requests",
	fields: {
		message: { label: idea.idea, wrong: " ", right: "Compost" },
		email: { ...contactFields.email, label: askForEmail.label },
	},
	send: idea.send,
	failed: askForEmail.errorDescription,
	async expectSent() {
		await expect.element(page.getByRole("blockquote").getByText("Compost")).toBeVisible();
		await visit("/en/idea");
	},
};

const forms = [contactPage, ideaPage];

/** Opens a form. Its endpoint gives these answers, and then accepts what is sent. */
async function open(form: (typeof forms)[number], ...answers: (() => Response | Promise<Response>)[]) {
	const calls = mockApi({ [form.endpoint]: () => answers.shift()?.() ?? json(201) });
	const place = page.getByRole("main");
	const fields = Object.entries<FieldCase>(form.fields).map(([name, { label, ...values }]) => ({
		...{ name, ...values },
		field: place.getByRole("textbox", { name: label }),
	}));
	await visit(form.address);
	return {
		fields,
		notice: place.getByRole("alert"),
		body: Object.fromEntries(fields.map(({ name, right }) => [name, right])),
		sent: () => calls.filter(({ name }) => name === form.endpoint).map(({ body }) => body),
		press: () => place.getByRole("button", { name: form.send }).click(),
		async fill(value: "wrong" | "right") {
			for (const each of fields) await each.field.fill(each[value]);
		},
	};
}

test.each(forms)("$address: nothing wrong is sent; each error leaves with its correction", async (form) => {
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
});

test.each(forms)("$address: what was not accepted keeps what was typed, and is sent again", async (form) => {
	expectErrors(/answered 503|TypeError|SyntaxError/);
	const refusals = [
		() => json(503),
		() => Promise.reject(new TypeError("Failed to fetch")),
		() => new Response("<h1>Blocked by a firewall</h1>"),
	];
	const { fields, notice, body, fill, press, sent } = await open(form, ...refusals);
	await fill("right");
	const drafts = { ...sessionStorage };
	for (const [index] of refusals.entries()) {
		await press();
		await expect.poll(sent).toHaveLength(index + 1);
		await expect.element(notice).toHaveTextContent(form.failed);
		await expectToast(form.failed);
		for (const { field, right } of fields) await expect.element(field).toHaveValue(right);
		expect({ ...sessionStorage }).toEqual(drafts);
	}
	await press();
	await form.expectSent();
	expect(sent()).toEqual(Array(4).fill(body));
});

test.each(forms)("$address: begins anew once it was sent, also as browsers fill it in", async (form) => {
	const { fields, notice, body, fill, press, sent } = await open(form);
	const fillWithoutEvent = () => {
		for (const { field, right } of fields) (field.element() as HTMLInputElement).value = right;
	};
	for (const [index, fillIn] of [fillWithoutEvent, () => fill("right")].entries()) {
		await fillIn();
		await press();
		await form.expectSent();
		await expect.poll(sent).toEqual(Array(index + 1).fill(body));
		for (const { field } of fields) {
			await expect.element(field).toHaveValue("");
			await expect.element(field).toHaveAttribute("aria-invalid", "false");
			await expect.element(field).toHaveAccessibleDescription("");
		}
		await expect.element(notice).toBeEmptyDOMElement();
	}
});

test("the stops of the idea page are in the order that they are read in", async () => {
	await visit("/en/idea");
	const { form } = button(idea.send).element() as HTMLButtonElement;
	const stops = [...(form as HTMLFormElement).querySelectorAll("textarea, input[type=email], a")];
	const tops = stops.map((stop) => stop.getBoundingClientRect().top);
	expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});
