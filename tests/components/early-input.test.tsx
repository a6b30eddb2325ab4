import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EarlyInput } from "#app/browser/early-input.ts";

const field = (name: string) => page.getByRole("textbox", { name });

test("text and focus survive in fields that are rendered anew, also where a field has no caret", async () => {
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
	(field("Email").element() as HTMLElement).focus();
	field("Email").element().insertAdjacentElement("afterend", document.createElement("an-extension"));
	const onRecoverableError = vi.fn();
	const hydrated = hydrateRoot(root, shown, { onRecoverableError });
	onTestFinished(() => hydrated.unmount());
	await expect.poll(() => onRecoverableError.mock.calls.length).toBe(1);
	await expect.element(field("Email")).toHaveFocus();
	await expect.element(field("Email")).toHaveValue("nuria@example.org");
	await expect.element(field("Message")).toHaveValue("Old nets");
});
