import { formatMillions, formatNumber } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import { getFixedT } from "../i18n/resources.server.ts";
import { byCompany, type Company } from "./companies.ts";
import { figures } from "./figures.ts";

/*
 * Texts that pages get as loader data: of the companies, so that a page gets only those that it shows, and the headline
 * figures. Creating `Intl` formatters in the browser would delay hydration on phones.
 */

type Fact = readonly [label: string, value: string];

const valuesOf = ({ since }: Company) => ({ since, capacity: figures.paperCapacityPerYear, whole: 1 });

/** The facts of a company, the stake first. */
function factsOf(company: Company, language: Language): readonly Fact[] {
	const t = getFixedT(language, "companies");
	const values = valuesOf(company);
	const facts: readonly Fact[] = t(`${company.id}.facts`, { returnObjects: true, ...values });
	return [[t("participation.label"), t(`participation.${company.participation}`, values)], ...facts];
}

export function companyCards(language: Language) {
	const t = getFixedT(language, "companies");
	return byCompany((company) => ({
		description: t(`${company.id}.description`),
		facts: factsOf(company, language),
	}));
}

export type CompanyCards = ReturnType<typeof companyCards>;

export function companySections(language: Language) {
	const t = getFixedT(language, "companies");
	return byCompany((company) => ({
		tagline: t(`${company.id}.tagline`),
		text: t(`${company.id}.text`, valuesOf(company)),
		facts: factsOf(company, language),
	}));
}

export type CompanySectionTexts = ReturnType<typeof companySections>;

export function figureTexts(language: Language) {
	const format = (value: number) => formatNumber(value, language);
	return {
		tonnes: format(figures.tonnes2024),
		capacity: format(figures.paperCapacityPerYear),
		revenue: formatMillions(figures.revenue2024, language),
		companies: format(figures.companies),
		sectors: format(figures.sectors),
	};
}
