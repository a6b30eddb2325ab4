import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";
import { localeFromPath } from "./localized-paths.ts";

/** Letters, digits, `_ @ . -`, at most 128 characters. */
const safeLanguageTag = /^[\w@.-]{1,128}$/;

/** Languages that match Spanish, as readers of them know it, unless a header gives Spanish a weight of its own. */
const nearSpanish = ["ca", "gl", "eu", "ast", "an", "oc"];

/**
 * Picks a language of the site from an Accept-Language header.
 *
 * @param acceptLanguage the header's value (RFC 9110, 12.5.4), e.g. `es-ES,es;q=0.9,en;q=0.8`
 * @returns the match with the highest weight (the earlier one among equals), or undefined if there is none
 */
export function negotiateLanguage(acceptLanguage: string | null): Language | undefined {
	const header = acceptLanguage?.toLowerCase() ?? "";
	const namesSpanish = /(?:^|,)\s*es(?![a-z])/.test(header);
	let best: { language: Language; weight: number } | undefined;
	for (const range of header.split(",", 64)) {
		const [tag = "", q = "q=1"] = range.split(";").map((part) => part.trim());
		if (!safeLanguageTag.test(tag)) continue;
		const [own = ""] = tag.split(/[\W_]/);
		const language = nearSpanish.includes(own) && !namesSpanish ? "es" : own;
		const weight = Number(q.replace(/^q=/, ""));
		if (isLanguage(language) && weight <= 1 && weight > (best?.weight ?? 0)) best = { language, weight };
	}
	return best?.language;
}

/** The language of a page: the one of its path, else the browser's, else the fallback. */
export function pageLanguage(pathname: string, acceptLanguage: string | null): Language {
	return localeFromPath(pathname) ?? negotiateLanguage(acceptLanguage) ?? fallbackLanguage;
}
