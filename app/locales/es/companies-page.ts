import type en from "../en/companies-page.ts";

export default {
	metaTitle: "Empresas · {{group}}",
	metaDescription:
		"Las seis empresas de {{group}}: reciclaje, energía renovable industrial, ingeniería, construcción y agrotecnología, una plataforma y una fundación.",
	hero: {
		title: "Lo que una deja, la siguiente lo recoge.",
		text: "Seis empresas, cada una con su oficio. En cada imagen hay algo naranja: lo que pasa a la siguiente.",
		index: "Las seis empresas",
	},
	paper: {
		tagline: "El papel de ayer es la materia prima de mañana.",
		description:
			"La empresa de reciclaje del grupo: papel, plástico y energía de lo que ya no puede volver a ser ninguno de los dos. Lleva en ello desde {{since}} y, solo en papel, puede reciclar {{tonnes, number}} toneladas al año.",
	},
	energy: {
		tagline: "Energía del lado de quien fabrica.",
		description:
			"Energía renovable industrial. Parte de cómo trabaja de verdad una planta, de sus horarios y sus necesidades, y busca la energía que le va bien, para que una fábrica funcione sin dejar la factura a quienes vienen detrás.",
	},
	engineering: {
		tagline: "El mejor residuo es el que nunca llegó a serlo.",
		description:
			"Ingeniería sostenible y residuos. Proyecta procesos que gastan menos y, a lo que queda a pesar de todo, le busca destino: otro proceso, otra empresa, la tierra de la que salió.",
	},
	construction: {
		tagline: "Construir como se siembra: para después.",
		description:
			"Construcción y agrotecnología bajo un mismo techo. Levanta obra y lleva tecnología al campo, porque el muro y el surco hacen la misma pregunta: ¿cuánto tiempo ha de servir lo que hacemos hoy?",
	},
	platform: {
		tagline: "Raíces en común.",
		description:
			"Una plataforma empresarial sostenible con forma de asociación agraria. Reúne negocios que viven de la tierra para que cada uno aproveche lo que saben los demás.",
	},
	foundation: {
		tagline: "Nada dura si las personas no duran.",
		description:
			"El grupo apoya a una fundación dedicada a la salud mental y la sostenibilidad. Cuida de las dos a la vez, porque lo que desgasta un lugar desgasta a quienes viven en él.",
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
			description: "Proyectos sostenibles y tratamiento de lo que queda.",
		},
		construction: {
			title: "Construcción",
			description: "Obras pensadas ya para una segunda vida.",
		},
		agriculture: {
			title: "Agricultura",
			description: "Tecnología para el campo y un lugar de encuentro para quienes lo trabajan.",
		},
	},
	counters: {
		title: "Todas juntas",
		employees: "personas en plantilla en 2024",
		employeesScale: "Cada punto es una persona.",
		revenue: "de facturación en 2024",
		revenueScale: "Cada línea es un millón de euros.",
		companies: "empresas",
		companiesScale: "Cada eslabón es una empresa.",
	},
	collaboration: {
		title: "Hay sitio para una séptima.",
		text: "Una empresa, un material, una idea: si crees que encaja aquí, escríbenos.",
		mail: "Proponer una colaboración",
		subject: "Colaboración con {{group}}",
	},
} satisfies typeof en;
