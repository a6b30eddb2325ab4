import { describe, expect, it } from "vitest";
import { contacts } from "#app/content/placeholders.ts";
import { languages } from "#app/i18n/languages.ts";
import { analyseIdea } from "#worker/analysis/built-in/built-in-analyst.ts";
import { readIdea } from "#worker/analysis/built-in/reading.ts";

const kindOf = (text: string) => {
	const reading = readIdea(text);
	return reading.fits ? "fits" : reading.kind;
};

/** Requests to the group as something else than a partner; many hold the words of a theme. */
const requests = {
	enquiry: [
		"Do you sell recycled paper notebooks? I need three for my daughter.",
		"Have you got a shop in Barcelona where I can see the solar panels?",
		"¿Vendéis bolsas de papel? Las quiero para un cumpleaños.",
		"¿Tenéis tienda en Girona con muebles de madera reciclada?",
		"Veneu compost en sacs petits?",
		"On puc comprar plaques solars d'aquestes per al balcó?",
		"Could you send me a copy of the invoice for the cardboard of May?",
		"Necesito un duplicado de la factura de los palés, la perdí.",
		"Em falta una còpia de la factura del compost de juny.",
		"Can you tell me at what time the recycling centre in my street closes?",
		"¿Sabéis si mañana hay mercadillo en la plaza?",
		"He trobat un paraigua amb el vostre nom. El voleu?",
	],
	complaint: [
		"Your lorries wake the whole street at six every morning.",
		"Hace un mes que pedí una factura y nadie me contesta. Quiero hablar con un responsable.",
		"El vostre camió em bloqueja la porta del garatge. A qui m'he de queixar?",
	],
	job: [
		"Busco trabajo de soldador, ¿hay algo en la planta de biomasa?",
		"Busco feina en el sector del reciclatge de paper.",
		"I am a chemist with six years in wastewater treatment, looking for a new position.",
		"Doce años de experiencia en obra y busco nuevos retos en construcción con madera.",
		"Me gustaría trabajar en vuestra empresa de energía solar.",
		"M'agradaria treballar a la vostra planta de plàstics.",
	],
	press: [
		"For my master's thesis on paper recycling I would like to interview someone from your group.",
		"Hago la tesis sobre economía circular del cartón. ¿Alguien de dirección puede responder un cuestionario?",
		"Faig la tesi doctoral sobre biogàs i voldria parlar amb algú de la vostra empresa.",
		"We run a podcast on solar energy and would love you as a guest.",
		"Preparamos un documental sobre el plástico y nos gustaría entrevistar a vuestra directora.",
	],
	offer: [
		"Would you order 300 paper bags with your logo at a special price?",
		"Catering for your events, with local and organic food.",
		"We print T-shirts of recycled cotton and can make some for your staff.",
		"Os podemos llevar fruta ecológica a la oficina todas las semanas.",
		"Us podem netejar les plaques solars de l'oficina cada trimestre.",
		"Bolígrafos de cartón reciclado con vuestro logotipo. Os hacemos un precio especial.",
		"Cursos de mindfulness para vuestros empleados: organizamos sesiones cada mes.",
		"Alquilamos contenedores para residuos. Solicite presupuesto.",
	],
	question: [
		"When will you publish the figures of the recycling business?",
		"¿Cuándo presentaréis los resultados de este año?",
		"Quan publicareu els comptes de la divisió de paper?",
	],
} as const;

/** Ideas that say "you" or "we offer" too, or ask in the form of a question. */
const ideas = [
	"Would you buy our cardboard offcuts? There are 40 t a month.",
	"Do you sell recycled PET flakes? Our factory needs 20 t a month.",
	"¿Vendéis granza reciclada? Necesitamos 10 toneladas al mes para nuestra fábrica.",
	"We offer our roof for solar panels and would like you to use it for a pilot.",
	"Os ofrecemos 20 t de cartón al mes de nuestros almacenes.",
	"We would like to work with you on green roofs in Girona.",
	"Buscamos empleo para personas con discapacidad en plantas de reciclaje.",
	"Our thesis is a patented biogas reactor: we look for a site to test the prototype.",
	"We print a magazine on recycled paper and look for a supplier near Vic.",
	"We run a hotel and could give your employees a discount; we look for solar panels for our roof.",
	"Podríem fer biogàs amb els purins de les vostres granges veïnes?",
];

describe("what is asked of the group", () => {
	it.each(Object.entries(requests).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
		"tells by its form that it is of the kind %s: %s",
		(kind, text) => {
			expect(kindOf(text)).toBe(kind);
		},
	);

	it.each(ideas)("takes this for an idea: %s", (text) => {
		const kind = kindOf(text);
		expect(["fits", "hinted", "other"]).toContain(kind);
	});

	it.each([
		"We run half-empty vans from Lugo to Porto on Fridays and offer the space to whoever ships that way.",
		"Ofrecemos sitio en nuestras furgonetas a quien envíe paquetes al sur.",
	])("takes what is offered to others for no offer to the group: %s", (text) => {
		expect(kindOf(text)).not.toBe("offer");
	});
});

describe("work", () => {
	it.each([
		"Tenemos un bar y nos gustaría que viniera gente que no encuentra trabajo.",
		"We run a small brass band and look for a job for our drummer.",
		"Som un taller petit i busquem empreses que ens donin feina.",
	])("takes a company that speaks of it for no applicant: %s", (text) => {
		expect(kindOf(text)).not.toBe("job");
	});
});

describe("what it asks for where nothing fits", () => {
	it.each(languages)("sends a recognised kind somewhere, and asks it for nothing (%s)", (language) => {
		for (const text of Object.values(requests).flat()) {
			const answer = analyseIdea(text, language);
			expect(answer, text).toContain(contacts.email);
			expect(answer, text).not.toMatch(/What to add|Qué conviene añadir/);
		}
	});

	/** What follows the heading. */
	const added = (text: string) => /\*\*What to add\*\*\n([\s\S]*?)\n\n/.exec(analyseIdea(text, "en"))?.[1];

	it.each([
		[
			"The curtains are blue.",
			"- If it is a proposal for the group, say what you have or need, how much is involved and where.",
		],
		[
			"We have 9 tonnes of hummus every week and would like something better.",
			"- If it is a proposal for the group, say where.",
		],
		[
			"In Girona we teach the flute and would like to grow.",
			"- If it is a proposal for the group, say how much is involved.",
		],
		["We have 9 tonnes of hummus a week in Girona and would like something better.", undefined],
		[
			"Polideportivo de Alcoy con 30 taquillas.",
			"- If it is a proposal for the group, say what you are looking for.",
		],
	])("asks in one line for what the text leaves out: %s", (text, line) => {
		expect(kindOf(text)).toBe("other");
		expect(added(text)).toBe(line);
	});

	it("asks for no material where some words point to a field", () => {
		const text = "La caldera de la residencia de Vic es vieja. Queremos otra.";
		expect(kindOf(text)).toBe("hinted");
		expect(added(text)).toBe("- The size: roughly how much.");
	});
});
