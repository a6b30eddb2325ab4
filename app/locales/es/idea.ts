import type en from "../en/idea.ts";

export default {
	metaTitle: "Tu idea · {{group}}",
	metaDescription:
		"Envía a {{group}} una idea de alianza y el correo electrónico al que puede responderte una persona.",
	title: "¿Qué podríamos hacer juntos?",
	lead: "El equipo de {{group}} lee las ideas que recibe. Te responde una persona por correo electrónico.",
	noScript: "El análisis en pantalla necesita JavaScript. Tu idea llega al equipo sin él.",
	idea: "Tu idea",
	send: "Enviar idea",
	sent: {
		title: "Gracias. Hemos recibido tu idea.",
		text: "Una persona la leerá y te escribirá a {{email}}.",
		noScript: "El análisis en pantalla necesita JavaScript, así que no se muestra aquí.",
		home: "Volver al inicio",
	},
} satisfies typeof en;
