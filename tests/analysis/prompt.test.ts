/** That what the model is asked for is what the page reads, in every language that an idea may come in. */
import { describe, expect, it } from "vitest";
import { companies } from "#app/content/companies.ts";
import { languages } from "#app/i18n/languages.ts";
import { parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import type { AnalysisSection } from "#app/routes/resultados/parsed-analysis.ts";
import { analysisHeadings, fitLevels } from "#app/schemas/analysis-layout.ts";
import { instructions, layout } from "#worker/analysis/prompt.ts";

const headingsOf = (sections: AnalysisSection[]) => sections.map(({ heading }) => heading);
const section = (sections: AnalysisSection[], heading: string) =>
	sections.find((each) => each.heading === heading);

describe.each(languages)("the layout in %s", (language) => {
	const headings = analysisHeadings[language];
	const sections = parseAnalysis(layout(language));

	it("has every section of the contract, in its order", () => {
		expect(headingsOf(sections)).toEqual(Object.values(headings));
	});

	it("reads as proposals with their points, aspects as bullets and goals as goals", () => {
		expect(section(sections, headings.collaboration)?.blocks).toMatchObject([
			{ kind: "item", number: 1, title: "Short title", points: [expect.anything(), expect.anything()] },
		]);
		expect(section(sections, headings.sustainability)?.blocks).toMatchObject([{ kind: "bullet" }]);
		expect(section(sections, headings.ready)?.blocks).toMatchObject([{ kind: "bullet" }]);
		expect(section(sections, headings.goals)?.blocks).toMatchObject([{ kind: "goal", goal: 12 }]);
	});

	it("is a part of what the model is told, with every level of the fit", () => {
		expect(instructions).toContain(layout(language));
		for (const level of Object.values(fitLevels[language])) expect(layout(language)).toContain(`"${level}"`);
	});
});

it("tells the model every company by name, and the languages that it may meet", () => {
	for (const { name } of companies) expect(instructions).toContain(name);
	for (const language of ["Spanish", "English", "Catalan", "French", "Portuguese", "German"])
		expect(instructions).toContain(language);
});

/** An analysis as the instructions ask for it of an idea in another language than the headings'. */
const answer = (headings: Record<string, string>, goal: string, text: string, points: [string, string]) =>
	`**${headings.understanding}**
${text}

**${headings.fit}**
Clear: ${text}

**${headings.sector}**
${text}

**${headings.sustainability}**
- ${text}

**${headings.collaboration}**
1. **${text}**: ${text}.
   - **${points[0]}**: ${text}.
   - **${points[1]}**: ${text}.

**${headings.goals}**
${goal} 12: ${text}.

**${headings.question}**
${text}

**${headings.ready}**
- ${text}

**${headings.next}**
${text}`;

it.each([
	["Catalan", "es", "ODS", "Una cooperativa de Lleida recull 15 tones de cartró a l’any"],
	["Portuguese", "es", "ODS", "Uma fábrica do Porto procura destino para lodos de papel"],
	["French", "en", "SDG", "Une coopérative d’Occitanie réutilise l’énergie de ses déchets"],
	["German", "en", "SDG", "Ein Werk in Köln sucht einen Abnehmer für Altpapier: 40 t im Monat"],
] as const)("an answer in %s is read like any other", (_, language, goal, text) => {
	const headings = analysisHeadings[language];
	const points = language === "es" ? ["Qué aportas", "Qué lo decide"] : ["What you bring", "What decides it"];
	const sections = parseAnalysis(answer(headings, goal, text, points as [string, string]));
	expect(headingsOf(sections)).toEqual(Object.values(headings));
	const kinds = ["sector", "sustainability", "collaboration", "goals"] as const;
	for (const kind of kinds) expect(section(sections, headings[kind])?.kind).toBe(kind);
	expect(section(sections, headings.collaboration)?.blocks).toMatchObject([
		{ kind: "item", number: 1, title: text, points: [expect.anything(), expect.anything()] },
	]);
	expect(section(sections, headings.goals)?.blocks).toEqual([
		{ kind: "goal", goal: 12, abbreviation: goal, text: [{ text: `${text}.`, strong: false }] },
	]);
});
