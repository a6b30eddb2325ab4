import type en from "../en/nosotros.ts";

export default {
	metaTitle: "Nosotros · {{group}}",
	metaDescription:
		"Quiénes somos: un holding de inversión sostenible de Barcelona. Misión, valores, siete fechas de nuestra historia, seis industrias e Industria 5.0.",
	name: "Nosotros",
	hero: {
		title: "Más de {{years}} años, hilo a hilo.",
		text: "{{group}} une empresas que sacan algo de lo que a otros les sobra. Así se hace también una cuerda: un hilo junto a otro, y cada uno aguanta su parte.",
		art: "Anillos como los de un árbol, uno por cada año de {{from}} a {{to}}. Siete llevan fecha.",
	},
	purpose: {
		title: "Misión y visión",
		mission: "Misión",
		missionText:
			"Invertir en empresas que dan un nuevo uso a los materiales, la energía y la tierra, y conectarlas para que una pueda empezar donde otra termina.",
		vision: "Visión",
		visionText: "Una industria a la que no le sobra nada: lo que sale de una fábrica entra en la siguiente.",
	},
	profile: {
		title: "Perfil",
		text: "Nuestras empresas trabajan en reciclaje, energía renovable, ingeniería, construcción y agrotecnología, y apoyamos a una fundación. Tenemos la sede en Barcelona y somos firmantes del Pacto Mundial de la ONU desde {{year}}.",
		tonnes: "Toneladas procesadas en 2024",
		revenue: "Facturación de 2024",
		companies: "Empresas del grupo",
		years: "Años de historia",
		yearsValue: "{{years}}+",
	},
	values: {
		title: "Nuestros valores",
		strategic: {
			title: "Estrategia",
			text: "Pensamos dos veces antes de movernos. Una empresa se une si hace más fuertes a las demás.",
		},
		people: {
			title: "Personas",
			text: "Un grupo es la gente que lo forma. Su salud y su seguridad van antes que la producción.",
		},
		environment: {
			title: "Medio ambiente",
			text: "Buscamos el siguiente uso de cada material. Ese es nuestro trabajo, no un añadido.",
		},
		innovation: {
			title: "Innovación",
			text: "Cambiamos antes de que haga falta. Lo que hoy funciona mañana puede desperdiciar menos.",
		},
	},
	timeline: {
		title: "Nuestra historia en siete fechas",
		text: "En el dibujo, cada fecha añade un hilo a la cuerda.",
		span: "{{year}}-{{until}}",
		onward: "{{year}}+",
		origins: {
			title: "Orígenes",
			text: "La historia del grupo empieza con una idea: donde un proceso deja un resto puede empezar otro.",
		},
		growth: {
			title: "Crecimiento",
			text: "El grupo crece y, con él, la variedad de lo que puede hacer con el material que recibe.",
		},
		cycle: {
			title: "Nuevos sectores",
			text: "El grupo vuelve a crecer. Lo que empezó como una sola actividad busca otras que la complementen.",
		},
		trades: {
			title: "Ingeniería y energía",
			text: "La ingeniería sostenible y la energía renovable para la industria se suman al reciclaje: una proyecta el proceso y la otra lo mueve.",
		},
		commitment: {
			title: "Pacto Mundial y código ético",
			text: "Firmamos el Pacto Mundial de la ONU y, el {{date, date}}, aprobamos nuestro código ético.",
		},
		holding: {
			title: "Un solo holding",
			text: "{{legal}} se constituye el {{date, date}}. Son los años de consolidar: seis empresas en un grupo.",
		},
		future: {
			title: "Industria 5.0",
			text: "El hilo que se está tendiendo ahora: una industria centrada en las personas, sostenible y resiliente.",
		},
	},
	industries: {
		title: "Seis industrias",
		carbon: {
			title: "Carbono",
			text: "Reciclaje, ahorro de energía y energía renovable para reducir las emisiones.",
			policy: "Política ESG",
		},
		recycling: {
			title: "Reciclaje",
			text: "Papel y plástico convertidos en materia prima y energía.",
		},
		agro: {
			title: "Agro",
			text: "Tecnología para la tierra y una asociación de quienes la trabajan.",
		},
		construction: {
			title: "Construcción",
			text: "Edificios proyectados pensando en su siguiente uso.",
		},
		energy: {
			title: "Energía",
			text: "Energía renovable para la industria.",
		},
		engineering: {
			title: "Ingeniería",
			text: "Proyectos sostenibles y gestión de residuos.",
		},
	},
	future: {
		title: "Industria 5.0",
		text: "Tres principios que dependen unos de otros, dibujados como tres anillos enlazados.",
		art: "Tres anillos enlazados de modo que cada uno mantiene unidos a los otros dos: centrada en las personas, sostenible, resiliente.",
		human: {
			title: "Centrada en las personas",
			text: "La tecnología se adapta a las personas, y no al revés.",
		},
		sustainable: {
			title: "Sostenible",
			text: "La industria respeta los límites del planeta y mantiene los materiales en uso.",
		},
		resilient: {
			title: "Resiliente",
			text: "La industria se adapta a los cambios, se recupera de los reveses y sigue funcionando.",
		},
		idea: "Cuéntanos tu idea",
		companies: "Ver las empresas",
	},
} satisfies typeof en;
