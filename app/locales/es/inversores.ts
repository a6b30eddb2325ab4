import { byCompany } from "../../content/companies.ts";
import type en from "../en/inversores.ts";
import companies, { companyCount } from "./companies.ts";

export default {
	metaTitle: "Inversores · {{group}}",
	metaDescription:
		"Información de {{group}} para inversores: datos de la sociedad, estrategia, compromiso ESG, estructura del grupo e informe no financiero 2024.",
	name: "Inversores",
	title: "Inversión a largo plazo.",
	lead: "La sociedad, su estrategia, sus compromisos, su estructura y su informe, en una página.",
	about: {
		title: "Sobre el holding",
		text: "{{legal}} es la sociedad holding del grupo.",
		taxId: "NIF",
		office: "Domicilio social",
		incorporated: "Constitución",
		revenue: "Facturación 2024",
		tonnes: "Toneladas procesadas en 2024",
		seal: "Un sello de tres anillos, de fuera adentro: los días de {{year}}, con uno marcado; {{revenue, millions}} de facturación en trazos; {{tonnes, number}} toneladas como una bobina de anillos.",
		sealMiddle: "toneladas en 2024",
		sealDays: "Los días de {{year}}",
		sealStrokes: "Cada trazo, {{million, millions}}",
	},
	strategy: {
		title: "Estrategia de inversión",
		text: "Los cinco criterios que guían nuestras inversiones.",
		circular: {
			title: "Lo circular, primero",
			text: "Buscamos negocios en los que lo que a una empresa le sobra es la materia prima de otra.",
		},
		industry: {
			title: "Industria de verdad",
			text: "Papel, energía, ingeniería, construcción y tierra: actividades cuyos resultados se pueden medir.",
		},
		share: {
			title: "La participación adecuada",
			text: "Propiedad íntegra, participación estratégica o apoyo, según lo que cada empresa necesita del grupo.",
		},
		together: {
			title: "Mejor juntas",
			text: "Una empresa vale más para el grupo cuando a las demás les sirve lo que sabe, genera o recupera.",
		},
		patience: {
			title: "A largo plazo",
			text: "Un grupo con más de {{years}} años de historia invierte para décadas, no para trimestres.",
		},
	},
	esg: {
		title: "Compromiso ESG",
		aligned: "de la cartera, alineada con la política ESG",
		alignedArt: `Un cabo por cada una de las ${companyCount.toLowerCase()} empresas: llegan enredados y acaban en paralelo, todos ellos.`,
		environment: {
			title: "Medio ambiente",
			text: "Que los materiales se usen más tiempo y que la industria funcione con energía renovable.",
		},
		people: {
			title: "Personas",
			text: "Trabajo seguro y digno, y una fundación dedicada a la salud mental.",
		},
		governance: {
			title: "Gobernanza",
			text: "Un código ético aprobado el {{date, date}} y un canal de denuncias abierto a quienes trabajan en el grupo o se relacionan con él.",
		},
		goals: {
			title: "Metas compartidas",
			text: "Firmantes del Pacto Mundial de la ONU desde {{year}} y comprometidos con cinco de los Objetivos de Desarrollo Sostenible.",
		},
		goalAbbreviation: "ODS",
		policy: "Leer la política ESG",
	},
	structure: {
		title: "Estructura del grupo",
		text: `La sociedad holding y sus ${companyCount.toLowerCase()} entidades. Cuanto más grueso el cabo, más estrecho el vínculo.`,
		activity: byCompany(({ id }) => companies[id].activity),
		participation: companies.participation,
		wholeKey: "Propiedad íntegra",
		strategicKey: "Participación estratégica",
		supportKey: "Apoyo",
		companies: "Conocer las empresas",
	},
	reports: {
		title: "Informes",
		text: "Las cifras publicadas de 2024, los compromisos y la gobernanza del grupo.",
		open: "Abrir el informe 2024",
		format: "PDF, en español",
		other: "También disponible en inglés",
	},
	contact: {
		title: "Contacto para inversores",
		text: "¿Tienes una pregunta que esta página no responde? Escríbenos.",
	},
} satisfies typeof en;
