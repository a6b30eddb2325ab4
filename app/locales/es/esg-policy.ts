import type en from "../en/esg-policy.ts";
import about from "./about.ts";
import goals from "./goals.ts";

export default {
	metaTitle: "Política ESG · {{group}}",
	metaDescription:
		"Misión, visión y compromisos con el medio ambiente, las personas y el buen gobierno; las cifras de 2024, cinco ODS y el informe no financiero.",
	name: "Política ESG",
	title: "Crecer es devolver.",
	art: "Cinco cabos, con los colores de cinco Objetivos de Desarrollo Sostenible, se enrollan entre sí y se cierran en un anillo.",
	mission: {
		title: "Misión",
		text: about.purpose.missionText,
	},
	vision: {
		title: "Visión",
		text: about.purpose.visionText,
	},
	commitments: {
		title: "A qué nos comprometemos",
		text: "Tres caras de la misma decisión. Ninguna se pesa sin las otras dos.",
		environment: {
			title: "Ambientales",
			items: {
				materials:
					"Mantener los materiales en uso: primero reutilizar, luego reciclar y, por último, aprovechar la energía.",
				energy: "Elegir energía renovable allí donde el proceso lo permita.",
				footprint: "Medir lo que consumimos, emitimos y desechamos, y reducirlo.",
				land: "Trabajar la tierra sin agotarla.",
			},
		},
		social: {
			title: "Sociales",
			items: {
				safety: "Trabajo seguro y saludable, salud mental incluida.",
				equality: "Igualdad de oportunidades, sin discriminación de ningún tipo.",
				training: "Formación para oficios que cambian.",
				places: "Ser buenos vecinos allí donde trabajamos.",
			},
		},
		governance: {
			title: "De gobernanza",
			items: {
				criteria: "Criterios ambientales, sociales y de gobernanza en cada inversión.",
				code: "Un mismo código ético para todos, aprobado el {{date, date}}.",
				account: "Rendir cuentas en público, en el informe no financiero.",
				channel: "Un canal confidencial para denunciar, y ninguna represalia.",
			},
		},
		code: "Código de conducta",
		whistleblowing: "Canal de denuncias",
	},
	metrics: {
		title: "{{year}}, dibujado a escala",
		tonnes: "toneladas procesadas",
		tonnesScale: "Cada anillo son {{tonnesPerLine, number}} toneladas.",
		revenue: "de facturación",
		revenueScale: "Un solo hilo, enrollado. Cada vuelta es un millón de euros.",
		aligned: "de la cartera alineada con esta política",
		alignedScale: "Seis hilos, uno por empresa. Todos acaban a nivel.",
		sectors: "sectores clave",
		sectorsScale: "Cada campo, con su trama.",
		sectorNames: {
			carbon: about.industries.carbon.title,
			recycling: about.industries.recycling.title,
			agro: about.industries.agro.title,
			construction: about.industries.construction.title,
			energy: about.industries.energy.title,
			engineering: about.industries.engineering.title,
		},
	},
	priorities: {
		title: "Prioridades estratégicas",
		items: {
			circularity: {
				title: "Cerrar círculos",
				text: "Convertir en materia prima más de lo que otros desechan, y pensar en el segundo uso antes que en el primero.",
			},
			energy: {
				title: "Limpiar la energía",
				text: "Llevar la energía renovable a las industrias a las que más les cuesta cambiar.",
			},
			innovation: {
				title: "Diseñar sin residuo",
				text: "Evitar el residuo antes de que exista, con tecnología al servicio de quien la usa.",
			},
			alliances: {
				title: "Hacerlo en compañía",
				text: "Buscar socios: empresas, asociaciones y personas con una idea.",
			},
		},
	},
	goals: {
		title: "Cinco objetivos, cinco cabos",
		text: "De los diecisiete Objetivos de Desarrollo Sostenible, con estos nos comprometemos.",
		abbreviation: "ODS",
		"7": { name: goals["7"], text: "Energía renovable para plantas que no pueden parar." },
		"9": {
			name: goals["9"],
			text: "Ingeniería que hace fábricas más limpias, con las personas en el centro.",
		},
		"12": {
			name: goals["12"],
			text: "Lo que otros desechan vuelve a ser materia prima: {{tonnes, number}} toneladas procesadas en {{year}}.",
		},
		"13": {
			name: goals["13"],
			text: "Menos residuos y energía más limpia son menos emisiones. Cada inversión se mira con esa luz.",
		},
		"17": { name: goals["17"], text: "Nadie cierra un círculo solo. Por eso te pedimos tu idea." },
	},
	report: {
		title: "La versión larga.",
		text: "{{name}} {{year}}, en español.",
		download: "Abrir el informe",
		format: "PDF",
	},
} satisfies typeof en;
