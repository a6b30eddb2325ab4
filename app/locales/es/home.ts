import type en from "../en/home.ts";
import { companyCount } from "./companies.ts";

export default {
	metaTitle: "{{group}} · Donde otros terminan, empezamos nosotros",
	metaDescription:
		"Holding de inversión sostenible de Barcelona: reciclaje, energía renovable, ingeniería, construcción y agrotecnología. Cuéntanos tu idea.",
	name: "Inicio",
	hero: {
		title: "Donde otros terminan, empezamos nosotros.",
		subtitle:
			"Somos un holding de Barcelona. El grupo tiene más de {{years}} años de historia. Hoy sus empresas reciclan papel y plástico y producen energía, edificios y cosechas.",
		badge: "Pacto Mundial de la ONU",
		badgeSince: "firmantes desde {{year}}",
	},
	figures: {
		title: "El grupo en cuatro cifras",
		tonnes: "toneladas procesadas en\u00a02024",
		revenue: "facturación anual 2024",
		companies: "empresas en cartera",
		sectors: "sectores estratégicos",
		sectorList: "Reciclaje, energía, ingeniería, construcción y agricultura.",
	},
	flow: {
		art: "Dos cintas de líneas cruzan la página e intercambian su lugar: {{tonnes}} toneladas procesadas en 2024 y {{capacity}} toneladas al año de capacidad de reciclaje de papel, a la misma escala.",
		processed: "{{tonnes}} t procesadas en 2024",
		capacity: "{{tonnes}} t al año: el papel que puede reciclar {{paper}}",
	},
	companies: {
		title: `Las ${companyCount.toLowerCase()} empresas del grupo`,
		text: "Cada una tiene su actividad, y lo que a una le sobra puede servirle a otra.",
		all: "Ver todas las empresas",
	},
	loop: {
		art: "Tres flechas se siguen en un anillo: recoger, transformar, devolver.",
		collect: {
			title: "Recoger",
			text: "El papel y el plástico usados se recogen y se convierten en materia prima y energía.",
		},
		transform: {
			title: "Transformar",
			text: "La ingeniería proyecta procesos que desperdician menos y la energía renovable abastece a la industria.",
		},
		return: {
			title: "Devolver",
			text: "La construcción y la agrotecnología buscan nuevos usos, en la obra y en el campo.",
		},
	},
	talk: {
		title: "Habla con nuestro equipo",
		text: "Para todo lo que no cabe en el formulario, escríbenos. Te responderá una persona.",
		channel: "Canal de denuncias",
		channelText: "¿Has visto algo que no está bien? Confidencial y, si lo prefieres, anónimo.",
	},
} satisfies typeof en;
