import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";

/** Moves the focus to the content after a client-side navigation, so that screen readers continue there. */
export function useFocusOnNavigation() {
	const { path } = parseLocalizedPath(useLocation().pathname);
	const previousPath = useRef(path);
	useEffect(() => {
		const content = document.querySelector<HTMLElement>("#content");
		if (previousPath.current !== path && !content?.contains(document.activeElement)) {
			content?.focus({ preventScroll: true });
		}
		previousPath.current = path;
	}, [path]);
}
