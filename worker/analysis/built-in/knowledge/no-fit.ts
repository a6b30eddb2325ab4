import type { Clues } from "./theme.ts";

/**
 * Texts that are no ideas for the group, by what they are. Each is told apart by clues of its own; `money` comes from the ask and
 * `language` from the text's language.
 */
export type NoFitKind =
	| "money"
	| "job"
	| "press"
	| "offer"
	| "question"
	| "complaint"
	/** A shopper, a document, a question that is not about the group: nothing is proposed. */
	| "enquiry"
	| "language"
	| "command"
	| "vague"
	/** Some words of a field of the group, too few to say so. */
	| "hinted"
	| "other";

/** These decide whatever else the text says. The earlier wins. */
export const noFitClues: readonly { kind: "job" | "press" | "offer" | "question" | "other"; clues: Clues }[] =
	[
		{
			kind: "press",
			clues:
				"research project for school, school essay, for a trade magazine, shoot for a day, film about, answer some questions, answer a few questions, ask you ~ questions, journalist, for a newspaper article, interview your, interview ~ chief executive, press enquiry | trabajo de investigación, responder unas preguntas, haceros ~ preguntas, hacerles ~ preguntas, periodista, estudiante de periodismo, entrevistar a alguien, cadena SER, para un reportaje, entrevista para ~ periódico, prensa escrita | treball de recerca, respondre unes preguntes, fer ~ preguntes, periodista, estudiant de periodisme, entrevistar algú",
		},
		{
			kind: "job",
			clues:
				"any openings, openings at, take trainees, do you take trainees, final-year student, summer with your team, part of your team, my CV, send my CV, my résumé, my resume, open positions, job openings, job vacancy, vacancies, are you hiring, would like to work for, want to work for you, looking for a job, internship, work placement | mi primer empleo, llevo ~ en paro, incorporarme a, alguna vacante, alguna plaza, busco trabajo, busco empleo, currículum, curriculum, mi CV, vacantes, hacer las prácticas, hacer prácticas, prácticas del máster, trabajar en vuestra empresa, ofertas de empleo | cap plaça, feu entrevistes, fer una entrevista, busco feina, currículum, el meu CV, plaça d'enginyer, alguna vacant, vacants, fer les pràctiques, treballar amb vosaltres",
		},
		{
			kind: "offer",
			clues:
				"clean your offices, your offices, handle your, our brochure, our agency, your canteen, your next event, your website, your headquarters, your social media, SEO, web design, office cleaning, cleaning services, send a quote, advertise in, our rates, for sale, send a catalogue, send our catalogue, send you our | paso tarifas, pasar tarifas, os paso, nuestro catálogo, enseñaros, sin coste para, vuestra próxima, vuestras fotos, soy comercial, vuestras redes, sus redes, vuestra web, su página web, nuestra oferta, os hago precio, os hacemos precio, seguros de, presentarles, posicionamiento web, diseño web, limpieza de oficinas, somos una agencia, ofrecemos seguros, ofrecemos nuestros servicios, segunda mano con pocos kilómetros, vendo un coche, vendo coche, precio a convenir, nuestras tarifas | sense cost, passar el catàleg, la comptabilitat, per menys del que, us podem portar, us podem fer, oferim serveis, neteja d'oficines, enviar-vos un pressupost, anunciar-vos, bones tarifes, només cobrem, us tramitem, les vostres xarxes, el vostre web",
		},
		{
			kind: "question",
			clues:
				"is the holding listed, holding listed, holds the shares, publish a sustainability report, publish a report, how many companies, does the group, how many people work, how many employees, head offices, where are your, when was your, when was the group, who owns it, who owns, who is your, your annual report, your revenue, what does your | compró el grupo, tiene el grupo, publicáis, cotizáis, dividendos, cuánto facturó, cuántos empleados, cuántas empresas, se fundó, quién dirige, quién es el presidente, dónde está vuestra, informe no financiero, vuestra facturación, sede del grupo | facturació té, quina facturació, empresa a l'estranger, va fundar, teniu empreses, cotitzeu, quants treballadors, qui n'és el president, accionistes, on és la vostra, quan es va fundar, facturació del grup, qui són els accionistes",
		},
		{
			kind: "other",
			clues:
				"poem, horoscope, tarot, write me a, bitcoin, cryptocurrency, casino, betting, joke, essay, homework, recipe, flat for sale, house for sale, my laptop is, my phone is, my car battery, my car is, scratched my car, my cat, my dog, book a table, table for, phone screen, football match, movie, song lyrics | poema, horóscopo, tarot, escríbeme, bitcoin, criptomoneda, casino, apuestas, chiste, redacción sobre, deberes, mi vecino, mi vecina, contenedor ~ sin recoger, de montaña casi, escribir una novela, denunciar, vendo piso, vendo casa, se me ha roto, se me ha estropeado, receta, recetas, reservar mesa, letra de canción | poema, horòscop, el meu fill no, endevinalla, acudit, denunciar, on puc llençar, busco pis, se m'ha espatllat, pis per llogar, recepta, partit de futbol, tocar la guitarra",
		},
	];

/** These decide only where nothing in the text fits the group: alone they would tell too little. The earlier wins. */
export const weakNoFitClues: readonly {
	kind: "complaint" | "job" | "press" | "offer" | "question";
	clues: Clues;
}[] = [
	{
		kind: "complaint",
		clues:
			"nobody has answered, nobody answers me, nobody picks up, with your logo, complain to, was rude, no one has replied, complaint, I want to complain, who is in charge, speak to a manager, refund, money back, overcharged, your lorries, your trucks, your lorry | nadie me contesta, nadie me ha contestado, nadie coge el teléfono, falta de respeto, me devuelva la llamada, con vuestro logo, con un responsable, una reclamación, quiero quejarme, presentar una queja, hoja de reclamaciones, me devolvieran, devolución del dinero, mal cobrada, vuestros camiones, sus camiones, vuestro camión | ningú no em, ningú em contesta, ningú agafa el telèfon, falta de respecte, amb el vostre logo, de queixar, em vull queixar, presentar una queixa, una reclamació, amb un responsable, els vostres camions, el vostre camió, el vostre logo",
	},
	{
		kind: "job",
		clues:
			"shadow, hiring, job, vacancy, salary, employment, work for you, unemployed | trabajo de fin de grado, empleo, trabajo, puesto, sueldo, contratar, contratáis, en paro | treball de final, feina, lloc de treball, sou, contractar, contracteu, a l'atur",
	},
	{
		kind: "press",
		clues:
			"radio, television, interview, newspaper, documentary, podcast, reporter | radio, televisión, entrevista, periódico, documental, podcast, reportaje | ràdio, televisió, entrevista, diari, documental, podcast, reportatge",
	},
	{
		kind: "offer",
		clues:
			"our services, our products, our prices, special offer, quote, demo, discount, free | nuestros servicios, nuestros productos, nuestros precios, presupuesto, descuento, gratis | els nostres serveis, els nostres productes, els nostres preus, pressupost, descompte, gratis",
	},
	{
		kind: "question",
		clues:
			"your accounts, the last report, the group, your company, your companies, your group | el grupo, vuestra empresa, vuestras empresas, vuestro grupo | el grup, la vostra empresa, les vostres empreses, el vostre grup",
	},
];

/** Words that say "sustainable" and nothing more: a text made of these is asked to be more concrete. */
export const vagueWords: Clues =
	"sustainab*, ecological, environment*, planet, innovat*, collaborat*, partnership, alliance, circular | sostenib*, ecológic*, medio ambiente, ambiental, planeta, innova*, colabor*, alianza, circular | sostenib*, ecològic*, medi ambient, planeta, innova*, col·labor*, aliança";

/** Phrases that hold words of the knowledge base and say nothing of its subjects: their words are left out of account. */
export const misleadingPhrases: Clues =
	"in Cork, make paper based, paper based, neighbour's dog, dog barks, white paper, position paper, wallpaper, paper role, paper trail, on paper, oyster, phone screen, energy drink, green light, credit card, plastic surgery, plastic free, no plastic, without plastic, coffee shop, bicycle helmet, second life, second hand, market town, food grade, paper company, solar plexus, power of, school next door, council does nothing, swimming pool, toy library, drum kit, plastic straws, drinking straws, about recycling, school play, cash flow | baterías de cocina, batería de cocina, cuento sobre, papel de hamlet, papel clave, papel importante, papel fundamental, jugar un papel, segunda vida, segunda mano, sin plástico, libre de plástico, tarjeta de crédito, papel de la mujer, cirugía plástica, luz verde, plantas acuáticas, prácticas del máster, energía positiva | segona vida, segona mà, sense plàstic, llum verd, tenim un solar, piscina municipal";
