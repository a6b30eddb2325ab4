/**
 * Moves the focus to an element that is no control, without scrolling. The element is focusable only until the focus leaves
 * it or the pointer presses it: otherwise a click in its text would focus it, and Tab would go on at its beginning instead of
 * where the visitor clicked.
 */
export function moveFocus(element: HTMLElement): void {
	element.tabIndex = -1;
	const released = new AbortController();
	function release({ type }: Event) {
		// The window has lost the focus, not the element.
		if (type === "blur" && document.activeElement === element) return;
		released.abort();
		element.removeAttribute("tabindex");
	}
	for (const type of ["blur", "pointerdown"]) {
		element.addEventListener(type, release, { signal: released.signal });
	}
	element.focus({ preventScroll: true });
}

export function focusContent(): void {
	const content = document.querySelector<HTMLElement>("#content");
	if (content) moveFocus(content);
}
