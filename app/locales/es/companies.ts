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
		description: "Recoge papel y plástico y los convierte en materia prima y energía.",
	},
	energy: {
		description: "Energía renovable para plantas industriales.",
		sector: "Energía renovable",
		focus: "Industria",
	},
	engineering: {
		description:
			"Proyecta procesos que ayudan a las fábricas a desperdiciar menos y busca un uso para el resto.",
		sector: "Ingeniería y residuos",
		focus: "Proyectos sostenibles",
	},
	construction: {
		description: "Construye y lleva la tecnología al campo.",
		sector: "Construcción",
		focus: "Agrotecnología",
	},
	platform: {
		description: "Una asociación agraria donde se encuentran negocios sostenibles.",
		type: "Asociación agraria",
		platform: "Negocio sostenible",
	},
	foundation: {
		description: "Trabaja por la salud mental y la sostenibilidad, con el apoyo del grupo.",
		focus: "Salud mental",
		impact: "Sostenibilidad",
	},
} satisfies typeof en;
