import { expect, it } from "vitest";
import { factsIn, seeksMoney } from "#worker/analysis/built-in/facts.ts";

it.each([
	["We throw away 30 bags of documents a month", ["30 bags of documents a month"]],
	["Tenemos 4.200 m2 de tejado en Martorell", ["4.200 m2 de tejado", "Martorell"]],
	["Restaurants pay 14 eur/kg near El Ejido", ["14 eur/kg", "El Ejido"]],
	["Som una cooperativa (140 socis), 900 tones l’any", ["una cooperativa", "140 socis", "900 tones l’any"]],
	["Hot water at 68-70 degrees, from May until 15 October", ["68-70 degrees", "15 October"]],
	["No somos una empresa de Vigo", ["Vigo"]],
	["We’re looking for help in English, like Anella Paper in May", []],
	["Recycle the old Seat León cars in general", []],
	["De pequeño iba a Barcelona en tren", ["Barcelona"]],
	["The two owners get on well", []],
	["We are a **bold** firm with 30\nbags", ["30 bags"]],
])("quotes what %s states, as it stands", (idea, quotes) => {
	expect(factsIn(idea).quotes).toEqual(quotes);
});

it("notices what it does not quote", () => {
	const { given } = factsIn("Está limpio y hoy va al vertedero: hay fotos, un análisis y el permiso");
	expect([...given].sort()).toEqual(["condition", "data", "permits", "photos", "today"]);
});

it.each([
	["Seeking a 49% equity partner", true],
	["Buscamos inversores para el parque", true],
	["Want to go to 10 containers, need 220k", true],
	["Co-funder wanted for a fellowship", true],
	["Buscamos quien investigue el invernadero con la fundación", false],
	["We need somebody to buy it at 40 €/t", false],
	["We can invest up to €150,000", false],
])("tells whether %s seeks money: %s", (idea, expected) => {
	expect(seeksMoney(idea)).toBe(expected);
});
