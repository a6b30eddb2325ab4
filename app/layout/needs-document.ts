import { parseLocalizedPath } from "../i18n/localized-paths.ts";

/**
 * Tells whether following a link between two pages, with or without language prefix, has to load a new document: from and
 * to the whistleblower page. What belongs to a document stays in it, such as Turnstile's script, and a content security
 * policy that lets the browser report what it blocks, with the page's address.
 */
export function needsDocument(from: string, to: string): boolean {
	const [left, next] = [from, to].map((pathname) => parseLocalizedPath(pathname).path);
	return left !== next && (left === "/denuncias" || next === "/denuncias");
}
