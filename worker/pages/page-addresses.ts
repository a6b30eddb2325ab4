import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/navigation/page-paths.ts";

/** Every address of a page: plain, and fixed to each language. */
const pageAddresses: ReadonlySet<string> = new Set(
	pagePaths.flatMap((path) => [undefined, ...languages].map((language) => localizedPath(path, language))),
);

/** Whether a page is found at this path, spelt as it is. */
export function isPageAddress(pathname: string): boolean {
	return pageAddresses.has(pathname);
}

/**
 * The address of the page that a path means in another spelling: in capitals, with a closing slash or slashes too many, with
 * the name of a file, or with letters as their codes.
 *
 * @returns undefined if it means no page, or is spelt right
 */
export function correctAddress(pathname: string): string | undefined {
	let decoded: string;
	try {
		decoded = decodeURIComponent(pathname);
	} catch {
		return undefined;
	}
	const address = decoded
		.toLowerCase()
		.replace(/\/{2,}/g, "/")
		.replace(/\/index\.html?$/, "/")
		.replace(/(?<=.)\/$/, "");
	return address !== pathname && isPageAddress(address) ? address : undefined;
}

/** The address of the page whose data the router asks for at a path (`/es/contact.data`); undefined if it asks for none. */
export function pageOfData(pathname: string): string | undefined {
	return pathname.endsWith(".data") ? pathname.replace(/(\/_)?\.data$/, "") || "/" : undefined;
}

/** Whether a path is one of a static file: those that are there never reach the Worker, and nobody reads a page in their place. */
export function isMissingFile(pathname: string): boolean {
	return pathname.startsWith("/assets/");
}
