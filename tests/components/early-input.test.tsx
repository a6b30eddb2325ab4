import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EarlyInput } from "#app/browser/early-input.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { PreferencesForm } from "#app/routes/cookie-settings/preferences-form.tsx";
import { translations } from "./render.tsx";

const { cookieSettings } = translations.en;

/** Shows a form as the server sends it, and hydrates it after it was used. */
async function hydrate(form: ReactNode, use: (root: HTMLElement) => unknown) {
	const shown = (
		<main id="content">
			<Suspense>
				<I18nextProvider i18n={createI18n("en", { cookieSettings })}>{form}</I18nextProvider>
				<EarlyInput />
			</Suspense>
		</main>
	);
	const root = document.body.appendChild(document.createElement("div"));
	onTestFinished(() => void root.remove());
	root.innerHTML = renderToString(shown);
	await use(root);
	const onRecoverableError = vi.fn();
	const hydrated = hydrateRoot(root, shown, { onRecoverableError });
	onTestFinished(() => hydrated.unmount());
	return onRecoverableError;
}

test("text and focus survive in fields that are rendered anew, also where a field has no caret", async () => {
	const field = (name: string) => page.getByRole("textbox", { name });
	const onError = await hydrate(
		<form>
			<input name="email" type="email" aria-label="Email" defaultValue="nuria@example.org" />
			<textarea name="message" aria-label="Message" />
		</form>,
		async () => {
			await field("Message").fill("Old nets");
			(field("Email").element() as HTMLElement).focus();
			field("Email").element().insertAdjacentElement("afterend", document.createElement("an-extension"));
		},
	);
	await expect.poll(() => onError.mock.calls.length).toBe(1);
	await expect.element(field("Email")).toHaveFocus();
	await expect.element(field("Email")).toHaveValue("nuria@example.org");
	await expect.element(field("Message")).toHaveValue("Old nets");
});

test("a choice of cookies cannot be lost: until hydration it can be sent neither by a button nor by Enter", async () => {
	const press = () => page.getByRole("button", { name: cookieSettings.save, exact: true });
	await hydrate(<PreferencesForm />, async (root) => {
		expect(root.querySelectorAll("button:not(:disabled)")).toHaveLength(0);
		const submitted = vi.fn((event: Event) => event.preventDefault());
		root.addEventListener("submit", submitted);
		root.querySelector<HTMLInputElement>("[name=performance]")?.focus();
		await userEvent.keyboard(" {Enter}");
		expect(submitted).not.toHaveBeenCalled();
	});
	await press().click();
	expect(localStorage.getItem("cookiePreferences")).toContain('"performance":true');
});
