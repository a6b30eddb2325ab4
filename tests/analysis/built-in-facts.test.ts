import { expect, it } from "vitest";
import {
	type Fact,
	factsIn,
	reportsWrongdoing,
	seeksMoney,
	speaksOfEquity,
	sufferingIn,
} from "#worker/analysis/built-in/facts.ts";

it.each<[string, Fact[]]>([
	["We throw away 30 bags of documents a month", ["amount", "time"]],
	["Tenemos 4.200 m2 de tejado en Martorell", ["amount", "offer", "place"]],
	["Restaurants pay 14 eur/kg near El Ejido", ["money", "place"]],
	["Som 140 socis, 900 tones l’any", ["amount", "people", "time"]],
	["Hot water at 68-70 degrees, from May until 15 October", ["temperature", "time"]],
	["No son una empresa de Vigo", ["place"]],
	["Help in English, like Anella Paper in May", []],
	["Recycle the old Seat León cars in general", []],
	["The two owners get on well", []],
	["Una obra de 2 o 3 viviendas, con fusta y PET", ["amount", "material"]],
	["Abans del desembre, el 3 de juny de 2027", ["time"]],
	["22k visit, and it costs 22k", ["money"]],
	["Restaurants at 12 km, 300 m away", ["distance"]],
	["2019 ha sido mejor", []],
])("tells what %s states", (idea, facts) => {
	expect([...factsIn(idea)].sort()).toEqual(facts);
});

it("notices facts by single words", () => {
	const given = factsIn("Está limpio y hoy va al vertedero: hay fotos, un análisis y el permiso");
	expect([...given].sort()).toEqual(["condition", "data", "permits"]);
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
	["Our start-up makes a camera", "tool"],
	["Nuestra empresa fabrica sensores", "tool"],
])("notices in “%s” the %s", (idea, fact) => {
	expect([...factsIn(idea)]).toContain(fact);
});

it.each([
	["We use a camera in the shop", "tool"],
	["A 2 km hay una fábrica con sensores", "tool"],
])("does not notice in “%s” the %s", (idea, fact) => {
	expect([...factsIn(idea)]).not.toContain(fact);
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

it.each([
	["Seeking equity for a wind farm", true],
	["Quiero comprar acciones", true],
	["Busquem inversors", true],
	["Cambiar el inversor solar", true],
	["An inverter and an investigation", false],
	["Un invernadero con ósmosis inversa", false],
	["Busco un préstamo de 3.000 €", false],
])("tells whether %s speaks of an investment: %s", (idea, expected) => {
	expect(speaksOfEquity(idea)).toBe(expected);
});

it.each([
	["Quiero denunciar un acoso en una empresa del grupo", true],
	["Your manager takes bribes from a supplier", true],
	["Nadie me coge el teléfono y el camión hace ruido", false],
	["The lorry was late again and woke the baby", false],
])("tells whether %s reports wrongdoing: %s", (idea, expected) => {
	expect(reportsWrongdoing(idea)).toBe(expected);
});

it.each([
	["I want to die", "danger"],
	["I can't go on like this", "danger"],
	["I don’t know how to go on.", "danger"],
	["Two of our crew took their own lives", "danger"],
	["My husband hits me and I have nowhere to go", "danger"],
	["We lost two farmers to suicide last winter", "danger"],
	["No puedo más.", "danger"],
	["Me quiero morir", "danger"],
	["Ya no duermo y hay días que no le veo sentido a levantarme", "danger"],
	["Some days I see no point in getting up", "danger"],
	["Ja no hi trobo cap gràcia i no li veig sentit a llevar-me", "danger"],
	["No le veo sentido a tirar el agua caliente", undefined],
	["Quiero quitarme la vida", "danger"],
	["Mi marido me pega", "danger"],
	["Formación sobre autolesiones en el instituto", "danger"],
	["No puc més, em vull morir", "danger"],
	["Prevenció del suïcidi al polígon", "danger"],
	["Since my wife died I eat alone", "grief"],
	["My late husband repaired televisions", "grief"],
	["I have been depressed for two years", "grief"],
	["My son has leukaemia", "grief"],
	["A group for bereaved parents", "grief"],
	["Desde que murió mi mujer no hablo con nadie", "grief"],
	["El año pasado perdimos a un compañero", "grief"],
	["Llevo dos años con depresión", "grief"],
	["Mi madre falleció en mayo", "grief"],
	["Un grup de dol a la rectoria", "grief"],
	["La meva dona va morir al març", "grief"],
	["Famílies que han perdut un fill", "grief"],
	["That May it was me who found him, in the shed", "grief"],
	["Vaig ser jo qui el va trobar", "grief"],
	["After the frost he stopped sleeping", "strain"],
	["En mi turno la gente viene como apagada", "strain"],
	["Tres patrones que ya no quieren salir", "strain"],
	["Sis bombers no han tornat a pujar al camió", "strain"],
])("reads suffering in “%s”: %s", (idea, kind) => {
	expect(sufferingIn(idea)).toBe(kind);
});

it.each([
	"Die-cutting machine for cardboard, dead stock of 300 rolls",
	"Algo para matar la sed en verano",
	"Estamos muertos de ganas y nos morimos de risa",
	"The deadline is Friday, and we are dying to start",
	"A dead battery, a killer feature and weeds to kill",
	"Rent kills us and the panels can’t go on the roof",
	"Quiero morir de éxito con mis tomates",
	"Un peso muerto de 40 t y hojas muertas en el parque",
	"My brother is dying to try it; we lost two customers",
	"No puedo más que agradecer vuestra ayuda",
	"No puc continuar: el botó de galetes tapa el formulari",
	"My late shift ends at ten and my van died",
	"El sol pega fuerte en la cubierta y la planta se murió",
	"L’arbre es va morir i el pou va quedar sec",
	"We would like to live without plastic; life cycle of a bottle",
	"Hemos perdido la cosecha y a dos clientes",
	"A duel, un duelo entre dos equipos de fútbol",
	"The kiln burnt out and the machine was on sick leave for repair",
	"Las luces apagadas de noche y la gente contenta",
])("reads none in “%s”", (idea) => {
	expect(sufferingIn(idea)).toBeUndefined();
});
