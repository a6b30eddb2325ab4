import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { type PagePath, pagePaths } from "#app/pages.ts";
import { encodedHash } from "#app/schemas/analysis-address.ts";
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

/** The fragment that mail programs have encoded as a part of the pathname, with its `#`; empty if there is none. */
export function encodedFragment(pathname: string): string {
	const hash = encodedHash.exec(pathname);
	return hash ? `#${pathname.slice(hash.index + hash[0].length)}` : "";
}

/**
 * Corrects other spellings of a page's pathname: capitals, a trailing slash, repeated slashes, `/index.html`,
 * percent-encoded letters, and what mail programs append: an encoded query or fragment, brackets, quotes and full stops.
 *
 * @returns the page's pathname; undefined if it is the same as the given one, or if no page matches
 */
export function normalizePagePathname(pathname: string): string | undefined {
	const [path = ""] = pathname.split(encodedHash);
	// Each program on a link's way may have encoded it once more.
	const normalized = [1, 2, 3]
		.reduce((encoded) => percentDecode(encoded) ?? encoded, path)
		.toLowerCase()
		.replace(/\?.*$/s, "")
		.replace(/[\s.,;:!)\]>"'»”’]{1,4}$/, "")
		.replace(/\/{2,}/g, "/")
		.replace(/\/index\.html?$/, "/")
		.replace(/(?<=.)\/$/, "");
	return normalized && normalized !== pathname && isPagePathname(normalized) ? normalized : undefined;
}

/** The page whose data the router requests (`/es/contact.data`: `/es/contact`); undefined for other requests. */
export function pagePathnameOfDataRequest(pathname: string): string | undefined {
	return pathname.endsWith(".data") ? pathname.replace(/(\/_)?\.data$/, "") || "/" : undefined;
}
