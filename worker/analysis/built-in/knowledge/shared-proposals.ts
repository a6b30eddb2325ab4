import type { Preparation, Proposal } from "./theme.ts";

/** What whoever wants to try something out has to settle, whatever it is. */
export const forTrial: Preparation = {
	question: {
		en: "What has to be measured for the trial to count as a success, and what would the host have to provide?",
		es: "¿Qué habría que medir para dar la prueba por buena y qué tendría que aportar quien la acoja?",
	},
	ready: {
		en: [
			{ thing: "results so far", unless: "results" },
			"technical data",
			"what the trial needs (space, connections, data, staff)",
			{ thing: "length of the trial", unless: "duration" },
		],
		es: [
			{ thing: "resultados hasta ahora", unless: "results" },
			"ficha técnica",
			"lo que necesita la prueba (espacio, conexiones, datos, personal)",
			{ thing: "duración de la prueba", unless: "duration" },
		],
	},
};

/** What whoever wants to buy a material has to say, whichever it is. */
export const forSupply: Preparation = {
	question: {
		en: "Which specification does the material have to meet, and what are you using today?",
		es: "¿Qué especificación tiene que cumplir el material y qué usas hoy?",
	},
	ready: {
		en: [
			"specification",
			{ amount: "volume a month" },
			{ place: "place and dates of delivery", known: "dates of delivery" },
			{ thing: "material used today", unless: "inUse" },
		],
		es: [
			"especificación",
			{ amount: "volumen al mes" },
			{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
			{ thing: "material que usas hoy", unless: "inUse" },
		],
	},
};

/** What whoever sells a product or a technology has to say. */
const forSale: Preparation = {
	question: {
		en: "Who uses it already, and what does it save or improve for them?",
		es: "¿Quién lo usa ya y qué ahorra o mejora con ello?",
	},
	ready: {
		en: [
			"technical data",
			{ thing: "references", unless: "customers" },
			{ thing: "price", unless: "price" },
			{ thing: "results that can be checked", unless: "results" },
		],
		es: [
			"ficha técnica",
			{ thing: "referencias", unless: "customers" },
			{ thing: "precio", unless: "price" },
			{ thing: "resultados comprobables", unless: "results" },
		],
	},
};

/** A trial of equipment or a tool. */
export const pilot: Proposal = {
	when: ["try"],
	en: [
		"Pilot under real conditions",
		"where the trial could take place, for how long and what would be measured",
		"the equipment or tool, its technical data and the results so far",
		"a trial that disturbs no operation, and a result that can be checked",
	],
	es: [
		"Piloto en condiciones reales",
		"dónde podría hacerse la prueba, cuánto tiempo y qué se mediría",
		"el equipo o la herramienta, su ficha técnica y los resultados obtenidos",
		"que la prueba no altere el trabajo diario y que dé un resultado comprobable",
	],
	...forTrial,
};

/** A product or technology: for customers, or where the text does not say what its maker is looking for. */
export const sale: Proposal = {
	when: ["sell"],
	en: [
		"Assessment of your solution",
		"what the solution does, for whom it works already and where it could use or recommend it",
		"technical data, prices and references",
		"a saving or result that a customer can check",
	],
	es: [
		"Valoración de tu solución",
		"qué hace la solución, a quién le funciona ya y dónde podría usarla o recomendarla",
		"ficha técnica, precios y referencias",
		"un ahorro o un resultado que el cliente pueda comprobar",
	],
	...forSale,
};

/** Whatever the theme, for whoever is looking for money: funding is decided elsewhere. */
export const funding: Proposal = {
	when: [],
	en: [
		"The project itself, apart from the funding",
		"what the project does and where it meets its own work",
		"the plan of the project, with its costs, and who is behind it",
		"a part for the company beyond money",
	],
	es: [
		"El proyecto en sí, aparte de la financiación",
		"qué hace el proyecto y dónde coincide con su actividad",
		"el plan del proyecto, con sus costes, y quién está detrás",
		"un papel para la entidad más allá del dinero",
	],
	question: {
		en: "Which part could the company take in the project, beyond money?",
		es: "¿Qué papel podría tener la entidad en el proyecto, más allá del dinero?",
	},
	ready: {
		en: [
			"project plan and costs",
			{ thing: "results so far", unless: "results" },
			"team",
			"amount and what it is for",
		],
		es: [
			"plan del proyecto y costes",
			{ thing: "resultados hasta ahora", unless: "results" },
			"equipo",
			"importe y destino",
		],
	},
};
