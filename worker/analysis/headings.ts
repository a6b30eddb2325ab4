import {
	type AnalysisSectionKind,
	analysisHeadings,
	type FitLevel,
	fitLevels,
	type LayoutLanguage,
	plainWords,
} from "#app/schemas/analysis-layout.ts";

/** Headings in other words than the layout's, some of them Galician. In order of precedence. */
const otherHeadings: Record<AnalysisSectionKind, Record<"en" | "es", string>> = {
	next: {
		en: "Next steps",
		es: "Qué pasará ahora, Que pasa agora, Próximos pasos, Siguientes pasos, Pròxims passos, Próximos passos",
	},
	goals: {
		en: "SDG, SDGs, Sustainable Development Goals",
		es: "ODS, Objetivos de Desarrollo Sostenible",
	},
	understanding: { en: "We understood", es: "Hemos entendido, Lo que entendemos" },
	fit: { en: "Degree of fit", es: "Grado de encaje, Nivel de encaje, Encaixe" },
	question: {
		en: "The question, Question",
		es: "La pregunta, Pregunta, A pregunta que máis importa",
	},
	ready: { en: "To have ready", es: "Qué preparar, Que convén ter preparado" },
	collaboration: {
		en: "Proposal, Collaboration, Alliance, Partnership, Synergy, Cooperation",
		es: "Propuesta, Colaboración, Alianza, Sinergia",
	},
	sector: { en: "Sector, Industry", es: "Industria, Tipo de negocio" },
	sustainability: {
		en: "Sustainability, Environmental impact, Circular economy",
		es: "Sostenibilidad, Impacto ambiental, Economía circular, Aspectos sostibles, Aspectos sustentáveis",
	},
};

/** Levels in Galician, which the layout has not. */
const otherLevels = { joint: "Conxunto", unclear: "Aínda non está claro", none: "Sen encaixe" };

const list =
	"sources?|references?|fuentes?|referenci[ae]s?|fontes?|fonts?|bibliogra(?:f[iy]a|phy|phie)|citations?|citas|footnotes|enlaces|links";
/** The heading of a list of sources, but not "Fuentes de ingresos". */
const sources = new RegExp(
	`^(?:${list})(?: (?:y|and|i|e|et) (?:${list}))?(?: (?:consulta|utili|cita|use|cite|consulte|bibliogr)\\p{L}*)?$|^works cited$`,
	"u",
);

/** What a heading of the layout, or one in other words, is. */
export interface KnownHeading {
	/** "sources" is a section that is left out. */
	kind: AnalysisSectionKind | "sources";
	/** Of the layout in which its words are. */
	language: LayoutLanguage;
	/** Whether it is the layout's own. */
	isOfLayout: boolean;
	words: string;
}

const languages = Object.keys(analysisHeadings) as LayoutLanguage[];
const known = (Object.keys(otherHeadings) as AnalysisSectionKind[]).flatMap((kind): KnownHeading[] => {
	const { en, es } = otherHeadings[kind];
	const entry = (language: LayoutLanguage, isOfLayout: boolean) => (heading: string) => ({
		...{ kind, language, isOfLayout },
		words: plainWords(heading),
	});
	return [
		...languages.map((language) => entry(language, true)(analysisHeadings[language][kind])),
		...en.split(", ").map(entry("en", false)),
		...es.split(", ").map(entry("es", false)),
	];
});

/** A heading without marks, emoji, numbers and what else surrounds it: "## II. **Encaje** ✅:" is "Encaje". */
function undecorated(line: string): string {
	return line
		.replace(/[\u00ad\u200b-\u200f\u2060\u2139\ufeff]/g, "")
		.replace(/^[^\p{L}]*(?:(?:sección|section|apartado|parte?)\s+\d+\P{L}+)?/iu, "")
		.replace(/^(?:[a-z]|[ivx]{1,4})[.):–-]+\**\s+\P{L}*/iu, "")
		.replace(/[^\p{L}\p{N}?)]+$/u, "");
}

/** Finds the heading that a line is, whatever surrounds it, or that it is but for a slip of the pen. */
export function findHeading(line: string): KnownHeading | undefined {
	if (line.length > 80) return undefined;
	const words = plainWords(undecorated(line));
	if (sources.test(words)) return { kind: "sources", language: "en", isOfLayout: false, words };
	return known.find((one) => one.words === words) ?? known.find((one) => isNear(one.words, words));
}

/** Finds the heading that is named in another one: "Posibles alianzas con el grupo". */
export function findNamedHeading(heading: string): KnownHeading | undefined {
	const words = plainWords(heading);
	// "Análisis de la alianza" and "Pasos de la colaboración" are of no kind.
	const isOfSteps = /(?:^| )(?:analis|analys|pasos |steps )/.test(words);
	const named = known.find(({ words: name, kind }) => {
		const isNamed = name.length > 5 ? ` ${words}`.includes(` ${name}`) : `${words} `.startsWith(`${name} `);
		return isNamed && (!isOfSteps || kind === "next" || kind === "goals");
	});
	return named && { ...named, isOfLayout: false, words };
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

/** Levels as models write them, also with the heading: "Encaje claro", "Clear fit". The longer ones first. */
const levels = [otherLevels, ...languages.map((language) => fitLevels[language])]
	.flatMap((words) => Object.entries(words) as [FitLevel, string][])
	.flatMap(([level, name]) =>
		languages.flatMap((language) => {
			const { fit } = analysisHeadings[language];
			return [`${name} ${fit}`, `${fit} ${name}`, name].map((each) => [level, plainWords(each)] as const);
		}),
	)
	.sort(([, one], [, other]) => other.length - one.length);

/** Splits "**Clear fit** – the reason" into the level, what stands around its words, and the rest. */
export function readLevel(text: string): { level: FitLevel; start: string; rest: string } | undefined {
	const words = `${plainWords(text)} `;
	const [level, name = ""] = levels.find(([, name]) => words.startsWith(`${name} `)) ?? [];
	if (!level) return undefined;
	const count = name.split(" ").length;
	const [start = ""] =
		new RegExp(`^(?:\\P{L}*\\p{L}[\\p{L}\\p{M}]*){${count}}["”»’']?[^\\p{L}\\p{N}¿¡("“«]*`, "u").exec(text) ??
		[];
	return { level, start, rest: text.slice(start.length) };
}
