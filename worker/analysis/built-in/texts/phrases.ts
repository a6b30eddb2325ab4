import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Sum } from "../sums.ts";
import type { NothingKind, Proposal } from "../themes.ts";

/** What is said of a text that concerns none of the companies. */
interface NothingText {
	/** What the text was taken for. */
	taken: string;
	/** Why it does not fit, without a capital. */
	reason: string;
	/** Keys of `contacts`, and `fields` for the list of companies, are filled in: `{email}`. */
	ways: readonly string[];
	/** Added where shares or an investment are spoken of, or wrongdoing is reported. */
	specialWay?: string;
}

/** The analyst's own sentences in one language. */
interface Phrases {
	company(id: CompanyId, name: string): string;
	/** Said to who writes in Catalan. */
	inCatalan: string;
	subject(themes: readonly string[]): string;
	/** Where the company is not certain. */
	maybe(theme: string): string;
	/** What the idea asks for, in its own words. */
	request(quote: string): string;
	clear(company: string): string;
	/** The company is the nearest, but the theme is outside its business. */
	nearest(company: string): string;
	joint(first: string, firstTheme: string, second: string, secondTheme: string): string;
	/** Where it is not certain that it is one of these, or this one. */
	close(first: string, second: string): string;
	closest(company: string, why: string): string;
	/** Where the company is not certain, but the thing is named. */
	named(company: string, thing: string): string;
	/** Of few words. */
	few(company: string): string;
	/** The one thing to write next, for an idea of few words. */
	start: Record<CompanyId, string>;
	/** What an amount makes in a year, and in lorries. */
	sum(sum: Sum): string;
	/** What would count for responsible consumption. */
	counted(sum: Sum): string;
	goodToKnow(insight: string): string;
	decides(what: string): string;
	/** Proposed to who has made a technology. */
	tool: Proposal & { ask: string };
	investors(email: string): string;
	next: string;
	/** Said first where people suffer or have died, where a life may be at risk, and to who worries about those around him. */
	suffering: Record<"grief" | "danger" | "strain", string>;
	whereToGo: string;
	nothing: Record<NothingKind, NothingText>;
}

const amountIn = (locale: string, value: number) =>
	value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0, useGrouping: "always" });

/** Parts of a lorryload, from a half to a twelfth. */
const partsOfLorry = {
	en: [
		"half",
		"a third",
		"a quarter",
		"a fifth",
		"a sixth",
		"a seventh",
		"an eighth",
		"a ninth",
		"a tenth",
		"an eleventh",
		"a twelfth",
	],
	es: [
		"la mitad",
		"un tercio",
		"un cuarto",
		"un quinto",
		"un sexto",
		"un séptimo",
		"un octavo",
		"un noveno",
		"un décimo",
		"un onceavo",
		"un doceavo",
	],
};

/** How many lorries of 24 tonnes carry a weight, or which part of one; nothing below two tonnes. */
function lorriesIn(
	tonnes: number,
	locale: string,
	parts: readonly string[],
	many: string,
	ofOne: string,
): string {
	if (tonnes < 2) return "";
	if (tonnes < 18) return `${parts[Math.max(Math.round(24 / tonnes), 2) - 2]} ${ofOne}`;
	return `${amountIn(locale, tonnes / 24)} ${many}`;
}

export const phrases: Record<Language, Phrases> = {
	en: {
		company: (_, name) => name,
		inCatalan: "We read Catalan, and answer in English as you chose.",
		subject: (themes) => `Your idea concerns ${themes.join(" and ")}.`,
		maybe: (theme) => `We read this as an idea about ${theme}.`,
		request: (quote) => `What you ask for: “${quote}”.`,
		clear: (company) => `this is one for ${company}.`,
		nearest: (company) => `${company} is the nearest.`,
		joint: (first, firstTheme, second, secondTheme) =>
			`it is one for ${first} (${firstTheme}) and ${second} (${secondTheme}) together.`,
		close: (first, second) => `it may be one for ${first}, for ${second}, or for both.`,
		closest: (company, why) =>
			`${company} comes closest: ${why.replace(/\.$/, "")}. The answer to the question below would show whether your idea belongs there.`,
		named: (company, thing) =>
			`with ${thing} ${company} is the one to ask; how far it fits, the answer to the question below would show.`,
		few: (company) => `it points to ${company}, and so few words tell no more.`,
		start: {
			paper: "Where does the material come from, how much of it is there in a month, and in what state?",
			energy: "Where would it be, how much energy is needed or made in a year, and who would run it?",
			engineering: "Where does it come from or occur, how much of it is there, and what has been tried?",
			construction: "Where would it be, of what size, and who would look after it?",
			platform: "Who would take part, what would each of them bring, and where?",
			foundation: "Who would take part, how often, and who would be there for them?",
		},
		sum: ({ stated, period, year, isWeight }) => {
			const [least, most] = year.map((value) => amountIn("en-GB", value));
			const unit = isWeight ? "t" : "m³";
			const lorries = isWeight
				? lorriesIn(year[0] ?? 0, "en-GB", partsOfLorry.en, "lorryloads of 24 t", "of a 24 t lorryload")
				: "";
			if (most !== undefined)
				return `${stated} a day make some ${least} ${unit} in 250 working days, ${most} ${unit} in a whole year${lorries && `: from ${lorries}`}.`;
			return period === "year"
				? lorries && `${stated} a year are about ${lorries}.`
				: `${stated} a ${period} make some ${least} ${unit} a year${lorries && `, about ${lorries}`}.`;
		},
		counted: ({ year }) =>
			`What would count: how much of the ${amountIn("en-GB", year[0] ?? 0)} t a year finds a use, by the delivery notes.`,
		goodToKnow: (insight) => `**Good to know**: ${insight}`,
		decides: (what) => `**What decides it**: ${what}.`,
		tool: {
			title: "Try the technology at one real site",
			text: "{company} helps to choose one real site where it runs beside what is used there today, for long enough to see a bad week. One figure to beat is written down before it starts.",
			decides:
				"whether it beats today’s way on that figure with upkeep counted; if not, it goes back to the workshop",
			ask: "Which figure would it have to beat, and by how much? If you know it, one site is enough to tell; if not, measuring today’s way comes first.",
		},
		investors: (email) => `As you speak of an investment, write to investor contact as well: ${email}.`,
		next: "Someone from the group reads your text and answers by email, at the address you gave.",
		suffering: {
			strain: "It is good that you have noticed, and that you do not leave it at that.",
			grief: "We are very sorry for what you, or the people you write about, are going through.",
			danger:
				"We are very sorry for what you, or the people you write about, are going through. If a life may be in danger, call 112 now. In Spain, 024 is there day and night for anyone who thinks of suicide, and 016 for violence against women.",
		},
		whereToGo: "Where to go",
		nothing: {
			job: {
				taken: "We read this as a matter of a job or an internship.",
				reason: "this form is for partnership ideas.",
				ways: [
					"For a new application, write to {email}, stating the post or field, with your CV.",
					"About one that you have sent, write to the same address: for which post, and when you sent it.",
				],
			},
			"sales-offer": {
				taken: "We read this as the offer of a product or a service to the group.",
				reason: "this form is for partnership ideas.",
				ways: ["Write to {email}, and say which company of the group the offer is for."],
			},
			"private-money": {
				taken: "We read this as a matter of money: an investment, a sale, a loan or a donation.",
				reason: "this form is for partnership ideas, and no money is lent or given through it.",
				ways: ["If it has to do with the group, write to {email}."],
				specialWay: "For shares of the group, or an investment in it or in a company: {investorsEmail}.",
			},
			question: {
				taken: "We read this as a question.",
				reason: "this analysis answers ideas, not questions.",
				ways: [
					"About the group: the pages About us, Companies and Investors hold its history, companies, figures and report.",
					"Or write to {email} or call {phone}.",
				],
			},
			press: {
				taken: "We read this as an enquiry from the press, an event or a study.",
				reason: "this form is for partnership ideas.",
				ways: ["Write to {email} or call {phone}, with the name of your organisation and your deadline."],
			},
			complaint: {
				taken: "We are sorry that something went wrong for you.",
				reason: "this form is for partnership ideas, and a complaint needs somebody who follows it up.",
				ways: [
					"About the group: write to {email}, call {phone} or use the contact page. Say what happened, where and when, and how you can be reached.",
					"About something bought elsewhere: the seller first, then in Spain the consumer office of your town (OMIC); about noise, parking or the street: the town hall or the local police.",
				],
				specialWay:
					"For wrongdoing inside the group, in confidence: the page Whistleblower channel, or {ethicsEmail}.",
			},
			"call-back": {
				taken: "We read this as a request for a call.",
				reason: "there is no idea in it to analyse.",
				ways: ["Call {phone}, or send your number to {email} and say when you can be reached."],
			},
			"site-fault": {
				taken: "We read this as something on this website that does not work.",
				reason: "it is no partnership idea, but good to know.",
				ways: ["Write to {email}: which page, what you did, what happened, and on which device."],
			},
			"personal-help": {
				taken: "We read this as a personal matter, or as the search for somebody who solves one.",
				reason: "this is not the place for it; the form is for partnership ideas.",
				ways: [
					"Your town hall can tell you which office or service is in charge; for a repair, a tradesperson near you is quicker.",
					"If it has to do with the group, write to {email} or call {phone}.",
				],
			},
			chat: {
				taken: "We found no idea in this text.",
				reason: "this form is for partnership ideas, and the text does not say what would be done.",
				ways: [
					"If you have an idea, write what you would do, with what or for whom, how much and where.",
					"The group’s companies: {fields}.",
				],
			},
			"other-topic": {
				taken: "We read this as something outside the fields of the group’s companies.",
				reason: "the companies of the group would be no good partner for it.",
				ways: [
					"If we have misread it, or if you would rather write to a person: {email}, or the contact page.",
				],
			},
			unclear: {
				taken: "We did not recognise the subject of your text.",
				reason: "the automatic analysis does not guess.",
				ways: [
					"Name the material, the activity or the people that it is about, and the place.",
					"The group’s companies: {fields}.",
				],
			},
			goals: {
				taken: "You start from the Sustainable Development Goals; the idea itself is still to come.",
				reason:
					"a goal alone points to no company, because all of them work for several; a problem and a place do.",
				ways: [
					"Write one thing next: which problem would be solved, where, and for whom.",
					"The group’s companies: {fields}.",
				],
			},
			suffering: {
				taken: "",
				reason: "this form is for partnership ideas, and what you write about needs a person at your side.",
				ways: [
					"Talk to somebody close to you, or to your doctor or health centre, today if you can.",
					"If it has to do with the group, write to {email} or call {phone}.",
				],
			},
			language: {
				taken: "We could not read your text.",
				reason: "the automatic analysis reads English, Spanish and Catalan.",
				ways: ["Send the idea again in English, Spanish or Catalan.", "Or write to {email}."],
			},
		},
	},
	es: {
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		inCatalan: "Leemos el catalán y te respondemos en español.",
		subject: (themes) => `Tu idea trata de ${themes.join(" y de ")}.`.replace(/ de el /g, " del "),
		maybe: (theme) => `Lo leemos como una idea sobre ${theme}.`,
		request: (quote) => `Lo que pides: «${quote}».`,
		clear: (company) => `es una idea para ${company}.`,
		nearest: (company) => `lo más cercano es ${company}.`,
		joint: (first, firstTheme, second, secondTheme) =>
			`es una idea para dos a la vez: ${first} (${firstTheme}) y ${second} (${secondTheme}).`,
		close: (first, second) => `puede ser para ${first}, para ${second} o para las dos.`,
		closest: (company, why) =>
			`lo más cercano es ${company}: ${why.replace(/\.$/, "")}. La respuesta a la pregunta de abajo diría si tu idea es de ahí.`,
		named: (company, thing) =>
			`para ${thing}, a quien preguntar es a ${company}; hasta dónde encaja lo diría la respuesta a la pregunta de abajo.`.replace(
				/ a (?=el )/g,
				" a ",
			),
		few: (company) => `apunta a ${company}, y tan pocas palabras no dicen más.`,
		start: {
			paper: "¿De dónde sale el material, cuánto hay al mes y en qué estado?",
			energy: "¿Dónde sería, cuánta energía hace falta o se produce al año y quién la llevaría?",
			engineering: "¿De dónde viene o dónde ocurre, cuánto hay y qué se ha probado?",
			construction: "¿Dónde sería, de qué tamaño y quién se ocuparía de ello?",
			platform: "¿Quién participaría, qué aportaría cada cual y dónde?",
			foundation: "¿Quién participaría, cada cuánto y quién estaría a su lado?",
		},
		sum: ({ stated, period, year, isWeight }) => {
			const [least, most] = year.map((value) => amountIn("es-ES", value));
			const unit = isWeight ? "t" : "m³";
			const lorries = isWeight
				? lorriesIn(year[0] ?? 0, "es-ES", partsOfLorry.es, "camiones de 24 t", "de un camión de 24 t")
				: "";
			if (most !== undefined)
				return `${stated} al día son unas ${least} ${unit} en 250 días laborables y ${most} ${unit} en un año entero${lorries && `: desde ${lorries}`}.`;
			return period === "year"
				? lorries && `${stated} al año son ${lorries}.`
				: `${stated} ${period === "week" ? "a la semana" : "al mes"} son unas ${least} ${unit} al año${lorries && `, ${lorries}`}.`;
		},
		counted: ({ year }) =>
			`Contaría cuánto de las ${amountIn("es-ES", year[0] ?? 0)} t al año encuentra un uso, según los albaranes.`,
		goodToKnow: (insight) => `**Conviene saber**: ${insight}`,
		decides: (what) => `**Qué lo decide**: ${what}.`,
		tool: {
			title: "Probar la tecnología en un sitio real",
			text: "{company} ayuda a elegir un sitio real donde funcione al lado de lo que se usa hoy, el tiempo suficiente para ver una mala semana. Antes de empezar se escribe la cifra que hay que mejorar.",
			decides: "que mejore esa cifra contando el mantenimiento; si no, vuelve al taller",
			ask: "¿Qué cifra tiene que mejorar, y cuánto? Si la conoces, basta un sitio para saberlo; si no, lo primero es medir lo que se usa hoy.",
		},
		investors: (email) =>
			`Como hablas de una inversión, escribe también al contacto para inversores: ${email}.`,
		next: "Una persona del grupo lee tu texto y te responde por correo electrónico, a la dirección que has indicado.",
		suffering: {
			strain: "Es bueno que te hayas dado cuenta y que no lo dejes ahí.",
			grief: "Sentimos mucho lo que estáis pasando, tú o las personas de las que escribes.",
			danger:
				"Sentimos mucho lo que estáis pasando, tú o las personas de las que escribes. Si una vida puede correr peligro, llama ahora al 112. En España, el 024 atiende día y noche a quien piensa en el suicidio, y el 016, la violencia contra las mujeres.",
		},
		whereToGo: "Adónde dirigirse",
		nothing: {
			job: {
				taken: "Lo hemos leído como un asunto de empleo o de prácticas.",
				reason: "este formulario es para ideas de alianza.",
				ways: [
					"Para una solicitud nueva, escribe a {email}, indica el puesto o el área y adjunta tu currículum.",
					"Sobre una que ya enviaste, escribe a la misma dirección: para qué puesto y cuándo la enviaste.",
				],
			},
			"sales-offer": {
				taken: "Lo hemos leído como la oferta de un producto o un servicio al grupo.",
				reason: "este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} y di para qué empresa del grupo es la oferta."],
			},
			"private-money": {
				taken:
					"Lo hemos leído como un asunto de dinero: una inversión, un traspaso, un préstamo o un donativo.",
				reason: "este formulario es para ideas de alianza, y por él no se presta ni se da dinero.",
				ways: ["Si tiene que ver con el grupo, escribe a {email}."],
				specialWay: "Para acciones del grupo, o una inversión en él o en una empresa: {investorsEmail}.",
			},
			question: {
				taken: "Lo hemos leído como una pregunta.",
				reason: "este análisis responde a ideas, no a preguntas.",
				ways: [
					"Sobre el grupo: las páginas Nosotros, Empresas e Inversores recogen la historia, las empresas, las cifras y el informe.",
					"O escribe a {email} o llama al {phone}.",
				],
			},
			press: {
				taken: "Lo hemos leído como una consulta de la prensa, de un acto o de un estudio.",
				reason: "este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} o llama al {phone}, con el nombre de tu organización y tu plazo."],
			},
			complaint: {
				taken: "Sentimos que algo haya ido mal.",
				reason: "este formulario es para ideas de alianza, y una queja necesita a alguien que la siga.",
				ways: [
					"Sobre el grupo: escribe a {email}, llama al {phone} o usa la página de contacto. Di qué pasó, dónde y cuándo, y cómo localizarte.",
					"Sobre algo comprado en otro sitio: primero el vendedor y, si no responde, la oficina de consumo de tu municipio (OMIC); sobre ruido, aparcamiento o la calle: el ayuntamiento o la policía local.",
				],
				specialWay:
					"Para irregularidades dentro del grupo, con confidencialidad: la página Canal de denuncias o {ethicsEmail}.",
			},
			"call-back": {
				taken: "Lo hemos leído como una petición de llamada.",
				reason: "no contiene una idea que analizar.",
				ways: ["Llama al {phone}, o envía tu número a {email} y di a qué hora se te puede llamar."],
			},
			"site-fault": {
				taken: "Lo hemos leído como un fallo de esta web.",
				reason: "no es una idea de alianza, pero conviene saberlo.",
				ways: ["Escribe a {email}: en qué página, qué hiciste, qué pasó y con qué dispositivo."],
			},
			"personal-help": {
				taken: "Lo hemos leído como un asunto personal o la búsqueda de alguien que lo resuelva.",
				reason: "este no es el lugar para ello; el formulario es para ideas de alianza.",
				ways: [
					"Tu ayuntamiento puede decirte qué oficina o servicio se ocupa; para una reparación, un profesional de tu zona irá más rápido.",
					"Si tiene que ver con el grupo, escribe a {email} o llama al {phone}.",
				],
			},
			chat: {
				taken: "No hemos encontrado ninguna idea en este texto.",
				reason: "este formulario es para ideas de alianza, y el texto no dice qué se haría.",
				ways: [
					"Si tienes una idea, escribe qué harías, con qué o para quién, en qué cantidad y dónde.",
					"Las empresas del grupo: {fields}.",
				],
			},
			"other-topic": {
				taken: "Lo hemos leído como algo ajeno a los ámbitos de las empresas del grupo.",
				reason: "las empresas del grupo no serían un buen socio para ello.",
				ways: [
					"Si lo hemos leído mal, o si prefieres escribir a una persona: {email} o la página de contacto.",
				],
			},
			unclear: {
				taken: "No hemos reconocido de qué trata tu texto.",
				reason: "el análisis automático no adivina.",
				ways: [
					"Nombra el material, la actividad o las personas de las que trata, y el lugar.",
					"Las empresas del grupo: {fields}.",
				],
			},
			goals: {
				taken: "Partes de los Objetivos de Desarrollo Sostenible; la idea aún está por escribir.",
				reason:
					"un objetivo solo no señala a ninguna empresa, porque todas trabajan para varios; un problema y un lugar, sí.",
				ways: [
					"Escribe ahora una sola cosa: qué problema se resolvería, dónde y para quién.",
					"Las empresas del grupo: {fields}.",
				],
			},
			suffering: {
				taken: "",
				reason:
					"este formulario es para ideas de alianza, y lo que cuentas necesita a una persona a tu lado.",
				ways: [
					"Habla con alguien cercano, o con tu médico o centro de salud, hoy mismo si puedes.",
					"Si tiene que ver con el grupo, escribe a {email} o llama al {phone}.",
				],
			},
			language: {
				taken: "No hemos podido leer tu texto.",
				reason: "el análisis automático lee español, inglés y catalán.",
				ways: ["Envía la idea de nuevo en español, inglés o catalán.", "O escribe a {email}."],
			},
		},
	},
};
