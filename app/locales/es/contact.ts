import { byCompany } from "../../content/companies.ts";
import type en from "../en/contact.ts";
import companies, { companyCount } from "./companies.ts";

export default {
	metaTitle: "Contacto · {{group}}",
	metaDescription:
		"Cómo contactar con {{group}} en Barcelona: teléfono, correo electrónico y dirección postal, un formulario que lee una persona y dónde seguir al grupo.",
	name: "Contacto",
	title: "Aquí responde una persona.",
	lead: "El análisis de nuestra página de inicio se genera automáticamente. Las respuestas las escriben personas.",
	details: {
		title: "Datos de contacto",
		phone: "Teléfono",
		email: "Correo electrónico",
		investors: "Inversores",
		legal: "Asuntos legales",
		address: "Dirección postal",
		write: "Escríbenos",
	},
	map: {
		place: "Barcelona",
		art: "Europa occidental en puntos, con un anillo cada {{kilometres, number}} kilómetros alrededor de Barcelona.",
	},
	form: {
		title: "Ponte en contacto",
		text: "Cuéntanos qué tienes en mente: una idea, una pregunta, algo que te sobra. Cuanto más concreto, mejor podremos responderte.",
		heading: "Al equipo de {{group}}",
	},
	follow: {
		title: "Síguenos",
		linkedin: "LinkedIn",
		website: "Web",
	},
	about: {
		title: "Sobre {{group}}",
		text: `Un holding de inversión sostenible de Barcelona, con más de {{years}} años de historia. Trabajamos en ${companyCount.toLowerCase()} áreas.`,
		areas: byCompany(({ id }) => companies[id].activity),
		company: "Datos de la sociedad",
		legalName: "Razón social",
		taxId: "NIF",
		office: "Domicilio social",
		incorporated: "Constitución",
		ethics: "¿Has visto algo que no está bien?",
		ethicsLink: "Canal de denuncias",
	},
} satisfies typeof en;
