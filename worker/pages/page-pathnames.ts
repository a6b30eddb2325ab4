import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { type PagePath, pagePaths } from "#app/pages.ts";
import { analysisHash, decodeAddress, parseAnalysisHash } from "#app/schemas/analysis-address.ts";

/** The pathnames of these pages: without a language, and with each language as prefix. */
export function pathnamesOf(paths: PagePath[]): string[] {
	return paths.flatMap((path) => [undefined, ...languages].map((language) => localizedPath(path, language)));
}

const pagePathnames: ReadonlySet<string> = new Set(pathnamesOf(pagePaths));

/** Whether a page has exactly this pathname. */
export function isPagePathname(pathname: string): boolean {
	return pagePathnames.has(pathname);
}

/** A `#`, also each that Unicode normalizes to it, as programs encode it in links, once or several times. */
export const encodedHash = /%(?:25)*(?:23|ef%(?:25)*(?:bc%(?:25)*83|b9%(?:25)*9f))/i;

/** The fragment that programs have encoded into an address, with its `#`: an analysis or a section; empty if there is none. */
export function encodedFragment(address: string): string {
	const [, fragment = ""] = /#(.*)/s.exec(decodeAddress(address)) ?? [];
	const analysis = parseAnalysisHash(fragment);
	if (analysis) return analysisHash(analysis);
	const [section] = /[a-z\d]+(?:-[a-z\d]+)*/i.exec(fragment) ?? [];
	return section ? `#${section}` : "";
}

/**
 * Corrects other spellings of a page's pathname: capitals, slashes, `/index.html`, encoded letters, and what programs append.
 * @returns undefined if it is right, or if no page matches
 */
export function normalizePagePathname(pathname: string): string | undefined {
	const normalized = decodeAddress(pathname)
		.toLowerCase()
		.replace(/[?#].*$/s, "")
		.replace(/(?<=[a-z]\/?)[^\p{L}\p{N}/-]{1,4}$/u, "")
		.replace(/\/{2,}/g, "/")
		.replace(/\/index\.html?$/, "/")
		.replace(/(?<=.)\/$/, "");
	return normalized && normalized !== pathname && isPagePathname(normalized) ? normalized : undefined;
}

/** The page whose data the router requests (`/es/contact.data`: `/es/contact`); undefined for other requests. */
export function pagePathnameOfDataRequest(pathname: string): string | undefined {
	return pathname.endsWith(".data") ? pathname.replace(/(\/_)?\.data$/, "") || "/" : undefined;
}
