/**
 * How the text of an analysis is laid out: bold lines are headings, and these four name its sections.
 * The model is told them, the built-in analyst writes them, and the page reads them.
 */
export const analysisHeadings = {
	en: {
		sector: "Sector and type of business",
		sustainability: "Sustainable aspects",
		collaboration: "Collaboration proposals",
		goals: "Related SDGs",
	},
	es: {
		sector: "Sector y tipo de negocio",
		sustainability: "Aspectos sostenibles",
		collaboration: "Propuestas de colaboración",
		goals: "ODS relacionados",
	},
} as const satisfies Record<"en" | "es", Record<AnalysisSectionKind, string>>;

/** The sections that every full analysis has, in this order. */
export type AnalysisSectionKind = "sector" | "sustainability" | "collaboration" | "goals";

/** How a line names a goal: "ODS 7: text" in Spanish, "SDG 7: text" in English. */
export const goalAbbreviation = { en: "SDG", es: "ODS" } as const;
