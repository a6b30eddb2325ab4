import type { Language } from "#app/i18n/languages.ts";
import type { NoFitKind } from "./knowledge/no-fit.ts";
import type { UnreadLanguage } from "./language.ts";
import { listed, to } from "./phrasing.ts";

/** What a text that fits nothing may leave unsaid. */
export interface Missing {
	/** What is there or wanted. */
	purpose: boolean;
	amount: boolean;
	place: boolean;
}

/** The analyst's own sentences about a text that fits nothing, in one language. */
interface NoFitPhrasing {
	next: string;
	kinds: Record<NoFitKind, readonly [heading: string, text: string]>;
	whereToGo: string;
	/** Where to go, by kind; contacts are filled in. */
	ways(contact: {
		email: string;
		phone: string;
		investors: string;
	}): Partial<Record<NoFitKind, readonly string[]>>;
	toAdd: string;
	/** The one line for a text of no recognised kind: what is missing in it, were it a proposal. */
	ifProposal(missing: Missing): string;
	/** For a text that is too general. */
	material: string;
	/** The place, the size or both. */
	size(missing: Missing): string;
	purpose: string;
	fields(list: string): string;
	writtenIn(language: string): string;
	hintedAt(theme: string, company: string, quotes: readonly string[]): string;
	languageNames: Record<UnreadLanguage, string>;
}

const said = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false);

export const noFitPhrasing: Record<Language, NoFitPhrasing> = {
	en: {
		next: "Someone from the group reads your text as well and answers by e-mail, at the address you gave.",
		kinds: {
			money: [
				"A request for money",
				"The text asks for money and names no activity in a field of the group. This form cannot decide on funding.",
			],
			job: [
				"A job application",
				"The text is about working for the group. This form is for partnership ideas and handles no applications.",
			],
			press: [
				"A press or research enquiry",
				"The text asks for an interview or answers, for a publication or a study. This form is for partnership ideas.",
			],
			offer: [
				"An offer to the group",
				"The text offers the group a product or service. This form is for partnership ideas; an offer needs another reader.",
			],
			question: [
				"A question about the group",
				"The text asks something about the group. This analysis answers ideas, not questions.",
			],
			complaint: [
				"A complaint",
				"The text reads as a complaint to the group. This form is for partnership ideas and handles no complaints.",
			],
			enquiry: [
				"A general enquiry",
				"The text reads as a question or message to the group and proposes no project. This form is for partnership ideas.",
			],
			language: [
				"A language that is not read here",
				"The automatic analysis reads English, Spanish and Catalan, so it has analysed nothing.",
			],
			command: [
				"No idea to analyse yet",
				"The text reads as an order to this tool, not as an idea for a partnership. Orders are not carried out here.",
			],
			vague: [
				"Too general for an analysis",
				"The text does not say yet what would be done. Naming a sector now would be a guess.",
			],
			hinted: ["Too little to analyse yet", "That is too little for an analysis that does not guess."],
			other: [
				"No subject recognised",
				"The automatic analysis recognised no subject in a field of the group here. It reads English, Spanish and Catalan, knows a limited vocabulary and does not guess.",
			],
		},
		whereToGo: "Where to go",
		ways: ({ email, phone, investors }) => ({
			money: [
				`For matters of investment, see the Investors page or write to ${investors}.`,
				"If your project is in recycling, renewable energy, engineering, construction, agriculture or mental health, describe the project itself here.",
			],
			job: [`Write to ${email}, stating the post or field you have in mind.`],
			press: [
				`Write to ${email} or call ${phone}, with the name of your media outlet or university and your deadline.`,
			],
			offer: [`Write to ${email}, and say which company of the group the offer is for.`],
			question: [
				"The pages About us, Companies and Investors hold the history, the companies, the figures and the non-financial report.",
				`For anything else, write to ${email} or call ${phone}.`,
			],
			complaint: [`Write to ${email} or call ${phone}, and say what happened, where and when.`],
			enquiry: [`Write to ${email} or call ${phone}.`],
			language: ["Send the idea again in English, Spanish or Catalan.", `Or write to ${email}.`],
		}),
		toAdd: "What to add",
		ifProposal: ({ purpose, amount, place }) =>
			`If it is a proposal for the group, say ${listed(
				said([
					purpose && (amount ? "what you have or need" : "what you are looking for"),
					amount && "how much is involved",
					place && "where",
				]),
				"en",
			)}.`,
		material: "The material or activity: which waste, energy, water, building, crop or group of people.",
		size: ({ amount, place }) =>
			amount && place
				? "The place and the size: where, and roughly how much."
				: amount
					? "The size: roughly how much."
					: "The place: where it would be.",
		purpose: "What you are looking for: a buyer, a supplier, a pilot site, an outlet, a project or advice.",
		fields: (list) => `The group’s companies: ${list}.`,
		hintedAt: (theme, company, quotes) =>
			`Some of your words (${listed(quotes, "en")}) may point to ${theme}, a field of ${company}.`,
		writtenIn: (language) => `The text seems to be in ${language}.`,
		languageNames: { fr: "French", pt: "Portuguese", de: "German", it: "Italian" },
	},
	es: {
		next: "Una persona del grupo lee también tu texto y te responde por correo electrónico, a la dirección que has indicado.",
		kinds: {
			money: [
				"Una petición de dinero",
				"El texto pide dinero y no nombra ninguna actividad en los ámbitos del grupo. Este formulario no puede decidir sobre financiación.",
			],
			job: [
				"Una solicitud de empleo",
				"El texto trata de trabajar en el grupo. Este formulario es para ideas de alianza y no tramita candidaturas.",
			],
			press: [
				"Una consulta de prensa o de investigación",
				"El texto pide una entrevista o respuestas para una publicación o un estudio. Este formulario es para ideas de alianza.",
			],
			offer: [
				"Una oferta al grupo",
				"El texto ofrece al grupo un producto o un servicio. Este formulario es para ideas de alianza; una oferta tiene otro destinatario.",
			],
			question: [
				"Una pregunta sobre el grupo",
				"El texto pregunta algo sobre el grupo. Este análisis responde a ideas, no a preguntas.",
			],
			complaint: [
				"Una queja",
				"El texto parece una queja al grupo. Este formulario es para ideas de alianza y no tramita quejas.",
			],
			enquiry: [
				"Una consulta general",
				"El texto parece una pregunta o un mensaje al grupo y no propone ningún proyecto. Este formulario es para ideas de alianza.",
			],
			language: [
				"Un idioma que aquí no se lee",
				"El análisis automático lee español, inglés y catalán, así que no ha analizado nada.",
			],
			command: [
				"Aún no hay una idea que analizar",
				"El texto parece una orden a esta herramienta y no una idea de alianza. Aquí no se cumplen órdenes.",
			],
			vague: [
				"Demasiado general para un análisis",
				"El texto aún no dice qué se haría. Nombrar ahora un sector sería una suposición.",
			],
			hinted: ["Aún es poco para analizarlo", "Es poco para un análisis que no quiere adivinar."],
			other: [
				"No se ha reconocido ningún tema",
				"El análisis automático no ha reconocido aquí ningún tema de los ámbitos del grupo. Lee español, inglés y catalán, conoce un vocabulario limitado y no adivina.",
			],
		},
		whereToGo: "Adónde dirigirte",
		ways: ({ email, phone, investors }) => ({
			money: [
				`Para asuntos de inversión, consulta la página Inversores o escribe a ${investors}.`,
				"Si tu proyecto es de reciclaje, energía renovable, ingeniería, construcción, agricultura o salud mental, describe aquí el proyecto en sí.",
			],
			job: [`Escribe a ${email} e indica el puesto o el ámbito que te interesa.`],
			press: [
				`Escribe a ${email} o llama al ${phone}, con el nombre de tu medio o universidad y tu fecha de cierre.`,
			],
			offer: [`Escribe a ${email} e indica a qué empresa del grupo va dirigida la oferta.`],
			question: [
				"Las páginas Nosotros, Empresas e Inversores recogen la historia, las empresas, las cifras y el informe no financiero.",
				`Para lo demás, escribe a ${email} o llama al ${phone}.`,
			],
			complaint: [`Escribe a ${email} o llama al ${phone} y di qué ocurrió, dónde y cuándo.`],
			enquiry: [`Escribe a ${email} o llama al ${phone}.`],
			language: ["Envía la idea de nuevo en español, inglés o catalán.", `O escribe a ${email}.`],
		}),
		toAdd: "Qué conviene añadir",
		ifProposal: ({ purpose, amount, place }) =>
			`Si es una propuesta para el grupo, di ${listed(
				said([
					purpose && (amount ? "qué tienes o necesitas" : "qué buscas"),
					amount && "de cuánto se trata",
					place && "dónde",
				]),
				"es",
			)}.`,
		material:
			"El material o la actividad: de qué residuo, energía, agua, edificio, cultivo o grupo de personas se trata.",
		size: ({ amount, place }) =>
			amount && place
				? "El lugar y el tamaño: dónde y cuánto, aunque sea aproximado."
				: amount
					? "El tamaño: cuánto, aunque sea aproximado."
					: "El lugar: dónde sería.",
		purpose:
			"Lo que buscas: un comprador, un proveedor, un lugar para un piloto, una salida, un proyecto o asesoramiento.",
		fields: (list) => `Las empresas del grupo: ${list}.`,
		hintedAt: (theme, company, quotes) =>
			`Algunas de tus palabras (${listed(quotes, "es")}) podrían apuntar ${to(theme)}, ámbito de ${company}.`,
		writtenIn: (language) => `El texto parece escrito en ${language}.`,
		languageNames: { fr: "francés", pt: "portugués", de: "alemán", it: "italiano" },
	},
};
