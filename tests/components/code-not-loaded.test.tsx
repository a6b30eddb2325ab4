/** Dialogs, toasts and Turnstile are loaded on demand; these tests let their imports fail. */
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { toastDuration } from "#app/components/ui/toast.tsx";
import { showToast } from "#app/forms/toasts/toast-store.ts";
import {
	button,
	fillTimePasses,
	mainLink,
	mockApi,
	translations,
	visit,
	writeToTeam,
	written,
} from "./render.tsx";

const { cookieSettings, dialogs, ideaBox } = translations.en;

vi.mock("#app/forms/contact-dialog.client.tsx", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/forms/toasts/toaster.client.tsx", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/forms/bot-protection/turnstile.client.ts", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/routes/home/email-dialog.client.tsx", () => Promise.reject(new TypeError("not loaded")));

test("without the toaster a plain toast is shown, and closes by itself or by its button", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await visit("/en/cookie-settings");
	const toast = page.getByRole("alert");
	const { title, description } = cookieSettings.toasts.accepted;
	await button(cookieSettings.acceptAll).click();
	await expect.element(toast.getByText(title)).toBeVisible();
	await expect.element(toast.getByText(description)).toBeVisible();
	await vi.advanceTimersByTimeAsync(toastDuration - 2000);
	await expect.element(toast).toBeVisible();
	await vi.advanceTimersByTimeAsync(2000);
	await expect.element(toast).not.toBeInTheDocument();
	await button(cookieSettings.acceptAll).click();
	await toast.getByRole("button", { name: dialogs.close }).click();
	await expect.element(toast).not.toBeInTheDocument();
});

test("without the toaster a plain toast is shown inside an open dialog, where it can be closed", async () => {
	await visit("/en/cookie-settings");
	const dialog = document.body.appendChild(document.createElement("dialog"));
	onTestFinished(() => void dialog.remove());
	dialog.showModal();
	showToast({ title: "Not sent", description: "Please try again.", persistent: true });
	const toast = page.getByRole("dialog").getByRole("alert");
	await expect.element(toast.getByText("Please try again.")).toBeVisible();
	await toast.getByRole("button", { name: dialogs.close }).click();
	await expect.element(toast).not.toBeInTheDocument();
});

test("without the email dialog the idea stays in the box, with an error message", async () => {
	await visit("/en");
	const box = page.getByLabelText(ideaBox.prompt);
	await box.fill("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(ideaBox.loadFailed);
	await expect.element(box).toHaveValue("Compost");
});

test("without the contact dialog its link opens the page with the same form", async () => {
	const message = { message: "Compost", unfinished: true };
	sessionStorage.setItem("analysis:en:Compost", JSON.stringify({ text: "## Sector", model: "model" }));
	await visit("/en/resultados", { state: message });
	await mainLink(translations.en.results.contact).click();
	await expect
		.element(page.getByRole("heading", { level: 1, name: translations.en.contact.title }))
		.toBeVisible();
});

test("without the code for Turnstile the check fails, and the form keeps its input", async () => {
	const calls = mockApi();
	await visit("/en/contact", { turnstileSiteKey: "site-key" });
	const { contact, turnstile } = dialogs;
	await writeToTeam();
	fillTimePasses();
	await button(contact.send).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(turnstile.failed);
	await expect.element(page.getByRole("textbox", { name: contact.message })).toHaveValue(written.message);
	await expect.element(button(contact.send)).toBeEnabled();
	expect(calls).toEqual([]);
});
