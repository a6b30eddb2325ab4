import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";

/**
 * Moves the focus to an element that is no control, without scrolling. The element is focusable only until the focus leaves
 * it or the pointer presses it: otherwise a click in its text would focus it, and Tab would go on at its beginning instead of
 * where the visitor clicked.
 */
export function moveFocus(element: HTMLElement): void {
	element.tabIndex = -1;
	for (const type of ["blur", "pointerdown"]) {
		element.addEventListener(type, () => element.removeAttribute("tabindex"), { once: true });
	}
	element.focus({ preventScroll: true });
}

export function focusContent(): void {
	const content = document.querySelector<HTMLElement>("#content");
	if (content) moveFocus(content);
}

/**
 * Moves the focus after a client-side navigation, so that keyboards and screen readers continue there: to the section that
 * the hash names, to the field of the idea box, otherwise to the content of a new page.
 */
export function useFocusOnNavigation() {
	const { pathname, hash, key } = useLocation();
	const { path } = parseLocalizedPath(pathname);
	const previous = useRef({ path, key });
	useEffect(() => {
		const { current } = previous;
		previous.current = { path, key };
		if (current.key === key) return;
		const section = document.getElementById(hash.slice(1));
		const field = hash === "#idea" && section?.querySelector("textarea");
		if (field) field.focus({ preventScroll: true });
		// Who is in a form has followed no link, but stays on the page.
		else if (section && !document.activeElement?.closest("form")) moveFocus(section);
		else if (current.path !== path && !document.activeElement?.closest("#content")) focusContent();
	}, [path, hash, key]);
}
