import type en from "../en/idea-box.ts";

export default {
	prompt: "¿Cuál es tu enfoque?",
	intro:
		"Un análisis automático dirá con qué empresas encaja; una persona te responderá por correo. Hasta {{ideaMax}} caracteres.",
	placeholder: "Recogemos los posos de café de 40 cafeterías y buscamos a quien los convierta en…",
	analyze: "Analizar",
	example: "Ver un ejemplo",
	tags: "Empieza por un tema",
	tag: {
		renewableEnergy: "Energía renovable",
		industrialRecycling: "Reciclaje industrial",
		sustainableEngineering: "Ingeniería sostenible",
		sdgProjects: "Proyectos ODS",
	},
	loadFailed:
		"No se pudo cargar el siguiente paso. Comprueba tu conexión y recarga la página: tu idea sigue en el formulario.",
	noScript:
		"El análisis necesita JavaScript. Sin él, tu idea llega al equipo y te responde una persona por correo electrónico.",
} satisfies typeof en;
