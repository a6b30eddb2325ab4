import { sites } from "../content/placeholders.ts";
import type { ListedPage, notFoundPath, PagePath } from "../navigation/page-paths.ts";
import { isLanguage, type Language, languages } from "./languages.ts";

/** Pages whose plain path is written in one language, whatever the browser asks for. */
const singleLanguagePages = new Map<string, Language>([
	["/terms-and-conditions", "en"],
	["/denuncias", "es"],
]);

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

/**
 * The language that a path answers in, whatever the browser asks for: the one of its prefix, or the one that its page is
 * written in. None for the other plain paths.
 *
 * @param pathname of a page or of the router's data request for it
 */
export function localeFromPath(pathname: string): Language | undefined {
	const { language, path } = parseLocalizedPath(pathname);
	return language ?? singleLanguagePages.get(path);
}

/** The path of a page with a language's prefix, or its plain path where no language is given. */
export function localizedPath(path: PagePath | typeof notFoundPath, language: Language | undefined): string {
	if (!language) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The URL of a page, for those who read it outside of the site. */
export function absoluteUrl(path: PagePath, language: Language | undefined): string {
	return new URL(localizedPath(path, language), sites.group).href;
}

/** Where a page is found, by the tags that `hreflang` takes: one URL for each language, the plain one for all others. */
export function alternateUrls(path: ListedPage): { tag: string; href: string }[] {
	return [
		...languages.map((language) => ({ tag: language, href: absoluteUrl(path, language) })),
		{ tag: "x-default", href: absoluteUrl(path, undefined) },
	];
}
