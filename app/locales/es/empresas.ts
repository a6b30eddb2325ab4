import type en from "../en/empresas.ts";
import { companyCount } from "./companies.ts";

export default {
	metaTitle: "Empresas · {{group}}",
	metaDescription: `Las ${companyCount.toLowerCase()} empresas de {{group}}: reciclaje, energía renovable industrial, ingeniería, construcción y agrotecnología, una plataforma y una fundación.`,
	name: "Empresas",
	hero: {
		title: "Lo que una deja, la siguiente lo recoge.",
		text: `${companyCount} empresas, cada una con su actividad. El naranja de cada imagen señala lo que pasa a la siguiente.`,
		index: `Las ${companyCount.toLowerCase()} empresas`,
	},
	sectors: {
		title: "Cinco sectores",
		companiesInSector: "Empresas del sector",
		recycling: {
			title: "Reciclaje",
			description: "Papel y plástico entran como residuo y salen como materia prima y energía.",
		},
		energy: {
			title: "Energía",
			description: "Energía renovable para procesos industriales.",
		},
		engineering: {
			title: "Ingeniería",
			description: "Proyectos sostenibles y gestión de residuos.",
		},
		construction: {
			title: "Construcción",
			description: "Edificios proyectados pensando en una segunda vida.",
		},
		agriculture: {
			title: "Agricultura",
			description: "Tecnología para el campo y un lugar de encuentro para quienes lo trabajan.",
		},
	},
	counters: {
		title: "El grupo en cifras",
		employees: "personas en plantilla en 2024",
		revenue: "de facturación en 2024",
		companies: "empresas",
	},
	collaboration: {
		title: "Colabora con nosotros",
		text: "Una empresa, un material, una idea: si crees que encaja aquí, escríbenos.",
		mail: "Proponer una colaboración",
		subject: "Colaboración con {{group}}",
	},
} satisfies typeof en;
