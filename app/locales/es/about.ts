import type en from "../en/about.ts";

export default {
	metaTitle: "Nosotros · {{group}}",
	metaDescription:
		"Quiénes somos: un holding de inversión sostenible de Barcelona. Misión, valores, siete fechas de nuestra historia, seis industrias e Industria 5.0.",
	hero: {
		title: "Más de {{years}} años, hilo a hilo.",
		text: "{{group}} une empresas que sacan algo de lo que a otros les sobra. Así se hace también una cuerda: un hilo junto a otro, y cada uno aguanta su parte.",
		art: "Anillos como los de un árbol, uno por cada año de {{from}} a {{to}}. Siete llevan fecha: {{dates, list}}.",
		scale: "Cada anillo es un año. Las fechas se cuentan más abajo.",
	},
	purpose: {
		title: "Para qué estamos",
		mission: "Misión",
		missionText:
			"Invertir en empresas que dan otra vuelta a los materiales, la energía y la tierra, y unirlas para que una empiece donde otra termina.",
		vision: "Visión",
		visionText: "Una industria a la que no le sobra nada: lo que sale de una fábrica entra en la siguiente.",
	},
	profile: {
		title: "Perfil",
		text: "Reunimos empresas de reciclaje, energía renovable, ingeniería, construcción y agrotecnología, y apoyamos a una fundación. Desde Barcelona y, desde {{year}}, dentro del Pacto Mundial de la ONU.",
		tonnes: "toneladas procesadas en 2024",
		tonnesScale: "Cada línea son {{tonnesPerLine, number}} toneladas.",
		revenue: "de facturación en 2024",
		revenueScale: "Cada línea es un millón de euros.",
		companies: "empresas del grupo",
		companiesScale: "Cada eslabón es una empresa.",
		years: "años de historia",
		yearsValue: "{{years}}+",
		yearsScale: "Cada línea es un año. El último no ha terminado.",
	},
	values: {
		title: "Lo que lo sujeta todo",
		strategic: {
			title: "Estrategia",
			text: "Damos una vuelta más antes de avanzar. Una empresa se une si hace más fuertes a las demás.",
		},
		people: {
			title: "Personas",
			text: "Un grupo es la gente que lo forma. Su salud y su seguridad van antes que cualquier tonelada.",
		},
		environment: {
			title: "Medio ambiente",
			text: "Lo que tomamos, lo devolvemos. Encontrar el siguiente uso de un material es el oficio, no un añadido.",
		},
		innovation: {
			title: "Innovación",
			text: "Cambiamos de vía antes de que haga falta. Lo que hoy funciona mañana puede desperdiciar menos.",
		},
	},
	timeline: {
		title: "Siete hilos, una cuerda",
		text: "Cada fecha añade un hilo. Ninguno se retira.",
		span: "{{year}}-{{until}}",
		onward: "{{year}}+",
		origins: {
			title: "El primer hilo",
			text: "Empieza la historia del grupo, con una idea que no ha cambiado: donde un proceso deja un resto puede empezar otro.",
		},
		growth: {
			title: "Crecer",
			text: "El grupo crece. Entra más material y, con él, crece la lista de lo que se puede hacer.",
		},
		cycle: {
			title: "Un círculo más ancho",
			text: "Vuelve a crecer. Lo que empezó como un solo oficio busca los otros que le hacen falta.",
		},
		trades: {
			title: "Ingeniería y energía",
			text: "La ingeniería sostenible y la energía renovable para la industria se suman al reciclaje: una proyecta el proceso y la otra lo mueve.",
		},
		commitment: {
			title: "Por escrito",
			text: "Firmamos el Pacto Mundial de la ONU y, el {{date, date}}, aprobamos nuestro código ético.",
		},
		holding: {
			title: "Un solo holding",
			text: "{{legal}} se constituye el {{date, date}}. Son los años de consolidar: seis empresas bajo un mismo techo.",
		},
		future: {
			title: "Industria 5.0",
			text: "El hilo que se está tendiendo ahora. Tiene que servir a las personas, durar y aguantar.",
		},
	},
	industries: {
		title: "Seis industrias, capa sobre capa",
		carbon: {
			title: "Carbono",
			text: "Lo que se recicla, se ahorra o se genera limpio es carbono que no llega al aire.",
			policy: "Política ESG",
		},
		recycling: {
			title: "Reciclaje",
			text: "Papel y plástico que vuelven como materia prima y energía.",
		},
		agro: {
			title: "Agro",
			text: "Tecnología para la tierra y una asociación de quienes la trabajan.",
		},
		construction: {
			title: "Construcción",
			text: "Edificios que piensan en lo que vendrá después.",
		},
		energy: {
			title: "Energía",
			text: "Renovable y a la medida de cómo trabaja la industria.",
		},
		engineering: {
			title: "Ingeniería",
			text: "Proyectos sostenibles y una salida para lo que queda.",
		},
	},
	future: {
		title: "Industria 5.0",
		text: "Tres anillos. Si se corta uno, los otros dos se sueltan.",
		art: "Tres anillos enlazados de modo que cada uno mantiene unidos a los otros dos: centrada en las personas, sostenible, resiliente.",
		human: {
			title: "Centrada en las personas",
			text: "La tecnología se adapta a las personas, y no al revés.",
		},
		sustainable: {
			title: "Sostenible",
			text: "La industria no toma más de lo que el planeta puede dar, y devuelve lo que tomó.",
		},
		resilient: {
			title: "Resiliente",
			text: "Lo que está bien unido cede, aguanta y sigue.",
		},
		idea: "Cuéntanos tu idea",
		companies: "Ver las empresas",
	},
} satisfies typeof en;
