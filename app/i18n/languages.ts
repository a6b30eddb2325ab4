export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

export function isLanguage(value: string | undefined): value is Language {
	return (languages as readonly (string | undefined)[]).includes(value);
}
