import type en from "../en/politica-esg.ts";
import goals from "./goals.ts";
import nosotros from "./nosotros.ts";

export default {
	metaTitle: "Política ESG · {{group}}",
	metaDescription:
		"Misión, visión y compromisos con el medio ambiente, las personas y el buen gobierno; las cifras de 2024, cinco ODS y el informe no financiero.",
	name: "Política ESG",
	title: "Planeta, personas, gobernanza.",
	art: "Cinco cabos, uno por cada uno de cinco Objetivos de Desarrollo Sostenible, se enrollan entre sí y se cierran en un anillo.",
	mission: {
		title: "Misión",
		text: nosotros.purpose.missionText,
	},
	vision: {
		title: "Visión",
		text: nosotros.purpose.visionText,
	},
	commitments: {
		title: "A qué nos comprometemos",
		text: "Sopesamos a la vez lo ambiental, lo social y la gobernanza de cada decisión.",
		environment: {
			title: "Ambientales",
			items: [
				"Mantener los materiales en uso: primero reutilizar, luego reciclar y, por último, aprovechar la energía.",
				"Elegir energía renovable allí donde el proceso lo permita.",
				"Medir lo que consumimos, emitimos y desechamos, y reducirlo.",
				"Trabajar la tierra sin agotarla.",
			],
		},
		social: {
			title: "Sociales",
			items: [
				"Trabajo seguro y saludable, salud mental incluida.",
				"Igualdad de oportunidades, sin discriminación de ningún tipo.",
				"Formación para trabajos que cambian.",
				"Ser buenos vecinos allí donde trabajamos.",
			],
		},
		governance: {
			title: "De gobernanza",
			items: [
				"Criterios ambientales, sociales y de gobernanza en cada inversión.",
				"Un mismo código ético para todos, aprobado el {{date, date}}.",
				"Rendir cuentas en público, en el informe no financiero.",
				"Un canal confidencial para denunciar, y ninguna represalia.",
			],
		},
		code: "Código de conducta",
		whistleblowing: "Canal de denuncias",
	},
	metrics: {
		title: "Las cifras de {{year}}",
		tonnes: "toneladas procesadas.",
		revenue: "de facturación.",
		aligned: "de la cartera alineada con esta política.",
		sectors: "sectores clave.",
		sectorsNote:
			"Los seis sectores clave son los cinco sectores de nuestras empresas (reciclaje, energía, ingeniería, construcción y agro) y el carbono, que concierne a todas.",
	},
	priorities: {
		title: "Prioridades estratégicas",
		items: {
			circularity: {
				title: "Cerrar el ciclo",
				text: "Convertir en materia prima más de lo que otros desechan, y prever su siguiente uso desde el principio.",
			},
			energy: {
				title: "Energía más limpia",
				text: "Llevar la energía renovable a las industrias a las que más les cuesta cambiar.",
			},
			innovation: {
				title: "Diseñar sin residuos",
				text: "Evitar los residuos desde el diseño, con tecnología al servicio de quien la usa.",
			},
			alliances: {
				title: "Trabajar con otros",
				text: "Buscar socios: empresas, asociaciones y personas con una idea.",
			},
		},
	},
	goals: {
		title: "Cinco Objetivos de Desarrollo Sostenible",
		text: "De los diecisiete objetivos de las Naciones Unidas, nos comprometemos con estos cinco.",
		abbreviation: "ODS",
		"7": { name: goals["7"], text: "Energía renovable para plantas industriales." },
		"9": {
			name: goals["9"],
			text: "Ingeniería que hace fábricas más limpias, con las personas en el centro.",
		},
		"12": {
			name: goals["12"],
			text: "Reciclaje de papel y plástico, con {{tonnes, number}} toneladas procesadas por el grupo en {{year}}.",
		},
		"13": {
			name: goals["13"],
			text: "Menos residuos y una energía más limpia ayudan a reducir las emisiones. Miramos nuestras inversiones desde esa perspectiva.",
		},
		"17": { name: goals["17"], text: "La economía circular necesita socios. Por eso te pedimos tu idea." },
	},
	report: {
		title: "El informe completo",
		text: "{{name}} {{year}}, en español.",
		download: "Abrir el informe",
		format: "PDF",
	},
} satisfies typeof en;
