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
import { readVerdict } from "#app/routes/resultados/read-verdict.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
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

const classifier = new Classifier(weights);

const headingsOf = (text: string) => parseAnalysis(text).map(({ heading }) => heading);

/** The lines of a section. */
function section(text: string, heading: string): string[] {
	const sections = text.split("\n\n").map((part) => part.split("\n"));
	return sections.find(([first]) => first === `**${heading}**`)?.slice(1) ?? [];
}

/** The company that an English analysis names first; undefined where it names none. */
function firstCompany(idea: string) {
	const [fit = ""] = section(analyseIdea(idea, "en"), analysisHeadings.en.fit);
	const named = companies.filter(({ name }) => fit.includes(name));
	return named.sort((one, other) => fit.indexOf(one.name) - fit.indexOf(other.name))[0]?.id;
}

describe("what it recognises", () => {
	it("names the right company, or none, for ideas that it was not trained on", () => {
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

	it.each([
		["paper paper paper paper", "chat"],
		["Please call me back this afternoon.", "call-back"],
		["Vuestra web da error cuando pulso enviar.", "site-fault"],
		["Quiero denunciar un acoso en una empresa del grupo.", "complaint"],
	])("takes “%s” for a %s", (idea, kind) => {
		expect(classifier.classify(idea)).toEqual({ matches: [], kind });
	});

	it("is not clear about what is outside the group's business, and about few words", () => {
		expect(classifier.classify("Solar panels on our factory")).toMatchObject({ level: "clear" });
		expect(classifier.classify("Solar panels, our factory")).toMatchObject({ level: "partial" });
		expect(classifier.classify("Old uniforms and sheets of our hotels, to be recycled")).toMatchObject({
			level: "partial",
			matches: [{ company: "paper", theme: "textiles" }],
		});
		for (const idea of [
			"Recogemos ropa usada en 20 contenedores",
			"We collect second-hand clothes from 20 shops",
		])
			expect(classifier.classify(idea)).toMatchObject({ level: "partial" });
	});

	it.each([
		["We want to insulate a school of the seventies.", "Queremos aislar una escuela de los años setenta."],
		["Nobody takes over the village bakery.", "Nadie coge el relevo de la panadería del pueblo."],
		["Who could recycle our plastic film?", "¿Quién podría reciclar nuestro film de plástico?"],
	])("answers an idea alike in English and Spanish: %s", (english, spanish) => {
		const [{ company } = {}] = classifier.classify(english).matches;
		expect(company).toBeDefined();
		expect(classifier.classify(spanish).matches[0]?.company).toBe(company);
	});

	it("says that it does not read other languages", () => {
		const text = analyseIdea("Nous cherchons des partenaires pour nos déchets de papier avec vous.", "es");
		expect(section(text, analysisHeadings.es.understanding)).toEqual(["No hemos podido leer tu texto."]);
	});

	it("says where to go with what fits nothing, and names every company by the name in the content", () => {
		const job = analyseIdea("I would like to apply for a job as an accountant, my CV is attached.", "en");
		expect(job).toContain(contacts.email);
		const share = analyseIdea("Quiero comprar acciones del grupo, ¿cómo invierto mis ahorros?", "es");
		expect(share).toContain(contacts.investorsEmail);
		const report = analyseIdea("Quiero denunciar un acoso en una empresa del grupo.", "es");
		expect(report).toMatch(new RegExp(`página Canal de denuncias o ${contacts.ethicsEmail}`));
		for (const { id } of companies) expect(analyseIdea("hola", "es")).toContain(names[id]);
	});
});

describe("what it writes", () => {
	it.each(languages)("lays the sections out as the page reads them (%s)", (language) => {
		const standard: string[] = Object.values(analysisHeadings[language]);
		const seen = new Map<string, string[]>();
		for (const { text } of analyses.filter((analysis) => analysis.language === language)) {
			const headings = headingsOf(text);
			const level = readVerdict(parseAnalysis(text))?.level ?? "";
			const known = headings.filter((heading) => standard.includes(heading));
			expect(known).toEqual(standard.filter((heading) => headings.includes(heading)));
			const others = level === "none" || level === "unclear" ? 1 : 0;
			expect(headings).toHaveLength(known.length + others);
			if (known.length > (seen.get(level)?.length ?? 0)) seen.set(level, known);
			expect(text).not.toMatch(/[{}]|undefined|\[object|\.\.|(?<!\p{L})(?:de|a) el |\n\n\n/u);
		}
		expect([...seen.keys()].sort()).toEqual(["clear", "joint", "none", "partial", "unclear"]);
		expect(seen.get("clear")).toEqual(standard);
		expect(seen.get("joint")).toEqual(standard);
	});

	it("names the company or both in the fit, with a proposal for each and one for both", () => {
		const seen = new Set<string>();
		for (const { text, language } of analyses) {
			const { fit, collaboration, sector } = analysisHeadings[language];
			const [reason = ""] = section(text, fit);
			const named = companies.filter(({ name }) => reason.includes(name));
			const proposals = section(text, collaboration).filter((line) => /^\d/.test(line));
			const level = readVerdict(parseAnalysis(text))?.level;
			seen.add(`${level}: ${named.length} companies, ${proposals.length} proposals`);
			if (proposals.length > 0)
				expect(companies.filter(({ name }) => section(text, sector).join().includes(name))).toEqual(named);
		}
		expect([...seen].sort()).toEqual([
			"clear: 1 companies, 1 proposals",
			"clear: 1 companies, 2 proposals",
			"joint: 2 companies, 3 proposals",
			"none: 0 companies, 0 proposals",
			"partial: 1 companies, 1 proposals",
			"partial: 2 companies, 0 proposals",
			"unclear: 0 companies, 0 proposals",
		]);
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

	const says = (idea: string, heading: keyof typeof analysisHeadings.en) =>
		section(analyseIdea(idea, "en"), analysisHeadings.en[heading]).join("\n");

	it("acknowledges what the idea states, and does not ask for it", () => {
		const bare = "The film of plastic covers from greenhouses could be recycled by somebody";
		expect(says(bare, "understanding")).toBe("Your idea concerns plastics recycling.");
		expect(says(bare, "ready")).toContain("Tonnes a month");
		expect(says(bare, "question")).toMatch(/^How dirty/);
		const full = `${bare}: 90 t a year near Elche, dirty with soil, and we would pay €40 for each tonne.`;
		expect(says(full, "understanding")).toContain("You already tell us: “90 t a year”, “Elche”, “€40”.");
		expect(says(full, "ready")).not.toContain("Tonnes a month");
		expect(says(full, "question")).toMatch(/^Which product/);
	});

	it("does not quote most of an idea back", () => {
		for (const { idea, language, text } of analyses) {
			const understood = section(text, analysisHeadings[language].understanding).join();
			const quoted = [...understood.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, quote = ""]) => quote);
			expect(quoted.join("").length).toBeLessThanOrEqual(idea.length / 2);
		}
	});

	it("asks of an idea for two companies neither which of them it is for nor what concerns one of them", () => {
		const idea = "Solar panels for the irrigation pumps of our greenhouses and their sensors";
		expect(says(idea, "fit")).toMatch(/^Joint: .*Anella Energia.*Terrana|^Joint: .*Terrana.*Anella Energia/);
		expect(says(idea, "question")).toBe("Which part has to come first, and who would lead it?");
	});

	it("says of an idea that is not certain only which company is near, and asks that company’s question", () => {
		const { understanding, fit, sector, question, next } = analysisHeadings.en;
		const idea = "Three growers near Reus have plastic covers and prunings and want sun for their pumps";
		expect(headingsOf(analyseIdea(idea, "en"))).toEqual([understanding, fit, sector, question, next]);
		expect(says(idea, "understanding")).toBe("You already tell us: “Three growers”, “Reus”.");
		expect(says(idea, "question")).toMatch(/^Who would use it next/);
		expect(says(`${idea} and to make pipes`, "question")).toMatch(/^What has to happen between/);
	});

	it("answers few words with the company and the one thing to write next", () => {
		const idea = "solar for our bakery";
		const { fit, sector, question, next } = analysisHeadings.en;
		expect(headingsOf(analyseIdea(idea, "en"))).toEqual([fit, sector, question, next]);
		expect(says(idea, "fit")).toMatch(/^Partial: Anella Energia /);
	});

	it("proposes no trial of what has been tried out, and no sample to who has made a technology", () => {
		const blocks = "Our firm makes blocks of hemp and lime for the walls of houses";
		expect(says(blocks, "collaboration")).toContain("A first step");
		const tried = says(`${blocks}, thermal tests done`, "collaboration");
		expect(tried).toMatch(/^1\. \*\*The next stage\*\*: Terrana [^\n]+\n {3}- [^\n]+$/);
		const tool = "Our start-up makes a camera that sorts plastic film on recycling lines";
		expect(says(tool, "collaboration")).toMatch(/^1\. \*\*The technology in real use\*\*: Anella Paper /);
	});

	it("repeats a question to the group, but not one that is the whole idea", () => {
		const idea = "Twenty tomato growers want to share a buying office and tools.";
		expect(says(`${idea} Is it open to members from abroad?`, "next")).toContain(
			"You ask “Is it open to members from abroad?”: a person answers that.",
		);
		expect(says(idea, "next")).not.toContain("You ask");
		expect(says("Could twenty tomato growers share a buying office with you?", "next")).not.toContain(
			"You ask",
		);
	});

	it("says plainly that it is not the place for who looks for a tradesman", () => {
		const text = says("Do you know a good plumber in Vic? Mine has moved away.", "fit");
		expect(text).toMatch(/^No fit: this is not the place for it/);
	});

	it("adds investor contact, and asks for the terms, where money is sought for a project", () => {
		const idea = "We have developed a wind farm of 500 MW with its permits and look for equity investors.";
		expect(says(idea, "next")).toContain(contacts.investorsEmail);
		expect(says(idea, "question")).toMatch(/^On which terms/);
		expect(says(idea, "ready")).toContain("A budget");
		const other = "We have developed a wind farm of 500 MW with its permits and look for engineers.";
		expect(analyseIdea(other, "en")).not.toContain(contacts.investorsEmail);
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

	it("keeps a visitor's markup from becoming layout", () => {
		const idea =
			"**Fit**\n\n**Partial**: we are a **factory in Elche** # and want solar panels_ on 900 m2 of roof";
		const text = analyseIdea(idea, "en");
		expect(headingsOf(text)).toEqual(Object.values(analysisHeadings.en));
		expect(section(text, analysisHeadings.en.understanding).join()).toMatch(/“Elche”, “900 m2 of roof”/);
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
	});

	it("was never trained on the ideas that measure it", () => {
		const examples = new Set(readExamples().map(({ idea }) => idea));
		expect(ideas.filter(({ idea }) => examples.has(idea))).toEqual([]);
	});

	it("has examples of every reason why nothing fits", () => {
		expect([...weights.nothing.classes].sort()).toEqual([...nothingKinds].sort());
	});
});
