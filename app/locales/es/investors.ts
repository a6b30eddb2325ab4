import type en from "../en/investors.ts";

export default {
	metaTitle: "Inversores · {{group}}",
	metaDescription:
		"Lo que un inversor quiere saber de {{group}}: datos de la sociedad, estrategia, compromiso ESG, estructura del grupo e informe no financiero 2024.",
	title: "Invertimos en lo que vuelve.",
	lead: "Lo que un inversor quiere saber, en una página: la sociedad, su estrategia, sus compromisos, su estructura y su informe.",
	about: {
		title: "Sobre el holding",
		text: "{{legal}} es la sociedad que mantiene unido al grupo.",
		taxId: "NIF",
		office: "Domicilio social",
		incorporated: "Constitución",
		revenue: "Facturación 2024",
		tonnes: "Toneladas procesadas en 2024",
		seal: "Un sello de tres anillos, de fuera adentro: los días de {{year}}, con uno marcado; {{revenue, millions}} de facturación en trazos; {{tonnes, number}} toneladas como una bobina de anillos.",
		sealMiddle: "toneladas en 2024",
		sealCaption:
			"De fuera adentro: los días de {{year}}, con el de la constitución marcado; un trazo por cada millón de euros; un anillo por cada mil toneladas. Al último le faltan {{missing, number}} toneladas para cerrarse.",
	},
	strategy: {
		title: "Estrategia de inversión",
		text: "Cinco puntos, y nos atenemos a ellos.",
		circular: {
			title: "Lo circular, primero",
			text: "Buscamos oficios donde lo que a uno le sobra es la materia prima de otro.",
		},
		industry: {
			title: "Industria de verdad",
			text: "Papel, energía, ingeniería, obra, tierra. Cosas que se pesan y se miden.",
		},
		share: {
			title: "La participación justa",
			text: "Una empresa entera, una participación estratégica o apoyo: a cada cual, lo que necesita.",
		},
		together: {
			title: "Mejor juntas",
			text: "Una empresa vale más cuando a las otras cinco les sirve lo que sabe, genera o recupera.",
		},
		patience: {
			title: "A largo plazo",
			text: "Más de {{years}} años de historia marcan el ritmo. Un anillo no se cierra en un trimestre.",
		},
	},
	esg: {
		title: "Compromiso ESG",
		aligned: "de la cartera, alineada con la política ESG",
		alignedArt:
			"Un cabo por cada una de las seis empresas: llegan enredados y acaban en paralelo, todos ellos.",
		alignedScale: "Cada cabo es una empresa.",
		environment: {
			title: "Medio ambiente",
			text: "Que los materiales se usen más tiempo y que la industria funcione con energía renovable.",
		},
		people: {
			title: "Personas",
			text: "Trabajo seguro y digno. Y una fundación que cuida la salud mental.",
		},
		governance: {
			title: "Gobernanza",
			text: "Un código ético aprobado el {{date, date}} y un canal de denuncias abierto a quienes trabajan o tratan con el grupo.",
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
		text: "Un anillo, seis cabos. Cuanto más grueso el cabo, más estrecho el vínculo.",
		recycling: "Reciclaje",
		energy: "Energía renovable",
		engineering: "Ingeniería sostenible",
		construction: "Construcción y agrotecnología",
		association: "Asociación agraria",
		foundation: "Fundación",
		participation: "Participación",
		strategic: "Estratégica",
		support: "Apoyo",
		wholeKey: "Propiedad íntegra",
		strategicKey: "Participación estratégica",
		supportKey: "Apoyo",
		scale: "El cabo indica el tipo de participación, no su porcentaje.",
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
		text: "¿Una pregunta que esta página no responde? Hazla.",
	},
} satisfies typeof en;
