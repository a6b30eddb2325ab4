import { useEffect, useLayoutEffect, useState } from "react";

/** The fields of the page's content, and whether each has the focus. None on the server. */
function findFields() {
	if (!("document" in globalThis)) return [];
	const fields = document.querySelectorAll<HTMLInputElement>("#content :is(input, textarea)[name]");
	return Array.from(fields, (field) => ({ field, isFocused: field === document.activeElement }));
}

/**
 * Copies what was typed and switched before hydration, with the caret, into fields that React renders anew because an extension or
 * a translator has changed the server's HTML. Render it after them.
 */
export function EarlyInput() {
	// While React renders, the document still has the fields of the server's HTML.
	const [fields] = useState(findFields);
	useLayoutEffect(() => {
		const shown = findFields();
		for (const { field: early, isFocused } of fields.splice(0)) {
			const field = shown.find(({ field: { name } }) => name === early.name)?.field;
			if (!field || early.isConnected) continue;
			if (early.value !== early.defaultValue) field.value = early.value;
			if (early.checked !== early.defaultChecked) field.checked = early.checked;
			if (!isFocused) continue;
			field.focus({ preventScroll: true });
			// Null where a field has no selection, such as one for email addresses.
			if (early.selectionStart !== null) field.setSelectionRange(early.selectionStart, early.selectionEnd);
		}
	}, [fields]);
	return null;
}

/** Marks the document, for tests, once React has taken over the part of the page that it is in: `data-hydrated-content`. */
export function HydratedMark({ part }: { part: "content" | "footer" }) {
	useEffect(() => {
		document.documentElement.setAttribute(`data-hydrated-${part}`, "");
	}, [part]);
	return null;
}
