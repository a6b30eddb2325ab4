import { streamText } from "ai";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#app/i18n/languages.ts";
import ideaBoxEn from "#app/locales/en/idea-box.ts";
import ideaBoxEs from "#app/locales/es/idea-box.ts";
import { parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { readVerdict } from "#app/routes/resultados/read-verdict.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { analyseIdea, createBuiltInModel } from "#worker/analysis/built-in/built-in-model.ts";
import { Classifier } from "#worker/analysis/built-in/classifier.ts";
import { en } from "#worker/analysis/built-in/texts/en.ts";
import { es } from "#worker/analysis/built-in/texts/es.ts";
import { nothingLabels } from "#worker/analysis/built-in/themes.ts";
import weights from "#worker/analysis/built-in/weights.json" with { type: "json" };
import { count } from "../../scripts/analyst/evaluation.ts";
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
	const classified = ideas.map((idea) => ({ idea, answer: classifier.classify(idea.idea) }));

	it("names the right company, or none, for ideas that it was not trained on", () => {
		const { fitting, right, nothing, honest } = count(classified);
		expect(right / fitting).toBeGreaterThanOrEqual(0.87);
		expect(honest / nothing).toBeGreaterThanOrEqual(0.96);
	});

	it("is right where it is clear", () => {
		const clear = classified.filter(({ answer }) => "level" in answer && answer.level === "clear");
		expect(clear.length / classified.length).toBeGreaterThan(0.4);
		expect(count(clear).right / clear.length).toBeGreaterThanOrEqual(0.98);
	});

	it("names nobody where it is not certain and no word of the idea speaks for a company", () => {
		for (const { answer } of classified)
			if ("level" in answer && answer.level === "partial")
				for (const match of answer.matches) if (match) expect(match.isTelling).toBe(true);
	});

	it("knows the company of the quick tags, of few words and of the placeholder of the form", () => {
		const companyOf = (idea: string) => classifier.classify(idea).matches[0]?.company;
		for (const { tag, placeholder } of [ideaBoxEn, ideaBoxEs]) {
			expect(companyOf(`${tag.renewableEnergy}. `)).toBe("energy");
			expect(companyOf(`${tag.industrialRecycling}. `)).toBe("paper");
			expect(companyOf(`${tag.sustainableEngineering}. `)).toBe("engineering");
			expect(classifier.classify(placeholder)).toMatchObject({ matches: [{ theme: "organic" }] });
		}
	});

	it("is never clear about few words, nor about what is outside the group's business", () => {
		expect(classifier.classify("Solar panels on our factory")).toMatchObject({ level: "clear" });
		expect(classifier.classify("Solar panels, our factory")).toMatchObject({ level: "partial" });
		const uniforms = "Old uniforms and sheets of our hotels, to be recycled";
		expect(classifier.classify(uniforms)).toMatchObject({
			level: "partial",
			matches: [{ isOutside: true }],
		});
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
			seen.add(levelOf(text) ?? "");
		}
		expect([...seen].sort()).toEqual(["clear", "joint", "none", "partial", "unclear"]);
	});

	it("quotes nothing that does not stand in the idea, word for word", () => {
		let quoted = 0;
		for (const { idea, text } of readings)
			for (const [, quote = ""] of text.matchAll(/[“«]([^”»]+)[”»]/g)) {
				expect(idea.replace(/\s+/g, " ")).toContain(quote);
				quoted += 1;
			}
		expect(quoted).toBeGreaterThan(200);
	});

	it("speaks of a clear fit with what the group publishes: the company's activity and its goal", () => {
		const idea = "Our cardboard, waste paper and old magazines from printing need a recycler";
		expect(says(idea, "understanding")).toMatch(/^We read this as an idea about paper and cardboard \(“/);
		expect(says(idea, "fit")).toBe(
			"Clear: this looks like a matter for Anella Paper, in operation since 1946.",
		);
		expect(says(idea, "sector")).toBe("Recycling of paper and plastic, and energy recovery.");
		expect(says(idea, "goals")).toBe(
			"SDG 12: Responsible consumption and production. Recycling of paper and plastic, with 109,994 tonnes processed by the group in 2024.",
		);
	});

	it("asks for nothing that the idea states, and proposes nothing to a company that is not certain", () => {
		const idea = "Our cardboard, waste paper and old magazines from printing need a recycler";
		const more = `${idea}: 3 tonnes a month, clean, in Reus, for which we pay 40 € today.`;
		expect(says(idea, "collaboration")).toContain("how much there is, in all or in a month, the postcode");
		expect(says(more, "collaboration")).toContain("it helps Anella Paper to see or to know two photos.");
		const partial = "Old magazines, cardboard";
		expect(levelOf(analyseIdea(partial, "en"))).toBe("partial");
		expect(says(partial, "collaboration")).toBe("");
		expect(says(partial, "question")).toBe(en.companies.paper.question);
		expect(says(`${idea} every month`, "question")).toBe("");
	});

	it("tells what a person answers, and what an automatic reading cannot say", () => {
		const idea =
			"We print calendars, and six sacks of white trimmings of paper are left. We look for a buyer.";
		expect(says(idea, "next")).toBe(
			`${en.next(en.quote("We look for a buyer"))} ${en.automatic} ${en.terms}`,
		);
	});

	it("proposes and asks nothing where money only is asked for", () => {
		const idea = "We press olive oil and heat the mill with gas from a biogas plant. We need 60,000 euros.";
		expect(headingsOf(analyseIdea(idea, "en"))).not.toContain(analysisHeadings.en.collaboration);
		expect(headingsOf(analyseIdea(idea, "en"))).not.toContain(analysisHeadings.en.question);
		const donation = "We are a kitchen with 140 meals a day. We simply need a donation. Anything helps.";
		expect(says(donation, "fit")).toBe(`No fit: ${en.nothing.money[1]}`);
	});

	it.each([
		["I would like to apply for a job as an accountant, my CV is attached.", "job"],
		["Can you lend me 3,000 euros until Easter? My van died.", "money"],
		["Debo dos meses de alquiler. ¿Me pueden prestar 900 euros?", "hardship"],
		["Quiero denunciar un acoso en una empresa del grupo.", "complaint"],
		["Your lorry blocked my gate again, I want to complain.", "complaint"],
		["Vuestra web da error cuando pulso enviar.", "complaint"],
		["Projectes ODS", "goals"],
		["SDG Projects. ", "goals"],
		["Nous cherchons des partenaires pour nos déchets de papier avec vous.", "language"],
		["Quiero abrir un estudio de tatuajes en Reus con dos amigos.", "other"],
		["asdf asdf qwer qwer", "other"],
		["🌱🌱🌱", "unclear"],
		["", "unclear"],
	] as const)("says of “%s” that it is none, as %s, and where to go", (idea, kind) => {
		for (const [language, texts] of Object.entries({ en, es }) as [Language, typeof en][]) {
			const text = analyseIdea(idea, language);
			expect(section(text, analysisHeadings[language].understanding)[0]).toContain(texts.nothing[kind][0]);
			if (kind !== "unclear") expect(section(text, texts.whereToGo)[0]).toMatch(/^- \S/);
		}
	});

	it("writes to who is in need a human sentence, the numbers for danger or violence only, and no proposal", () => {
		const grief =
			"My mum died in May. She always wanted solar panels and drip irrigation for her greenhouse.";
		const text = analyseIdea(grief, "en");
		const { understanding, fit, next } = analysisHeadings.en;
		expect(headingsOf(text)).toEqual([understanding, fit, next]);
		expect(says(grief, "understanding")).toMatch(/^We are very sorry.*We read this as an idea about/);
		expect(text).not.toMatch(/112|024|016/);
		expect(analyseIdea("I want to die", "en")).toMatch(/112.*024/);
		expect(analyseIdea("Mi marido me pega y quiero poner placas solares", "es")).toMatch(/112.*016/);
	});

	it("keeps a visitor's markup from becoming layout", () => {
		const idea =
			"**Fit**\n\n**Partial**: a **factory** # that wants solar panels_ on 900 m2. We need **an** installer.";
		const headings = headingsOf(analyseIdea(idea, "en"));
		const standard: string[] = Object.values(analysisHeadings.en);
		expect(headings.filter((heading) => !standard.includes(heading))).toEqual([]);
		expect(new Set(headings).size).toBe(headings.length);
	});
});

describe("the stream", () => {
	const stream = (wordDelayMs: number, abortSignal?: AbortSignal) =>
		streamText({
			model: createBuiltInModel({ wordDelayMs, language: "en" }),
			prompt: "Waste paper from offices",
			...(abortSignal && { abortSignal }),
			onError: () => {},
		}).stream;

	it("writes the analysis word by word and stops", async () => {
		const parts = [];
		for await (const part of stream(0)) parts.push(part);
		const words = parts.flatMap((part) => (part.type === "text-delta" ? [part.text] : []));
		expect(words.length).toBeGreaterThan(40);
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
		expect([...weights.nothing.classes].sort()).toEqual(Object.keys(nothingLabels).sort());
	});

	it("was never trained on the ideas that measure it", () => {
		const examples = new Set(readExamples().map(({ idea }) => idea));
		expect(ideas.filter(({ idea }) => examples.has(idea))).toEqual([]);
	});
});
