/** Every dialog, toast and check has code of its own, which may not come when it is needed. */
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { toastDuration } from "#app/components/ui/toast.tsx";
import {
	answerCalls,
	button,
	fillTimePasses,
	mainLink,
	visit,
	words,
	writeToTeam,
	written,
} from "./render.tsx";

const { cookieSettings, dialogs, ideaBox } = words.en;

vi.mock("#app/dialogs/contact-dialog.client.tsx", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/toasts/toaster.client.tsx", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/bot-protection/turnstile.client.ts", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/routes/home/email-dialog.client.tsx", () => Promise.reject(new TypeError("not loaded")));

test("without the toaster a toast says all the same what it has to, and leaves by itself or when it is closed", async () => {
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

test("without the e-mail dialog the idea stays in the box, and the page says so", async () => {
	await visit("/en");
	const box = page.getByLabelText(ideaBox.prompt);
	await box.fill("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(page.getByRole("alert").getByText(ideaBox.loadFailed)).toBeVisible();
	await expect.element(box).toHaveValue("Compost");
});

test("without the contact dialog its link leads to the page with the same form", async () => {
	const message = { message: "Compost", unfinished: true };
	sessionStorage.setItem("analysis:Compost", JSON.stringify({ text: "## Sector", model: "model" }));
	await visit("/en/resultados", { state: message });
	await mainLink(words.en.results.contact).click();
	await expect.element(page.getByRole("heading", { level: 1, name: words.en.contact.title })).toBeVisible();
});

test("without the code for Turnstile the check has failed, and the form keeps what was typed", async () => {
	const calls = answerCalls();
	await visit("/en/contact", { turnstileSiteKey: "site-key" });
	const { contact, turnstile } = dialogs;
	await writeToTeam();
	fillTimePasses();
	await button(contact.send).click();
	await expect.element(page.getByRole("alert").getByText(turnstile.failed)).toBeVisible();
	await expect.element(page.getByRole("textbox", { name: contact.message })).toHaveValue(written.message);
	await expect.element(button(contact.send)).toBeEnabled();
	expect(calls).toEqual([]);
});
