import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * After hydration, lays out the sections that first-layout.css has left out, one in each frame, so that no task is long. Another
 * page is laid out at once: Back needs its real height.
 */
export function useLayoutOfSections(): void {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
	useLayoutEffect(() => {
		const page = document.documentElement;
		if (page.dataset.firstLayout === undefined) return;
		const sections = document.querySelectorAll<HTMLElement>("main > * + *, footer");
		let next = 0;
		let frame = requestAnimationFrame(function layOut() {
			const section = sections[next++];
			if (!section) return page.removeAttribute("data-first-layout");
			keepPosition(() => section.setAttribute("data-laid-out", ""));
			frame = requestAnimationFrame(layOut);
		});
		return () => {
			cancelAnimationFrame(frame);
			page.removeAttribute("data-first-layout");
		};
	}, [pathname]);
}

/** Keeps what a visitor reads where it is: browsers do not hold it when the sections above are laid out. */
function keepPosition(change: () => void): void {
	const read = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
	const top = read?.getBoundingClientRect().top ?? 0;
	change();
	if (read) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
}
