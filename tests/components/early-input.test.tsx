import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EarlyInput, keepEarlyInput } from "#app/browser/early-input.ts";

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
		await expect.element(field("Message")).toHaveFocus();
		await userEvent.keyboard("fishing ");
		await expect.element(field("Message")).toHaveValue("Old fishing nets");
	});
}
