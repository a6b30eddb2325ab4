import { sites } from "../content/group.ts";
import { fixedLanguage, type ListedPage, measuredPaths, type notFoundPath, type PagePath } from "../pages.ts";
import { isLanguage, type Language, languages } from "./languages.ts";

/**
 * Splits a path into its language and the page's own path: `/es/nosotros` → `es` and `/nosotros`; `/nosotros` → no language.
 *
 * @param pathname of a page or of the router's data request for it (`/es.data`, `/es/_.data`, `/_.data`)
 */
export function parseLocalizedPath(pathname: string): { language: Language | undefined; path: string } {
	const page = pathname.replace(/(\/_)?\.data$/, "").replace(/\/$/, "") || "/";
	const [, first, ...rest] = page.split("/");
	return isLanguage(first)
		? { language: first, path: `/${rest.join("/")}` }
		: { language: undefined, path: page };
}

/** The page of a pathname, if something may be recorded about visits to it: not the whistleblower page. */
export function measuredPath(pathname: string) {
	const { path } = parseLocalizedPath(pathname);
	return measuredPaths.find((measured) => measured === path);
}

/**
 * The language that a path determines: the one of its prefix, or the page's only one. Undefined if the language is
 * negotiated.
 */
export function localeFromPath(pathname: string): Language | undefined {
	const { language, path } = parseLocalizedPath(pathname);
	return language ?? fixedLanguage(path);
}

/** The path of a page with a language prefix; without one if `language` is undefined. */
export function localizedPath(path: PagePath | typeof notFoundPath, language: Language | undefined): string {
	if (!language) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

export function absoluteUrl(path: PagePath, language: Language | undefined): string {
	return new URL(localizedPath(path, language), sites.group).href;
}

/** The `hreflang` alternates of a page: each language, and the path without a prefix as `x-default`. */
export function alternateUrls(path: ListedPage): { tag: string; href: string }[] {
	return [
		...languages.map((language) => ({ tag: language, href: absoluteUrl(path, language) })),
		{ tag: "x-default", href: absoluteUrl(path, undefined) },
	];
}
