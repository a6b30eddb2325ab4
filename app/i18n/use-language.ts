import { useCallback } from "react";
import { useLocation } from "react-router";
import { isPagePath, type PagePath } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { fallbackLanguage, type Language } from "./languages.ts";
import { localeFromPath, localizedPath, parseLocalizedPath } from "./localized-paths.ts";

/** The language of the page; if the root loader failed, that of its path. */
export function useLanguage(): Language {
	const { pathname } = useLocation();
	return useRootData()?.language ?? localeFromPath(pathname) ?? fallbackLanguage;
}

/**
 * The language prefix of a page's links: the one of its own path, undefined for none. The links of the 404 page have
 * the page's language whatever its path, because all unknown paths share one cached page.
 */
export function useLinkLanguage(): Language | undefined {
	const { language, path } = parseLocalizedPath(useLocation().pathname);
	const pageLanguage = useRootData()?.language;
	return isPagePath(path) ? language : pageLanguage;
}

/** Returns a function that adds the current language prefix to a page's path. */
export function useLocalizedPath(): (path: PagePath) => string {
	const language = useLinkLanguage();
	return useCallback((path) => localizedPath(path, language), [language]);
}
