import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { type PagePath, pagePaths } from "#app/pages.ts";
import { percentDecode } from "#worker/http/percent-decode.ts";

/** The pathnames of these pages: without a language, and with each language as prefix. */
export function pathnamesOf(paths: PagePath[]): string[] {
	return paths.flatMap((path) => [undefined, ...languages].map((language) => localizedPath(path, language)));
}

const pagePathnames: ReadonlySet<string> = new Set(pathnamesOf(pagePaths));

/** Whether a page has exactly this pathname. */
export function isPagePathname(pathname: string): boolean {
	return pagePathnames.has(pathname);
}

/**
 * Corrects other spellings of a page's pathname: capitals, a trailing slash, repeated slashes, `/index.html`, or
 * percent-encoded letters.
 *
 * @returns the page's pathname; undefined if it is the same as the given one, or if no page matches
 */
export function normalizePagePathname(pathname: string): string | undefined {
	const normalized = percentDecode(pathname)
		?.toLowerCase()
		.replace(/\/{2,}/g, "/")
		.replace(/\/index\.html?$/, "/")
		.replace(/(?<=.)\/$/, "");
	return normalized && normalized !== pathname && isPagePathname(normalized) ? normalized : undefined;
}

/** The page whose data the router requests (`/es/contact.data`: `/es/contact`); undefined for other requests. */
export function pagePathnameOfDataRequest(pathname: string): string | undefined {
	return pathname.endsWith(".data") ? pathname.replace(/(\/_)?\.data$/, "") || "/" : undefined;
}
