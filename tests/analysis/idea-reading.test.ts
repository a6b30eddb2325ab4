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
		"Asociación de apicultores: doscientos litros de ácido y tiras caducadas. ¿Quién lo retira? → ¿Quién lo retira?",
		"El torrador recull el marro de trenta cafeteries quan reparteix. Ens cal algú que en faci adob. → Ens cal algú que en faci adob",
		"Dos cosas en una: recogemos redes y las cosen mujeres sin empleo. Nos falta alguien que regranule el nylon. → Nos falta alguien que regranule el nylon",
		"We run a hotel laundry. Sheets past their best go in the skip. Who turns them into rags? → Who turns them into rags?",
		"Boxing gym, teenagers, homework first and then gloves. Need a bigger hall in Hospitalet. → Need a bigger hall in Hospitalet",
		"Robot desherbador eléctrico, 4 h autonomía, RTK. Buscamos 3 fincas para la primavera; si falla no se paga. → Buscamos 3 fincas para la primavera; si falla no se paga",
		"Seis terapeutas queremos montar una cooperativa de trabajo. ¿Nos orientáis con los estatutos? → ¿Nos orientáis con los estatutos?",
		"Queremos una moneda local en Vilanova. Ya hay 60 comercios apuntados. Nos hace falta la tecnología. → Nos hace falta la tecnología",
		"Civil works contractor. We crush our own concrete for kerbs. Need someone with the mix design know-how. → Need someone with the mix design know-how",
		"Tinc una granja escola i una noia sorda que vol ser monitora. Hi ha algú que hi entengui? → Hi ha algú que hi entengui?",
		"Workwear rental: 9 t of polycotton coveralls per quarter. Is fibre-to-fibre realistic or are we dreaming? → Is fibre-to-fibre realistic or are we dreaming?",
		"Recogemos ropa con la Fundación St. Pau y S.L. Robles. Necesitamos voluntarios los sábados. → Necesitamos voluntarios los sábados",
		"Som tres germans amb 26 hectàrees d'avellaners secs. Busquem qui ens ajudi a canviar de cultiu. → Busquem qui ens ajudi a canviar de cultiu",
		"We grow hops in two fields by the river. But we would like advice on the bines. → we would like advice on the bines",
		"It is a village school. I would like to heat it with sawdust. → I would like to heat it with sawdust",
		"Hacemos jabón con aceite usado en un taller pequeño. Y buscamos quien lo venda, y enseñamos las cuentas. → buscamos quien lo venda, y enseñamos las cuentas",
		"We are a Danish start-up with sensors in 300 fields. We want a Spanish partner for vineyards. → We want a Spanish partner for vineyards",
		// Neither a denial, a list that is cut, most of the idea, a telephone number nor an address.
		`${before}We are not looking for a job, rather for a fee per family. → `,
		`${before}${"We need flour, salt, yeast, seeds, nuts, sugar, butter, eggs, milk, ".repeat(3)}and rice. → `,
		"Necesitamos treinta toneladas al mes de polietileno reciclado gris. → ",
		`${before}Call 612 345 678, we need a buyer. → `,
		`${before}Write to ada@example.org if you need some. → `,
	])("is quoted as a whole sentence, or not: %s", (row) => {
		const [idea = "", quote] = row.split(" → ");
		expect(requestIn(idea).quote ?? "").toBe(quote);
	});

	it.each([
		["Tenemos un local de bicicletas. Necesito 15.000 euros para no perderlo.", true],
		["Ràdio feta per adolescents a Badalona. Busquem finançament per a dos anys.", true],
		["We cook 140 meals a day. We simply need a donation to get through the winter.", true],
		["¿Podéis colaborar con nuestra fundación en la capital?", false],
		["We look for a buyer of cones at 40 € a tonne. Who would finance the drying hall?", false],
		["We pay 380 € a tonne for the sludge of our plating shop. We need somebody who takes it.", false],
		["We need help for our foundation: fundamentals of recycling film.", false],
		["Busquem qui netegi el fons de la bassa de purins.", false],
	])("is money only, so nothing is proposed: %s", (idea, isMoneyOnly) => {
		expect(requestIn(idea)).toMatchObject({ isMoneyOnly, isNothingProposed: isMoneyOnly });
	});

	it("is a thing, but no advice", () => {
		const request = requestIn("We need someone to take the pulp. No advice on paper please.");
		expect(request).toMatchObject({ isMoneyOnly: false, isNothingProposed: true });
	});

	it.each([
		["La asamblea es el 12 de mayo; querríamos una propuesta.", "el 12 de mayo"],
		["We have to move out by 30 June 2027, with everything.", "by 30 June 2027"],
		["Cal que estigui abans del 15 de març.", "abans del 15 de març"],
		["Pilot could start in September 2027.", "in September 2027"],
		["It may be that we march 12 km in May.", undefined],
	])("has a date: %s", (idea, date) => {
		expect(dateIn(idea)).toBe(date);
	});
});
