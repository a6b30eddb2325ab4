import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import { shownWithLimits } from "../with-limits.ts";
import { writeToTeam, written } from "./contact-message.ts";
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

const { contact, toasts: said, validation } = translations.en.dialogs;
const field = (name: string) => page.getByRole("textbox", { name });
const dialog = () => page.getByRole("dialog", { name: contact.title });
const wait = said.wait_other.replace("{{count}}", "42");

test("browsers fill in the fields by what they are, but not the honeypot; the privacy policy opens apart", async () => {
	await visit("/en/contact");
	const fields = page.getByRole("main").getByRole("textbox").elements() as HTMLInputElement[];
	expect(fields.map((input) => [input.type, input.autocomplete, input.required, input.dir])).toEqual([
		["text", "name", true, ""],
		["email", "email", true, ""],
		["text", "organization", false, ""],
		["textarea", "", true, "auto"],
	]);
	await expect.element(field("Company (optional)")).toBeVisible();
	const policy = mainLink("Privacy policy (opens in a new tab)");
	await expect.element(policy).toHaveAttribute("href", "/en/privacy-policy");
	await expect.element(policy).toHaveAttribute("target", "_blank");
	const honeypot = document.querySelector<HTMLInputElement>("main [name=topic]");
	expect(honeypot?.autocomplete).toBe("off");
	// 1Password, LastPass, Bitwarden, Proton Pass and Dashlane.
	expect(honeypot?.dataset).toMatchObject({
		"1pIgnore": "true",
		lpignore: "true",
		bwignore: "true",
		protonpassIgnore: "true",
		formType: "other",
	});
	// Hidden from keyboard and screen reader.
	const place = honeypot?.closest("[inert][aria-hidden=true]") as HTMLElement;
	const { width, height } = place.getBoundingClientRect();
	expect([width, height, getComputedStyle(place).overflow]).toEqual([1, 1, "hidden"]);
});

test("only the message is sent, once", async () => {
	vi.useRealTimers();
	const response = Promise.withResolvers<Response>();
	const calls = mockApi({ "send-contact-email": () => response.promise });
	await visit("/en/contact");
	await writeToTeam();
	await button(contact.send).dblClick();
	await expect.element(button(contact.sending)).toHaveAttribute("aria-disabled", "true");
	await expect.element(field(contact.message)).toHaveAttribute("readonly");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => calls.length).toBe(1);
	// Whatever a success says, it is one.
	response.resolve(new Response("sent"));
	await expectToast(contact.successDescription);
	const bodies = calls.map(({ body }) => body);
	expect(bodies).toEqual([{ ...written, company: "" }]);
	await expect.element(field(contact.message)).toHaveValue("");
	expect(sessionStorage).toHaveLength(0);
});

test("what a password manager fills in is sent with the message, which is taken as any other", async () => {
	const calls = mockApi();
	await visit("/en/contact");
	await writeToTeam();
	const honeypot = document.querySelector<HTMLInputElement>("main [inert] input");
	if (honeypot) honeypot.value = "https://example.org";
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls.map(({ body }) => body)).toEqual([{ ...written, company: "", topic: "https://example.org" }]);
});

test("what a browser fills in without an event is sent, and a message that is too long is not cut", async () => {
	const calls = mockApi();
	await visit("/en/contact");
	const message = "a".repeat(limits.contactMessageBelow);
	const values = { name: "Núria Vila", email: "nuria@example.org", company: "Cartró", message };
	const fields = [contact.name, contact.email, "Company (optional)", contact.message].map(field);
	for (const [index, value] of Object.values(values).entries())
		(fields[index]?.element() as HTMLInputElement).value = value;
	await button(contact.send).click();
	await expect
		.element(field(contact.message))
		.toHaveAccessibleDescription(shownWithLimits(validation.message_too_long));
	await expect.element(field(contact.message)).toHaveFocus();
	await expect.element(field(contact.message)).toHaveValue(message);
	expect(calls).toEqual([]);
	const shorter = { ...values, message: message.slice(1) };
	(field(contact.message).element() as HTMLTextAreaElement).value = shorter.message;
	await button(contact.send).click();
	await expect.poll(() => calls.map(({ body }) => body)).toEqual([shorter]);
});

/** Opens an analysis, whose page opens the form in a dialog. */
async function visitAnalysis() {
	await visit("/en/resultados#0190163d-8694-739b-aea5-966c26f8ad91", { state: { message: "Compost" } });
	await button(translations.en.resultados.stop).click();
}

test("keeps the message, but neither name nor address, for this tab until it is sent", async () => {
	await visit("/en/contact");
	await writeToTeam();
	expect({ ...sessionStorage }).toEqual({ contactDraft: written.message });
	await visit("/en/contact");
	await expect.element(field(contact.message)).toHaveValue(written.message);
	await expect.element(field(contact.name)).toHaveValue("");
	await visitAnalysis();
	await mainLink(translations.en.resultados.contact).click();
	const message = dialog().getByRole("textbox", { name: contact.message });
	const about = translations.en.resultados.aboutIdea.replace("{{idea}}", "Compost");
	await expect.element(message).toHaveValue(`${about}\n${window.location.href}\n\n${written.message}`);
});

test("the dialog keeps its input and says why until the next try, and closes once it succeeds", async () => {
	expectErrors(/answered (429|503)/);
	const sent = Promise.withResolvers<Response>();
	const answers = [() => json(503), () => json(429, {}, { "Retry-After": "42" }), () => sent.promise];
	const calls = mockApi({ "send-contact-email": () => (answers.shift() ?? expect.unreachable)() });
	await page.viewport(390, 844);
	await visitAnalysis();
	const opener = mainLink(translations.en.resultados.contact);
	await expect.element(opener).toHaveAttribute("aria-haspopup", "dialog");
	// With a key held the link is followed, to another tab or window.
	for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
		const follow = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()][0]);
		addEventListener("click", follow, { once: true });
		const held = { bubbles: true, cancelable: true, [key]: true };
		opener.element().dispatchEvent(new MouseEvent("click", held));
		expect(follow, key).toHaveReturnedWith(false);
	}
	await opener.click();
	await dialog().getByRole("button", { name: translations.en.dialogs.close }).click();
	await expect.element(dialog()).not.toBeInTheDocument();
	await opener.click();
	await expect.element(dialog().getByRole("textbox").first()).toHaveFocus();
	await writeToTeam(dialog());
	const error = dialog().getByRole("alert").first();
	const close = dialog().getByRole("region").getByRole("button");
	const send = dialog().getByRole("button", { name: contact.send });
	for (const text of [contact.errorDescription, wait]) {
		await send.click();
		if (text === wait) await expect.element(close).not.toBeInTheDocument();
		else {
			await expect.element(close).toBeVisible();
			const { bottom } = close.element().getBoundingClientRect();
			expect(bottom, "the toast covers no button").toBeLessThan(send.element().getBoundingClientRect().top);
			// It then leaves with the next try only.
			(close.element() as HTMLElement).focus();
		}
		await expect.element(error).toHaveTextContent(text);
		await expect.element(error).toBeInViewport();
		await expect.element(dialog().getByRole("textbox").last()).toHaveValue(written.message);
	}
	await send.click();
	await expect.element(error).toBeEmptyDOMElement();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog()).toBeVisible();
	sent.resolve(json(200, { id: "1" }));
	await expectToast(contact.successDescription);
	await expect.element(dialog()).not.toBeInTheDocument();
	expect(calls).toHaveLength(3);
});

test("what the API finds wrong is said at its field, or of the whole form if that has no such field", async () => {
	expectErrors(/answered 400/);
	const issues = [{ field: "telephone", code: "telephone_required" }];
	const error = { code: "invalid_input", message: "", issues };
	mockApi({ "send-contact-email": () => json(400, { error }) });
	await visit("/en/contact");
	await writeToTeam();
	await button(contact.send).click();
	await expect
		.element(page.getByRole("main").getByRole("alert").last())
		.toHaveTextContent(contact.errorDescription);

	issues.push({ field: "company", code: "company_too_long" });
	await writeToTeam();
	await button(contact.send).click();
	await expect.element(page.getByText(shownWithLimits(validation.company_too_long))).toBeVisible();
	await expect.element(field("Company (optional)")).toHaveFocus();
	await expect.element(field(contact.message)).toHaveValue(written.message);
});

test("what was posted without JavaScript, and is then sent with it, leaves the form empty", async () => {
	const values = { ...written, company: "Cartró" };
	const calls = mockApi();
	await visit("/en/contact", { actionData: { values, errors: {}, formError: { kind: "failed" } } });
	await field(contact.name).fill("Núria");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls.map(({ body }) => body)).toEqual([{ ...values, name: "Núria" }]);
	for (const name of [contact.name, contact.email, "Company (optional)", contact.message])
		await expect.element(field(name)).toHaveValue("");
});

test.each([
	[wait, () => json(429, {}, { "Retry-After": "42" })],
	[
		validation.email_invalid,
		() => json(400, { error: { issues: [{ field: "email", code: "email_invalid" }] } }),
	],
])(
	"a visitor who has left the page is told in a toast why the message was not sent: %s",
	async (why, answer) => {
		expectErrors(/answered 4(29|00)/);
		const response = Promise.withResolvers<Response>();
		const calls = mockApi({ "send-contact-email": () => response.promise });
		await visit("/en/contact");
		await writeToTeam();
		await button(contact.send).click();
		await expect.poll(() => calls.length).toBe(1);
		await page.getByRole("banner").getByRole("link", { name: translations.en.common.nav.explore }).click();
		await expect.element(page.getByLabelText(translations.en.ideaBox.prompt)).toBeVisible();
		response.resolve(answer());
		await expectToast(why);
	},
);

test.each([
	["/en/contact", "contactDraft", contact.message],
	["/en/idea", "ideaDraft", translations.en.idea.idea],
])(
	"what another site has posted to %s replaces no draft, and is none until it is changed",
	async (address, key, label) => {
		const values = { name: "Eve", email: "eve@example.org", company: "", message: "Posted from elsewhere" };
		const actionData = { values, errors: {}, formError: { kind: "crossOrigin" } };
		const text = page.getByRole("main").getByRole("textbox", { name: label });
		await visit(address, { actionData });
		await expect.element(text).toHaveValue(values.message);
		expect(sessionStorage.getItem(key)).toBeNull();
		await text.fill("Mine");
		expect(sessionStorage.getItem(key)).toBe("Mine");
		await visit(address, { actionData });
		await expect.element(text).toHaveValue("Mine");
		expect(sessionStorage.getItem(key)).toBe("Mine");
		// What the visitor has posted from here is newer than the draft.
		await visit(address, { actionData: { ...actionData, formError: { kind: "failed" } } });
		await expect.element(text).toHaveValue(values.message);
		expect(sessionStorage.getItem(key)).toBe(values.message);
	},
);
