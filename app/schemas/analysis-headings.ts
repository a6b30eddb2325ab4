import { type AnalysisSectionKind, analysisHeadings } from "./analysis-layout.ts";

/** Headings as models write them: the layout's in Galician, and usual ones. In order of precedence. */
const otherHeadings: Record<AnalysisSectionKind, string> = {
	next: "Qué pasará ahora, Que pasa agora, Próximos pasos, Siguientes pasos, Next steps, Pròxims passos, Próximos passos",
	goals: "ODS, SDG, SDGs, Objetivos de Desarrollo Sostenible, Sustainable Development Goals",
	understanding: "Hemos entendido, Lo que entendemos, We understood",
	fit: "Grado de encaje, Nivel de encaje, Degree of fit, Encaixe",
	question: "La pregunta, Pregunta, The question, Question, A pregunta que máis importa",
	ready: "Qué preparar, To have ready, Que convén ter preparado",
	collaboration:
		"Propuesta, Colaboración, Alianza, Sinergia, Proposal, Collaboration, Alliance, Partnership, Synergy, Cooperation",
	sector: "Sector, Industria, Tipo de negocio, Industry",
	sustainability:
		"Sostenibilidad, Impacto ambiental, Economía circular, Sustainability, Environmental impact, Circular economy, Aspectos sostibles, Aspectos sustentáveis",
};

/** The words of a text, apart by single spaces, in lower case without accents: "Anella\u00a0Energía" is "anella energia". */
export function plainWords(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

const known = (Object.entries(otherHeadings) as [AnalysisSectionKind, string][]).flatMap(([kind, others]) =>
	[...Object.values(analysisHeadings).map((headings) => headings[kind]), ...others.split(", ")].map(
		(heading, index) => ({
			kind,
			heading,
			isOfLayout: index < Object.keys(analysisHeadings).length,
			words: plainWords(heading),
		}),
	),
);

/** A heading without marks, emoji, numbers and what else surrounds it: "## II. **Encaje** ✅:" is "Encaje". */
function undecorated(line: string): string {
	return line
		.replace(/[\u00ad\u200b-\u200f\u2060\u2139\ufeff]/g, "")
		.replace(/^[^\p{L}]*(?:(?:sección|section|apartado|parte?)\s+\d+\P{L}+)?/iu, "")
		.replace(/^(?:[a-z]|[ivx]{1,4})[.):–-]+\**\s+\P{L}*/iu, "")
		.replace(/[^\p{L}\p{N}?)]+$/u, "");
}

/** Finds the heading that a line is, whatever surrounds it, or that it is but for a slip of the pen. */
export function findHeading(line: string) {
	if (line.length > 80) return undefined;
	const words = plainWords(undecorated(line));
	return known.find((one) => one.words === words) ?? known.find((one) => isNear(one.words, words));
}

/** Finds the kind of a heading from the words in it: "Posibles alianzas con el grupo". */
export function headingKind(heading: string): AnalysisSectionKind | undefined {
	const words = ` ${plainWords(heading)} `;
	// "Análisis de la alianza" and "Pasos de la colaboración" are of no kind.
	const isOfSteps = / (?:analis|analys|pasos |steps )/.test(words);
	return known.find(({ words: name, kind }) => {
		const isNamed = name.length > 5 ? words.includes(` ${name}`) : words.startsWith(` ${name} `);
		return isNamed && (!isOfSteps || kind === "next" || kind === "goals");
	})?.kind;
}

/** Whether two texts that begin alike differ only by a letter, or by two in the place of two others. */
function isNear(one: string, other: string): boolean {
	const shorter = Math.min(one.length, other.length);
	if (shorter < 6 || one[0] !== other[0]) return false;
	let start = 1;
	while (start < shorter && one[start] === other[start]) start++;
	let end = 0;
	while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
	return Math.max(one.length, other.length) - start - end <= (one.length === other.length ? 2 : 1);
}
