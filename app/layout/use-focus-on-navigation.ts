import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";

/**
 * Moves the focus after a client-side navigation, so that keyboards and screen readers continue there: to the section that
 * the hash names, otherwise to the content of a new page.
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
		const content = document.querySelector<HTMLElement>("#content");
		if (section) {
			section.tabIndex = -1;
			section.focus({ preventScroll: true });
		} else if (current.path !== path && !content?.contains(document.activeElement)) {
			content?.focus({ preventScroll: true });
		}
	}, [path, hash, key]);
}
