import { Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EarlyInput, keepEarlyInput } from "#app/browser/early-input.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { PreferencesForm } from "#app/routes/cookie-settings/preferences-form.tsx";
import { denyAll, purposes, serializeChoice } from "#app/schemas/preferences.ts";
import { translations } from "./render.tsx";

const switches = ["performance", "functionality", "analytics"];

/** Switches whose state React has; the last one is on at first. */
function Switches() {
	const [on, setOn] = useState<Record<string, boolean>>({ analytics: true });
	return switches.map((name) => (
		<input
			key={name}
			type="checkbox"
			name={name}
			aria-label={name}
			checked={on[name] ?? false}
			onChange={({ target }) => setOn({ ...on, [name]: target.checked })}
		/>
	));
}

/** A page as the server sends it, with a form. */
const shown = (
	<main id="content">
		<Suspense>
			<form>
				<p>
					<input name="name" aria-label="Name" />
					<input name="email" type="email" aria-label="Email" defaultValue="nuria@example.org" />
				</p>
				<textarea name="message" aria-label="Message" />
				<p>
					<Switches />
				</p>
				<p>Send</p>
			</form>
			<EarlyInput />
		</Suspense>
	</main>
);

for (const [where, position] of [
	["before", "beforebegin"],
	["after", "afterend"],
] as const) {
	test(`what was typed before hydration survives an element ${where} its field, and the caret stays`, async () => {
		const root = document.body.appendChild(document.createElement("div"));
		onTestFinished(() => void root.remove());
		root.innerHTML = renderToString(shown);
		const field = (name: string) => page.getByRole("textbox", { name });
		await field("Name").fill("Núria");
		await field("Message").fill("Old nets");
		for (const name of switches)
			page.getByRole("checkbox", { name }).element().dispatchEvent(new MouseEvent("click"));
		await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
		for (const name of ["Name", "Message"])
			field(name).element().insertAdjacentElement(position, document.createElement("grammarly-extension"));
		const early = field("Message").element();
		keepEarlyInput();
		const errors: unknown[] = [];
		const hydrated = hydrateRoot(root, shown, { onRecoverableError: (error) => errors.push(error) });
		onTestFinished(() => hydrated.unmount());
		await expect.poll(() => errors.length).toBe(1);
		expect(early.isConnected, "React has rendered the form anew").toBe(false);
		await expect.element(field("Name")).toHaveValue("Núria");
		await expect.element(field("Email")).toHaveValue("nuria@example.org");
		for (const name of switches)
			await expect.element(page.getByRole("checkbox", { name, checked: name !== "analytics" })).toBeVisible();
		await expect.element(field("Message")).toHaveFocus();
		await userEvent.keyboard("fishing ");
		await expect.element(field("Message")).toHaveValue("Old fishing nets");
	});
}

test.each([
	["hydrated", () => {}],
	[
		"rendered anew",
		(form: Element) => form.insertAdjacentElement("afterbegin", document.createElement("div")),
	],
])("cookie switches that were changed before hydration are unsaved changes: %s", async (_, change) => {
	const { cookieSettings } = translations.en;
	localStorage.setItem("cookiePreferences", serializeChoice({ ...denyAll, performance: true }, new Date()));
	const i18n = createI18n("en", { cookieSettings });
	const shown = (
		<I18nextProvider i18n={i18n}>
			<main id="content">
				<Suspense>
					<PreferencesForm />
					<EarlyInput />
				</Suspense>
			</main>
		</I18nextProvider>
	);
	const root = document.body.appendChild(document.createElement("div"));
	onTestFinished(() => void root.remove());
	root.innerHTML = renderToString(shown);
	const isOn = (name: (typeof purposes)[number], checked: boolean) =>
		expect
			.element(page.getByRole("switch", { name: cookieSettings.kinds[name].label, checked }))
			.toBeVisible();
	for (const name of ["functionality", "analytics"])
		root.querySelector<HTMLInputElement>(`[name=${name}]`)?.click();
	change(root.querySelector("form") as Element);
	keepEarlyInput();
	const hydrated = hydrateRoot(root, shown, { onRecoverableError: () => {} });
	onTestFinished(() => hydrated.unmount());
	await expect.element(page.getByText(cookieSettings.unsaved)).toBeVisible();
	for (const name of purposes) await isOn(name, true);
});
