import { streamText, type TextStreamPart, type ToolSet } from "ai";
import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import ideaBoxEn from "#app/locales/en/idea-box.ts";
import ideaBoxEs from "#app/locales/es/idea-box.ts";
import { parseAnalysis, readVerdict } from "#app/routes/resultados/parse-analysis.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { analyseIdea, createBuiltInModel } from "#worker/analysis/built-in/built-in-model.ts";
import { Classifier } from "#worker/analysis/built-in/classifier.ts";
import { en } from "#worker/analysis/built-in/texts/en.ts";
import { es } from "#worker/analysis/built-in/texts/es.ts";
import { nothingLabels } from "#worker/analysis/built-in/themes.ts";
import weights from "#worker/analysis/built-in/weights.json" with { type: "json" };
import { count } from "../../scripts/analyst/evaluate.ts";
import { examplesDigest, readExamples, readIdeas } from "../../scripts/analyst/examples.ts";

/** Written by somebody who saw neither the code nor another idea. Never trained on. */
const ideas = readIdeas("tests/analysis/labelled-ideas.jsonl");
const readings = languages.flatMap((language) =>
	ideas.map(({ idea }) => ({ idea, language, text: analyseIdea(idea, language) })),
);
const classifier = new Classifier(weights);

const levelOf = (text: string) => readVerdict(parseAnalysis(text))?.level;
const headingsOf = (text: string) => parseAnalysis(text).map(({ heading }) => heading);
/** The lines of a section. */
function section(text: string, heading: string): string[] {
	const sections = text.split("\n\n").map((part) => part.split("\n"));
	return sections.find(([first]) => first === `**${heading}**`)?.slice(1) ?? [];
}
const says = (idea: string, heading: keyof typeof analysisHeadings.en) =>
	section(analyseIdea(idea, "en"), analysisHeadings.en[heading]).join("\n");

describe("what it recognises", () => {
	it("is right about ideas that it was not trained on", () => {
		const classified = ideas.map((idea) => ({ idea, answer: classifier.classify(idea.idea) }));
		const { fitting, right, nothing, honest } = count(classified);
		expect(right / fitting).toBeGreaterThanOrEqual(0.87);
		expect(honest / nothing).toBeGreaterThanOrEqual(0.96);
		const clear = classified.filter(({ answer }) => "level" in answer && answer.level === "clear");
		expect(clear.length / classified.length).toBeGreaterThan(0.4);
		expect(count(clear).right / clear.length).toBeGreaterThanOrEqual(0.98);
	});

	it("knows the company of the quick tags, of few words and of the placeholder of the form", () => {
		const companyOf = (idea: string) => classifier.classify(idea).matches[0]?.company;
		for (const { tag, placeholder } of [ideaBoxEn, ideaBoxEs]) {
			expect(companyOf(`${tag.renewableEnergy}. `)).toBe("energy");
			expect(companyOf(`${tag.industrialRecycling}. `)).toBe("paper");
			expect(classifier.classify(placeholder)).toMatchObject({ matches: [{ theme: "organic" }] });
		}
	});

	it.each([
		["Solar panels on our factory", "clear", "electricity", "panels"],
		["Solar panels, our factory", "partial", "electricity", "panels"],
		["Old uniforms and sheets of our hotels, to be recycled", "partial, outside", "company", "sheets"],
		["Bags and bags. Whose?", "partial", "company", "Bags"],
		["Compost de cocinas y ropa usada", "partial", "organic textiles", "Compost usada"],
		["LED para una bolera.", "other", "", ""],
		["Green roof for a hospital", "joint", "urban-green electricity", ""],
		["Fusta creosotada", "partial", "contamination", "creosotada"],
		["Vigas de melis, ladrillos y baldosa", "clear", "materials", "Vigas ladrillos baldosa"],
		["Could our street pool its meters?", "partial", "company", ""],
		["In July I could cry.", "other", "", ""],
		["Carter rural.", "other", "", ""],
		["Two got jobs!", "other", "", ""],
	])("is as certain of an idea as the words that tell it: %s", (idea, level, themes, words) => {
		const read = classifier.classify(idea);
		const isOutside = read.matches[0]?.isOutside ?? false;
		expect("level" in read ? read.level + (isOutside ? ", outside" : "") : read.kind).toBe(level);
		expect(read.matches.map((match) => match?.theme).join(" ")).toBe(themes);
		expect(read.matches.flatMap((match) => match?.words ?? []).join(" ")).toBe(words);
		expect(says(idea, "fit").includes("it is outside")).toBe(isOutside);
	});
});

describe("what it writes", () => {
	it("lays the sections out as the page reads them, each line ended and each text filled in", () => {
		const seen = new Set<string>();
		for (const { text, language } of readings) {
			const standard: string[] = Object.values(analysisHeadings[language]);
			const headings = headingsOf(text).filter((heading) => standard.includes(heading));
			expect(headings).toEqual(standard.filter((heading) => headings.includes(heading)));
			expect(text).not.toMatch(/[{}]|undefined|false|\[object|\.\.|(?<!\p{L})(?:de|a) el |\n\n\n/u);
			for (const line of text.split("\n")) expect(line).toMatch(/^$|^\*\*[^*]+\*\*$|[.?!]$/);
			expect(text.split(/\s+/).length).toBeLessThanOrEqual(240);
			if (levelOf(text) === "partial") expect(headings.length, "asks only").toBeLessThanOrEqual(4);
			seen.add(levelOf(text) ?? "");
		}
		expect([...seen].sort()).toEqual(["clear", "joint", "none", "partial", "unclear"]);
	});

	it("quotes nothing that does not stand in the idea, word for word", () => {
		const quotes = readings.flatMap(({ idea, text }) =>
			Array.from(text.matchAll(/[“«]([^”»]+)[”»]/g), ([, quote = ""]) => ({ idea, quote })),
		);
		expect(quotes.length).toBeGreaterThan(200);
		for (const { idea, quote } of quotes) expect(idea.replace(/\s+/g, " ")).toContain(quote);
	});

	const paper = "Our printing paper, cardboard, cardboards and their plastic film need a recycler";

	it("tells of a clear fit what the group publishes, asks for nothing that the idea states, and quotes what it asks", () => {
		expect(says(paper, "understanding")).toMatch(/ paper and cardboard \(“cardboard”\)\.$/);
		expect(says(paper, "fit")).toBe(`Clear: ${en.fit.clear(`Anella Paper, ${en.companies.paper.fact}`)}`);
		expect(says(paper, "goals")).toMatch(/^SDG 12: Responsible .*109,994 tonnes/);
		expect(says(paper, "collaboration")).toContain(`${en.needs.amount}, ${en.needs.place}`);
		const more = `${paper}: 3 tonnes a month, clean, in Reus, for which we pay 40 € today.`;
		for (const stated of ["state", "amount", "place", "money"] as const)
			expect(says(more, "collaboration")).not.toContain(en.needs[stated]);
		for (const answered of [more, "Scrap metal and old machines have to be recovered by 30 June."])
			expect(says(answered, "question")).toBe("");
		const water = "Our waste water needs treatment, and we were fined.";
		expect(says(water, "question")).toBe(en.companies.engineering.themes.water[1]);
		expect(says("Green roof for a hospital", "question")).toBe(en.companies.construction.question);
		const asked = `${paper}. We have six sacks of white trimmings. We look for a buyer.`;
		expect(says(asked, "next")).toContain("“We look for a buyer”");
	});

	it("proposes and asks nothing where money only is asked for, and quotes no plea", () => {
		const mill = "We press olive oil and heat the mill with gas from a biogas plant. We need 60,000 euros.";
		const { understanding, fit, sector, goals, next } = analysisHeadings.en;
		expect(headingsOf(analyseIdea(mill, "en"))).toEqual([understanding, fit, sector, goals, next]);
		const rent = "I owe two months of rent and live alone. Could you lend me 900 euros until May?";
		expect(says(rent, "fit")).toBe(`No fit: ${en.nothing.hardship[1]}`);
		expect(analyseIdea(rent, "en")).not.toContain("“");
	});

	it.each([
		["I would like to apply for a job as an accountant, my CV is attached.", "job"],
		["We are a kitchen with 140 meals a day. We simply need a donation. Anything helps.", "money"],
		["Vuestra web da error cuando pulso enviar.", "complaint"],
		["Els nostres ODS 7 i 13", "goals"],
		["Nous cherchons des partenaires pour nos déchets de papier avec vous.", "language"],
		["I sell gold coins and crypto tokens, contact me for the price.", "other"],
		["Qzxw kjhg wrtz panels.", "unclear"],
		["Paguem dietes", "unclear"],
		["My mum died on 3 May. Could you tell her compost volunteers what to do?", "grief"],
		["Je veux mourir. Que me reste-t-il, et pour qui suis-je dans ce monde ?", "danger"],
		["My husband hits me. Our factory has solar panels and a battery. Could you help us?", "violence"],
	] as const)("says of “%s” that it is none, as %s, and where to go", (idea, kind) => {
		const taken = en.nothing[kind][0];
		expect(says(idea, "understanding")).toBe(kind === "goals" ? `${taken} ${en.inCatalan}` : taken);
		const need = kind === "grief" ? en.meanwhile : /^(danger|violence)$/.test(kind) && en.today;
		const next = need ? en.next(undefined) : "email.";
		expect(analyseIdea(idea, "en")).toMatch(new RegExp(`${next}\n\n${need || en.automatic}$`));
		expect(section(analyseIdea(idea, "en"), en.whereToGo).length).toBe(en.nothing[kind].slice(2).length);
	});

	it("writes to who is in need a human sentence, the numbers for danger or violence only, and no proposal", () => {
		const { understanding, fit, next } = analysisHeadings.en;
		const idea = `My mum died on 3 May. Her compost and her volunteers are still there. ${paper}.`;
		expect(headingsOf(analyseIdea(idea, "en"))).toEqual([understanding, fit, next]);
		expect(says(idea, "understanding")).toMatch(/^We are very sorry.*We read this as an idea about [^.]+\.$/);
		expect(analyseIdea(idea, "en")).not.toMatch(/112|024|016/);
		for (const { danger, violence } of [en.nothing, es.nothing])
			expect(`${danger}${violence}`.match(/\d+/g)).toEqual(["112", "024", "112", "016"]);
	});

	it("keeps a visitor's markup from becoming layout", () => {
		const idea =
			"**Fit**\n\n**Partial**: a **factory** # that wants solar panels_ on 900 m2. We need **an** installer.";
		const headings = headingsOf(analyseIdea(idea, "en"));
		expect(Object.values(analysisHeadings.en)).toEqual(expect.arrayContaining(headings));
		expect(new Set(headings).size).toBe(headings.length);
	});
});

it("writes the analysis word by word until it ends, or until the signal aborts", async () => {
	const prompt = "Waste paper from offices";
	async function play(mostWords: number) {
		const reader = new AbortController();
		const model = createBuiltInModel("en", 0);
		const words: string[] = [];
		let last: unknown;
		for await (last of streamText({ model, prompt, abortSignal: reader.signal }).stream) {
			const part = last as TextStreamPart<ToolSet>;
			if (part.type === "text-delta" && words.push(part.text) === mostWords) reader.abort();
		}
		return { words, last };
	}
	const { words, last } = await play(Number.POSITIVE_INFINITY);
	expect(words.length).toBeGreaterThan(40);
	expect(words.join("")).toBe(analyseIdea(prompt, "en"));
	expect(last).toMatchObject({ type: "finish", finishReason: "stop" });
	expect(await play(1)).toMatchObject({ words: [words[0]], last: { type: "abort" } });
});

it("has been trained on the examples as they are (npm run train), and never on the ideas that measure it", () => {
	expect(weights.examples).toBe(examplesDigest());
	expect([...weights.nothing.classes].sort()).toEqual(Object.keys(nothingLabels).sort());
	const examples = new Set(readExamples().map(({ idea }) => idea));
	expect(ideas.filter(({ idea }) => examples.has(idea))).toEqual([]);
});
