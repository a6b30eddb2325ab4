import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showToast } from "#app/components/toasts.tsx";
import { expectToast, mainLink, toasts, translations, visit } from "./render.tsx";

const { close } = translations.en.dialogs;
const opener = () => mainLink(translations.en.contact.details.write);
const focusToast = () => (toasts().getByRole("button", { name: close }).element() as HTMLElement).focus();
const focusOpener = () => (opener().element() as HTMLElement).focus();
const gone = () => expect.element(toasts()).not.toBeInTheDocument();
const sent = { title: "Sent", description: "We will answer." };

test("a toast is announced, replaced by the next, and closes by itself after five seconds", async () => {
	await visit("/en/contact");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	showToast(sent);
	await vi.advanceTimersByTimeAsync(4000);
	await expect.element(toasts().getByRole("alert")).toHaveTextContent("SentWe will answer.");
	showToast({ ...sent, title: "Again" });
	await expectToast("Again");
	expect(toasts().elements()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(4000);
	await expectToast("Again");
	await vi.advanceTimersByTimeAsync(1000);
	await gone();
});

test("it stays while the pointer or the focus is on it", async () => {
	await visit("/en/contact");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	showToast(sent);
	await expectToast("Sent");
	for (const [hold, release] of [
		[() => toasts().hover(), () => userEvent.hover(page.getByRole("heading", { level: 1 }))],
		[focusToast, focusOpener],
	]) {
		await hold?.();
		await vi.advanceTimersByTimeAsync(60_000);
		await expectToast("Sent");
		await release?.();
	}
	// What has the focus stays when the pointer leaves it.
	focusToast();
	await toasts().hover();
	await userEvent.hover(page.getByRole("heading", { level: 1 }));
	await vi.advanceTimersByTimeAsync(60_000);
	await expectToast("Sent");
	focusOpener();
	await vi.advanceTimersByTimeAsync(5000);
	await gone();
});

test("one that is persistent stays until its button, the close button, the keyboard or Escape dismisses it", async () => {
	await visit("/en/contact");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const onClick = vi.fn();
	for (const dismiss of [
		() => toasts().getByRole("button", { name: "Read it" }).click(),
		() => toasts().getByRole("button", { name: close }).click(),
		() => {
			focusToast();
			return userEvent.keyboard("{Enter}");
		},
		() => userEvent.keyboard("{Escape}"),
	]) {
		focusOpener();
		showToast({ ...sent, persistent: true, action: { label: "Read it", onClick } });
		await expectToast("Sent");
		await vi.advanceTimersByTimeAsync(60_000);
		await expectToast("Sent");
		await dismiss();
		await gone();
		await expect.element(opener()).toHaveFocus();
	}
	expect(onClick).toHaveBeenCalledOnce();
});

test("a swipe of 50 pixels to the right dismisses it; a shorter one or another direction does not", async () => {
	await visit("/en/contact");
	showToast({ ...sent, persistent: true });
	const swipe = async (distance: number) =>
		userEvent.dragAndDrop(toasts(), toasts(), {
			sourcePosition: { x: 100, y: 20 },
			targetPosition: { x: 100 + distance, y: 20 },
		});
	for (const distance of [49, -60]) {
		await swipe(distance);
		await expectToast("Sent");
		await expect.poll(() => getComputedStyle(toasts().element()).translate).toMatch(/^(none|0px)$/);
	}
	await swipe(50);
	await gone();
	// A hand that trembles still hits the button.
	showToast({ ...sent, persistent: true });
	const button = toasts().getByRole("button", { name: close });
	const [sourcePosition, targetPosition] = [10, 14].map((x) => ({ x, y: 10 }));
	await userEvent.dragAndDrop(button, button, { sourcePosition, targetPosition });
	await gone();
});

test("it moves to a modal dialog that opens, and back when it closes; Escape closes the one with the focus", async () => {
	await visit("/en/contact");
	const dialog = document.body.appendChild(document.createElement("dialog"));
	onTestFinished(() => void dialog.remove());
	const inDialog = page.getByRole("dialog").getByRole("region");
	showToast({ ...sent, persistent: true });
	await expectToast("Sent");
	dialog.showModal();
	await expect.element(inDialog).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	await expectToast("Sent");
	dialog.showModal();
	await expect.element(inDialog).toBeVisible();
	focusToast();
	await userEvent.keyboard("{Escape}");
	await gone();
	expect(dialog.open).toBe(true);
});
