import {
	type AnalysisSectionKind,
	analysisHeadings,
	type FitLevel,
	fitLevels,
	type LayoutLanguage,
	plainWords,
} from "#app/schemas/analysis-layout.ts";

/** What models write instead of the layout's headings, or within others. The first that is found counts. */
const otherHeadings: Record<AnalysisSectionKind, Record<"en" | "es", string>> = {
	next: { en: "Next steps", es: "Próximos pasos, Siguientes pasos" },
	goals: { en: "SDG, Sustainable Development Goals", es: "ODS, Objetivos de Desarrollo Sostenible" },
	understanding: { en: "We understood", es: "Hemos entendido, Entendemos" },
	fit: { en: "Degree of fit", es: "Grado de encaje, Nivel de encaje" },
	question: { en: "Question", es: "Pregunta" },
	ready: { en: "To have ready", es: "Qué preparar" },
	collaboration: {
		en: "Proposal, Collaboration, Alliance, Partnership",
		es: "Propuesta, Colaboración, Alianza, Sinergia",
	},
	sector: { en: "Industry", es: "Sector, Tipo de negocio" },
	sustainability: {
		en: "Sustainability, Circular economy",
		es: "Sostenibilidad, Impacto ambiental, Economía circular",
	},
};

export interface KnownHeading {
	/** "sources" is a section that is left out. */
	kind: AnalysisSectionKind | "sources";
	language?: LayoutLanguage;
	/** Whether it is the layout's own. */
	isOwn: boolean;
}

const layoutLanguages = Object.keys(analysisHeadings) as LayoutLanguage[];
const known = (Object.keys(otherHeadings) as AnalysisSectionKind[]).flatMap((kind) => [
	...layoutLanguages.map((language) => {
		return { kind, language, isOwn: true, words: plainWords(analysisHeadings[language][kind]) };
	}),
	...(["en", "es"] as const).flatMap((language) =>
		otherHeadings[kind][language]
			.split(", ")
			.map((heading) => ({ kind, language, isOwn: false, words: plainWords(heading) })),
	),
]);

const list =
	"sources?|references?|fuentes?|referenci[ae]s?|fonte?s|bibliograf[iy]a|citations?|citas|enlaces|links";
/** The heading of a list of sources, but not "Fuentes de ingresos". */
const sources = new RegExp(
	`^(?:${list})(?: (?:and|y|i) (?:${list}))?(?: (?:consulta|utili|cita|use|cite|bibliogr)\\p{L}*)?$`,
	"u",
);

/** Finds the heading that a line is, whatever marks, numbers and emoji are around it. */
export function findHeading(line: string): KnownHeading | undefined {
	const words = plainWords(line).replace(/^(?:(?:\d+|[ivx]+) )+/, "");
	if (sources.test(words)) return { kind: "sources", isOwn: false };
	return known.find((one) => words === one.words || words === `${one.words}s`);
}

/** Finds the heading that is named in another one: "Posibles alianzas con el grupo", "B. Encaje". */
export function findNamedHeading(heading: string): KnownHeading | undefined {
	const words = ` ${plainWords(heading)} `;
	// A longer name can be the beginning of a word.
	const named = known.find(({ words: name }) => words.includes(name.length > 6 ? ` ${name}` : ` ${name} `));
	// "Análisis de alianza", "A business alliance analysis" and "Pasos de la colaboración" are no proposals.
	const isOther = /^ (?:\p{L}+ )?(?:anal[iy]s|pasos|steps)| (?:alliance|partnership) analysis/u.test(words);
	if (named?.kind === "collaboration" && isOther) return undefined;
	return named && { ...named, isOwn: false };
}

/** Levels as models write them, also with the heading: "Encaje claro", "Clear fit". The longer ones first. */
const levels = layoutLanguages.flatMap((language) =>
	(Object.entries(fitLevels[language]) as [FitLevel, string][]).flatMap(([level, name]) => {
		const { fit } = analysisHeadings[language];
		return [`${name} ${fit}`, `${fit} ${name}`, name].map((each) => ({ level, words: plainWords(each) }));
	}),
);

/** Splits "**Clear fit** – the reason" into the level and the rest. */
export function readLevel(text: string): { level: FitLevel; rest: string } | undefined {
	const found = levels.find(({ words }) => `${plainWords(text)} `.startsWith(`${words} `));
	if (!found) return undefined;
	const count = found.words.split(" ").length;
	const start = new RegExp(`^(?:\\P{L}*[\\p{L}\\p{M}]+){${count}}["”»’']?[^\\p{L}\\p{N}¿¡("“«]*`, "u");
	return { level: found.level, rest: text.replace(start, "") };
}
