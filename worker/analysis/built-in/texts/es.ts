import { figures } from "#app/content/figures.ts";
import { contacts, names } from "#app/content/group.ts";
import type { en } from "./en.ts";

export const es = {
	companies: {
		paper: {
			name: names.paper,
			fact: `que funciona desde ${figures.oldestCompanySince}`,
			decides: "que esté separado de todo lo demás y que la cantidad sea regular",
			question: "¿Es igual todos los meses? Si lo es, basta una muestra; si cambia, di en qué.",
			themes: {
				company: ["los materiales y su reciclaje"],
				paper: ["el papel y el cartón"],
				plastics: ["los plásticos"],
				textiles: ["los textiles"],
			},
		},
		energy: {
			name: names.energy,
			fact: "que parte de cómo trabaja una planta, de sus horarios y sus necesidades",
			decides: "a qué horas hace falta o sale la energía",
			question:
				"¿Para cuántos años es seguro el sitio? Si hay contrato o concesión, di hasta cuándo; si es tuyo, dilo.",
			themes: {
				company: ["la energía y su uso"],
				electricity: ["la electricidad renovable"],
				biomass: ["el calor de la biomasa"],
				heat: ["el calor, recuperado o renovable"],
			},
		},
		engineering: {
			name: names.engineering,
			fact: "que proyecta procesos que gastan menos y busca destino a lo que queda",
			decides: "lo que digan las mediciones y lo que permitan hoy las licencias del sitio",
			question:
				"¿Qué pasa si no se hace nada? Si hay un plazo o un requerimiento, di cuál; si no, qué cuesta seguir como ahora.",
			themes: {
				company: ["los residuos y los procesos industriales"],
				water: [
					"el agua o su tratamiento",
					"¿Se ha analizado el agua, y cuándo? Si se ha analizado, envía los resultados; si no, di de dónde viene y qué se le echa.",
				],
				residues: ["los residuos o subproductos"],
				organic: ["los residuos orgánicos"],
				contamination: ["los residuos peligrosos o los suelos contaminados"],
				air: ["el aire, los olores, el polvo o el ruido"],
				studies: ["los estudios y planes ambientales"],
			},
		},
		construction: {
			name: names.construction,
			fact: "en la que el grupo tiene una participación estratégica",
			decides: "que se pueda disponer del terreno o del edificio, y qué está ya decidido",
			question:
				"¿Quién se ocuparía de ello cuando esté? Si tiene nombre, dilo; si no, a quién se lo pedirías.",
			themes: {
				company: ["la construcción y la agrotecnología"],
				refurbishment: [
					"los edificios o su rehabilitación",
					"¿Puede quedar vacío el edificio durante la obra? Si puede, di cuándo; si no, qué parte tiene que seguir en uso.",
				],
				materials: ["la construcción o sus materiales"],
				"urban-green": ["la vegetación o los espacios abiertos"],
				farming: [
					"los cultivos, el suelo o el riego",
					"¿Para qué campaña tendría que estar? Si hay una fecha, dila; si no, cuál es la primera que serviría.",
				],
			},
		},
		platform: {
			name: names.platform,
			fact: "que reúne negocios que viven de la tierra para que cada uno aprenda de los demás",
			decides: "que algunos se hayan comprometido ya y que una persona los coordine",
			question:
				"¿Hay ya algo por escrito entre quienes participan: estatutos, actas, un acuerdo? Si lo hay, envíalo; si no, di qué se ha hablado.",
			themes: {
				company: ["la cooperación entre negocios"],
				cooperatives: ["asociarse y trabajar juntos"],
				trade: ["el producto o el comercio locales"],
			},
		},
		foundation: {
			name: `la ${names.foundation}`,
			fact: "a la que el grupo apoya",
			decides: "que quienes participarían lo quieran y que haya una persona formada",
			question:
				"¿Lo han pedido quienes participarían? Si lo han pedido, di con qué palabras; si no, a quién de ellos se puede preguntar primero.",
			themes: {
				company: ["el apoyo a las personas"],
				wellbeing: [
					"el bienestar o la salud mental",
					"¿A quién se llamaría si alguien empeora esa misma tarde? Si está acordado, di con quién; si no, es lo primero que acordar.",
				],
				care: ["la compañía o los cuidados"],
				inclusion: ["el empleo o la formación de quien lo tiene difícil"],
			},
		},
	},
	needs: {
		state: "con qué está mezclado y en qué estado",
		amount: "cuánto hay en total o al mes",
		energy: "cuánta energía se usaría o saldría al año",
		area: "cuántos metros o hectáreas",
		people: "para cuántas personas es",
		money: "qué cuesta o qué da hoy",
		time: "a qué horas o cada cuánto",
		measured: "qué se ha medido",
		owner: "de quién es el sitio",
		place: "el código postal",
		trained: "quién las acompañaría y con qué formación",
		organisation: "qué entidad responde",
		photos: "dos fotos",
		bill: "una factura, si la hay",
		written: "lo que haya por escrito entre quienes participan",
		budget: "un presupuesto de una página",
	},
	quote: (text) => `«${text}»`,
	list: (phrases) => new Intl.ListFormat("es-ES").format(phrases),
	understood: (read) =>
		`Lo hemos leído como una idea sobre ${read.map(({ theme, words }) => theme + (words && ` (${words})`)).join(", y sobre ")}.`,
	date: (quote) => `Nombra una fecha: ${quote}.`,
	inCatalan: "Leemos el catalán y te respondemos en español.",
	fit: {
		clear: (company) => `parece un asunto de ${company}.`,
		joint: (first, second) => `parece un asunto de ${first} y de ${second} a la vez.`,
		partial: (company) => `podría ser un asunto de ${company}.`,
		either: (first, second) => `podría ser un asunto de ${first} o de ${second}.`,
		outside: (company) => `queda fuera de lo que el grupo publica de sí; lo más cercano es ${company}.`,
	},
	proposal: (needs, decides) =>
		`1. **Completar lo que necesita una decisión**: Además de lo que ya dices, ${needs}. Lo que suele decidir: ${decides}.`,
	toKnow: (company, needs) => `a ${company} le ayuda ver o conocer ${needs}`,
	which: (first, second) => `¿Qué pesa más en tu idea: ${first} o ${second}?`,
	next: (request) =>
		request
			? `Una persona del grupo lee tu idea y lo que pides en ella, ${request}, y te responde por correo electrónico.`
			: "Una persona del grupo lee tu texto y te responde por correo electrónico.",
	today: "No esperes a esa respuesta: habla hoy con alguien cercano.",
	meanwhile: "Mientras tanto, alguien cercano o tu centro de salud pueden estar antes.",
	automatic: "Esta lectura es automática: si se equivoca, la persona que te responde lo corrige.",
	terms: "Solo una persona puede hablar de precios, plazos o garantías.",
	person: "lo que cuentas necesita a una persona, no una lectura automática.",
	whereToGo: "Adónde dirigirse",
	nothing: {
		grief: ["Sentimos mucho lo que estás pasando."],
		danger: [
			"Sentimos mucho lo que estás pasando. Si una vida puede correr peligro, llama ahora al 112. En España, el 024 atiende día y noche a quien piensa en el suicidio y a quienes tiene cerca.",
		],
		violence: [
			"Sentimos mucho lo que estás pasando, y no es culpa tuya. Si corres peligro, llama ahora al 112. En España, el 016 atiende día y noche y no deja rastro en la factura.",
		],
		job: [
			"Lo hemos leído como un asunto de empleo o de prácticas.",
			"este formulario es para ideas de alianza.",
			`Escribe a ${contacts.email}: para qué puesto o área, con tu currículum, o cuándo lo enviaste.`,
		],
		hardship: [
			"Lo hemos leído como un asunto de dinero.",
			"por este formulario no se presta ni se da dinero.",
			"Para el alquiler, la luz, la comida o las deudas: los servicios sociales de tu ayuntamiento.",
		],
		money: [
			"Lo hemos leído como un asunto de dinero: un préstamo, un donativo, una venta o una inversión.",
			"por este formulario no se presta ni se da dinero.",
			`Para acciones del grupo, o una inversión en él: ${contacts.investorsEmail}. Para lo demás: ${contacts.email}.`,
		],
		complaint: [
			"Sentimos que algo haya ido mal.",
			"una queja necesita a alguien que la siga.",
			`Sobre el grupo o esta web: ${contacts.email} o ${contacts.phone}. Di qué pasó, dónde y cuándo, y cómo localizarte.`,
			`Para irregularidades dentro del grupo, con confidencialidad: la página Canal de denuncias o ${contacts.ethicsEmail}.`,
		],
		goals: [
			"Partes de los Objetivos de Desarrollo Sostenible; la idea aún está por escribir.",
			"un objetivo solo no señala a ninguna empresa; un problema y un lugar, sí.",
			"Escribe ahora una sola cosa: qué problema se resolvería, dónde y para quién.",
		],
		language: [
			"No hemos podido leer tu texto.",
			"la lectura automática conoce el español, el inglés y el catalán.",
			`Envía la idea de nuevo en uno de ellos, o escribe a ${contacts.email}: las personas leen también otros idiomas.`,
		],
		other: [
			"No hemos encontrado en este texto una idea para los ámbitos de las empresas del grupo.",
			"este formulario es para ideas de alianza en esos ámbitos.",
			`Si lo hemos leído mal, o si tiene que ver con el grupo: ${contacts.email}, ${contacts.phone} o la página de contacto.`,
		],
		unclear: [
			"Por las palabras de tu texto no sabemos de qué empresa sería.",
			"lo dirá la persona que lo lea.",
		],
	},
} satisfies typeof en;
