/** The languages of the site; the first is the fallback. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

/** Narrows any text to a language of the site. */
export function isLanguage(value: string | undefined): value is Language {
	return value === "en" || value === "es";
}
