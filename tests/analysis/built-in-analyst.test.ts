import { streamText } from "ai";
import { describe, expect, it } from "vitest";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { goalNumbers } from "#app/content/goals.ts";
import { contacts, names } from "#app/content/placeholders.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/languages.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analysisHeadings, fitLevels, goalAbbreviation } from "#app/schemas/analysis-text.ts";
import { analyseIdea, createBuiltInAnalyst } from "#worker/analysis/built-in/built-in-analyst.ts";
import { readIdea } from "#worker/analysis/built-in/reading.ts";
import { developmentIdeas } from "./labelled-ideas/all-ideas.ts";

const goalNames = { en: goalNamesEn, es: goalNamesEs };
const fitting = developmentIdeas.filter(({ company }) => company !== null);

const goalsIn = (text: string) =>
	[...text.matchAll(/^(?:SDG|ODS) (\d+):/gm)].map(([, digits]) => Number(digits));

const sectionsOf = (text: string) => text.split("\n\n").map((section) => section.split("\n"));

/** The lines of a section by its heading. */
function section(text: string, heading: string): string[] {
	return (
		sectionsOf(text)
			.find(([first]) => first === `**${heading}**`)
			?.slice(1) ?? []
	);
}

/** The question and the list of an English analysis. */
const prepared = (text: string) =>
	[analysisHeadings.en.question, analysisHeadings.en.ready]
		.flatMap((heading) => section(text, heading))
		.join("\n");

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

describe("what it writes", () => {
	it.each(languages)("lays the sections out as the page reads them (%s)", (language) => {
		const headings = analysisHeadings[language];
		for (const { idea } of fitting) {
			const reading = readIdea(idea);
			if (!reading.fits) continue;
			const text = analyseIdea(idea, language);
			const sections = sectionsOf(text);
			// A question and a list are left out where nothing is missing; what a theme brings with it, where a single thing tells it.
			const written = sections.map(([heading]) => heading);
			const { isTentative } = reading;
			const optional = [
				headings.question,
				headings.ready,
				...(isTentative ? [headings.sustainability, headings.goals] : []),
			].map((heading) => `**${heading}**`);
			expect(written).toEqual(
				Object.values(headings)
					.map((heading) => `**${heading}**`)
					.filter((heading) => written.includes(heading) || !optional.includes(heading)),
			);
			const levels = Object.values(fitLevels[language]);
			expect(section(text, headings.fit).join("\n")).toMatch(new RegExp(`^(?:${levels.join("|")}): \\S`));
			expect(section(text, headings.sustainability).every((line) => /^- \S/.test(line))).toBe(true);
			const proposals = section(text, headings.collaboration);
			expect(proposals.length).toBeLessThanOrEqual(9);
			const numbered = proposals.filter((line) => /^\d/.test(line));
			numbered.forEach((line, place) => {
				expect(line).toMatch(new RegExp(`^${place + 1}\\. \\*\\*[^*]+\\*\\*: \\S`));
			});
			for (const line of proposals)
				if (!numbered.includes(line)) expect(line).toMatch(/^ {3}- \*\*[^*]+\*\*: \S/);
			const goals = section(text, headings.goals);
			if (!isTentative) expect(goals.length).toBeGreaterThanOrEqual(1);
			expect(goals.length).toBeLessThanOrEqual(3);
			for (const line of goals) {
				const [, number, name] =
					new RegExp(`^${goalAbbreviation[language]} (\\d+): (.+?)\\. \\S`).exec(line) ?? [];
				expect(goalNames[language], line).toHaveProperty(String(number), name);
			}
			const [question] = section(text, headings.question);
			const ready = section(text, headings.ready);
			const isOfTheme = proposals[1]?.startsWith(" ");
			if (question !== undefined) expect(question, idea).toMatch(/\?$/);
			const { theme, proposal } = reading.answered[0];
			const { questionUnless = [] } = proposal?.question ? proposal : theme;
			const isAnswered = [questionUnless].flat().some((fact) => reading.facts.has(fact));
			if (isOfTheme) expect(question === undefined, idea).toBe(isAnswered);
			expect(ready.length).toBeLessThanOrEqual(4);
			expect(new Set(ready).size).toBe(ready.length);
			expect(text.split(/\s+/).length, idea).toBeLessThanOrEqual(500);
			expect(text, idea).not.toMatch(/[{}~]|undefined|NaN|\[object|[“«][”»]| {2}\S+\*\*$|\.\./);
		}
	});

	it("quotes nothing that the idea does not hold, and no piece more than three times", () => {
		for (const { idea } of fitting) {
			const quotes = [...analyseIdea(idea).matchAll(/[“«]([^”»]+)[”»]/g)].map(([, quote]) => quote ?? "");
			for (const quote of quotes) {
				expect(idea.replace(/\s+/g, " ")).toContain(quote);
				expect(quotes.filter((one) => one === quote).length, quote).toBeLessThanOrEqual(3);
			}
		}
	});

	it("states no figure that is not the group's or the sender's", () => {
		for (const { idea } of developmentIdeas) {
			for (const language of languages) {
				const allowed = new Set([
					...goalNumbers.map(String),
					formatNumber(figures.paperCapacityPerYear, language),
					...(idea.match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]$/, "")),
				]);
				const text = analyseIdea(idea, language)
					.replaceAll(contacts.phone, "")
					.replace(/CO2|m[²³]/g, "");
				for (const number of text.match(/\d+(?:[.,]\d+)*/g) ?? []) {
					expect(allowed, `${number} in the analysis of ${idea}`).toContain(number);
				}
			}
		}
	});

	it("writes nothing that a theme brings with it where a single thing of a longer text tells the theme", () => {
		const idea =
			"El ayuntamiento quiere que los chicos del pueblo aprendan a cocinar, coser y montar placas solares en los tejados durante el curso. Serían veinte cada año. Busco a alguien con ganas.";
		const headings = analysisHeadings.es;
		const text = analyseIdea(idea, "es");
		expect(section(text, headings.fit)[0]).toMatch(/^Parcial: /);
		expect(section(text, headings.sustainability)).toEqual([]);
		expect(section(text, headings.goals)).toEqual([]);
		expect(section(text, headings.collaboration)).toHaveLength(1);
	});

	it.each([
		[
			"We own a flat roof and don't want to spend anything on solar panels. We would gladly have somebody else put them up, and are looking for whoever does.",
			"looking for whoever does",
		],
		["Tenemos placas solares viejas. Querríamos que alguien las desmontara. ¿Hablamos?", "Querríamos que"],
		[
			"Tenim retalls de cartró que ningú vol recollir. Ens agradaria que algú se'ls endugués.",
			"Ens agradaria que algú",
		],
		["Som un celler amb plaques solars. Ens interessa posar bateries, i no en sabem res.", "Ens interessa"],
	])("quotes what is wanted, not what is not: %s", (idea, wish) => {
		const [text] = section(analyseIdea(idea, "es"), analysisHeadings.es.understanding);
		const [, quote] = /Lo que buscas o necesitas, en tus palabras: «([^»]+)»/.exec(text ?? "") ?? [];
		expect(quote).toContain(wish);
	});

	it("restates who writes, about what, how much, where, at what stage, and what is asked for", () => {
		const idea =
			"We are a brewery in Girona with 15 t of spent grain a week. We have a prototype dryer. We are looking for a buyer.";
		const [text] = section(analyseIdea(idea), analysisHeadings.en.understanding);
		for (const said of [
			"a brewery",
			"spent grain",
			"“15 t of spent grain a week”",
			"Girona",
			"prototype",
			"buyer",
		])
			expect(text).toContain(said);
		const [spare] = section(analyseIdea("Spent grain."), analysisHeadings.en.understanding);
		expect(spare).toBe("You mention spent grain.");
	});

	it.each([
		["Paper mill: we look for a buyer for our cardboard offcuts.", "clear"],
		["Used textiles: we look for a buyer.", "partial"],
		["Cardboard recycling plant. We are looking for investors.", "partial"],
		["Cardboard recycling.", "unclear"],
	] as const)("decides how well it fits: %s", (idea, level) => {
		expect(section(analyseIdea(idea), analysisHeadings.en.fit)[0]).toMatch(
			new RegExp(`^${fitLevels.en[level]}:`),
		);
	});

	it("answers the direction: an outlet for a waste is not a supply of it", () => {
		const proposal = (idea: string) => section(analyseIdea(idea), analysisHeadings.en.collaboration)[0];
		expect(proposal("We look for a buyer for 40 t of cardboard offcuts.")).toContain("Fibre into the group");
		expect(proposal("We look for a supplier of recycled paper, 40 t.")).toContain("Supply of recycled fibre");
	});

	it.each([
		["en", "We have 250 tonnes of crushed glass waste left from a closed factory. Who could use it?"],
		["en", "A theatre has 60 mattresses. Who could use them?"],
		["es", "Tenemos 90 toneladas de escombros de un derribo. ¿Qué hacemos con ellos?"],
		["es", "Nos quedan 300 cajas de cartón de una mudanza. ¿Alguien las quiere?"],
		["es", "Els matalassos vells, uns 120, no els vol ningú. Què en fem?"],
	] as const)("asks of a single lot when it is there, not how it goes on (%s): %s", (language, idea) => {
		const headings = analysisHeadings[language];
		const text = analyseIdea(idea, language);
		const asked = [headings.collaboration, headings.question, headings.ready].flatMap((heading) =>
			section(text, heading),
		);
		expect(asked.join("\n")).not.toMatch(
			/month|year|steady|regularity|\bmes\b|mensual|\baño\b|estable|regularidad|tonnes|toneladas/i,
		);
		expect(section(text, headings.ready).join("\n")).toMatch(/Date|Fecha/);
	});

	it("asks of what goes on for the amount, unless it is stated, and for the place, unless it is named", () => {
		const ready = (idea: string) => section(analyseIdea(idea, "en"), analysisHeadings.en.ready);
		const outlet = "Our brewery looks for an outlet for its spent grain";
		expect(ready(`${outlet}.`)).toEqual([
			"- Amount (once or every month)",
			"- What is known of its composition and moisture",
			"- What happens to it today and what that costs",
			"- Place and storage",
		]);
		expect(ready(`${outlet}, 15 t a week.`)).not.toContain("- Amount (once or every month)");
		expect(ready(`${outlet}, 15 t a week.`)).toContain("- Place and storage");
		expect(ready(`${outlet}, 15 t a week, in Girona.`)).toContain("- Storage");
		expect(ready(`${outlet}. We are from Alcoy.`)).toContain("- Storage");
	});

	it.each([
		["a school", "We are a school and want paper recycling with our pupils. We need material and support."],
		[
			"the maker of a technology, who looks for a partner",
			"We make greenhouses and have developed a roof of solar panels. We look for a partner.",
		],
		["whoever makes and sells the material", "We make cardboard. We are looking for customers."],
		[
			"whoever sells what is made of it",
			"We make benches of recycled plastic. We are looking for customers.",
		],
		[
			"whoever would try it at home",
			"We want to test it: soil sensors in our vineyard. A pilot site is ready.",
		],
		["no ask at all", "Cardboard recycling."],
	])("proposes to talk about just what is asked where no proposal is for the sender: %s", (_, idea) => {
		const text = analyseIdea(idea, "en");
		const proposals = section(text, analysisHeadings.en.collaboration);
		expect(proposals).toHaveLength(1);
		expect(proposals[0]).toMatch(/^1\. \*\*A first conversation with /);
		expect(prepared(text)).not.toMatch(/moisture|contaminants|lorry|electricity bills|consumption/i);
	});

	it("asks for a first conversation only what the text leaves out, and nothing if it says all", () => {
		const idea = "We have developed a roof of solar panels. We look for a partner";
		const headings = analysisHeadings.en;
		expect(section(analyseIdea(`${idea}.`), headings.ready)).toEqual(["- Place"]);
		expect(section(analyseIdea(`${idea}.`), headings.question)).toEqual([]);
		const pilot = analyseIdea(
			"We are engineers and have written a programme for industrial symbiosis. We look for a company to test it with.",
		);
		expect(section(pilot, headings.ready)).toEqual([
			"- How far it has come (idea, design, prototype, in operation)",
		]);
		expect(section(pilot, headings.question)[0]).toMatch(/^How far has it come/);
		const whole = analyseIdea(`${idea} in Girona.`);
		expect(whole).not.toContain(headings.ready);
		expect(whole).not.toContain(headings.question);
	});

	it.each([
		"We make trays and need 120 tonnes of recycled paper a quarter. Could you give us a price?",
		"Fem envasos de PET. Necessitem 35 tones al mes de granza i no trobem proveïdor.",
	])("asks whoever wants to buy a material for its specification, not for a waste: %s", (idea) => {
		const text = analyseIdea(idea, "en");
		expect(section(text, analysisHeadings.en.collaboration)[0]).toContain("Supply of recycled");
		expect(section(text, analysisHeadings.en.ready)).toContain(
			"- A sample, or photographs, of what you need",
		);
		expect(prepared(text)).not.toMatch(/moisture|contaminants|in bales|available/i);
	});

	it.each([
		["es", "Placas solares en la nave. ¿Merece la pena el cambio?", "«¿Merece la pena el cambio?»."],
		["en", "Solar panels on our roof. How do we begin?", "“How do we begin?”"],
		["es", "Quiero cuadernos de cartón, ¿quién los hace?", "«Quiero cuadernos de cartón, ¿quién los hace?»."],
	] as const)("quotes a question with its marks (%s): %s", (language, idea, quote) => {
		const [text] = section(analyseIdea(idea, language), analysisHeadings[language].understanding);
		expect(text?.endsWith(quote), text).toBe(true);
	});

	it("names things in Spanish with their article, alone or in a list", () => {
		const about = (idea: string) => section(analyseIdea(idea, "es"), analysisHeadings.es.understanding)[0];
		expect(about("Grupos para la depresión.")).toMatch(/^Hablas de la depresión\./);
		expect(about("Riego por goteo.")).toMatch(/^Hablas del riego por goteo\./);
		expect(about("Biogás con purines.")).toMatch(/^Hablas de biogás y purines\./);
		const text = analyseIdea("Grupos para la depresión.", "es");
		expect(text).toContain(`**: la ${names.foundation} estudiaría`);
	});

	it("names a company that the idea names, and puts it first where it fits", () => {
		const idea = `We collect cardboard and plastic bottles and would like to work with ${names.platform} and ${names.energy}.`;
		expect(analyseIdea(idea)).toContain(`You mention ${names.platform}`);
		expect(analyseIdea(`We would like to do something with ${names.construction}.`)).toContain(
			`You mention ${names.construction}`,
		);
	});

	it.each([
		["A project for SDG 14 with plastic bottles from the beach", 14],
		["Placas solares para el ODS 13", 13],
	])("names a goal that the idea calls by number: %s", (idea, goal) => {
		expect(goalsIn(analyseIdea(idea))[0]).toBe(goal);
	});

	it("answers in the page's language, else in the idea's", () => {
		const [catalan, english] = [
			"Volem reciclar cartró de la nostra botiga.",
			"We want to recycle cardboard.",
		];
		for (const idea of [catalan, english]) {
			expect(analyseIdea(idea, "en")).toContain(analysisHeadings.en.fit);
			expect(analyseIdea(idea, "es")).toContain(analysisHeadings.es.fit);
		}
		expect(analyseIdea(catalan)).toContain(analysisHeadings.es.fit);
		expect(analyseIdea(english)).toContain(analysisHeadings.en.fit);
		expect(readIdea("12345").language).toBe("en");
	});

	it("calls the sender tú in Spanish, as the site does", () => {
		for (const { idea } of developmentIdeas) expect(analyseIdea(idea, "es")).not.toMatch(/\busted(es)?\b/i);
	});

	it("says of what fits nothing what it was taken for and where to go, without a goal", () => {
		for (const { idea, company } of developmentIdeas) {
			if (company !== null) continue;
			for (const language of languages) {
				const text = analyseIdea(idea, language);
				expect(goalsIn(text), idea).toEqual([]);
				expect(text).toMatch(/^\*\*.+\*\*\n\S/);
				expect(text).toContain("\n- ");
				expect(text).toContain(`**${analysisHeadings[language].next}**`);
			}
		}
		expect(analyseIdea("May I send my CV?")).toContain(contacts.email);
		expect(analyseIdea("I need a loan of 20,000 euros.")).toContain(contacts.investorsEmail);
		for (const { name } of companies) expect(analyseIdea("My cat does not eat.")).toContain(name);
	});

	it("takes the idea's words as text and nothing else", () => {
		const idea =
			"Recycling **cardboard**\n**Related SDGs**\nSDG 1: <script>alert(1)</script> of [paper](http://x.example) `boxes`\r\n1. **Win** plastic\u202E🎉 '; DROP TABLE ideas;--";
		const text = analyseIdea(idea);
		expect(text.match(/^\*\*.+\*\*$/gm)).toHaveLength(Object.keys(analysisHeadings.en).length);
		expect(text).not.toMatch(/[<>`[\]\u202E]|script|http|DROP/);
	});

	it.each(["", " ", "\n\n", "🎉".repeat(250), "أعد التدوير ".repeat(20), "****", "a".repeat(500), "1 2 3"])(
		"has an answer for %j",
		(idea) => {
			expect(readIdea(idea).fits).toBe(false);
			expect(analyseIdea(idea)).toMatch(/^\*\*.+\*\*\n/);
		},
	);
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

	it("answers in the language that it was made for", async () => {
		const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: idea }] }];
		const { content } = await createBuiltInAnalyst({ language: "es" }).doGenerate({ prompt });
		expect(content).toEqual([{ type: "text", text: analyseIdea(idea, "es") }]);
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
