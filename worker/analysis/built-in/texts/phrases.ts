import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NothingKind } from "../themes.ts";

/** What is said of a text that concerns none of the companies. `{email}` and the like are filled in. */
interface NothingText {
	heading: string;
	text: string;
	ways: readonly string[];
}

/** The analyst's own sentences in one language. */
interface Phrases {
	company(id: CompanyId, name: string): string;
	/** Why an idea in Catalan is not answered in Catalan. */
	notInCatalan: string;
	subject(theme: string): string;
	telling(quote: string): string;
	asking(quote: string): string;
	clear(theme: string, company: string): string;
	/** Where it is not certain that it is this company. */
	closest(company: string): string;
	close(first: string, second: string): string;
	closestMatch(id: CompanyId, name: string): string;
	/** Where it is not clear which company an idea concerns: on what condition it is this one. */
	ifAbout(theme: string): string;
	/** The proposal where it is not certain which company it suits. */
	firstConversation(companies: string): string;
	looksAt(company: string, what: string): string;
	decides(what: string): string;
	whichOne(first: string, second: string): string;
	whatFirst: string;
	or(first: string, second: string): string;
	/** What to have ready where it is not clear which company an idea concerns. */
	ready: readonly string[];
	next: string;
	whereToGo: string;
	nothing: Record<NothingKind, NothingText>;
}

export const phrases: Record<Language, Phrases> = {
	en: {
		company: (_, name) => name,
		notInCatalan: "Your idea is in Catalan: this analyst reads it, but writes in English and Spanish only.",
		subject: (theme) => `Your idea concerns ${theme}.`,
		telling: (quote) => `The words that told us most: “${quote}”.`,
		asking: (quote) =>
			`What you ask or say you want, in your words: “${quote}”${/[?!]$/.test(quote) ? "" : "."}`,
		clear: (theme, company) => `the subject, ${theme}, is in the field of ${company}.`,
		closest: (company) => `${company} is the closest match, but an automatic reading is not certain of it.`,
		close: (first, second) =>
			`an automatic reading cannot tell which of two members of the group it suits best, ${first} or ${second}.`,
		closestMatch: (_, name) => `${name} is the closest match.`,
		ifAbout: (theme) => `If it is mainly about ${theme}`,
		firstConversation: (companies) =>
			`**A first conversation**: ${companies} would look at what you describe.`,
		looksAt: (company, what) => `${company} would look at ${what}.`,
		decides: (what) => `**What decides it**: ${what}.`,
		whichOne: (first, second) => `Which is at the heart of your idea: ${first}, or ${second}?`,
		whatFirst: "What would help most: advice, material, work or contacts?",
		or: (first, second) => `${first} or ${second}, whichever it suits better,`,
		ready: ["What you expect of it", "What there is: notes, photographs, data", "Place"],
		next: "Someone from the group reads your text and answers by email, at the address you gave.",
		whereToGo: "Where to go",
		nothing: {
			job: {
				heading: "A job application",
				text: "The text seems to be about working for the group. This form is for partnership ideas.",
				ways: ["Write to {email}, stating the post or field you have in mind."],
			},
			"sales-offer": {
				heading: "An offer to the group",
				text: "The text seems to offer a product or service. This form is for partnership ideas.",
				ways: ["Write to {email}, and say which company of the group the offer is for."],
			},
			"private-money": {
				heading: "A matter of money",
				text: "The text seems to be about money. This form is for partnership ideas.",
				ways: ["For anything that concerns the group, write to {email}; investors can write to {investors}."],
			},
			question: {
				heading: "A question",
				text: "The text seems to ask for information. This analysis answers ideas, not questions.",
				ways: [
					"About the group: the pages About us, Companies and Investors hold its history, companies, figures and report.",
					"Or write to {email} or call {phone}.",
				],
			},
			press: {
				heading: "A press or research enquiry",
				text: "The text seems to come from the press, an event or a study. This form is for partnership ideas.",
				ways: ["Write to {email} or call {phone}, with the name of your organisation and your deadline."],
			},
			complaint: {
				heading: "A complaint",
				text: "The text reads as a complaint. This form is for partnership ideas.",
				ways: ["If it concerns the group, write to {email} or call {phone}: what happened, where and when."],
			},
			"personal-help": {
				heading: "A personal matter",
				text: "The text seems to ask for help in a personal matter. This form is for partnership ideas.",
				ways: ["For anything that concerns the group, write to {email} or call {phone}."],
			},
			chat: {
				heading: "No idea to analyse yet",
				text: "The text proposes nothing that could be analysed.",
				ways: ["Describe what would be done, with what or for whom.", "The group’s companies: {fields}."],
			},
			"other-topic": {
				heading: "No subject recognised",
				text: "The automatic analysis did not recognise a partnership idea in a field of the group, and it does not guess.",
				ways: [
					"The group’s companies: {fields}.",
					"If your idea concerns one of them, name the material, activity or people that it is about.",
				],
			},
			language: {
				heading: "A language that is not read here",
				text: "The automatic analysis reads English, Spanish and Catalan, so it has analysed nothing.",
				ways: ["Send the idea again in English, Spanish or Catalan.", "Or write to {email}."],
			},
		},
	},
	es: {
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		notInCatalan: "Tu idea está en catalán: este analista lo lee, pero solo escribe en español y en inglés.",
		subject: (theme) => `Tema de tu idea: ${theme}.`,
		telling: (quote) => `Las palabras que más nos dicen: «${quote}».`,
		asking: (quote) => `Lo que pides o dices que quieres, en tus palabras: «${quote}».`,
		clear: (theme, company) => `el tema, ${theme}, está en el ámbito de ${company}.`,
		closest: (company) => `lo más afín es ${company}, aunque una lectura automática no lo da por seguro.`,
		close: (first, second) =>
			`una lectura automática no permite saber a cuál de estos miembros del grupo corresponde: ${first} o ${second}.`,
		closestMatch: (id, name) => `la ${id === "foundation" ? "entidad" : "empresa"} más afín es ${name}.`,
		ifAbout: (theme) => `Si trata sobre todo de ${theme}`.replace(/ de el /, " del "),
		firstConversation: (companies) =>
			`**Una primera conversación**: ${companies} estudiaría lo que describes.`,
		looksAt: (company, what) => `${company} estudiaría ${what}.`,
		decides: (what) => `**Qué lo decide**: ${what}.`,
		whichOne: (first, second) => `¿Cuál es el centro de tu idea: ${first}, o bien ${second}?`,
		whatFirst: "¿Qué ayudaría más: consejo, material, trabajo o contactos?",
		or: (first, second) => `${first} o ${second}, según corresponda,`,
		ready: ["Qué esperas de ello", "Lo que ya hay: notas, fotografías, datos", "Lugar"],
		next: "Una persona del grupo lee tu texto y te responde por correo electrónico, a la dirección que has indicado.",
		whereToGo: "Adónde dirigirse",
		nothing: {
			job: {
				heading: "Una solicitud de empleo",
				text: "El texto parece tratar de trabajar en el grupo. Este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} e indica el puesto o el área que te interesa."],
			},
			"sales-offer": {
				heading: "Una oferta al grupo",
				text: "El texto parece ofrecer un producto o un servicio. Este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} y di para qué empresa del grupo es la oferta."],
			},
			"private-money": {
				heading: "Una cuestión de dinero",
				text: "El texto parece tratar de dinero. Este formulario es para ideas de alianza.",
				ways: [
					"Para lo que tenga que ver con el grupo, escribe a {email}; quienes invierten, a {investors}.",
				],
			},
			question: {
				heading: "Una pregunta",
				text: "El texto parece pedir información. Este análisis responde a ideas, no a preguntas.",
				ways: [
					"Sobre el grupo: las páginas Nosotros, Empresas e Inversores recogen la historia, las empresas, las cifras y el informe.",
					"O escribe a {email} o llama al {phone}.",
				],
			},
			press: {
				heading: "Una consulta de prensa o de investigación",
				text: "El texto parece venir de la prensa, de un acto o de un estudio. Este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} o llama al {phone}, con el nombre de tu organización y tu plazo."],
			},
			complaint: {
				heading: "Una queja",
				text: "El texto parece una queja. Este formulario es para ideas de alianza.",
				ways: ["Si es sobre el grupo, escribe a {email} o llama al {phone}: qué pasó, dónde y cuándo."],
			},
			"personal-help": {
				heading: "Un asunto personal",
				text: "El texto parece pedir ayuda en un asunto personal. Este formulario es para ideas de alianza.",
				ways: ["Para lo que tenga que ver con el grupo, escribe a {email} o llama al {phone}."],
			},
			chat: {
				heading: "Aún no hay una idea que analizar",
				text: "El texto no propone nada que se pueda analizar.",
				ways: ["Describe qué se haría, con qué o para quién.", "Las empresas del grupo: {fields}."],
			},
			"other-topic": {
				heading: "No se ha reconocido ningún tema",
				text: "El análisis automático no ha reconocido una idea de alianza en los ámbitos del grupo, y no adivina.",
				ways: [
					"Las empresas del grupo: {fields}.",
					"Si tu idea es de uno de estos ámbitos, nombra el material, la actividad o las personas de las que trata.",
				],
			},
			language: {
				heading: "Un idioma que aquí no se lee",
				text: "El análisis automático lee español, inglés y catalán, así que no ha analizado nada.",
				ways: ["Envía la idea de nuevo en español, inglés o catalán.", "O escribe a {email}."],
			},
		},
	},
};
