import { formatMillions, formatNumber } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import { figures, tonnesPerLine } from "./figures.ts";

/** Formats the headline figures on the server, for the same reason as `companyCards`. */
export function figureTexts(language: Language) {
	const format = (value: number) => formatNumber(value, language);
	return {
		tonnes: format(figures.tonnes2024),
		capacity: format(figures.paperCapacityPerYear),
		tonnesPerLine: format(tonnesPerLine),
		revenue: formatMillions(figures.revenue2024, language),
		companies: format(figures.companies),
		sectors: format(figures.sectors),
	};
}
