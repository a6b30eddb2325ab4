/**
 * How the text of an analysis is laid out: bold lines are headings, and these name its sections, in this order.
 * The model is told them, the built-in analyst writes them, and the page reads them.
 */
export const analysisHeadings = {
	en: {
		understanding: "What we understood",
		fit: "Fit",
		sector: "Sector and type of business",
		sustainability: "Sustainable aspects",
		collaboration: "Collaboration proposals",
		goals: "Related SDGs",
		question: "The question that matters most",
		ready: "What to have ready",
		next: "What happens next",
	},
	es: {
		understanding: "Lo que hemos entendido",
		fit: "Encaje",
		sector: "Sector y tipo de negocio",
		sustainability: "Aspectos sostenibles",
		collaboration: "Propuestas de colaboración",
		goals: "ODS relacionados",
		question: "La pregunta que más importa",
		ready: "Qué conviene tener preparado",
		next: "Qué pasa ahora",
	},
} as const satisfies Record<"en" | "es", Record<AnalysisSectionKind, string>>;

/** The sections that every full analysis has, in this order. */
export type AnalysisSectionKind =
	| "understanding"
	| "fit"
	| "sector"
	| "sustainability"
	| "collaboration"
	| "goals"
	| "question"
	| "ready"
	| "next";

/** How well an idea fits the group. */
export type FitLevel = "clear" | "partial" | "unclear";

/** The section "fit" begins with one of these and a colon; the reason follows. */
export const fitLevels = {
	en: { clear: "Clear", partial: "Partial", unclear: "Not clear yet" },
	es: { clear: "Claro", partial: "Parcial", unclear: "Aún no está claro" },
} as const satisfies Record<"en" | "es", Record<FitLevel, string>>;

/** How a line names a goal: "ODS 7: text" in Spanish, "SDG 7: text" in English. */
export const goalAbbreviation = { en: "SDG", es: "ODS" } as const;
