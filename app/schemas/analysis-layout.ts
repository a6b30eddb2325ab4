import type { Language } from "../i18n/languages.ts";

/** The languages in which an analysis has headings of its own. Only models write those that the site has not. */
export type LayoutLanguage = Language | "ca" | "fr" | "pt";

/**
 * The section headings of an analysis, in order. A heading is a bold line. The model's prompt lists them, the built-in
 * analyst writes them, the Worker writes them for what models write instead, and the page parses them.
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
	ca: {
		understanding: "El que hem entès",
		fit: "Encaix",
		sector: "Sector i tipus de negoci",
		sustainability: "Aspectes sostenibles",
		collaboration: "Propostes de col·laboració",
		goals: "ODS relacionats",
		question: "La pregunta que més importa",
		ready: "Què convé tenir preparat",
		next: "Què passa ara",
	},
	fr: {
		understanding: "Ce que nous avons compris",
		fit: "Adéquation",
		sector: "Secteur et type d'activité",
		sustainability: "Aspects durables",
		collaboration: "Propositions de collaboration",
		goals: "ODD concernés",
		question: "La question qui compte le plus",
		ready: "Ce qu'il convient de préparer",
		next: "Et maintenant",
	},
	pt: {
		understanding: "O que entendemos",
		fit: "Encaixe",
		sector: "Setor e tipo de negócio",
		sustainability: "Aspetos sustentáveis",
		collaboration: "Propostas de colaboração",
		goals: "ODS relacionados",
		question: "A pergunta que mais importa",
		ready: "O que convém ter preparado",
		next: "O que acontece agora",
	},
} as const satisfies Record<LayoutLanguage, Record<string, string>>;

export type AnalysisSectionKind = keyof (typeof analysisHeadings)[LayoutLanguage];

/** How well an idea fits the group: `joint` is one that two of its companies would take on together. */
export type FitLevel = "clear" | "joint" | "partial" | "unclear" | "none";

/** The section "fit" starts with one of these, a colon and the reason, which names the company or both. */
export const fitLevels = {
	en: { clear: "Clear", joint: "Joint", partial: "Partial", unclear: "Not clear yet", none: "No fit" },
	es: {
		clear: "Claro",
		joint: "Conjunto",
		partial: "Parcial",
		unclear: "Aún no está claro",
		none: "Sin encaje",
	},
	ca: {
		clear: "Clar",
		joint: "Conjunt",
		partial: "Parcial",
		unclear: "Encara no està clar",
		none: "Sense encaix",
	},
	fr: {
		clear: "Clair",
		joint: "Conjoint",
		partial: "Partiel",
		unclear: "Pas encore clair",
		none: "Hors de notre champ",
	},
	pt: {
		clear: "Claro",
		joint: "Conjunto",
		partial: "Parcial",
		unclear: "Ainda não está claro",
		none: "Sem encaixe",
	},
} as const satisfies Record<LayoutLanguage, Record<FitLevel, string>>;

/** A line about a goal starts with this and its number: "SDG 7: text", "ODS 7: text". */
export const goalAbbreviation = {
	en: "SDG",
	es: "ODS",
	ca: "ODS",
	fr: "ODD",
	pt: "ODS",
} as const satisfies Record<LayoutLanguage, string>;

/** The words of a text, apart by single spaces, in lower case without accents: "Anella\u00a0Energía" is "anella energia". */
export function plainWords(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** The beginning of a word, which its inflections share. */
export const stem = (word: string) => plainWords(word).replaceAll(" ", "").slice(0, 5);

/**
 * Ends the thoughts of a model whose beginning it did not mark, so that they were taken for the analysis: what comes before is no
 * part of it.
 */
export const thoughtsEnd = "</think>\n";
