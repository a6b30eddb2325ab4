import { streamText } from "ai";
import { describe, expect, it } from "vitest";
import { analysisHeadings, goalAbbreviation } from "#app/contract/analysis-text.ts";
import { companies } from "#app/group/companies.ts";
import { figures } from "#app/group/figures.ts";
import { goalNumbers } from "#app/group/goals.ts";
import { names } from "#app/group/stand-ins.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/languages.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analyseIdea, createBuiltInAnalyst } from "#worker/analysis/built-in/built-in-analyst.ts";
import { goalKnowledge } from "#worker/analysis/built-in/knowledge/goals.ts";
import { themes } from "#worker/analysis/built-in/knowledge/themes.ts";
import { readIdea } from "#worker/analysis/built-in/retrieval.ts";
import { heldOutIdeas, type LabelledIdea, labelledIdeas } from "./labelled-ideas.ts";

const goalNames = { en: goalNamesEn, es: goalNamesEs };
const fitting = [...labelledIdeas, ...heldOutIdeas].filter(({ company }) => company !== null);

const goalsIn = (text: string) =>
	[...text.matchAll(/^(?:SDG|ODS) (\d+):/gm)].map(([, digits]) => Number(digits));

/** How a set of ideas fares, with each miss told. */
function score(ideas: readonly LabelledIdea[]) {
	const misses: string[] = [];
	const of = { companies: 0, goals: 0, offTopic: 0 };
	const right = { companies: 0, goals: 0, offTopic: 0 };
	for (const { idea, language, company, goals } of ideas) {
		const reading = readIdea(idea);
		if (reading.language !== language) misses.push(`language ${reading.language}: ${idea}`);
		const found = reading.fits ? reading.themes[0]?.subject.company : null;
		if (company === null) {
			of.offTopic += 1;
			if (found === null) right.offTopic += 1;
			else misses.push(`invented ${found}: ${idea}`);
			continue;
		}
		of.companies += 1;
		if (found === company) right.companies += 1;
		else misses.push(`${found} for ${company}: ${idea}`);
		const named = goalsIn(analyseIdea(idea));
		for (const goal of goals) {
			of.goals += 1;
			if (named.includes(goal)) right.goals += 1;
			else misses.push(`goal ${goal} not in ${named}: ${idea}`);
		}
	}
	return {
		companies: right.companies / of.companies,
		goals: right.goals / of.goals,
		offTopic: right.offTopic / of.offTopic,
		misses: misses.join("\n"),
	};
}

async function collect(idea: string, signal?: AbortSignal, wordDelayMs = 0) {
	const { stream } = streamText({
		model: createBuiltInAnalyst({ wordDelayMs }),
		instructions: "You are an analyst.",
		prompt: idea,
		...(signal && { abortSignal: signal }),
		onError: () => {},
	});
	const parts = [];
	for await (const part of stream) parts.push(part);
	return parts;
}

describe("what it finds", () => {
	it("puts the right company first and names the right goals", () => {
		const { companies, goals, offTopic, misses } = score(labelledIdeas);
		expect(labelledIdeas.filter(({ language }) => language === "es").length).toBeGreaterThanOrEqual(30);
		expect(companies, misses).toBeGreaterThanOrEqual(0.85);
		expect(goals, misses).toBeGreaterThanOrEqual(0.8);
		expect(offTopic, misses).toBe(1);
		expect(misses).not.toContain("language");
	});

	it("reads misspelt ideas", () => {
		const { companies, misses } = score(labelledIdeas.filter(({ manner }) => manner === "misspelt"));
		expect(companies, misses).toBeGreaterThanOrEqual(0.85);
	});

	it.each([
		["Placas solares para un taller en Madrid", "Madrid"],
		["Recycling cardboard from a business in Paris", "Paris"],
	])("never takes a place for a misspelt word: %s", (idea, place) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.themes.length).toBe(1);
		expect(analyseIdea(idea)).not.toMatch(new RegExp(`[“«][^”»]*${place}`));
	});

	it.each([
		["Proyecto para mujeres en Madrid", "es"],
		["Una tienda de segunda mano en el barrio", "es"],
		["a second-hand shop for furniture", "en"],
	])("still fits: %s", (idea, language) => {
		expect(readIdea(idea)).toMatchObject({ fits: true, language });
	});

	it("does nearly as well on ideas that it was not tuned with", () => {
		const { companies, goals, misses } = score(heldOutIdeas);
		expect(companies, misses).toBeGreaterThanOrEqual(0.75);
		expect(goals, misses).toBeGreaterThanOrEqual(0.75);
	});

	it.each([
		["A project for SDG 14 with fishermen of the coast", 14],
		["Proyecto para el ODS 5 y el ODS 16", 5],
	])("names a goal that the idea calls by number: %s", (idea, goal) => {
		expect(goalsIn(analyseIdea(idea))[0]).toBe(goal);
	});

	it("puts a company first that the idea calls by name", () => {
		const reading = readIdea(`Nos gustaría trabajar con ${names.construction} en algo nuevo.`);
		expect(reading.fits && reading.themes[0]?.subject.company).toBe("construction");
	});

	it("uses the hint when the languages balance", () => {
		expect(readIdea("12345", "es").language).toBe("es");
		expect(readIdea("12345").language).toBe("en");
	});
});

describe("what it writes", () => {
	it("lays the sections out as the page reads them", () => {
		for (const { idea } of fitting) {
			const reading = readIdea(idea);
			if (!reading.fits) continue;
			const { language } = reading;
			const text = analyseIdea(idea);
			const sections = text.split("\n\n").map((section) => section.split("\n"));
			const headings = analysisHeadings[language];
			expect(sections.map(([heading]) => heading)).toEqual(
				[headings.sector, headings.sustainability, headings.collaboration, headings.goals].map(
					(heading) => `**${heading}**`,
				),
			);
			const [sector, aspects, proposals, goals] = sections.map((section) => section.slice(1));
			expect(sector).toHaveLength(1);
			expect(aspects?.every((line) => /^- \S/.test(line))).toBe(true);
			expect(proposals?.length).toBeGreaterThanOrEqual(2);
			expect(proposals?.length).toBeLessThanOrEqual(4);
			proposals?.forEach((line, place) => {
				expect(line).toMatch(new RegExp(`^${place + 1}\\. \\*\\*[^*]+\\*\\*: \\S`));
			});
			const goalLines = goals?.filter((line) => !line.startsWith("- ")) ?? [];
			expect(goalLines.length).toBeGreaterThanOrEqual(2);
			expect(goalLines.length).toBeLessThanOrEqual(5);
			for (const line of goalLines) {
				const [, number, name] =
					new RegExp(`^${goalAbbreviation[language]} (\\d+): (.+?) — \\S`).exec(line) ?? [];
				expect(goalNames[language], line).toHaveProperty(String(number), name);
			}
			const length = text.split(/\s+/).length;
			expect(length, idea).toBeGreaterThanOrEqual(160);
			expect(length, idea).toBeLessThanOrEqual(360);
			expect(text, idea).not.toMatch(/[{}]|undefined|NaN|\[object|[“«][”»]/);
		}
	});

	it("names the words of the idea that led there", () => {
		for (const { idea } of fitting) {
			const reading = readIdea(idea);
			if (!reading.fits) continue;
			const text = analyseIdea(idea);
			const quotes = [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, quote]) => quote ?? "");
			expect(quotes.length, idea).toBeGreaterThan(0);
			for (const quote of quotes) expect(idea.replace(/\s+/g, " ")).toContain(quote);
		}
	});

	it("states no figure that is not the group's or the visitor's", () => {
		const published = [figures.oldestCompanySince, figures.paperCapacityPerYear];
		for (const { idea } of [...labelledIdeas, ...heldOutIdeas]) {
			const { language } = readIdea(idea);
			const allowed = new Set([
				...goalNumbers.map(String),
				...published.flatMap((figure) => [String(figure), formatNumber(figure, language)]),
				...(idea.match(/\d[\d.,]*/g) ?? []),
				// The name of Industry 5.0.
				"5.0",
			]);
			for (const number of analyseIdea(idea).match(/\d+(?:[.,]\d+)*/g) ?? []) {
				expect(allowed, `${number} in the analysis of ${idea}`).toContain(number);
			}
		}
	});

	it("writes a different analysis for each idea and the same one each time", () => {
		const texts = fitting.filter(({ idea }) => readIdea(idea).fits).map(({ idea }) => analyseIdea(idea));
		expect(texts.length).toBeGreaterThan(20);
		expect(new Set(texts).size).toBe(texts.length);
		for (const { idea } of fitting) expect(analyseIdea(idea)).toBe(analyseIdea(idea));
	});

	it("calls the visitor tú in Spanish, as the site does", () => {
		for (const { idea } of [...labelledIdeas, ...heldOutIdeas])
			if (readIdea(idea).language === "es") expect(analyseIdea(idea)).not.toMatch(/\busted(es)?\b/i);
	});

	it("says that nothing fits, and what to add, without naming a goal", () => {
		for (const { idea, language, company } of labelledIdeas) {
			if (company !== null) continue;
			const text = analyseIdea(idea);
			expect(goalsIn(text), idea).toEqual([]);
			for (const heading of Object.values(analysisHeadings[language]))
				expect(text).not.toContain(`**${heading}**`);
			expect(text).toMatch(/^\*\*.+\*\*\n\S/);
			expect(text).toContain("\n- ");
			for (const { name } of companies) expect(text).toContain(name);
		}
	});

	it("takes the idea's words as text and nothing else", () => {
		const idea =
			"Recycling **cardboard**\n**Related SDGs**\nSDG 1: <script>alert(1)</script> of [paper](http://x.example) `boxes`\r\n1. **Win** plastic\u202E🎉 '; DROP TABLE ideas;--";
		const text = analyseIdea(idea);
		expect(text.match(/^\*\*.+\*\*$/gm)).toHaveLength(4);
		expect(text).not.toMatch(/[<>`[\]\u202E]|script|http|DROP/);
		expect(text.replace(/\*\*[^*\n]+\*\*/g, "")).not.toContain("*");
	});

	it.each(["", " ", "\n\n", "🎉".repeat(250), "أعد التدوير ".repeat(20), "****", "a".repeat(500), "1 2 3"])(
		"has an answer for %j",
		(idea) => {
			expect(readIdea(idea).fits).toBe(false);
			expect(analyseIdea(idea)).toMatch(/^\*\*.+\*\*\n/);
		},
	);
});

describe("its knowledge", () => {
	it("is whole: each theme has both languages, a reason for each goal and partners other than its own company", () => {
		expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
		for (const { id, company, goals, text } of themes) {
			for (const language of languages) {
				expect(text[language].why, id).toHaveLength(goals.length);
				expect(text[language].aspects.length, id).toBeGreaterThanOrEqual(2);
				expect(text[language].proposals.length, id).toBeGreaterThanOrEqual(1);
				expect(Object.keys(text[language].with), id).toEqual(Object.keys(text.en.with));
				expect(Object.keys(text[language].with).length, id).toBeGreaterThanOrEqual(2);
				expect(text[language].with, id).not.toHaveProperty(company);
				expect(JSON.stringify(text[language].proposals), id).not.toMatch(/\bwill\b|hará|garantiza/);
			}
		}
	});

	it("covers all companies and all goals", () => {
		expect(new Set(themes.map(({ company }) => company)).size).toBe(companies.length);
		expect(goalKnowledge.map(({ goal }) => goal)).toEqual(goalNumbers);
		for (const { theme } of goalKnowledge) expect(themes.map(({ id }) => id)).toContain(theme);
	});
});

describe("as a language model", () => {
	const idea = "Rooftop solar panels for a cluster of small factories.";

	it("streams word by word through the AI SDK and finishes", async () => {
		const parts = await collect(idea);
		const deltas = parts.flatMap((part) => (part.type === "text-delta" ? [part.text] : []));
		expect(deltas.join("")).toBe(analyseIdea(idea));
		expect(deltas.length).toBeGreaterThan(100);
		expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
	});

	it("reads the last message of the user only", async () => {
		const { content } = await createBuiltInAnalyst().doGenerate({
			prompt: [
				{ role: "system", content: "Anella Paper, solar panels, mental health" },
				{ role: "user", content: [{ type: "text", text: "Wastewater treatment" }] },
				{ role: "assistant", content: [{ type: "text", text: "Which company?" }] },
				{ role: "user", content: [{ type: "text", text: idea }] },
			],
		});
		expect(content).toEqual([{ type: "text", text: analyseIdea(idea) }]);
	});

	it("stops at once when it is aborted, with no finish", async () => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(), 40);
		const started = Date.now();
		const parts = await collect(idea, controller.signal, 15);
		expect(Date.now() - started).toBeLessThan(1500);
		const types = parts.map(({ type }) => type);
		expect(types).toContain("abort");
		expect(types).not.toContain("finish");
	});

	it("errors its stream with the signal's reason, as a fetch does", async () => {
		const controller = new AbortController();
		const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: idea }] }];
		const model = createBuiltInAnalyst({ wordDelayMs: 1000 });
		const { stream } = await model.doStream({ prompt, abortSignal: controller.signal });
		const reader = stream.getReader();
		expect((await reader.read()).value).toEqual({ type: "stream-start", warnings: [] });
		expect((await reader.read()).value).toMatchObject({ type: "text-start" });
		const waiting = expect(reader.read()).rejects.toMatchObject({ name: "AbortError" });
		controller.abort();
		await waiting;
		await expect(model.doStream({ prompt, abortSignal: controller.signal })).rejects.toMatchObject({
			name: "AbortError",
		});
	});
});
