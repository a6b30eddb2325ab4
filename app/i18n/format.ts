import type { Language } from "./languages.ts";

/** Locale of each language's formats. */
export const locales = { en: "en-GB", es: "es-ES" } as const satisfies Record<Language, string>;

/** Creates the formatter of a language on first use: creating one takes longer than a hundred uses. */
function perLanguage<Formatter>(create: (locale: string) => Formatter): (language: Language) => Formatter {
	const formatters = new Map<Language, Formatter>();
	return (language) => {
		const formatter = formatters.get(language) ?? create(locales[language]);
		formatters.set(language, formatter);
		return formatter;
	};
}

const wholeNumbers = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: "always" }));
const millions = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const localDays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));
const months = perLanguage(
	(locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const shares = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent" }));
const countries = perLanguage((locale) => new Intl.DisplayNames(locale, { type: "region" }));
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** A whole number: 109,994 in English, 109.994 in Spanish. */
export function formatNumber(value: number, language: Language): string {
	return wholeNumbers(language).format(value);
}

/** The number of a section or figure, with at least two digits: 02. */
export function formatOrdinal(number: number): string {
	return `${number}`.padStart(2, "0");
}

/** Euros in millions, with at most one decimal: €80.5M in English, 80,5 M€ in Spanish. */
export function formatMillions(euros: number, language: Language): string {
	const amount = millions(language).format(euros / 1e6);
	return language === "es" ? `${amount}\u00a0M€` : `€${amount}M`;
}

/** A long date: 18 October 2021, 18 de octubre de 2021. */
export function formatDate(isoDate: string, language: Language): string {
	return days(language).format(new Date(isoDate));
}

/** A long date in the visitor's time zone, which only the browser knows. */
export function formatLocalDate(isoTime: string, language: Language): string {
	return localDays(language).format(new Date(isoTime));
}

/** Month and year: January 2025, enero de 2025. */
export function formatMonth(isoMonth: string, language: Language): string {
	return months(language).format(new Date(isoMonth));
}

/** A share from 0 to 1 as a whole percentage: 100% in English, 100 % in Spanish. */
export function formatShare(share: number, language: Language): string {
	return shares(language).format(share);
}

/** The name of a country by its ISO 3166 code: Spain, España. */
export function formatCountry(code: string, language: Language): string {
	return countries(language).of(code) ?? code;
}

/** A conjunction: a, b and c; a, b y c. */
export function formatList(items: readonly string[], language: Language): string {
	return lists(language).format(items);
}
