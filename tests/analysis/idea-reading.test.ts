import { describe, expect, it } from "vitest";
import { dateIn, needIn, requestIn } from "#worker/analysis/built-in/idea-reading.ts";
import ideasOfNeed from "./ideas-of-need.jsonl?raw";

/** Ideas by people whose work is care, prevention or mourning, or that only sound like pain, and texts by people in need. */
const needs = ideasOfNeed
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as { idea: string; need: string | null });

it.each(needs)("reads an idea of professionals as an idea, and need as need: $idea", ({ idea, need }) => {
	expect(needIn(idea) ?? null).toBe(need);
});

describe("what is asked for", () => {
	const before = "We run a small bakery with twelve people near the old harbour of the town, since 1987. ";

	it.each([
		"Necesitamos redes viejas del puerto, que cosen mujeres sin empleo. Nos falta alguien que regranule el nylon. ¿Os gusta la idea que tenemos? → Nos falta alguien que regranule el nylon",
		"Recogemos ropa los sábados con veinte personas. Necesitamos ayuda de S.L. Robles... → Necesitamos ayuda de S.L. Robles...",
		"We grow hops in two fields by the river. But we would like advice on the bines. → we would like advice on the bines",
		// Neither a denial, a list that is cut, most of the idea, a telephone number, an address nor marks.
		`${before}We are not looking for a job, and need no fee per family. → `,
		`${before}${"We need flour, salt, yeast, seeds, nuts, sugar, butter, eggs, milk, ".repeat(3)}and rice. → `,
		"Necesitamos treinta toneladas al mes de polietileno reciclado gris. → ",
		`${before}Call 612 345 678, we need a buyer. → `,
		`${before}Write to ada@example.org if you need some. → `,
		`${before}See https://nets.example if you need some. → `,
		`${before}We need **an** installer of nets. → `,
	])("is quoted as a whole sentence, or not: %s", (row) => {
		const [idea = "", quote] = row.split(" → ");
		expect(requestIn(idea).quote ?? "").toBe(quote);
	});

	it.each([
		["Tenemos un local de bicicletas. Necesito 15.000 euros para no perderlo.", true, true],
		["Ràdio feta per adolescents a Badalona. Busquem finançament per a dos anys.", true, true],
		["We need somebody to take our sludge at 380 € a tonne.", false, false],
		["We need a press on loan for our foundation: fundamentals of recycling film.", false, false],
		["We need someone to take the pulp. No advice on paper please.", false, true],
	])("is money only, or no advice, so nothing is proposed: %s", (idea, isMoneyOnly, isNothingProposed) => {
		expect(requestIn(idea)).toMatchObject({ isMoneyOnly, isNothingProposed });
	});

	it.each([
		["La asamblea es el 12 de mayo; querríamos una propuesta.", "el 12 de mayo"],
		["We have to move out by 30\nJune 2027, with everything.", "by 30 June 2027"],
		["Pilot could start in September 2027.", "in September 2027"],
		["It may be that we march 12 km in May.", undefined],
	])("has a date: %s", (idea, date) => {
		expect(dateIn(idea)).toBe(date);
	});
});
