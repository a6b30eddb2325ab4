import type { Preparation, Proposal } from "./theme.ts";

/** What whoever wants to try something out has to settle, whatever it is. */
export const forTrial: Preparation = {
	question: {
		en: "What would the trial have to show for you to call it a success?",
		es: "¿Qué tendría que demostrar la prueba para darla por buena?",
	},
	ready: {
		en: [
			{ thing: "results so far, if there are any", unless: "results" },
			"technical data",
			"what the trial needs (space, connections, data, staff)",
			{ thing: "length of the trial", unless: "duration" },
		],
		es: [
			{ thing: "resultados hasta ahora, si los hay", unless: "results" },
			"ficha técnica",
			"lo que necesita la prueba (espacio, conexiones, datos, personal)",
			{ thing: "duración de la prueba", unless: "duration" },
		],
	},
};

/** What whoever wants a material has to say of it, whichever it is and whether it is used already or not. */
export const forSupply: Preparation = {
	question: {
		en: "Which specification, if there is one, does the material have to meet?",
		es: "¿Qué especificación, si la hay, tiene que cumplir el material?",
	},
	ready: {
		en: [
			"a sample, or photographs, of what you need",
			{ amount: "amount you need, and how often" },
			{ place: "place and dates of delivery", known: "dates of delivery" },
			"packing or format in which you can receive it",
		],
		es: [
			"una muestra, o fotografías, de lo que necesitas",
			{ amount: "cantidad que necesitas y cada cuánto" },
			{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
			"formato o embalaje en que puedes recibirlo",
		],
	},
};

/** A trial of a material, of equipment or of a tool, at whatever stage it is. */
export const pilot: Proposal = {
	when: ["try"],
	en: [
		"Trial under real conditions",
		"where it could be tried, for how long and what would be measured",
		"what is to be tried, how it works and what is known of it so far",
		"a trial that does not disturb the daily work, and a result that can be checked",
	],
	es: [
		"Prueba en condiciones reales",
		"dónde podría probarse, cuánto tiempo y qué se mediría",
		"lo que se quiere probar, cómo funciona y lo que se sabe hasta ahora",
		"que la prueba no altere el trabajo diario y que dé un resultado comprobable",
	],
	...forTrial,
};

/** What somebody sells: the maker of a technology or a product, or who has more of something than is used. */
export const sale: Proposal = {
	when: ["sell"],
	en: [
		"A look at what you offer",
		"what you offer, whom it is of use to, and whether the company could buy, use or recommend it",
		"a description, the price, and references or results if there are any",
		"an advantage for the customer that can be checked",
	],
	es: [
		"Estudio de lo que ofreces",
		"qué ofreces, a quién le es útil y si la empresa podría comprarlo, usarlo o recomendarlo",
		"una descripción, el precio y, si las hay, referencias o resultados",
		"una ventaja para el cliente que se pueda comprobar",
	],
	question: {
		en: "For whom is what you offer of most use?",
		es: "¿A quién le es más útil lo que ofreces?",
	},
	questionUnless: "customers",
	ready: {
		en: [
			"technical data",
			{ thing: "price", unless: "price" },
			{ thing: "references, if there are any", unless: "customers" },
			{ thing: "results, if there are any", unless: "results" },
		],
		es: [
			"ficha técnica",
			{ thing: "precio", unless: "price" },
			{ thing: "referencias, si las hay", unless: "customers" },
			{ thing: "resultados, si los hay", unless: "results" },
		],
	},
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
		"un papel para la empresa o entidad más allá del dinero",
	],
	question: {
		en: "Which part could the company take in the project, beyond money?",
		es: "¿Qué papel podría tener la empresa o entidad en el proyecto, más allá del dinero?",
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
