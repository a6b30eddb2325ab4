import { expect, it } from "vitest";
import { factsIn, questionIn, seeksMoney } from "#worker/analysis/built-in/facts.ts";

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
	["Una primera obra de 2 o 3 viviendas, con fusta y PET", ["2 o 3 viviendas"]],
	["A 12 km, abans del desembre o en 2027; el 3 de juny de 2027", ["3 de juny de 2027"]],
	["22k people a day, next on 3-5 July; it costs 22k", ["22k people", "3-5 July"]],
	["A flock of 80. Restaurants love it", []],
	["Uns 300 quilos la setmana", ["300 quilos la setmana"]],
	["Desde 2019 ha funcionado, and from 2020 to 2023 people came to set up panels", []],
	["Una dijo «somos una banda» y soy una panadera", ["una banda", "una panadera"]],
	["We are a **bold** firm with 30\nbags", ["30 bags"]],
])("quotes what %s states, as it stands", (idea, quotes) => {
	expect(factsIn(idea).quotes).toEqual(quotes);
});

it("notices what it does not quote", () => {
	const { given } = factsIn("Está limpio y hoy va al vertedero: hay fotos, un análisis y el permiso");
	expect([...given].sort()).toEqual(["condition", "data", "permits", "photos"]);
});

it.each([
	["Todas las noches sacamos cajas", "time"],
	["Els dimarts a la tarda", "time"],
	["A 12 km hi ha una fàbrica", "distance"],
	["Som tres germans i ho faríem a mitges", "people"],
	["Many of our pupils are anxious", "people"],
	["I am a secondary school counsellor", "trained"],
	["que vuelva en forma de tubería", "product"],
	["Nosotros ponemos el seguro", "offer"],
	["Tengo un local y tiempo", "offer"],
	["tinc una nau a Valls", "place"],
	["We have an empty barn", "permits"],
	["Two pilots done", "grown"],
	["We started walking together", "grown"],
	["Ensayos térmicos hechos", "grown"],
	["I would love to do this in ten more places", "grown"],
	["Volem portar-ho a cinc pobles més", "grown"],
	["Our start-up makes a camera", "tool"],
	["Nuestra empresa fabrica sensores", "tool"],
])("notices in “%s” the %s", (idea, fact) => {
	expect([...factsIn(idea).given]).toContain(fact);
});

it.each([
	["We want to test it in one more or another place", "grown"],
	["Like in other towns, we grow tomatoes", "grown"],
	["We use a camera in the shop", "tool"],
	["A 2 km hay una fábrica con sensores", "tool"],
])("does not notice in “%s” the %s", (idea, fact) => {
	expect([...factsIn(idea).given]).not.toContain(fact);
});

it.each([
	["We have waste paper. Who would collect it from us?", "Who would collect it from us?"],
	[
		"Hola. ¿Podrían entrar en vuestros montajes? Ponemos un tutor y el seguro.",
		"¿Podrían entrar en vuestros montajes?",
	],
	["We have waste paper. Right?", undefined],
	["We have waste paper and no room for it; who would collect it?", undefined],
	["We have waste paper. Who **would** collect it from us?", undefined],
	["Who would collect it from us?", undefined],
])("finds the question in “%s”", (idea, question) => {
	expect(questionIn(idea)).toBe(question);
});

it.each([
	["Seeking a 49% equity partner", true],
	["Buscamos inversores para el parque", true],
	["Want to go to 10 containers, need 220k", true],
	["Co-funder wanted for a fellowship", true],
	["Buscamos quien investigue el invernadero con la fundación", false],
	["We need somebody to buy it at 40 €/t", false],
	["Buscamos un socio que invierta en placas y nos venda la energía a precio fijo", false],
	["PPA signed at a fixed price, seeking equity investors", true],
	["We can invest up to €150,000", false],
	["We do not need an investor, only a place", false],
	["Necesitamos una oficina en la capital", false],
	["Queremos vender calor y necesitamos 2 millones de inversión", true],
])("tells whether %s seeks money: %s", (idea, expected) => {
	expect(seeksMoney(idea)).toBe(expected);
});
