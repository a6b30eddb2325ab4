import type { AnalysisSection } from "./analysis-section.ts";

/** Words by which a heading tells its section, whichever language it is in; the first that fits counts. */
const kindWords: readonly (readonly [AnalysisSection["kind"], RegExp])[] = [
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

/** The kind of a section, by its heading. */
export function sectionKind(heading: string): AnalysisSection["kind"] {
	const plain = heading.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return kindWords.find(([, words]) => words.test(plain))?.[0] ?? "other";
}
