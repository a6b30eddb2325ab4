import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EarlyInput } from "#app/browser/early-input.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { PreferencesForm } from "#app/routes/cookie-settings/preferences-form.tsx";
import { denyAll, purposes, serializeChoice } from "#app/schemas/preferences.ts";
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

test.each([
	["before", "beforebegin", "Message"],
	["after", "afterend", "Email"],
] as const)("text and caret survive an element %s a field before hydration", async (_, position, focused) => {
	const field = (name: string) => page.getByRole("textbox", { name });
	const onError = await hydrate(
		<form>
			<input name="email" type="email" aria-label="Email" defaultValue="nuria@example.org" />
			<textarea name="message" aria-label="Message" />
		</form>,
		async () => {
			await field("Message").fill("Old nets");
			(field(focused).element() as HTMLElement).focus();
			await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
			field("Email").element().insertAdjacentElement(position, document.createElement("an-extension"));
		},
	);
	await expect.poll(() => onError.mock.calls.length).toBe(1);
	await expect.element(field("Email")).toHaveValue("nuria@example.org");
	await expect.element(field(focused)).toHaveFocus();
	// A field for an email address has no caret that a script could set.
	if (focused === "Message") await userEvent.keyboard("fishing ");
	const text = focused === "Message" ? "Old fishing nets" : "Old nets";
	await expect.element(field("Message")).toHaveValue(text);
});

test.each([
	["hydrated", 0],
	["rendered anew", 1],
])("cookie switches that were changed before hydration are unsaved changes: %s", async (_, anew) => {
	const stored = serializeChoice({ ...denyAll, performance: true }, new Date());
	localStorage.setItem("cookiePreferences", stored);
	const onError = await hydrate(<PreferencesForm />, (root) => {
		for (const name of ["functionality", "analytics"])
			root.querySelector<HTMLInputElement>(`[name=${name}]`)?.click();
		if (anew) root.querySelector("form")?.insertAdjacentElement("afterbegin", document.createElement("div"));
	});
	await expect.element(page.getByText(cookieSettings.unsaved)).toBeVisible();
	for (const name of purposes)
		await expect.element(page.getByRole("switch", { name: cookieSettings.kinds[name].label })).toBeChecked();
	expect(onError).toHaveBeenCalledTimes(anew);
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
