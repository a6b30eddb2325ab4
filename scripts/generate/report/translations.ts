import type { i18n } from "i18next";
import { committedGoals, figures, tonnesPerLine } from "../../../app/content/figures.ts";
import { whistleblowing } from "../../../app/content/whistleblowing.ts";
import { createI18n } from "../../../app/i18n/create-i18n.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import commonEn from "../../../app/locales/en/common.ts";
import goalsEn from "../../../app/locales/en/goals.ts";
import reportEn from "../../../app/locales/en/report.ts";
import commonEs from "../../../app/locales/es/common.ts";
import goalsEs from "../../../app/locales/es/goals.ts";
import reportEs from "../../../app/locales/es/report.ts";

const resources = {
	en: { common: commonEn, goals: goalsEn, report: reportEn },
	es: { common: commonEs, goals: goalsEs, report: reportEs },
};

/** Values that i18next interpolates in the report, besides the names of the group and its companies. */
const facts = {
	year: figures.year,
	tonnes: figures.tonnes2024,
	tonnesRounded: Math.round(figures.tonnes2024 / 10_000) * 10_000,
	threads: Math.ceil(figures.tonnes2024 / tonnesPerLine),
	tonnesPerLine,
	restOfTonnes: figures.tonnes2024 % tonnesPerLine || tonnesPerLine,
	capacity: figures.paperCapacityPerYear,
	millions: Math.floor(figures.revenue2024 / 1e6),
	employees: figures.employees2024,
	sectors: figures.sectors,
	keySectors: figures.keySectors,
	years: figures.yearsOfHistory,
	onePercent: 0.01,
	since: figures.oldestCompanySince,
	compactSince: figures.globalCompactSince,
	codeApproved: figures.ethicalCodeApproved,
	incorporatedYear: figures.incorporated.slice(0, 4),
	goals: committedGoals.map(String),
	directive: whistleblowing.directive,
	opens: whistleblowing.opens,
	closes: whistleblowing.closes,
};

/** Creates the i18next instance of the report in a language. */
export function reportI18n(language: Language): i18n {
	return createI18n(language, resources[language], facts);
}
