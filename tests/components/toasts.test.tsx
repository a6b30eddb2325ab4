import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showToast } from "#app/components/toasts.tsx";
import { expectToast, mainLink, toasts, translations, visit } from "./render.tsx";

const { close } = translations.en.dialogs;
const opener = () => mainLink(translations.en.contact.details.write);
const focusToast = (name = close) =>
	(toasts().getByRole("button", { name }).element() as HTMLElement).focus();
const focusOpener = () => (opener().element() as HTMLElement).focus();
const gone = () => expect.element(toasts()).not.toBeInTheDocument();
const sent = { title: "Sent", description: "We will answer." };

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const pressEscape = () => userEvent.keyboard("{Escape}");
const leave = () => userEvent.hover(page.getByRole("heading", { level: 1 }));

beforeEach(async () => {
	await visit("/en/contact");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("a toast is announced, replaced by the next, and closes by itself after five seconds", async () => {
	showToast(sent);
	await passSeconds(4);
	await expect.element(toasts().getByRole("alert")).toHaveTextContent("SentWe will answer.");
	// The same text is a toast of its own.
	showToast(sent);
	await passSeconds(4);
	await expectToast("Sent");
	expect(toasts().elements()).toHaveLength(1);
	await passSeconds(1);
	vi.useRealTimers();
	await gone();
});

test("it stays while the pointer or the focus is on it, also when the pointer leaves it with the focus", async () => {
	showToast(sent);
	for (const [hold, release] of [
		[() => toasts().hover(), leave],
		[() => focusToast(), () => toasts().hover()],
		[leave, focusOpener],
	] as const) {
		await hold();
		await passSeconds(60);
		await expectToast("Sent");
		await release();
	}
	await passSeconds(5);
	await gone();
});

test("one that is persistent stays until its button, the close button, the keyboard or Escape dismisses it", async () => {
	const onClick = vi.fn();
	const pressed = (name: string) => toasts().getByRole("button", { name }).click();
	const byKeyboard = () => {
		focusToast("Read it");
		return userEvent.keyboard("{Tab}{Enter}");
	};
	for (const dismiss of [() => pressed("Read it"), () => pressed(close), byKeyboard, pressEscape]) {
		focusOpener();
		showToast({ ...sent, persistent: true, action: { label: "Read it", onClick } });
		await passSeconds(60);
		window.scrollTo({ top: 900, behavior: "instant" });
		await dismiss();
		await gone();
		await expect.element(opener()).toHaveFocus();
		expect(scrollY, "where the reader was").toBe(900);
	}
	expect(onClick).toHaveBeenCalledOnce();
});

test("it leaves the focus where it is by now, and once it is replaced, it takes the next one away no more", async () => {
	const field = page.getByRole("textbox").first();
	const dismiss = showToast({ ...sent, persistent: true });
	showToast({ ...sent, title: "Another", persistent: true });
	dismiss();
	await expectToast("Another");
	focusOpener();
	focusToast();
	(field.element() as HTMLElement).focus();
	await pressEscape();
	await gone();
	await expect.element(field).toHaveFocus();
});

test("a swipe of 50 pixels to the right dismisses it; a shorter one or another direction does not", async () => {
	showToast({ ...sent, persistent: true });
	for (const distance of [49, -60, 50]) {
		await expectToast("Sent");
		await userEvent.dragAndDrop(toasts(), toasts(), {
			sourcePosition: { x: 100, y: 10 },
			targetPosition: { x: 100 + distance, y: 10 },
		});
	}
	await gone();
});

test("it moves to a modal dialog that opens, and back when it closes; Escape closes the one with the focus", async () => {
	const dialog = document.body.appendChild(document.createElement("dialog"));
	onTestFinished(() => void dialog.remove());
	const inDialog = page.getByRole("dialog").getByRole("region");
	showToast({ ...sent, persistent: true });
	dialog.showModal();
	await expect.element(inDialog).toBeVisible();
	await pressEscape();
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	await expectToast("Sent");
	dialog.showModal();
	await expect.element(inDialog).toBeVisible();
	focusToast();
	await pressEscape();
	await gone();
	expect(dialog.open).toBe(true);
});
