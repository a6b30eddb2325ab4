import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";
import { localeFromPath } from "./localized-paths.ts";

/** Letters, digits, `_ @ . -`, at most 128 characters. */
const safeLanguageTag = /^[\w@.-]{1,128}$/;

/**
 * Picks a language of the site from an Accept-Language header.
 *
 * @param acceptLanguage the header's value (RFC 9110, 12.5.4), e.g. `es-ES,es;q=0.9,en;q=0.8`
 * @returns the match with the highest weight (the earlier one among equals), or undefined if there is none
 */
export function negotiateLanguage(acceptLanguage: string | null): Language | undefined {
	let best: { language: Language; weight: number } | undefined;
	for (const range of (acceptLanguage ?? "").split(",", 64)) {
		const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
		if (!safeLanguageTag.test(tag)) continue;
		const language = tag.split("-")[0]?.toLowerCase();
		if (!isLanguage(language)) continue;
		const q = parameters.find((parameter) => parameter.startsWith("q="));
		const weight = q === undefined ? 1 : Number(q.slice(2));
		if (weight > 0 && weight <= 1 && weight > (best?.weight ?? 0)) best = { language, weight };
	}
	return best?.language;
}

/** The language of a page: the one of its path, else the browser's, else the fallback. */
export function pageLanguage(pathname: string, acceptLanguage: string | null): Language {
	return localeFromPath(pathname) ?? negotiateLanguage(acceptLanguage) ?? fallbackLanguage;
}
