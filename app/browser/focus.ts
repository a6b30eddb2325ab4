function makeUnfocusable({ currentTarget }: Event): void {
	(currentTarget as HTMLElement).removeAttribute("tabindex");
}

/**
 * Moves the focus to an element that is no control, without scrolling. The element is focusable only until the focus leaves
 * it or the pointer presses it: otherwise a click in its text would focus it, and Tab would go on at its beginning instead of
 * where the visitor clicked.
 */
export function moveFocus(element: HTMLElement): void {
	element.tabIndex = -1;
	element.addEventListener("blur", makeUnfocusable, { once: true });
	element.addEventListener("pointerdown", makeUnfocusable, { once: true });
	element.focus({ preventScroll: true });
}

/** Moves the focus to the page's content. */
export function focusContent(): void {
	const content = document.querySelector<HTMLElement>("#content");
	if (content) moveFocus(content);
}
