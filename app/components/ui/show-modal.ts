/**
 * Opens a modal dialog. The page behind it does not scroll meanwhile (base.css) and keeps its width: `scrollbar-gutter` would
 * change what `vw` means.
 */
export function showModal(dialog: HTMLDialogElement): void {
	const page = document.documentElement;
	page.style.setProperty("--scrollbar-width", `${innerWidth - page.clientWidth}px`);
	dialog.showModal();
}
