import { committedGoals, figures, tonnesPerLine } from "../../app/group/figures.ts";
import { names, registration } from "../../app/group/stand-ins.ts";
import { whistleblowing } from "../../app/group/whistleblowing.ts";
import { fillInAll } from "../../app/i18n/fill-in-all.ts";
import {
	formatCountry,
	formatDate,
	formatList,
	formatMillions,
	formatNumber,
	formatShare,
} from "../../app/i18n/format.ts";
import type { Language } from "../../app/i18n/languages.ts";
import commonEn from "../../app/locales/en/common.ts";
import goalsEn from "../../app/locales/en/goals.ts";
import reportEn from "../../app/locales/en/report.ts";
import commonEs from "../../app/locales/es/common.ts";
import goalsEs from "../../app/locales/es/goals.ts";
import reportEs from "../../app/locales/es/report.ts";

/** A goal that the ESG policy commits to. */
export type CommittedGoal = (typeof committedGoals)[number];

/** The facts as the report writes them. */
function factsIn(language: Language) {
	return {
		group: names.group,
		legal: names.legal,
		paper: names.paper,
		address: `${registration.street}, ${registration.postalCode} ${registration.city}`,
		country: formatCountry(registration.country, language),
		year: `${figures.year}`,
		tonnes: formatNumber(figures.tonnes2024, language),
		tonnesRounded: formatNumber(Math.round(figures.tonnes2024 / 10_000) * 10_000, language),
		threads: formatNumber(Math.ceil(figures.tonnes2024 / tonnesPerLine), language),
		tonnesPerLine: formatNumber(tonnesPerLine, language),
		restOfTonnes: formatNumber(figures.tonnes2024 % tonnesPerLine || tonnesPerLine, language),
		capacity: formatNumber(figures.paperCapacityPerYear, language),
		revenue: formatMillions(figures.revenue2024, language),
		millions: formatNumber(Math.floor(figures.revenue2024 / 1e6), language),
		employees: formatNumber(figures.employees2024, language),
		companies: formatNumber(figures.companies, language),
		sectors: formatNumber(figures.sectors, language),
		keySectors: formatNumber(figures.keySectors, language),
		years: formatNumber(figures.yearsOfHistory, language),
		portfolio: formatShare(figures.portfolioAligned, language),
		whole: formatShare(1, language),
		onePercent: formatShare(0.01, language),
		since: `${figures.oldestCompanySince}`,
		compactSince: `${figures.globalCompactSince}`,
		codeApproved: formatDate(figures.ethicalCodeApproved, language),
		incorporated: formatDate(figures.incorporated, language),
		incorporatedYear: figures.incorporated.slice(0, 4),
		goals: formatList(committedGoals.map(String), language),
		directive: whistleblowing.directive,
		opens: whistleblowing.opens,
		closes: whistleblowing.closes,
	};
}

/** Everything that the report says in a language, facts filled in. */
export function reportWords(language: Language) {
	const facts = factsIn(language);
	return {
		...fillInAll(language === "es" ? reportEs : reportEn, facts),
		title: (language === "es" ? commonEs : commonEn).reportName,
		goalNames: language === "es" ? goalsEs : goalsEn,
		facts,
	};
}

export type ReportWords = ReturnType<typeof reportWords>;
