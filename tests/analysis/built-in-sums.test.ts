import { expect, it } from "vitest";
import { analyseIdea } from "#worker/analysis/built-in/built-in-model.ts";
import { sumIn } from "#worker/analysis/built-in/sums.ts";

it.each<[string, readonly number[]]>([
	["We have 3 t a week of clean film", [156]],
	["Cada semana quedan 60 toneladas de lodo", [3120]],
	["Ens surten 400 quilos de cartró al mes", [4.8]],
	["Salen 12 kilos diarios de envoltorio", [3, 4.38]],
	["2,400 litres a day leave the dairy", [600, 876]],
	["Fem 1,5 tones al dia de fangs", [375, 547.5]],
	["Unas 46,5 t al año de papel", [46.5]],
	["1.200 m³ cada mes", [14400]],
])("reckons a year of “%s”", (idea, year) => {
	expect(sumIn(idea)?.year).toEqual(year.map((value) => expect.closeTo(value, 5)));
});

it.each([
	["two amounts", "46 t a year of liner and 9 t of matrix"],
	["a season", "2.400 litres de xerigot al dia, d'abril a juliol"],
	["no period", "We have 3 t of film"],
	["a period of something else", "We have 3 t of film, and meet every week"],
	["a price", "They pay 118 €/t a year"],
	["a flow", "The mill takes 8 t/h every day"],
	["an area", "We clean 200 m2 a day"],
])("reckons nothing where there is %s: “%s”", (_, idea) => {
	expect(sumIn(idea)).toBeUndefined();
});

it.each([
	[
		"3 t a week of cardboard from our shops",
		"en",
		"3 t a week make some 156 t a year, about 6.5 lorryloads of 24 t.",
	],
	[
		"400 kilos de cartón al mes en la tienda",
		"es",
		"400 kilos al mes son unas 4,8 t al año, un quinto de un camión de 24 t.",
	],
	["96 t a year of cardboard from our shops", "en", "96 t a year are about 4 lorryloads of 24 t."],
	["20 kilos of cardboard a month from our shop", "en", "20 kilos a month make some 0.2 t a year."],
] as const)("writes out what “%s” makes", (idea, language, sentence) => {
	expect(analyseIdea(idea, language).split("\n")[1]).toContain(sentence);
});
