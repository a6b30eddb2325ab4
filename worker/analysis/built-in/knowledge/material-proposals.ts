import { forTrial, pilot } from "./shared-proposals.ts";
import type { Preparation, Proposal } from "./theme.ts";

/** What whoever wants a material has to say of it, whichever it is and whether it is used already or not. */
export const forMaterial: Preparation = {
	question: {
		en: "What does the material have to be like (type, quality, size) for you to use it?",
		es: "¿Cómo tiene que ser el material (tipo, calidad, medidas) para que te sirva?",
	},
	ready: {
		en: [
			"specification or a sample",
			{ amount: "amount you need, and how often" },
			{ place: "place and dates of delivery", known: "dates of delivery" },
			{ thing: "what you use today, if anything", unless: "inUse" },
		],
		es: [
			"especificación o una muestra",
			{ amount: "cantidad que necesitas y cada cuánto" },
			{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
			{ thing: "lo que usas hoy, si ya usas algo", unless: "inUse" },
		],
	},
};

/** A trial of a material, of equipment or of a tool, at whatever stage it is. */
export const trial: Proposal = {
	...pilot,
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
	question: {
		en: "What would the trial have to show for you to call it a success?",
		es: "¿Qué tendría que demostrar la prueba para darla por buena?",
	},
	ready: forTrial.ready,
};
