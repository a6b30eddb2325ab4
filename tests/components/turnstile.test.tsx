import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeTurnstile, type WidgetScript } from "../../e2e/turnstile-script.ts";
import {
	button,
	expectToast,
	fillTimePasses,
	json,
	mockApi,
	translations,
	visit,
	writeToTeam,
	written,
} from "./render.tsx";

const { contact, turnstile } = translations.en.dialogs;
/** Why the form was not sent. */
const error = () => page.getByRole("main").getByRole("alert");
const message = () => page.getByRole("textbox", { name: contact.message });

/** Plays Turnstile's script. The page loads it once, and then has what it gave. */
function playTurnstile(script: WidgetScript | "unreachable") {
	const loaded = window.turnstile;
	if (script !== "unreachable") fakeTurnstile(script);
	if (loaded) window.turnstile = Object.assign(loaded, window.turnstile);
	vi.spyOn(document.head, "appendChild").mockImplementation((element) => {
		const { onload, onerror } = element as unknown as HTMLScriptElement;
		queueMicrotask(() => (script === "unreachable" ? onerror : onload)?.call(window, new Event("")));
		return element;
	});
}

async function sendMessage() {
	await visit("/en/contact", { turnstileSiteKey: "site-key" });
	await writeToTeam();
	fillTimePasses();
	await button(contact.send).click();
}

test("a script that fails to load fails the check, keeps the input and is loaded again", async () => {
	const calls = mockApi();
	playTurnstile("unreachable");
	await sendMessage();
	await expect.element(error()).toHaveTextContent(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	expect(calls).toEqual([]);
	playTurnstile("passes");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls[0]?.body).toMatchObject({ message: written.message, turnstileToken: expect.any(String) });
});

test("an interactive check is shown in the form, with an error until it is answered", async () => {
	const calls = mockApi();
	playTurnstile("asks");
	await sendMessage();
	await expect.element(error()).toHaveTextContent(turnstile.unanswered);
	await expect.element(message()).toHaveValue(written.message);
	await page.getByRole("main").getByRole("button", { name: "I am a person" }).click();
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls).toHaveLength(1);
});

test("a failed check keeps the input, and sending works once it succeeds", async () => {
	const calls = mockApi();
	playTurnstile("fails");
	await sendMessage();
	await expect.element(error()).toHaveTextContent(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	vi.stubGlobal("turnstileWorks", true);
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls).toHaveLength(1);
});

test("a visitor who fails verification gets an error and keeps the input; each message has a new token", async () => {
	const calls = mockApi({
		"send-contact-email": () => json(403, { error: { code: "turnstile_failed", message: "" } }),
	});
	playTurnstile("passes");
	await sendMessage();
	await expect.element(error()).toHaveTextContent(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	await button(contact.send).click();
	await expect.poll(() => calls.length).toBe(2);
	expect(calls[1]?.body.turnstileToken).not.toBe(calls[0]?.body.turnstileToken);
});
