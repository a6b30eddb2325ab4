import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EarlyInput } from "#app/browser/early-input.ts";

const field = (name: string) => page.getByRole("textbox", { name });

test.each([
	["Email", null],
	["Message", 3],
])("text, focus and caret survive in fields that are rendered anew: %s", async (name, caret) => {
	const shown = (
		<main id="content">
			<Suspense>
				<input name="email" type="email" aria-label="Email" defaultValue="nuria@example.org" />
				<textarea name="message" aria-label="Message" />
				<EarlyInput />
			</Suspense>
		</main>
	);
	const root = document.body.appendChild(document.createElement("div"));
	onTestFinished(() => void root.remove());
	root.innerHTML = renderToString(shown);
	await field("Message").fill("Old nets");
	const focused = field(name).element() as HTMLInputElement;
	focused.focus();
	if (caret) focused.setSelectionRange(caret, caret);
	field("Email").element().insertAdjacentElement("afterend", document.createElement("an-extension"));
	const onRecoverableError = vi.fn();
	const hydrated = hydrateRoot(root, shown, { onRecoverableError });
	onTestFinished(() => hydrated.unmount());
	await expect.poll(() => onRecoverableError.mock.calls.length).toBe(1);
	await expect.element(field(name)).toHaveFocus();
	expect(document.activeElement).toHaveProperty("selectionStart", caret);
	await expect.element(field("Email")).toHaveValue("nuria@example.org");
	await expect.element(field("Message")).toHaveValue("Old nets");
});
