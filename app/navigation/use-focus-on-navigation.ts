import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";

/** After a navigation in the browser the focus is in the new page, where a screen reader goes on reading. */
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
