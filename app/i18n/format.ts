import type { Language } from "./languages.ts";

/** Locale of each language's formats. */
export const locales = { en: "en-GB", es: "es-ES" } as const satisfies Record<Language, string>;

/**
 * Creates a function that formats values in a language. Each language's formatter is created on first use: creating one
 * takes longer than a hundred uses.
 */
function formatWith<Value>(create: (locale: string) => { format(value: Value): string }) {
	const formatters = new Map<Language, ReturnType<typeof create>>();
	return (value: Value, language: Language): string => {
		const formatter = formatters.get(language) ?? create(locales[language]);
		formatters.set(language, formatter);
		return formatter.format(value);
	};
}

/**
 * A text whose numbers stay on one line with what they count, and with their currency: "60.000 €", "40 years". For any text
 * that is shown, also a visitor's.
 */
export function keepNumbersTogether(text: string): string {
	return text.replace(/(\d) (?=[\p{L}\d€$£%°×])|([€$£×]) (?=\d)/gu, "$1$2\u00a0");
}

/** A text for a field, the clipboard or a file, where a no-break space would be a character that nobody has typed. */
export function withPlainSpaces(text: string): string {
	return text.replaceAll(/[\u00a0\u202f]/g, " ");
}

const formatDecimal = formatWith<number>(
	(locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** The number of a section or figure, with at least two digits: 02. */
export function formatOrdinal(number: number): string {
	return `${number}`.padStart(2, "0");
}

/** A whole number: 109,994 in English, 109.994 in Spanish. */
export const formatNumber = formatWith<number>(
	(locale) => new Intl.NumberFormat(locale, { useGrouping: "always" }),
);

/** Euros in millions, with at most one decimal: €80.5M in English, 80,5 M€ in Spanish. */
export function formatMillions(euros: number, language: Language): string {
	const amount = formatDecimal(euros / 1e6, language);
	return language === "es" ? `${amount}\u00a0M€` : `€${amount}M`;
}

/** Creates a function that formats dates and times in ISO 8601. */
function formatDateWith(options: Intl.DateTimeFormatOptions) {
	const format = formatWith<Date>((locale) => new Intl.DateTimeFormat(locale, options));
	return (iso: string, language: Language) => format(new Date(iso), language);
}

/** A long date: 18 October 2021, 18 de octubre de 2021. */
export const formatDate = formatDateWith({ dateStyle: "long", timeZone: "UTC" });

/** A long date in the visitor's time zone, which only the browser knows. */
export const formatLocalDate = formatDateWith({ dateStyle: "long" });

/** The time on the visitor's clock: 16:05:10. */
const formatLocalTime = formatDateWith({ timeStyle: "medium" });

/** Month and year: January 2025, enero de 2025. */
export const formatMonth = formatDateWith({ month: "long", year: "numeric", timeZone: "UTC" });

/** A share from 0 to 1 as a whole percentage: 100% in English, 100 % in Spanish. */
export const formatShare = formatWith<number>(
	(locale) => new Intl.NumberFormat(locale, { style: "percent" }),
);

/** The name of a country by its ISO 3166 code: Spain, España. */
export const formatCountry = formatWith<string>((locale) => {
	const names = new Intl.DisplayNames(locale, { type: "region" });
	return { format: (code) => names.of(code) ?? code };
});

/** A conjunction: a, b and c; a, b y c. */
const formatList = formatWith<readonly string[]>(
	(locale) => new Intl.ListFormat(locale, { type: "conjunction" }),
);

/** i18next formats of interpolated values, by the name that translations use: `{{tonnes, number}}`. */
export const formats: Record<string, (value: never, language: Language) => string> = {
	number: formatNumber,
	percent: formatShare,
	millions: formatMillions,
	date: formatDate,
	localDate: formatLocalDate,
	localTime: formatLocalTime,
	country: formatCountry,
	list: formatList,
};
