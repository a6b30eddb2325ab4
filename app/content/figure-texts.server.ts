import { formatMillions, formatNumber } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import { figures, tonnesPerLine } from "./figures.ts";

/** The headline figures in words of a language. Written on the server, as `companyFacts` are. */
export function figureTexts(language: Language) {
	const number = (value: number) => formatNumber(value, language);
	return {
		tonnes: number(figures.tonnes2024),
		capacity: number(figures.paperCapacityPerYear),
		tonnesPerLine: number(tonnesPerLine),
		revenue: formatMillions(figures.revenue2024, language),
		companies: number(figures.companies),
		sectors: number(figures.sectors),
	};
}
