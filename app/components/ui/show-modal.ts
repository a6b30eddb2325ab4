/**
 * Opens a modal dialog. The page behind it does not scroll meanwhile (base.css) and keeps its width: `scrollbar-gutter` would
 * change what `vw` means.
 */
export function showModal(dialog: HTMLDialogElement): void {
	const page = document.documentElement;
	page.style.setProperty("--scrollbar-width", `${innerWidth - page.clientWidth}px`);
	dialog.showModal();
	ignoreSecondPress(dialog);
}

/** Milliseconds after which a press is none of a double click any more, and pixels that a hand may move within one. */
const doubleClick = { milliseconds: 400, pixels: 5 };

/**
 * Keeps the second press of a double click from an element that the first one has brought to its place. By time and movement, because
 * Firefox counts the clicks of each element anew.
 */
export function ignoreSecondPress(element: HTMLElement): void {
	const over = new AbortController();
	const listen = (type: "mousemove" | "mousedown" | "click", listener: (event: MouseEvent) => void) =>
		element.addEventListener(type, listener, { capture: true, signal: over.signal });
	const ignore = (event: MouseEvent) => {
		// The keyboard's clicks have no detail.
		if (event.detail === 0) return;
		event.stopPropagation();
		// Nor does it take the focus from a field of the dialog.
		event.preventDefault();
	};
	listen("mousedown", ignore);
	listen("click", ignore);
	listen(
		"mousemove",
		({ movementX: x, movementY: y }) => Math.hypot(x, y) > doubleClick.pixels && over.abort(),
	);
	setTimeout(() => over.abort(), doubleClick.milliseconds);
}
