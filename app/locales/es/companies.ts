import type en from "../en/companies.ts";

export default {
	visit: "Visitar la web",
	labels: {
		participation: "Participación",
		since: "Desde",
		capacity: "Capacidad",
		sector: "Sector",
		focus: "Enfoque",
		type: "Tipo",
		platform: "Plataforma",
		impact: "Impacto",
	},
	participation: {
		strategic: "Estratégica",
		support: "Apoyo",
	},
	perYear: "{{tonnes, number}}\u00a0t al año",
	paper: {
		description: "Recoge papel y plástico y los devuelve como materia prima y energía.",
	},
	energy: {
		description: "Energía renovable para plantas que no pueden parar.",
		sector: "Energía renovable",
		focus: "Industria",
	},
	engineering: {
		description: "Proyecta fábricas que desperdician menos y decide qué hacer con el resto.",
		sector: "Ingeniería y residuos",
		focus: "Proyectos sostenibles",
	},
	construction: {
		description: "Construye y trabaja la tierra pensando en la próxima cosecha.",
		sector: "Construcción",
		focus: "Agrotecnología",
	},
	platform: {
		description: "El lugar de encuentro de los negocios que crecen desde el suelo.",
		type: "Asociación agraria",
		platform: "Negocio sostenible",
	},
	foundation: {
		description: "Las personas no son un recurso. La fundación cuida la salud mental y la sostenibilidad.",
		focus: "Salud mental",
		impact: "Sostenibilidad",
	},
} satisfies typeof en;
