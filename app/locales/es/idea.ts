import type en from "../en/idea.ts";

export default {
	metaTitle: "Tu idea · {{group}}",
	metaDescription: "Envía a {{group}} una idea de alianza e indica adónde responderte.",
	title: "Tu idea, y adónde responderte.",
	lead: "El equipo de {{group}} lee todas las ideas. Te responde una persona por correo electrónico.",
	noScript: "El análisis en pantalla necesita JavaScript. Tu idea llega al equipo también sin él.",
	form: "Envíanos tu idea",
	idea: "Tu idea",
	send: "Enviar idea",
	sent: {
		title: "Gracias. Hemos recibido tu idea.",
		text: "Una persona la leerá y te escribirá a {{email}}.",
		noScript: "El análisis en pantalla necesita JavaScript, así que aquí no hay ninguno.",
		home: "Volver al inicio",
	},
} satisfies typeof en;
