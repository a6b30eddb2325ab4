/** The forms of the contact and the idea page, and the contact form in its dialog. */
import { expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { ContactField } from "#app/forms/contact-form.tsx";
import { limits } from "#app/schemas/limits.ts";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	json,
	mainLink,
	mockApi,
	translations,
	visit,
	writeToTeam,
	written,
} from "./render.tsx";

const { close, contact, email: askForEmail, toasts: said } = translations.en.dialogs;
const { idea, resultados: results } = translations.en;

type FieldCase = Record<"label" | "wrong" | "right", string>;

const contactFields: Record<ContactField, FieldCase> = {
	name: { label: contact.name, wrong: " ", right: "Núria Vila" },
	email: { label: contact.email, wrong: "nobody", right: "nuria@example.org" },
	company: {
		label: `${contact.company} ${contact.optional}`,
		wrong: "c".repeat(limits.companyBelow),
		right: "",
	},
	message: { label: contact.message, wrong: "m".repeat(limits.contactMessageMin - 1), right: "Let us meet" },
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

test.each(forms)("$address: what was refused stays, and is sent again; then it begins anew", async (form) => {
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
	// Then as browsers fill it in, without an event.
	for (const count of [4, 5]) {
		await press();
		await form.expectSent();
		await expect.poll(sent).toEqual(Array(count).fill(body));
		for (const { field } of fields) await expect.element(field).toHaveValue("");
		await expect.element(notice).toBeEmptyDOMElement();
		for (const { field, right } of fields) (field.element() as HTMLInputElement).value = right;
	}
});

const field = (name: string) => page.getByRole("textbox", { name });
const message = () => field(contact.message);
const honeypot = () => document.querySelector("main [name=topic]") as HTMLInputElement;
const dialog = () => page.getByRole("dialog", { name: contact.title });
const wait = said.wait_other.replace("{{count}}", "42");
const busy = () => json(429, {}, { "Retry-After": "42" });

/** Sends a message from the contact page. */
async function sendMessage(answer?: () => Response | Promise<Response>) {
	const calls = mockApi(answer && { [contactPage.endpoint]: answer });
	await visit("/en/contact");
	await writeToTeam();
	await button(contact.send).click();
	return calls;
}

/** What a message about the idea begins with. */
const opening = () => `${results.aboutIdea.replace("{{idea}}", "Compost")}\n${window.location.href}\n\n`;

/** Shows an analysis, whose link opens the form in a dialog. */
async function visitAnalysis() {
	await visit(`/en/resultados#${id}`, { state: { message: "Compost" } });
	await button(results.stop).click();
	return mainLink(results.contact);
}

test("a message is sent once, with what the honeypot has, which visitors do not reach; the privacy policy opens apart", async () => {
	const response = Promise.withResolvers<Response>();
	const calls = mockApi({ [contactPage.endpoint]: () => response.promise });
	await visit("/en/contact");
	await writeToTeam();
	expect(honeypot().closest("[inert][aria-hidden=true].sr-only")).not.toBeNull();
	const left = "[data-1p-ignore=true][data-lpignore=true][data-bwignore=true][data-protonpass-ignore=true]";
	expect(honeypot().matches(`${left}[data-form-type=other]`), "left by password managers").toBe(true);
	honeypot().value = "https://example.org";
	await expect.element(mainLink("Privacy policy (opens in a new tab)")).toHaveAttribute("target", "_blank");
	await button(contact.send).dblClick();
	await expect.element(button(contact.sending)).toHaveAttribute("aria-disabled", "true");
	await expect.element(message()).toHaveAttribute("readonly");
	await userEvent.keyboard("{Enter}");
	response.resolve(json(200));
	await expectToast(contact.successDescription);
	const body = expect.objectContaining({ ...written, topic: "https://example.org" });
	expect(calls.map(({ body }) => body)).toEqual([body]);
	expect(sessionStorage).toHaveLength(0);
});

test("keeps the message, but neither name nor address, for this tab; what is written while it is sent stays", async () => {
	const sent = Promise.withResolvers<Response>();
	await sendMessage(() => sent.promise);
	for (const name of [translations.en.common.nav.explore, "Contact"])
		await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
	await expect.element(message()).toHaveValue(written.message);
	await expect.element(field(contact.name)).toHaveValue("");
	await message().fill("Another question");
	sent.resolve(json(200));
	await expectToast(contact.successDescription);
	await expect.element(message()).toHaveValue("Another question");
	expect({ ...sessionStorage }).toEqual({ contactDraft: "Another question" });
});

test("the link to the form opens a dialog, which keeps the message, but with a key held what the browser opens", async () => {
	const opener = await visitAnalysis();
	await expect.element(opener).toHaveAttribute("aria-haspopup", "dialog");
	for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
		const follow = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()][0]);
		addEventListener("click", follow, { once: true });
		const held = { bubbles: true, cancelable: true, [key]: true };
		opener.element().dispatchEvent(new MouseEvent("click", held));
		expect(follow, key).toHaveReturnedWith(false);
	}
	await opener.click();
	await expect.element(dialog().getByRole("textbox").first()).toHaveFocus();
	await dialog().getByRole("textbox", { name: contact.message }).fill(`${opening()}When?`);
	await dialog().getByRole("button", { name: close }).click();
	await expect.element(dialog()).not.toBeInTheDocument();
	await visit(`/en/resultados#${id}`, { state: { message: "Compost" } });
	await opener.click();
	await expect.element(dialog().getByRole("textbox").last()).toHaveValue(`${opening()}When?`);
});

test("the dialog says why a message was not sent until the next try, and closes once it is", async () => {
	expectErrors(/answered (429|503)/);
	const sent = Promise.withResolvers<Response>();
	const answers = [() => json(503), busy, () => sent.promise];
	mockApi({ [contactPage.endpoint]: () => (answers.shift() ?? expect.unreachable)() });
	await page.viewport(390, 844);
	await (await visitAnalysis()).click();
	await writeToTeam(dialog());
	const reason = dialog().getByRole("alert").first();
	const toast = dialog().getByRole("region").getByRole("button");
	const send = dialog().getByRole("button", { name: contact.send });
	await send.click();
	await expect.element(reason).toHaveTextContent(contact.errorDescription);
	await expect.element(toast).toBeVisible();
	const { bottom } = toast.element().getBoundingClientRect();
	expect(bottom, "the toast covers no button").toBeLessThan(send.element().getBoundingClientRect().top);
	// It then leaves with the next try only.
	(toast.element() as HTMLElement).focus();
	await send.click();
	await expect.element(reason).toHaveTextContent(wait);
	await expect.element(reason).toBeInViewport();
	expect(toast.elements()).toEqual([]);
	await send.click();
	await expect.element(reason).toBeEmptyDOMElement();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog()).toBeVisible();
	sent.resolve(json(200));
	await expectToast(contact.successDescription);
	await expect.element(dialog()).not.toBeInTheDocument();
	await mainLink(results.contact).click();
	await expect.element(dialog().getByRole("textbox", { name: contact.message })).toHaveValue(opening());
});

test("what was posted without JavaScript replaces the draft, and once it is sent with it leaves the form empty", async () => {
	sessionStorage.setItem("contactDraft", "An older message");
	const values = { ...written, company: "Cartró" };
	const calls = mockApi();
	await visit("/en/contact", { actionData: { values, errors: {}, formError: { kind: "failed" } } });
	await expect.element(message()).toHaveValue(values.message);
	expect({ ...sessionStorage }).toEqual({ contactDraft: values.message });
	await field(contact.name).fill("Núria");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls[0]?.body).toMatchObject({ ...values, name: "Núria" });
	for (const input of page.getByRole("main").getByRole("textbox").all())
		await expect.element(input).toHaveValue("");
});

test.each([
	["/en/contact", "contactDraft", contact.message],
	["/en/idea", "ideaDraft", idea.idea],
])("%s: what another site posts replaces no draft, what was sent ends it", async (address, key, label) => {
	sessionStorage.setItem(key, "Mine");
	const actionData = { values: written, errors: {}, formError: { kind: "crossOrigin" } };
	await visit(address, { actionData });
	await expect.element(page.getByRole("main").getByLabelText(label)).toHaveValue(written.message);
	expect(sessionStorage.getItem(key)).toBe("Mine");
	const values = { ...written, message: " Mine\n" };
	await visit(address, { actionData: { values, errors: {}, id } });
	await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
});

test.each([
	[wait, async () => busy()],
	[contact.errorDescription, () => Promise.reject(new TypeError("Failed to fetch"))],
])("a visitor who has left the page is told in a toast why nothing was sent: %s", async (why, answer) => {
	expectErrors(/answered 429|Failed to fetch/);
	const response = Promise.withResolvers<Response>();
	const calls = await sendMessage(() => response.promise);
	await expect.poll(() => calls.length).toBe(1);
	await page.getByRole("banner").getByRole("link", { name: translations.en.common.nav.explore }).click();
	await expect.element(box()).toBeVisible();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	response.resolve(answer());
	await expectToast(why);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(page.getByText(why).element().closest("section [lang]")).toHaveProperty("lang", "en");
});
