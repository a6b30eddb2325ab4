import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { turnstileDouble, type WidgetScript } from "../../e2e/turnstile-script.ts";
import {
	answerCalls,
	button,
	expectToast,
	fillTimePasses,
	json,
	visit,
	words,
	writeToTeam,
	written,
} from "./render.tsx";

const { contact, turnstile } = words.en.dialogs;
const message = () => page.getByRole("textbox", { name: contact.message });

/** Plays Turnstile's script. The page loads it once, and then has what it gave. */
function playTurnstile(script: WidgetScript | "unreachable") {
	const loaded = window.turnstile;
	if (script !== "unreachable") turnstileDouble(script);
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

test("a script that cannot be loaded is a failure of the check, keeps what was typed and is tried again", async () => {
	const calls = answerCalls();
	playTurnstile("unreachable");
	await sendMessage();
	await expectToast(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	expect(calls).toEqual([]);
	playTurnstile("passes");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls[0]?.body).toMatchObject({ message: written.message, turnstileToken: expect.any(String) });
});

test("a check that the visitor has to answer is asked in the form, and said to be missing", async () => {
	const calls = answerCalls();
	playTurnstile("asks");
	await sendMessage();
	await expectToast(turnstile.unanswered);
	await expect.element(message()).toHaveValue(written.message);
	await page.getByRole("main").getByRole("button", { name: "I am a person" }).click();
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls).toHaveLength(1);
});

test("a check that fails keeps what was typed, and goes on when it works", async () => {
	const calls = answerCalls();
	playTurnstile("fails");
	await sendMessage();
	await expectToast(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	vi.stubGlobal("turnstileWorks", true);
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	expect(calls).toHaveLength(1);
});

test("a visitor who is not taken for a person is told, with everything still typed; each message has its token", async () => {
	const calls = answerCalls({
		"send-contact-email": () => json(403, { error: { code: "turnstile_failed", message: "" } }),
	});
	playTurnstile("passes");
	await sendMessage();
	await expectToast(turnstile.failed);
	await expect.element(message()).toHaveValue(written.message);
	await button(contact.send).click();
	await expect.poll(() => calls.length).toBe(2);
	expect(calls[1]?.body.turnstileToken).not.toBe(calls[0]?.body.turnstileToken);
});
