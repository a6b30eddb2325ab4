import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { contacts } from "#app/content/group.ts";
import { fakeTurnstile } from "../fakes/turnstile-script.ts";
import {
	button,
	expectErrors,
	expectToast,
	mockApi,
	translations,
	visit,
	writeToTeam,
	written,
} from "./render.tsx";

const { contact, turnstile } = translations.en.dialogs;
const failed = `${turnstile.failed} ${turnstile.instead} ${contacts.email}`;
const alert = () => page.getByRole("main").getByRole("alert");

/** Plays Turnstile's script. The page loads it once, and then has what it gave. */
function playTurnstile(script: "passes" | "unreachable" | "empty") {
	const loaded = window.turnstile;
	if (script === "passes") fakeTurnstile();
	if (loaded) window.turnstile = Object.assign(loaded, window.turnstile);
	vi.spyOn(document.head, "appendChild").mockImplementation((element) => {
		const { onload, onerror } = element as unknown as HTMLScriptElement;
		queueMicrotask(() => (script === "unreachable" ? onerror : onload)?.call(window, new Event("")));
		return element;
	});
}

async function writeMessage() {
	await visit("/en/contact", { turnstileSiteKey: "site-key" });
	await writeToTeam();
}

const turnstileApi = () => window.turnstile as NonNullable<typeof window.turnstile>;

/** Writes a message, and returns the widget's settings, with the callbacks that the test calls as Turnstile would. */
async function writeMessageBesideWidget() {
	playTurnstile("passes");
	const render = vi.spyOn(turnstileApi(), "render");
	// No answer by itself.
	render.mockReturnValue("widget");
	await writeMessage();
	await expect.poll(() => render.mock.calls.length).toBe(1);
	return render.mock.lastCall?.[1] as Record<string, (token?: string) => unknown>;
}

test("a script that cannot load, or is empty, is loaded again at the next try, and the input is kept", async () => {
	expectErrors(/Turnstile: /);
	const calls = mockApi();
	playTurnstile("unreachable");
	await writeMessage();
	playTurnstile("empty");
	await button(contact.send).click();
	await expect.element(alert()).toHaveTextContent(failed);
	await expect.element(page.getByRole("textbox", { name: contact.message })).toHaveValue(written.message);
	expect(calls).toEqual([]);
	playTurnstile("passes");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	const body = { message: written.message, turnstileToken: expect.stringMatching(/^fake\./) };
	expect(calls).toMatchObject([{ body }]);
});

test("each message has a token of its own; while the widget asks the visitor something the form says so", async () => {
	expectErrors(/Turnstile: /);
	const calls = mockApi();
	await page.viewport(339, 800);
	const widget = await writeMessageBesideWidget();
	expect(widget).toMatchObject({ size: "compact", language: "en" });
	expect(widget["error-callback"]?.(), "handled").toBe(true);
	widget.callback?.("old");
	widget["before-interactive-callback"]?.();
	await button(contact.send).click();
	await expect.element(alert()).toHaveTextContent(turnstile.unanswered);
	expect(calls).toEqual([]);
	widget.callback?.("answered");
	await button(contact.send).click();
	await expectToast(contact.successDescription);
	const reset = vi.spyOn(turnstileApi(), "reset").mockReturnValue();
	await writeToTeam();
	widget.callback?.("expired");
	widget["expired-callback"]?.();
	await button(contact.send).click();
	await expect.element(button(contact.sending)).toBeVisible();
	widget["before-interactive-callback"]?.();
	await expect.element(alert()).toHaveTextContent(turnstile.unanswered);
	widget.callback?.("another");
	await button(contact.send).click();
	await expect.poll(() => calls.map(({ body }) => body.turnstileToken)).toEqual(["answered", "another"]);
	expect(reset).toHaveBeenCalledOnce();
	const remove = vi.spyOn(turnstileApi(), "remove");
	await visit("/en");
	expect(remove).toHaveBeenCalledExactlyOnceWith("widget");
});

test("the form waits twenty seconds for a token, then says that there was none", async () => {
	expectErrors(/Turnstile: /);
	const calls = mockApi();
	await page.viewport(340, 800);
	expect(await writeMessageBesideWidget()).toHaveProperty("size", "flexible");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await button(contact.send).click();
	await vi.advanceTimersByTimeAsync(10_000);
	await expect.element(button(contact.sending)).toBeVisible();
	await vi.advanceTimersByTimeAsync(10_000);
	await expect.element(alert()).toHaveTextContent(failed);
	expect(calls).toEqual([]);
});
