import { describe, expect, it } from "vitest";
import { companies } from "#app/content/companies.ts";
import { goalNumbers } from "#app/content/goals.ts";
import { languages } from "#app/i18n/languages.ts";
import { analyseIdea } from "#worker/analysis/built-in/built-in-analyst.ts";
import { formsOf } from "#worker/analysis/built-in/clues.ts";
import { quantitiesIn } from "#worker/analysis/built-in/figures-in-text.ts";
import { concepts } from "#worker/analysis/built-in/knowledge/concepts.ts";
import { facts } from "#worker/analysis/built-in/knowledge/facts.ts";
import { goalKnowledge } from "#worker/analysis/built-in/knowledge/goals.ts";
import { themes } from "#worker/analysis/built-in/knowledge/themes.ts";
import { readIdea } from "#worker/analysis/built-in/reading.ts";
import { developmentIdeas } from "./labelled-ideas/all-ideas.ts";
import { furtherIdeas } from "./labelled-ideas/further-ideas.ts";
import { heldOutIdeas } from "./labelled-ideas/held-out.ts";
import type { Ask, LabelledIdea, NoFit } from "./labelled-ideas/labelled-idea.ts";
import { visitorsIdeas } from "./labelled-ideas/visitors.ts";

/** How a set of ideas fares, as shares of what the labels say, with each miss told. */
function score(ideas: readonly LabelledIdea[]) {
	const misses: string[] = [];
	const tallies = new Map<string, { right: number; of: number }>();
	const count = (name: string, isRight: boolean, told: string) => {
		const tally = tallies.get(name) ?? { right: 0, of: 0 };
		tallies.set(name, { right: tally.right + Number(isRight), of: tally.of + 1 });
		if (!isRight) misses.push(`${name}: ${told}`);
	};
	for (const { idea, company, orCompany, noFit, themes, goals, quantities, asks, never } of ideas) {
		const reading = readIdea(idea);
		if (company === null) {
			const kind: NoFit | undefined = reading.fits
				? undefined
				: reading.kind === "vague" || reading.kind === "hinted" || reading.kind === "command"
					? "other"
					: reading.kind;
			count("claims no fit", !reading.fits, idea);
			count("no fit", kind !== undefined && noFit?.includes(kind) === true, `${kind} for ${noFit}: ${idea}`);
		} else {
			const first = (reading.fits ? reading.found[0] : reading.hinted)?.theme.company;
			const right = first !== undefined && [company, ...(orCompany ?? [])].includes(first);
			count("company", right, `${first} for ${company}: ${idea}`);
			if (first) count("named company", right, `${first} for ${company}: ${idea}`);
			const stated = reading.fits ? reading : reading.stated;
			for (const quantity of quantities ?? []) {
				const found = stated?.quantities.some((one) => one.includes(quantity)) === true;
				count("quantity and ask", found, `${quantity} in ${idea}`);
			}
			const ask: Ask = stated?.ask?.id ?? "none";
			// A wish that is none of those asks is repeated in the sender's own words.
			const isQuoted = ask === "none" && stated?.wish !== undefined;
			const isAsked = isQuoted || (stated !== undefined && asks?.includes(ask) === true);
			count("quantity and ask", isAsked, `${ask} for ${asks}: ${idea}`);
		}
		if (!reading.fits) continue;
		for (const { theme } of reading.found) {
			// The labels name the subject, however finely the knowledge divides it.
			const [subject = ""] = theme.id.split("/");
			count(
				"related",
				themes?.includes(subject) === true && !never?.includes(subject),
				`theme ${theme.id}: ${idea}`,
			);
		}
		for (const { goal, quote } of reading.goals)
			count("related", goals?.includes(goal) === true, `goal ${goal} by ${quote}: ${idea}`);
	}
	const share = (name: string) => {
		const { right, of } = tallies.get(name) ?? { right: 0, of: 0 };
		return right / of;
	};
	return { share, misses: misses.join("\n") };
}

describe("what it finds", () => {
	it("has ideas enough in each language, each of them once", () => {
		expect(developmentIdeas.length).toBeGreaterThanOrEqual(180);
		for (const language of ["en", "es", "ca"] as const)
			expect(developmentIdeas.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(45);
		expect(new Set(developmentIdeas.map(({ idea }) => idea)).size).toBe(developmentIdeas.length);
	});

	it("is right about the ideas that it was developed with", () => {
		const { share, misses } = score(developmentIdeas);
		expect(share("company"), misses).toBeGreaterThanOrEqual(0.98);
		expect(share("no fit"), misses).toBe(1);
		expect(share("related"), misses).toBeGreaterThanOrEqual(0.98);
		expect(share("quantity and ask"), misses).toBeGreaterThanOrEqual(0.98);
	});

	it("puts the right company first in further ideas, oblique and misspelt ones among them", () => {
		let right = 0;
		const misses: string[] = [];
		const fitting = companies.flatMap(({ id }) => furtherIdeas[id].map((idea) => ({ id, idea })));
		for (const { id, idea } of fitting) {
			const reading = readIdea(idea);
			const company = (reading.fits ? reading.found[0] : reading.hinted)?.theme.company;
			if (company === id) right += 1;
			else misses.push(`${company} for ${id}: ${idea}`);
		}
		expect(right / fitting.length, misses.join("\n")).toBeGreaterThanOrEqual(0.9);
		for (const idea of furtherIdeas.none) expect(readIdea(idea).fits, idea).toBe(false);
	});
});

describe("what is asked for", () => {
	it.each([
		["Tenim cartró, unes 15 t. Busquem comprador.", "buyer"],
		["Generamos 12 t. Queremos un comprador para nuestro cartón usado.", "buyer"],
		["We need a buyer for 40 t of used cardboard.", "buyer"],
		["Our foundry has waste heat at 90 degrees and would love to sell it.", "buyer"],
		["We are a brewery with 15 t of spent grain a week. We look for an outlet.", "outlet"],
		["We would like to give away 5 t of wood chips.", "outlet"],
		["Tenemos 10 t de cartón al mes y buscamos salida.", "outlet"],
		["Generamos 2 t de film de plástico a diario y buscamos alguien que lo recoja.", "outlet"],
	])("is read in: %s", (idea, ask) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.ask?.id).toBe(ask);
	});

	it.each([
		["Our warehouse has an empty roof and we want solar panels on it.", true],
		["Our warehouse has an empty roof of 900 m2 and we want solar panels on it.", false],
	])("needs no fact that the text states: %s", (idea, isAsked) => {
		expect(analyseIdea(idea).includes("Surface and its state")).toBe(isAsked);
	});

	it("takes a price for no amount of a material", () => {
		const reading = readIdea("Pagamos 1.200 € al mes por retirar el cartón. Buscamos quien lo recoja.");
		expect(reading.fits && reading.supply).toBeUndefined();
	});
});

describe("ideas in the words of visitors", () => {
	it.each([
		["that it was developed with", visitorsIdeas, 0.97],
		["that it was not", heldOutIdeas, 0.9],
	])("get the right company first, and none where nothing fits: those %s", (_, ideas, atLeast) => {
		const companyOf = (idea: string) => {
			const reading = readIdea(idea);
			return reading.fits ? reading.found[0].theme.company : null;
		};
		const misses = ideas
			.map(({ idea, company, orCompany = [] }) => ({ idea, company, orCompany, first: companyOf(idea) }))
			.filter(
				({ company, orCompany, first }) =>
					company !== first && (company === null || first === null || !orCompany.includes(first)),
			);
		const told = misses.map(({ idea, company, first }) => `${first} for ${company}: ${idea}`).join("\n");
		expect(1 - misses.length / ideas.length, told).toBeGreaterThanOrEqual(atLeast);
		expect(misses.filter(({ company }) => company === null)).toEqual([]);
	});
});

describe("evidence", () => {
	it.each([
		["We grow oyster mushrooms and look for a buyer.", ["seas"], [14]],
		["Segunda vida para las baterías de coche eléctrico.", ["farmers", "agrotech", "soil"], [2]],
		["Nuestra planta genera 15 t de cartón.", ["inclusion"], [5]],
		["Acompañamos a mayores que viven solos.", ["solar"], [7]],
		["We make bicycle helmets from expanded polystyrene.", ["cities", "storage"], [11]],
		["Packaging de cartón sin plástico.", ["plastics"], [14]],
		["Tenemos un solar en Igualada para casas de madera.", ["solar"], [7]],
	])("reads nothing else into: %s", (idea, never, goals) => {
		const reading = readIdea(idea);
		expect(reading.fits).toBe(true);
		if (!reading.fits) return;
		for (const { theme } of reading.found) expect(never).not.toContain(theme.id.split("/")[0]);
		for (const { goal } of reading.goals) expect(goals).not.toContain(goal);
	});

	it.each([
		"My phone screen is broken",
		"We clean, wash and collect things and use them in a project for a service.",
		"Queremos limpiar, usar y recoger cosas en un proyecto de servicio.",
		"El papel de Hamlet lo hará un actor muy conocido.",
		"My pet is ill.",
		"Can you tell me the time?",
		"Looking for a flat near the park.",
		"We offer the service to customers in the city.",
	])("finds nothing in: %s", (idea) => {
		expect(readIdea(idea).fits).toBe(false);
	});

	it.each(["Hemos creado un detergente sin microplásticos.", "A shop without plastic bottles."])(
		"takes what comes after such a word for no clue: %s",
		(idea) => {
			expect(readIdea(idea).fits).toBe(false);
		},
	);

	it.each([
		["We want to stop using plastic bags in our shop and need 2,000 paper bags a month.", "plastics"],
		["Queremos dejar de usar plástico de un solo uso y buscamos envases retornables.", "plastics"],
		["Volem deixar les safates de plàstic i passar a safates de cartró.", "plastics"],
		["Cajas retornables en lugar de cajas de cartón.", "paper"],
		["Our canteen gives up paper cups: we look for returnable cups.", "paper"],
	])("makes no theme of a material that is given up: %s", (idea, given) => {
		const reading = readIdea(idea);
		expect(reading.fits).toBe(true);
		expect(reading.fits && reading.found.map(({ theme }) => theme.id)).not.toContain(given);
	});

	it("keeps what is given up where it is what the project is about", () => {
		const reading = readIdea("Nuestra fábrica quiere dejar de usar vapor de gas. Queremos bombas de calor.");
		expect(reading.fits && reading.found[0].theme.id).toBe("heat");
	});

	it.each([
		["A company of 300 knows little about its carbon footprint.", []],
		["Una empresa de 80 queremos medir la huella de carbono.", []],
		["A company of 300 employees and its carbon footprint.", ["300 employees"]],
		["Old mattresses, about 120, from the hostel.", ["about 120"]],
		["Els matalassos, uns 45, són vells.", ["uns 45"]],
		["4 t de cartró per setmana.", ["4 t de cartró per setmana"]],
	])("counts things and not verbs: %s", (idea, quantities) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.quantities).toEqual(quantities);
	});

	it("says where two weak clues point, and analyses nothing on them", () => {
		const hinted = readIdea("La caldera de la residencia es vieja. Queremos otra.");
		expect(hinted.fits).toBe(false);
		expect(!hinted.fits && hinted.hinted?.theme.id).toBe("heat");
	});

	it("repeats a wish that is none of the known asks in the sender's words", () => {
		const reading = readIdea("Cardboard bales from shops. We would like an hour with the head of your mill.");
		expect(reading.fits && reading.ask).toBeUndefined();
		expect(reading.fits && reading.wish).toBe("We would like an hour with the head of your mill");
	});

	it.each([
		["Four deck ovens that run on natural gas.", "heat"],
		["Nos sobran 90 kilos de mondas de patata cada día.", "organic-waste"],
		["Hem de canviar la caldera de gasoil de l'escola.", "heat"],
	])("takes a thing and what is the matter with it for unmistakable together: %s", (idea, theme) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.found[0].theme.id).toBe(theme);
	});

	it.each([
		"Four deck ovens.",
		"Natural gas.",
		"Mondas de patata.",
		"The oven is new. It is red. We like gas.",
	])("takes one of the two alone, or far from the other, for too little: %s", (idea) => {
		expect(readIdea(idea).fits).toBe(false);
	});

	it.each([
		["Our brick factory wants to know whether biomass could replace its natural gas.", "biogas/biomass"],
		["We make bricks from ash and look for a building site to test them.", "building/products"],
		["Our dairy has 60 tonnes of whey a day that could become biogas for the boilers.", "biogas"],
	])("is about what is wanted, not about what the sender makes for a living: %s", (idea, theme) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.found[0].theme.id).toBe(theme);
	});

	it("calls a polymer as it is named, with what is made of it", () => {
		const reading = readIdea("We have 3,000 polypropylene crates. Who would take them?");
		expect(reading.fits && reading.found[0].theme.id).toBe("plastics");
		expect(reading.fits && reading.subjects).toEqual([
			{ en: "polypropylene crates", es: "cajas de polipropileno" },
		]);
	});

	it("takes no refiller of printer cartridges for a print shop", () => {
		const reading = readIdea(
			"We refill printer cartridges and collect the empty ones. Who recycles the rest?",
		);
		expect(reading.fits && reading.actor).toBeUndefined();
		expect(reading.fits && reading.found[0].theme.id).toBe("electronics");
	});

	it.each([
		["Nos sobran 20 sacos de serrín y virutas por semana.", ["20 sacos de serrín y virutas por semana"]],
		["We have 30 sheep and we make cheese every week.", ["30 sheep"]],
		["My café could train four young people a year.", ["four young people a year"]],
		["A la bugaderia som 25 i anem cansats.", ["som 25"]],
		["Al mercat de Nou Barris recollim 150 quilos.", ["150 quilos"]],
	])("tells how much or how many as the text does: %s", (idea, quantities) => {
		expect(quantitiesIn(idea)).toEqual(quantities);
	});

	it.each([
		["Fábrica de papel en Laredo: los camiones vuelven de Madrid con cartón.", "Laredo"],
		["Our lorries come from Madrid to our cardboard mill near Lleida.", "Lleida"],
		["Queremos llevar cartón a Madrid.", "Madrid"],
	])("takes for the place where the sender is, not where something goes: %s", (idea, place) => {
		const reading = readIdea(idea);
		expect(reading.fits && reading.places[0]).toBe(place);
	});

	it("names the paper company for paper from tomato waste", () => {
		const reading = readIdea("Queremos hacer papel con residuos del tomate.");
		expect(reading.fits && reading.found.map(({ theme }) => theme.company)).toEqual(["paper", "engineering"]);
	});

	// Words of different families that stems or misspellings would join.
	it.each([
		["genera", "género"],
		["solos", "solar"],
		["oyster", "sea"],
		["planta", "plantar"],
		["pellets", "pelota"],
		["papel", "papelera"],
		["casa", "caso"],
		["cart", "carton"],
		["plan", "plant"],
		["agua", "aguja"],
		["bosque", "bosquejo"],
		["energy", "energetic"],
		["organic", "organise"],
		["general", "generate"],
		["mar", "marca"],
		["solution", "solar"],
		["universe", "university"],
	])("%s is no form of %s", (one, other) => {
		for (const language of ["en", "es", "ca"] as const) {
			expect(formsOf(one, language)).not.toContain(other);
			expect(formsOf(other, language)).not.toContain(one);
		}
	});

	it("«vides» are lives in Catalan, but vines in Spanish", () => {
		expect(formsOf("vida", "ca")).toContain("vides");
		expect(formsOf("vida", "es")).not.toContain("vides");
		expect(readIdea("Una segunda vida para las vides viejas del abuelo.").fits).toBe(false);
	});

	it.each([
		["en", "battery", "batteries"],
		["en", "boxes", "box"],
		["en", "factories", "factory"],
		["es", "residuo", "residuos"],
		["es", "cartón", "cartones"],
		["es", "luz", "luces"],
		["ca", "caixa", "caixes"],
		["ca", "cartró", "cartrons"],
		["ca", "fàbrica", "fabriques"],
	] as const)("%s: %s → %s", (language, word, form) => {
		expect(formsOf(word, language)).toContain(form);
	});

	it("reads what is misspelt by sound or by a letter in a long word", () => {
		for (const idea of [
			"enbases retornavles de bidrio",
			"recyling of plastc botles",
			"trataminto de aguas reciduales",
		]) {
			const reading = readIdea(idea);
			expect(reading.fits || reading.hinted, idea).toBeTruthy();
		}
	});
});

describe("its knowledge", () => {
	it("is whole: every theme has a subject, an aspect, a goal, and at most one proposal for what is asked", () => {
		expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
		for (const { id, subjects, aspects, proposals, question, ready } of themes) {
			expect(subjects.length, id).toBeGreaterThan(0);
			expect(aspects[0]?.clues, id).toBeUndefined();
			const directions = proposals.flatMap(({ when }) => when);
			for (const { when } of proposals) expect(when.length, id).toBeGreaterThan(0);
			expect(new Set(directions).size, id).toBe(directions.length);
			const own = proposals.map((proposal) => ({ question, ready, ...proposal }));
			for (const preparation of [{ question, ready }, ...own]) {
				const [en, es] = languages.map((language) => preparation.ready[language]);
				expect(en?.length, id).toBe(es?.length);
				expect(en?.length, id).toBeLessThanOrEqual(4);
				for (const language of languages) expect(preparation.question[language], id).toMatch(/\?\}?\??$/);
			}
			for (const language of languages) {
				for (const proposal of proposals) {
					for (const part of proposal[language]) expect(part, id).not.toMatch(/\.$|\bwill\b|hará|garantiza/);
				}
			}
		}
	});

	it("holds no concept and no fact that nothing uses", () => {
		const pairs = themes.flatMap(({ together }) => together ?? []).flat();
		// Told apart from materials by the reading itself.
		const readAlone = ["amounts", "leftover", "worn"];
		for (const concept of Object.keys(concepts)) expect([...pairs, ...readAlone]).toContain(concept);
		const preparations = themes.flatMap((theme) => [theme, ...theme.proposals]);
		const used = preparations.flatMap(({ questionUnless = [], ready }) => [
			...[questionUnless].flat(),
			...(ready?.en ?? []).flatMap((thing) => {
				if (typeof thing === "string") return [];
				if ("unless" in thing) return [thing.unless].flat();
				return "knownUnless" in thing ? [thing.knownUnless ?? []].flat() : [];
			}),
		]);
		for (const fact of Object.keys(facts)) expect(used).toContain(fact);
	});

	it("covers all companies and all goals", () => {
		expect(new Set(themes.map(({ company }) => company)).size).toBe(companies.length);
		expect(goalKnowledge.map(({ goal }) => goal)).toEqual(goalNumbers);
	});

	it("finds each theme by each of its subjects, but for what belongs to two", () => {
		const names = themes.flatMap((theme) =>
			theme.subjects.flatMap((clues) =>
				clues.split("|").map((list) => ({ theme, name: list.split(",")[0]?.trim() ?? "" })),
			),
		);
		const misses = names.filter(({ theme, name }) => {
			const reading = readIdea(name);
			expect(reading.fits, name).toBe(true);
			return !reading.fits || !reading.found.some((one) => one.theme.company === theme.company);
		});
		const told = misses.map(({ theme, name }) => `${theme.id}: ${name}`).join("\n");
		expect(misses.length / names.length, told).toBeLessThan(0.02);
	});
});
