import type en from "../en/home.ts";

export default {
	metaTitle: "{{group}} · Donde otros terminan, empezamos",
	metaDescription:
		"Holding de inversión sostenible de Barcelona: reciclaje, energía renovable, ingeniería, construcción y agrotecnología. Cuéntanos tu idea.",
	hero: {
		title: "Donde otros terminan, empezamos.",
		subtitle:
			"Somos un holding de Barcelona. Nuestras empresas convierten lo que sobra en papel, energía, obra y cosecha. Llevamos más de {{years}} años en ello.",
		badge: "Pacto Mundial ONU",
		badgeSince: "firmantes desde {{year}}",
		art: "Muchos hilos se juntan y se cierran en un anillo. En el centro: Pacto Mundial de la ONU, firmantes desde {{year}}.",
	},
	figures: {
		title: "El grupo en cuatro cifras",
		tonnes: "toneladas valorizadas en 2024",
		revenue: "facturación anual 2024",
		revenueScale: "Cada línea es un millón de euros.",
		companies: "empresas en cartera",
		sectors: "sectores estratégicos",
		sectorList: "Reciclaje, energía, ingeniería, construcción y agro.",
		companiesScale: "Enlazadas, cada una con su oficio.",
	},
	flow: {
		art: "Dos cintas de líneas cruzan la página e intercambian su lugar: {{tonnes}} toneladas procesadas en 2024 y {{capacity}} toneladas al año de capacidad de reciclaje de papel, a la misma escala.",
		processed: "{{tonnes}}\u00a0t procesadas en 2024",
		capacity: "{{tonnes}}\u00a0t al año: el papel que puede reciclar {{paper}}",
		scale: "Cada línea son {{tonnesPerLine}} toneladas; una de cada diez es más gruesa.",
	},
	companies: {
		title: "Seis empresas que se alimentan entre sí",
		text: "Lo que a una le sobra, a otra le hace falta. No hay más plan que ese.",
		all: "Ver todas las empresas",
	},
	loop: {
		art: "Tres flechas se siguen en un anillo: recoger, transformar, devolver.",
		collect: {
			title: "Recoger",
			text: "El papel y el plástico que otros dan por acabados vuelven a ser materia prima y energía.",
		},
		transform: {
			title: "Transformar",
			text: "La ingeniería decide qué hacer con el resto y la energía renovable mantiene las plantas en marcha.",
		},
		return: {
			title: "Devolver",
			text: "La construcción y la agrotecnología lo devuelven a la obra y al suelo.",
		},
	},
	talk: {
		title: "Cuéntanos qué te sobra.",
		text: "Si no te cabe en una caja, escríbenos.",
		channel: "Canal de denuncias",
		channelText: "¿Has visto algo que no está bien? Confidencial y, si lo prefieres, anónimo.",
	},
} satisfies typeof en;
