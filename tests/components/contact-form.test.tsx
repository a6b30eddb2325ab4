import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { writeToTeam, written } from "./contact-message.ts";
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
} from "./render.tsx";

const { close, contact, toasts: said } = translations.en.dialogs;
const { aboutIdea, contact: opens, stop } = translations.en.resultados;
const endpoint = "send-contact-email";
const field = (name: string) => page.getByRole("textbox", { name });
const message = () => field(contact.message);
const honeypot = () => document.querySelector("main [name=topic]") as HTMLInputElement;
const dialog = () => page.getByRole("dialog", { name: contact.title });
const wait = said.wait_other.replace("{{count}}", "42");
const busy = () => json(429, {}, { "Retry-After": "42" });

/** Sends a message from the contact page. */
async function sendMessage(answer?: () => Response | Promise<Response>) {
	const calls = mockApi(answer && { [endpoint]: answer });
	await visit("/en/contact");
	await writeToTeam();
	await button(contact.send).click();
	return calls;
}

/** What a message about the idea begins with. */
const opening = () => `${aboutIdea.replace("{{idea}}", "Compost")}\n${window.location.href}\n\n`;

/** Shows an analysis, whose link opens the form in a dialog. */
async function visitAnalysis() {
	await visit(`/en/resultados#${id}`, { state: { message: "Compost" } });
	await button(stop).click();
	return mainLink(opens);
}

test("visitors do not reach the honeypot, and the privacy policy opens apart", async () => {
	await visit("/en/contact");
	expect(honeypot().closest("[inert][aria-hidden=true].sr-only")).not.toBeNull();
	const policy = mainLink("Privacy policy (opens in a new tab)");
	await expect.element(policy).toHaveAttribute("target", "_blank");
});

test("a message is sent once, with what the honeypot has, and success empties the form", async () => {
	const response = Promise.withResolvers<Response>();
	const calls = mockApi({ [endpoint]: () => response.promise });
	await visit("/en/contact");
	await writeToTeam();
	honeypot().value = "https://example.org";
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

test("keeps the message, but neither name nor address, for this tab until it is sent", async () => {
	await visit("/en/contact");
	await writeToTeam();
	expect({ ...sessionStorage }).toEqual({ contactDraft: written.message });
	await visit("/en/contact");
	await expect.element(message()).toHaveValue(written.message);
	await expect.element(field(contact.name)).toHaveValue("");
});

test("what is written while an earlier message is sent stays", async () => {
	const sent = Promise.withResolvers<Response>();
	await sendMessage(() => sent.promise);
	for (const name of [translations.en.common.nav.explore, "Contact"])
		await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
	await message().fill("Another question");
	sent.resolve(json(200));
	await expectToast(contact.successDescription);
	await expect.element(message()).toHaveValue("Another question");
	expect({ ...sessionStorage }).toEqual({ contactDraft: "Another question" });
});

test("the link to the form opens a dialog, but with a key held what the browser opens", async () => {
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
	await dialog().getByRole("button", { name: close }).click();
	await expect.element(dialog()).not.toBeInTheDocument();
});

test("the dialog says why a message was not sent until the next try, and closes once it is", async () => {
	expectErrors(/answered (429|503)/);
	const sent = Promise.withResolvers<Response>();
	const answers = [() => json(503), busy, () => sent.promise];
	mockApi({ [endpoint]: () => (answers.shift() ?? expect.unreachable)() });
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
	await mainLink(opens).click();
	await expect.element(dialog().getByRole("textbox", { name: contact.message })).toHaveValue(opening());
});

test("what was posted without JavaScript replaces the draft, and once it is sent with it leaves the form empty", async () => {
	sessionStorage.setItem("contactDraft", "An older message");
	const values = { ...written, company: "Cartró" };
	const calls = mockApi();
	await visit("/en/contact", { actionData: { values, errors: {}, formError: { kind: "failed" } } });
	await expect.element(message()).toHaveValue(values.message);
	await field(contact.name).fill("Núria");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls[0]?.body).toMatchObject({ ...values, name: "Núria" });
	for (const input of page.getByRole("main").getByRole("textbox").all())
		await expect.element(input).toHaveValue("");
});

test("a visitor who has left the page is told in a toast that a message was not sent", async () => {
	expectErrors(/answered 429/);
	const response = Promise.withResolvers<Response>();
	const calls = await sendMessage(() => response.promise);
	await expect.poll(() => calls.length).toBe(1);
	await page.getByRole("banner").getByRole("link", { name: translations.en.common.nav.explore }).click();
	await expect.element(box()).toBeVisible();
	response.resolve(busy());
	await expectToast(wait);
});
