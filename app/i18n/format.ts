import type { Language } from "./languages.ts";

/** Spain's forms for Spanish; for English those of a European reader: €80.5M, 18 October 2021. */
export const locales = { en: "en-GB", es: "es-ES" } as const satisfies Record<Language, string>;

/** A formatter of each language, made when it is first needed: making one takes longer than a hundred uses. */
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

/** The number of a section or figure, with two digits at least: 02. */
export function formatOrdinal(number: number): string {
	return `${number}`.padStart(2, "0");
}

/** Millions of euros with one decimal at the most: €80.5M in English, 80,5 M€ in Spanish. */
export function formatMillions(euros: number, language: Language): string {
	const amount = millions(language).format(euros / 1e6);
	return language === "es" ? `${amount}\u00a0M€` : `€${amount}M`;
}

/** A day in words: 18 October 2021, 18 de octubre de 2021. */
export function formatDate(isoDate: string, language: Language): string {
	return days(language).format(new Date(isoDate));
}

/** The day of a moment where the reader is, in words. In the browser only: the server knows no reader's clock. */
export function formatLocalDate(isoTime: string, language: Language): string {
	return localDays(language).format(new Date(isoTime));
}

/** A month in words: January 2025, enero de 2025. */
export function formatMonth(isoMonth: string, language: Language): string {
	return months(language).format(new Date(isoMonth));
}

/** A whole percentage of a share from 0 to 1: 100% in English, 100 % in Spanish. */
export function formatShare(share: number, language: Language): string {
	return shares(language).format(share);
}

/** A country by its ISO 3166 code: Spain in English, España in Spanish. */
export function formatCountry(code: string, language: Language): string {
	return countries(language).of(code) ?? code;
}

/** Things one after the other: a, b and c; a, b y c. */
export function formatList(items: readonly string[], language: Language): string {
	return lists(language).format(items);
}
