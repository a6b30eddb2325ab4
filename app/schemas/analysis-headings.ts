import { type AnalysisSectionKind, analysisHeadings } from "./analysis-layout.ts";

/** Headings as models write them: the layout's in Catalan, Galician and Portuguese, and usual ones. In order of precedence. */
const otherHeadings: Record<AnalysisSectionKind, string> = {
	next: "Qué pasará ahora, Què passa ara, Que pasa agora, O que acontece agora, Que acontece agora, Próximos pasos, Próximo paso, Siguientes pasos, Next steps, Next step, Pròxims passos, Següents passos, Propers passos, Próximos passos, Seguintes pasos",
	goals:
		"ODS, SDG, SDGs, ODS relacionats, Objetivos de Desarrollo Sostenible, Sustainable Development Goals, Objectius de Desenvolupament Sostenible, Obxectivos de Desenvolvemento Sostible, Objetivos de Desenvolvimento Sustentável, Agenda 2030",
	understanding:
		"Hemos entendido, Lo que entendemos, Qué entendemos, We understood, What we understand, Our understanding, El que hem entès, Hem entès, O que entendemos, O que entendimos, O que percebemos, O que compreendemos",
	fit: "Grado de encaje, Nivel de encaje, Degree of fit, Level of fit, Encaix, Grau d'encaix, Encaixe, Grao de encaixe, Enquadramento, Adequação",
	question:
		"La pregunta, Pregunta, The question, Question, Open question, La pregunta que més importa, A pregunta que máis importa, A pergunta que mais importa, Pergunta",
	ready:
		"Tener preparado, Tener preparada, Qué preparar, To have ready, To prepare, Què convé tenir preparat, Tenir preparat, Que convén ter preparado, O que convém ter preparado, Ter preparado, O que preparar",
	collaboration:
		"Propuesta, Colaboración, Alianza, Sinergia, Cooperación, Proposal, Collaboration, Partnership, Alliance, Synergy, Synergies, Cooperation, Propostes de col·laboració, Proposta, Propostes, Col·laboració, Aliança, Propostas de colaboração, Propostas de colaboración, Colaboração, Parceria",
	sector:
		"Sector, Industria, Tipo de negocio, Tipo de empresa, Industry, Type of business, Business type, Sector i tipus de negoci, Tipus de negoci, Sector e tipo de negocio, Setor, Setor e tipo de negócio",
	sustainability:
		"Sostenibilidad, Aspectos ambientales, Impacto ambiental, Economía circular, Sustainability, Environmental aspects, Environmental impact, Circular economy, Aspectes sostenibles, Sostenibilitat, Aspectos sostibles, Aspectos sustentáveis, Aspetos sustentáveis, Sustentabilidade",
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
	[analysisHeadings.es[kind], analysisHeadings.en[kind], ...others.split(", ")].map((heading, index) => ({
		kind,
		heading,
		isOfLayout: index < 2,
		words: plainWords(heading),
	})),
);

/** A heading without marks, emoji, numbers and what else surrounds it: "## II. **Encaje** ✅:" is "Encaje". */
function undecorated(line: string): string {
	return line
		.replace(/[\u00ad\u200b-\u200f\u2060\u2139\ufeff]/g, "")
		.replace(/^[^\p{L}]*(?:(?:sección|section|apartado|parte?)\s+\d+\P{L}+)?/iu, "")
		.replace(/^(?:[a-z]|[ivx]{1,4})[.):–-]+\**\s+\P{L}*/iu, "")
		.replace(/[^\p{L}\p{N}?)]+$/u, "");
}

/** A heading of the layout, as it is best written. */
export interface KnownHeading {
	kind: AnalysisSectionKind;
	heading: string;
	/** Whether the layout asks for it, in Spanish or English. */
	isOfLayout: boolean;
}

/** Finds the heading that a line is, whatever surrounds it, or that it is but for a slip of the pen. */
export function findHeading(line: string): KnownHeading | undefined {
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

/** Whether two texts that begin alike differ by a letter, or by two in the place of two others. */
function isNear(one: string, other: string): boolean {
	if (Math.min(one.length, other.length) < 6 || one[0] !== other[0]) return false;
	return differing(one, other) <= (one.length === other.length ? 2 : 1);
}

/** Letters between the common beginning and the common end of two words. */
function differing(one: string, other: string): number {
	const shorter = Math.min(one.length, other.length);
	let start = 0;
	while (start < shorter && one[start] === other[start]) start++;
	let end = 0;
	while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
	return Math.max(one.length, other.length) - start - end;
}
