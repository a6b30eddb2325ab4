import type { AnalysisSection } from "./analysis-section.ts";

/** Patterns for headings in both languages, without accents. The first match wins. */
const kindPatterns: readonly (readonly [AnalysisSection["kind"], RegExp])[] = [
	["next", /\b(que pasa ahora|(proximos?|siguientes?) pasos?|what happens next|next steps?)\b/],
	["goals", /\b(ods|sdgs?|agenda 2030)\b|desarrollo sostenible|sustainable development/],
	["other", /\b(analisis|analysis|pasos|steps)\b/],
	["understanding", /\b(hemos entendido|entendemos|we understood|understanding of)\b/],
	["fit", /^((grado|nivel) de )?encaje\b|^((degree|level) of )?fit\b/],
	["question", /^(la |the )?(pregunta|question|open question)\b/],
	["ready", /\b(tener preparad[oa]|que preparar|to have ready|to prepare)\b/],
	[
		"collaboration",
		/\b(colabora|collabora|coopera|alianza|alliance|partnership|propuesta|proposal|sinergia|synerg)/,
	],
	[
		"sector",
		/\b(sector|industria|industry|tipo de (negocio|empresa)|(type of|business) (business|type|company))/,
	],
	["sustainability", /\b(sostenib|sustainab|ambiental|environment|circular)/],
];

/** Detects the kind of a section by its heading; "other" if no pattern matches. */
export function sectionKind(heading: string): AnalysisSection["kind"] {
	const plain = heading.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return kindPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? "other";
}
