import type en from "../en/companies-page.ts";

export default {
	metaTitle: "Empresas · {{group}}",
	metaDescription:
		"Las seis empresas de {{group}}: reciclaje, energía renovable industrial, ingeniería, construcción y agrotecnología, una plataforma y una fundación.",
	name: "Empresas",
	hero: {
		title: "Lo que una deja, la siguiente lo recoge.",
		text: "Seis empresas, cada una con su actividad. El naranja de cada imagen señala lo que pasa a la siguiente.",
		index: "Las seis empresas",
	},
	paper: {
		tagline: "El papel de ayer es la materia prima de mañana.",
		description:
			"La empresa de reciclaje del grupo: papel, plástico y energía de lo que ya no puede volver a ser ninguno de los dos. En funcionamiento desde {{since}}, tiene capacidad para reciclar {{tonnes, number}} toneladas de papel al año.",
	},
	energy: {
		tagline: "Energía renovable para quien fabrica.",
		description:
			"Energía renovable industrial. Parte de cómo trabaja una planta, de sus horarios y sus necesidades, y busca la energía renovable que les va bien.",
	},
	engineering: {
		tagline: "El mejor residuo es el que no se produce.",
		description:
			"Ingeniería sostenible y residuos. Proyecta procesos que gastan menos y, a lo que aun así queda, le busca destino: otro proceso, otra empresa o la tierra.",
	},
	construction: {
		tagline: "Construir y cultivar a largo plazo.",
		description:
			"Construcción y agrotecnología en una misma empresa. Construye y lleva tecnología al campo. En ambos casos la pregunta es la misma: ¿cuánto tiempo ha de servir lo que hacemos hoy?",
	},
	platform: {
		tagline: "Negocios que comparten lo que saben.",
		description:
			"Una plataforma empresarial sostenible con forma de asociación agraria. Reúne negocios que viven de la tierra para que cada uno aprenda de los demás.",
	},
	foundation: {
		tagline: "Nada dura si no se cuida a las personas.",
		description:
			"El grupo apoya a una fundación dedicada a la salud mental y la sostenibilidad. Trabaja en ambas, porque el bienestar de las personas y el de los lugares donde viven van unidos.",
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
		employeesScale: "Cada punto es una persona.",
		revenue: "de facturación en 2024",
		revenueScale: "Cada línea es un millón de euros.",
		companies: "empresas",
		companiesScale: "Cada eslabón es una empresa.",
	},
	collaboration: {
		title: "Colabora con nosotros",
		text: "Una empresa, un material, una idea: si crees que encaja aquí, escríbenos.",
		mail: "Proponer una colaboración",
		subject: "Colaboración con {{group}}",
	},
} satisfies typeof en;
