/** The group's published figures. Source: the 2024 report. Format them with `app/i18n/format.ts` only. */
export const figures = {
	year: 2024,
	/** Revenue of 2024 in euros. */
	revenue2024: 80_500_000,
	/** Tonnes processed in 2024. */
	tonnes2024: 109_994,
	companies: 6,
	/** Sectors in the headline figures; the ESG policy and the about page count six key sectors. */
	sectors: 5,
	keySectors: 6,
	employees2024: 275,
	/** Years of history; shown as "40+". */
	yearsOfHistory: 40,
	/** Paper recycling capacity of the recycling company, in tonnes a year. */
	paperCapacityPerYear: 250_000,
	/** Founding year of the recycling company. */
	oldestCompanySince: 1946,
	/** Share of the portfolio aligned with the ESG policy, 0 to 1. */
	portfolioAligned: 1,
	globalCompactSince: 2019,
	/** ISO dates. */
	incorporated: "2021-10-18",
	ethicalCodeApproved: "2019-12-04",
} as const;

/** Numbers of the goals in the group's ESG policy. */
export const committedGoals = [7, 9, 12, 13, 17] as const;
