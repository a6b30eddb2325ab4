import { streamText } from "ai";
import { describe, expect, it } from "vitest";
import { companies } from "#app/content/companies.ts";
import { contacts, names } from "#app/content/group.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import ideaBoxEn from "#app/locales/en/idea-box.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import ideaBoxEs from "#app/locales/es/idea-box.ts";
import { parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { analysisHeadings, fitLevels } from "#app/schemas/analysis-layout.ts";
import { analyseIdea, createBuiltInModel } from "#worker/analysis/built-in/built-in-model.ts";
import { Classifier } from "#worker/analysis/built-in/classifier.ts";
import { nothingKinds } from "#worker/analysis/built-in/themes.ts";
import weights from "#worker/analysis/built-in/weights.json" with { type: "json" };
import { count } from "../../scripts/analyst/evaluation.ts";
import { examplesDigest, readExamples, readIdeas } from "../../scripts/analyst/examples.ts";

const goalNames: Record<Language, Record<string, string>> = { en: goalNamesEn, es: goalNamesEs };
/** Written by somebody who saw neither the code nor another idea. Never trained on. */
const ideas = readIdeas("tests/analysis/labelled-ideas.jsonl");
const analyses = languages.flatMap((language) =>
	ideas.map(({ idea }) => ({ idea, language, text: analyseIdea(idea, language) })),
);

const headingsOf = (text: string) => parseAnalysis(text).map(({ heading }) => heading);

/** The lines of a section. */
function section(text: string, heading: string): string[] {
	const sections = text.split("\n\n").map((part) => part.split("\n"));
	return sections.find(([first]) => first === `**${heading}**`)?.slice(1) ?? [];
}

/** The company that an English analysis names first; undefined where it names none. */
function firstCompany(idea: string) {
	const sector = section(analyseIdea(idea, "en"), analysisHeadings.en.sector)[0] ?? "";
	const named = companies.filter(({ name }) => sector.includes(name));
	return named.sort((one, other) => sector.indexOf(one.name) - sector.indexOf(other.name))[0]?.id;
}

describe("what it recognises", () => {
	it("names the right company, or none, for ideas that it was not trained on", () => {
		const classifier = new Classifier(weights);
		const classified = ideas.map((idea) => ({ idea, answer: classifier.classify(idea.idea) }));
		const { fitting, right, named, nothing, honest } = count(classified);
		expect(right / fitting).toBeGreaterThanOrEqual(0.88);
		expect(named / fitting).toBeGreaterThanOrEqual(0.96);
		expect(honest / nothing).toBeGreaterThanOrEqual(0.93);
	});

	it.each([
		["Volem posar plaques solars a la teulada del polígon.", "energy"],
		["We want to insulate a school built in the seventies.", "construction"],
		["I am looking for an internship in marketing, here is my CV.", undefined],
		["hola", undefined],
		["🌱🌱🌱", undefined],
		["", undefined],
	])("reads “%s” as %s", (idea, company) => {
		expect(firstCompany(idea)).toBe(company);
	});

	it("names the company of a quick tag", () => {
		for (const { tag } of [ideaBoxEn, ideaBoxEs]) {
			expect(firstCompany(`${tag.renewableEnergy}. `)).toBe("energy");
			expect(firstCompany(`${tag.industrialRecycling}. `)).toBe("paper");
			expect(firstCompany(`${tag.sustainableEngineering}. `)).toBe("engineering");
		}
	});

	it("says that it does not read other languages", () => {
		const text = analyseIdea("Nous cherchons des partenaires pour nos déchets de papier avec vous.", "es");
		expect(text).toMatch(/^\*\*Un idioma que aquí no se lee\*\*/);
	});

	it("says where to go with what fits nothing, and names every company by the name in the content", () => {
		const job = analyseIdea("I would like to apply for a job as an accountant, my CV is attached.", "en");
		expect(job).toContain(contacts.email);
		const share = analyseIdea("Quiero comprar acciones del grupo, ¿cómo invierto mis ahorros?", "es");
		expect(share).toContain(contacts.investorsEmail);
		for (const { id } of companies) expect(analyseIdea("hola", "es")).toContain(names[id]);
	});
});

describe("what it writes", () => {
	it.each(languages)("lays the sections out as the page reads them (%s)", (language) => {
		const headings = analysisHeadings[language];
		const { clear, partial } = fitLevels[language];
		const { sustainability, goals, ...others } = headings;
		const [all, some]: string[][] = [Object.values(headings), Object.values(others)];
		const seen = new Set<string>();
		for (const { text } of analyses.filter((analysis) => analysis.language === language)) {
			const [fit = "nothing"] = section(text, headings.fit).map((line) => line.split(":")[0]);
			seen.add(fit);
			if (fit === clear) expect(headingsOf(text)).toEqual(all);
			else if (fit === partial) expect(headingsOf(text)).toEqual(some);
			else expect(headingsOf(text)).toHaveLength(3);
			expect(text).not.toMatch(/[{}]|undefined|\[object|\.\.|\bde el /);
		}
		expect([...seen].sort()).toEqual([clear, partial, "nothing"].sort());
	});

	it("names one company where it is clear, else at most two, each with its condition and reason", () => {
		const seen = new Set<number>();
		for (const { text, language } of analyses) {
			const headings = analysisHeadings[language];
			const isPartial = section(text, headings.fit)[0]?.startsWith(fitLevels[language].partial);
			const sectors = section(text, headings.sector);
			if (sectors.length === 0) continue;
			if (isPartial) seen.add(sectors.length);
			else expect(sectors).toHaveLength(1);
			for (const line of sectors) {
				expect(companies.filter(({ name }) => line.includes(name))).toHaveLength(1);
				expect(line).toMatch(isPartial ? /^- (?:If|Si) .*\. \S.*\.$/ : /\. \S.*\.$/);
			}
			expect(section(text, headings.collaboration)).toHaveLength(isPartial ? 1 : 2);
		}
		expect([...seen].sort()).toEqual([1, 2]);
	});

	it("names each goal by its number and name", () => {
		let named = 0;
		for (const { text, language } of analyses) {
			for (const line of section(text, analysisHeadings[language].goals)) {
				const [, number = "", name = ""] = /^(?:SDG|ODS) (\d+): (.+?)\. \S/.exec(line) ?? [];
				expect(goalNames[language]).toHaveProperty(number, name);
				named += 1;
			}
		}
		expect(named).toBeGreaterThan(100);
	});

	it("quotes what told it most and what is asked, and proposes what the theme and the direction suggest", () => {
		const says = (idea: string, heading: keyof typeof analysisHeadings.en) =>
			section(analyseIdea(idea, "en"), analysisHeadings.en[heading]).join("\n");
		const selling = "We are a music school. We throw away tonnes of waste paper. Who can take it?";
		expect(says(selling, "understanding")).toBe(
			"Your idea concerns paper and plant fibres. The words that told us most: “We throw away tonnes of waste paper”. What you ask or say you want, in your words: “Who can take it?”",
		);
		expect(says(selling, "collaboration")).toMatch(/\*\*A use for the fibre\*\*: .+ would look at the kind/);
		const buying = "We want to buy recycled paper";
		expect(says(buying, "collaboration")).toContain("**Supply of paper or fibre**");
		expect(says(buying, "understanding")).not.toContain("told us most");
		expect(says("Clean the waste water of our dairy", "goals")).toMatch(/^SDG 6: /);
		const close = "Our paper mill wants to clean its waste water and reuse it";
		expect(says(close, "fit")).toMatch(/^Partial: .* which of two/);
		expect(says(close, "question")).toContain(": water use and treatment, or paper and plant fibres?");
		expect(says(close, "ready")).toMatch(/^- What you expect of it\n/);
		expect(says("We want to recycle wood waste", "fit")).toContain(" is the closest match, but ");
	});

	it("quotes only what the idea says in one piece, and states no figure of its own", () => {
		let quoted = 0;
		for (const { idea, text } of analyses) {
			for (const [, quote = ""] of text.matchAll(/[“«]([^”»]+)[”»]/g)) {
				expect(idea.replace(/\s+/g, " ")).toContain(quote);
				quoted += 1;
			}
			const own = text
				.replace(/[“«][^”»]+[”»]/g, "")
				.replace(/^(?:SDG|ODS) \d+:|^\d\./gm, "")
				.replaceAll(contacts.phone, "");
			expect(own).not.toMatch(/\d/);
		}
		expect(quoted).toBeGreaterThan(100);
	});

	it.each([
		"No somos una cooperativa, pero nos gustaría comprar abono entre varios.",
		"Recycle 12 old Seat León cars",
		"Two gas kilns of our pottery, what could replace them?",
	])("claims nothing about the sender: %s", (idea) => {
		const [understood = ""] = section(analyseIdea(idea, "en"), analysisHeadings.en.understanding);
		const own = understood.replace(/“[^”]+”/g, "");
		expect(own).not.toMatch(/cooperative|León|two gas|on behalf|place/i);
	});

	it("keeps a visitor's markup from becoming layout", () => {
		const idea = "**Fit**\nClear: we want solar panels_ on the roof of our **factory** # now";
		expect(headingsOf(analyseIdea(idea, "en"))).toEqual(Object.values(analysisHeadings.en));
	});

	it("answers in the page's language, else in the idea's, else in English", () => {
		const last = (text: string) => headingsOf(text).at(-1);
		const catalan = "Volem posar plaques solars a la teulada.";
		expect(last(analyseIdea(catalan, "es"))).toBe(analysisHeadings.es.next);
		const spanish = "Queremos poner placas solares en la cubierta.";
		expect(last(analyseIdea(spanish))).toBe(analysisHeadings.es.next);
		expect(last(analyseIdea(catalan))).toBe(analysisHeadings.en.next);
	});
});

describe("the stream", () => {
	const stream = (wordDelayMs: number, abortSignal?: AbortSignal) =>
		streamText({
			model: createBuiltInModel({ wordDelayMs, language: "en" }),
			instructions: "You are an analyst.",
			prompt: "Waste paper from offices",
			...(abortSignal && { abortSignal }),
			onError: () => {},
		}).stream;

	it("writes the analysis word by word and stops", async () => {
		const parts = [];
		for await (const part of stream(0)) parts.push(part);
		const words = parts.flatMap((part) => (part.type === "text-delta" ? [part.text] : []));
		expect(words.length).toBeGreaterThan(50);
		expect(words.join("")).toBe(analyseIdea("Waste paper from offices", "en"));
		expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
	});

	it("ends with an abort part when the signal aborts", async () => {
		const controller = new AbortController();
		const parts = [];
		for await (const part of stream(1, controller.signal)) {
			parts.push(part);
			if (part.type === "text-delta") controller.abort();
		}
		expect(parts.at(-1)?.type).toBe("abort");
		expect(parts.filter(({ type }) => type === "text-delta").length).toBeLessThan(5);
	});
});

describe("what it learns from", () => {
	it("has been trained on the examples as they are (npm run train)", () => {
		expect(weights.examples).toBe(examplesDigest());
	});

	it("was never trained on the ideas that measure it", () => {
		const examples = new Set(readExamples().map(({ idea }) => idea));
		expect(ideas.filter(({ idea }) => examples.has(idea))).toEqual([]);
	});

	it("has examples of every reason why nothing fits", () => {
		expect([...weights.nothing.classes].sort()).toEqual([...nothingKinds].sort());
	});
});
