import { figures } from "../../content/figures.ts";
import type en from "../en/companies.ts";

const numbers: Record<typeof figures.companies, string> = { 6: "Seis" };
/** The number of companies in words, with a capital letter. */
export const companyCount = numbers[figures.companies];

export default {
	participation: {
		label: "Participación",
		whole: "{{whole, percent}}",
		strategic: "Estratégica",
		support: "Apoyo",
	},
	paper: {
		activity: "Reciclaje de papel y plástico, y valorización energética",
		description: "Recoge papel y plástico y los convierte en materia prima y energía.",
		tagline: "El papel de ayer es la materia prima de mañana.",
		text: "La empresa de reciclaje del grupo: papel, plástico y energía de lo que ya no puede volver a ser ninguno de los dos. En funcionamiento desde {{since}}, tiene capacidad para reciclar {{capacity, number}} toneladas de papel al año.",
		facts: [
			["Desde", "{{since}}"],
			["Capacidad", "{{capacity, number}} t al\u00a0año"],
		],
	},
	energy: {
		activity: "Energía renovable para la industria",
		description: "Energía renovable para plantas industriales.",
		tagline: "Energía renovable para quien fabrica.",
		text: "Parte de cómo trabaja una planta, de sus horarios y sus necesidades, y busca la energía renovable que les va bien.",
		facts: [
			["Sector", "Energía renovable"],
			["Enfoque", "Industria"],
		],
	},
	engineering: {
		activity: "Ingeniería sostenible y gestión de residuos",
		description:
			"Proyecta procesos que ayudan a las fábricas a desperdiciar menos y busca un uso para el resto.",
		tagline: "El mejor residuo es el que no se produce.",
		text: "Ingeniería sostenible y residuos. Proyecta procesos que gastan menos y, a lo que aun así queda, le busca destino: otro proceso, otra empresa o la tierra.",
		facts: [
			["Sector", "Ingeniería y residuos"],
			["Enfoque", "Proyectos sostenibles"],
		],
	},
	construction: {
		activity: "Construcción y agrotecnología",
		description: "Construye y lleva la tecnología al campo.",
		tagline: "Construir y cultivar a largo plazo.",
		text: "Construcción y agrotecnología en una misma empresa. Construye y lleva tecnología al campo. En ambos casos la pregunta es la misma: ¿cuánto tiempo ha de servir lo que hacemos hoy?",
		facts: [
			["Sector", "Construcción"],
			["Enfoque", "Agrotecnología"],
		],
	},
	platform: {
		activity: "Plataforma empresarial sostenible y asociación agraria",
		description: "Una asociación agraria donde se encuentran negocios sostenibles.",
		tagline: "Negocios que comparten lo que saben.",
		text: "Una plataforma empresarial sostenible con forma de asociación agraria. Reúne negocios que viven de la tierra para que cada uno aprenda de los demás.",
		facts: [
			["Tipo", "Asociación agraria"],
			["Plataforma", "Negocio sostenible"],
		],
	},
	foundation: {
		activity: "Fundación de salud mental y sostenibilidad",
		description: "Trabaja por la salud mental y la sostenibilidad, con el apoyo del grupo.",
		tagline: "Nada dura si no se cuida a las personas.",
		text: "El grupo apoya a una fundación dedicada a la salud mental y la sostenibilidad. Trabaja en ambas, porque el bienestar de las personas y el de los lugares donde viven van unidos.",
		facts: [
			["Enfoque", "Salud mental"],
			["Impacto", "Sostenibilidad"],
		],
	},
} satisfies typeof en;
