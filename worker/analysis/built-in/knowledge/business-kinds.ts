import type { Language } from "#app/i18n/languages.ts";
import type { Proposal } from "./theme.ts";

/** A way of doing business that an idea may mention, and what it asks of an alliance. */
export interface BusinessKind {
	id: string;
	/** `name` follows "suggests"; `{lead}` in the proposal stands for the company whose field the idea is in. */
	text: Record<Language, { words: string; name: string; proposal: Proposal }>;
}

export const businessKinds: readonly BusinessKind[] = [
	{
		id: "startup",
		text: {
			en: {
				words: "startup, start-up, entrepreneur, spin-off, scale-up, founder",
				name: "a young company that needs a first industrial client",
				proposal: [
					"First client, then capital",
					"Before speaking of investment, a paid or shared pilot with {lead} would show whether the solution holds in daily use.",
				],
			},
			es: {
				words: "startup, start-up, emprendedora, emprendimiento, spin-off, scale-up, empresa emergente",
				name: "una empresa joven que necesita un primer cliente industrial",
				proposal: [
					"Primero cliente, después capital",
					"Antes de hablar de inversión, un piloto pagado o compartido con {lead} mostraría si la solución aguanta el uso diario.",
				],
			},
		},
	},
	{
		id: "digital",
		text: {
			en: {
				words:
					"app, software, platform, online, website, marketplace, digital, blockchain, SaaS, mobile application",
				name: "a digital product or service",
				proposal: [
					"Data before screens",
					"It would help to agree with {lead} on which data exist and which decision the tool should improve, and then build the smallest version.",
				],
			},
			es: {
				words:
					"app, aplicación, software, plataforma, online, web, digital, blockchain, aplicación móvil, marketplace",
				name: "un producto o servicio digital",
				proposal: [
					"Los datos antes que las pantallas",
					"Convendría acordar con {lead} qué datos existen y qué decisión debe mejorar la herramienta, y construir después la versión mínima.",
				],
			},
		},
	},
	{
		id: "cooperative",
		text: {
			en: {
				words:
					"cooperative, co-operative, association, NGO, non-profit, volunteers, volunteering, charity, community",
				name: "an association or cooperative",
				proposal: [
					"An agreement with clear roles",
					"A short written agreement with {lead} could set out who contributes people, place and means, and how decisions are taken.",
				],
			},
			es: {
				words:
					"cooperativa, asociación, ONG, sin ánimo de lucro, voluntarios, voluntariado, entidad social, vecinal",
				name: "una asociación o cooperativa",
				proposal: [
					"Un acuerdo con papeles claros",
					"Un acuerdo breve por escrito con {lead} podría fijar quién aporta personas, lugar y medios, y cómo se decide.",
				],
			},
		},
	},
	{
		id: "research",
		text: {
			en: {
				words: "university, research, researchers, laboratory, lab, thesis, PhD, patent",
				name: "research on its way to use",
				proposal: [
					"From laboratory to plant",
					"A joint test with {lead} could move the result one step from the laboratory, with the rights on it agreed beforehand.",
				],
			},
			es: {
				words: "universidad, investigación, investigadores, laboratorio, tesis, doctorado, patente",
				name: "una investigación camino de su uso",
				proposal: [
					"Del laboratorio a la planta",
					"Una prueba conjunta con {lead} podría sacar el resultado del laboratorio, con los derechos pactados de antemano.",
				],
			},
		},
	},
	{
		id: "public",
		text: {
			en: {
				words:
					"municipality, city council, town council, municipal, public administration, local government, mayor, school, schools, hospital",
				name: "a project with a public body",
				proposal: [
					"A pilot with the public body",
					"{lead} could take part in a preliminary market consultation, so that a later tender asks for what can be done and measured.",
				],
			},
			es: {
				words:
					"ayuntamiento, municipio, municipal, administración pública, diputación, consejo comarcal, alcaldía, colegio, colegios, hospital",
				name: "un proyecto con una entidad pública",
				proposal: [
					"Piloto con la entidad pública",
					"{lead} podría participar en una consulta preliminar del mercado, para que una licitación posterior pida lo que se puede hacer y medir.",
				],
			},
		},
	},
	{
		id: "plant",
		text: {
			en: {
				words:
					"factory, plant, manufacture, manufacturing, production line, workshop, mill, installation, facility",
				name: "an industrial activity with a plant of its own",
				proposal: [
					"Visit and first numbers",
					"A visit together with {lead} could gather the first numbers: quantities, hours, space and what the plant cannot stop.",
				],
			},
			es: {
				words:
					"fábrica, planta, fabricar, fabricación, línea de producción, taller, nave, naves, instalación, fabricante",
				name: "una actividad industrial con instalaciones propias",
				proposal: [
					"Visita y primeros números",
					"Una visita con {lead} podría reunir los primeros números: cantidades, horarios, espacio y lo que la planta no puede parar.",
				],
			},
		},
	},
	{
		id: "service",
		text: {
			en: {
				words:
					"service, consultancy, consulting, advice, rental, leasing, repair service, maintenance, collect, delivery, install",
				name: "a service",
				proposal: [
					"The service on a small scale",
					"Trying the service with a few users near {lead} could show its real cost before it grows.",
				],
			},
			es: {
				words:
					"servicio, consultoría, asesoría, asesoramiento, alquilar, leasing, mantenimiento, recoger, recogida, reparto, instalar",
				name: "un servicio",
				proposal: [
					"El servicio a pequeña escala",
					"Probar el servicio con unos pocos usuarios cerca de {lead} podría mostrar su coste real antes de crecer.",
				],
			},
		},
	},
	{
		id: "shop",
		text: {
			en: {
				words:
					"shop, shops, store, restaurant, hotel, hotels, brand, sell, sells, selling, retail, bar, bakery, product, products",
				name: "a trade that sells to the public",
				proposal: [
					"A test with customers",
					"One line of products or one point of sale could serve as a test, with {lead} following what customers accept.",
				],
			},
			es: {
				words:
					"tienda, tiendas, comercio, restaurante, hotel, hoteles, marca, vender, vende, bar, panadería, venta, producto, productos",
				name: "un comercio que vende al público",
				proposal: [
					"Una prueba con clientes",
					"Una línea de producto o un punto de venta podría servir de prueba, con {lead} siguiendo qué acepta el cliente.",
				],
			},
		},
	},
];
