/**
 * Lays out the whole page (first-layout.css), because Back needs its real height from here on. What a visitor who has scrolled
 * reads stays where it is: browsers do not hold it when the sections above are laid out.
 */
export function completeFirstLayout(): void {
	const page = document.documentElement;
	if (page.dataset.firstLayout === undefined) return;
	const read = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
	const top = read?.getBoundingClientRect().top ?? 0;
	page.removeAttribute("data-first-layout");
	if (read) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
}
