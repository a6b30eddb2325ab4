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

/**
 * Shows a form as the server sends it, and hydrates it after it was used.
 *
 * @returns the errors from which React has recovered by rendering the form anew
 */
async function hydrate(form: ReactNode, use: (root: HTMLElement) => unknown) {
	const shown = (
		<main id="content">
			<Suspense>
				{form}
				<EarlyInput />
			</Suspense>
		</main>
	);
	const root = document.body.appendChild(document.createElement("div"));
	onTestFinished(() => void root.remove());
	root.innerHTML = renderToString(shown);
	await use(root);
	const errors: unknown[] = [];
	const hydrated = hydrateRoot(root, shown, { onRecoverableError: (error) => errors.push(error) });
	onTestFinished(() => hydrated.unmount());
	return errors;
}

test.each([
	["before", "beforebegin", "Message"],
	["after", "afterend", "Email"],
] as const)(
	"what was typed before hydration survives an element %s its field, and the caret stays",
	async (_, position, focused) => {
		const field = (name: string) => page.getByRole("textbox", { name });
		const errors = await hydrate(
			<form>
				<p>
					<input name="name" aria-label="Name" />
					<input name="email" type="email" aria-label="Email" defaultValue="nuria@example.org" />
				</p>
				<textarea name="message" aria-label="Message" />
			</form>,
			async () => {
				await field("Name").fill("Núria");
				await field("Message").fill("Old nets");
				(field(focused).element() as HTMLElement).focus();
				await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
				for (const name of ["Name", "Message"])
					field(name)
						.element()
						.insertAdjacentElement(position, document.createElement("grammarly-extension"));
			},
		);
		await expect.poll(() => errors.length).toBe(1);
		await expect.element(field("Name")).toHaveValue("Núria");
		await expect.element(field("Email")).toHaveValue("nuria@example.org");
		await expect.element(field("Message")).toHaveValue("Old nets");
		await expect.element(field(focused)).toHaveFocus();
		// A field for an email address has no caret that a script could set.
		if (focused === "Email") return;
		await userEvent.keyboard("fishing ");
		await expect.element(field("Message")).toHaveValue("Old fishing nets");
	},
);

test.each([
	["hydrated", 0, () => {}],
	[
		"rendered anew",
		1,
		(form: Element) => form.insertAdjacentElement("afterbegin", document.createElement("div")),
	],
])("cookie switches that were changed before hydration are unsaved changes: %s", async (_, anew, change) => {
	const { cookieSettings } = translations.en;
	const stored = serializeChoice({ ...denyAll, performance: true }, new Date());
	localStorage.setItem("cookiePreferences", stored);
	const errors = await hydrate(
		<I18nextProvider i18n={createI18n("en", { cookieSettings })}>
			<PreferencesForm />
		</I18nextProvider>,
		(root) => {
			for (const name of ["functionality", "analytics"])
				root.querySelector<HTMLInputElement>(`[name=${name}]`)?.click();
			change(root.querySelector("form") as Element);
		},
	);
	await expect.element(page.getByText(cookieSettings.unsaved)).toBeVisible();
	for (const name of purposes)
		await expect.element(page.getByRole("switch", { name: cookieSettings.kinds[name].label })).toBeChecked();
	expect(errors).toHaveLength(anew);
});

test.each(["save", "acceptAll", "rejectAll"] as const)(
	"a choice of cookies cannot be lost: until hydration “%s” cannot be pressed, nor the form sent by Enter",
	async (name) => {
		const { cookieSettings } = translations.en;
		const press = () => page.getByRole("button", { name: cookieSettings[name], exact: true });
		await hydrate(
			<I18nextProvider i18n={createI18n("en", { cookieSettings })}>
				<PreferencesForm />
			</I18nextProvider>,
			async (root) => {
				await expect.element(press()).toBeDisabled();
				const submitted = vi.fn((event: Event) => event.preventDefault());
				root.addEventListener("submit", submitted);
				root.querySelector<HTMLInputElement>("[name=performance]")?.focus();
				await userEvent.keyboard(" {Enter}");
				expect(submitted).not.toHaveBeenCalled();
			},
		);
		await press().click();
		const { performance, analytics } = JSON.parse(localStorage.getItem("cookiePreferences") ?? "");
		expect([performance, analytics]).toEqual([name !== "rejectAll", name === "acceptAll"]);
	},
);
