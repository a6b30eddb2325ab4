import { useCallback } from "react";
import { useLocation } from "react-router";
import { isPagePath, type PagePath } from "../navigation/page-paths.ts";
import { useRootData } from "../root-data.ts";
import type { Language } from "./languages.ts";
import { localizedPath, parseLocalizedPath } from "./localized-paths.ts";

/**
 * The language whose prefix a page's links have, undefined if they are plain: as the page's own path. The 404 page's links
 * have the language that it is read in, whatever its path, for all unknown paths get the same page.
 */
export function useLinkLanguage(): Language | undefined {
	const { language, path } = parseLocalizedPath(useLocation().pathname);
	const pageLanguage = useRootData()?.language;
	return isPagePath(path) ? language : pageLanguage;
}

/** Returns a function that gives the path of another page, with the language prefix that this page's links have. */
export function useLocalizedPath(): (path: PagePath) => string {
	const language = useLinkLanguage();
	return useCallback((path) => localizedPath(path, language), [language]);
}
