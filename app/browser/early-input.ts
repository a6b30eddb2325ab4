import { useEffect, useLayoutEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The fields of the server's HTML. Where an extension or a translator has changed that, React renders it anew, and what was
 * typed is in these fields only. They are dropped once the page is hydrated.
 */
let fields: Field[] = [];
let focused: Element | null = null;

/** Notes the focus after a microtask, because a field that React removes loses it before its replacement is there. */
function noteFocus() {
	queueMicrotask(() => {
		focused = document.activeElement;
	});
}

/** Remembers the fields of the server's HTML. Call this before hydration. */
export function keepEarlyInput(): void {
	fields = [...document.querySelectorAll<Field>("#content :is(input, textarea)[name]")];
	focused = document.activeElement;
	addEventListener("focusin", noteFocus);
	addEventListener("focusout", noteFocus);
}

const findField = ({ name }: Field) => document.querySelector<Field>(`#content [name="${name}"]`);

/** Puts what was typed before hydration into the fields that React has rendered anew, and switches what was switched. Render it after them. */
export function EarlyInput() {
	useLayoutEffect(() => {
		removeEventListener("focusin", noteFocus);
		removeEventListener("focusout", noteFocus);
		for (const early of fields) {
			const field = findField(early);
			if (!field || early.isConnected) continue;
			if (early.value !== early.defaultValue) field.value = early.value;
			if (early !== focused) continue;
			field.focus({ preventScroll: true });
			// Null where a field has no selection, such as one for email addresses.
			if (early.selectionStart !== null) field.setSelectionRange(early.selectionStart, early.selectionEnd);
		}
		// Now, because React writes its own state into them when it renders again.
		fields = fields.filter((early) => "checked" in early && early.checked !== early.defaultChecked);
	}, []);
	useEffect(() => {
		for (const early of fields as HTMLInputElement[]) {
			const field = findField(early) as HTMLInputElement | null;
			// As a click for React, once it has rendered what is stored, and the click before.
			queueMicrotask(() => {
				if (field) field.checked = early.defaultChecked;
				field?.click();
			});
		}
		fields = [];
	}, []);
	return null;
}

/** Marks the document, for tests, once React has taken over the part of the page that it is in: `data-hydrated-content`. */
export function HydratedMark({ part }: { part: "content" | "footer" }) {
	useEffect(() => {
		document.documentElement.setAttribute(`data-hydrated-${part}`, "");
	}, [part]);
	return null;
}
