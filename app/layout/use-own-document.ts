import { parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useRootData } from "../root-data.ts";

/**
 * Tells whether following a link between two pages, with or without language prefix, has to load a new document. The whistleblower
 * page promises that no third party's code runs on it, but a script that a form has loaded stays in its document: with
 * Turnstile on, the ways from and to that page load a new one.
 */
export function useOwnDocument(): (from: string, to: string) => boolean {
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	return (from, to) =>
		withTurnstile && [from, to].some((pathname) => parseLocalizedPath(pathname).path === "/denuncias");
}
