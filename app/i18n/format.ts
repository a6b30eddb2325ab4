import type { Language } from "./languages.ts";

/** Spain's forms for Spanish; for English those of a European reader: €80.5M, 18 October 2021. */
export const locales = { en: "en-GB", es: "es-ES" } as const satisfies Record<Language, string>;

/** A whole number: 109,994 in English, 109.994 in Spanish. */
export function formatNumber(value: number, language: Language): string {
	return new Intl.NumberFormat(locales[language], { useGrouping: "always" }).format(value);
}

/** The number of a section or figure, with two digits at least: 02. */
export function formatOrdinal(number: number): string {
	return `${number}`.padStart(2, "0");
}

/** Millions of euros with one decimal at the most: €80.5M in English, 80,5 M€ in Spanish. */
export function formatMillions(euros: number, language: Language): string {
	const millions = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(euros / 1e6);
	return language === "es" ? `${millions}\u00a0M€` : `€${millions}M`;
}

/** A day in words: 18 October 2021, 18 de octubre de 2021. */
export function formatDate(isoDate: string, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(isoDate),
	);
}

/** The day of a moment where the reader is, in words. In the browser only: the server knows no reader's clock. */
export function formatLocalDate(isoTime: string, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { dateStyle: "long" }).format(new Date(isoTime));
}

/** A month in words: January 2025, enero de 2025. */
export function formatMonth(isoMonth: string, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}).format(new Date(isoMonth));
}

/** A whole percentage of a share from 0 to 1: 100% in English, 100 % in Spanish. */
export function formatShare(share: number, language: Language): string {
	return new Intl.NumberFormat(locales[language], { style: "percent" }).format(share);
}

/** A country by its ISO 3166 code: Spain in English, España in Spanish. */
export function formatCountry(code: string, language: Language): string {
	return new Intl.DisplayNames(locales[language], { type: "region" }).of(code) ?? code;
}

/** Things one after the other: a, b and c; a, b y c. */
export function formatList(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(items);
}
