import type { FitLevel } from "#app/contract/analysis-text.ts";
import type { CompanyId } from "#app/group/companies.ts";
import { formatList } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NoFitKind } from "./knowledge/no-fit.ts";
import type { UnreadLanguage } from "./language.ts";

/** Why an idea fits as it does. */
export type FitReason = "clear" | "related" | "money" | "hinted" | "unnamed" | "noAsk";

export const fitOf: Record<FitReason, FitLevel> = {
	clear: "clear",
	related: "partial",
	money: "partial",
	hinted: "partial",
	unnamed: "partial",
	noAsk: "unclear",
};

/** The analyst's own sentences in one language. */
interface Phrasing {
	/** An idea's words in the language's quotation marks. */
	quote(text: string): string;
	/** The company's name inside a sentence, with its article where the language asks for one. */
	company(id: CompanyId, name: string): string;
	writesAs(actor: string): string;
	about(subjects: readonly string[]): string;
	/** For an idea that names no thing. */
	theme(theme: string): string;
	direction(from: string, into: string): string;
	quantities(quotes: readonly string[]): string;
	place(place: string): string;
	asksFor(ask: string): string;
	noAsk: string;
	/** What is wanted, quoted. */
	wishes(quote: string): string;
	fit: Record<FitReason, (theme: string, company: string) => string>;
	withQuantity: string;
	businessType(type: string): string;
	lead(sector: string, id: CompanyId, company: string): string;
	capacity(tonnes: string): string;
	also(company: string, theme: string): string;
	alsoSame(company: string, theme: string): string;
	mentions(company: string, sector: string): string;
	looksAt(company: string, what: string): string;
	brings(what: string): string;
	decides(what: string): string;
	shown(why: string, quote: string): string;
	askQuestion: string;
	/** The same for an idea about people. */
	askQuestionOfPeople: string;
	quantityQuestion: string;
	next: string;
	/** The same of a text that is no idea for the group. */
	nextNoFit: string;
	noFit: Record<NoFitKind, readonly [heading: string, text: string]>;
	whereToGo: string;
	/** Where to go, by kind; contacts are filled in. */
	ways(contact: {
		email: string;
		phone: string;
		investors: string;
	}): Partial<Record<NoFitKind, readonly string[]>>;
	toAdd: string;
	/** The material, the size, what is looked for: each is asked for unless the text says it. */
	additions: readonly [material: string, size: string, purpose: string];
	fields(list: string): string;
	writtenIn(language: string): string;
	hintedAt(theme: string, company: string, quotes: readonly string[]): string;
	languageNames: Record<UnreadLanguage, string>;
}

/** "A el biogás" is "al biogás". */
const to = (theme: string) => `a ${theme}`.replace(/^a el /, "al ");
export const phrasing: Record<Language, Phrasing> = {
	en: {
		quote: (text) => `“${text}”`,
		company: (_, name) => name,
		writesAs: (actor) => `You write on behalf of ${actor}.`,
		about: (subjects) => `Your idea concerns ${formatList(subjects, "en")}.`,
		theme: (theme) => `Your idea concerns ${theme}.`,
		direction: (from, into) => `It is about making ${into} from ${from}.`,
		quantities: (quotes) =>
			`The text gives ${quotes.length > 1 ? "these figures" : "this figure"}: ${formatList(quotes, "en")}.`,
		place: (place) => `Place: ${place}.`,
		asksFor: (ask) => `You are looking for ${ask}.`,
		noAsk: "The text does not yet say what you are looking for.",
		wishes: (quote) => `What you want, in your words: ${quote}.`,
		fit: {
			clear: (theme, company) => `the work of ${company} includes ${theme}, and you say what you want`,
			related: (theme, company) =>
				`the subject, ${theme}, is close to the work of ${company}, but not its main business`,
			money: (theme, company) =>
				`the subject, ${theme}, is in the field of ${company}, but you are looking for funding, and this analysis cannot decide on an investment`,
			hinted: (theme, company) =>
				`some of your words point to ${theme}, in the field of ${company}, but the text does not name it outright`,
			unnamed: (_, company) =>
				`you are looking for an outlet for a residue, which is the work of ${company}, but what the residue is made of decides whether there is one`,
			noAsk: (theme, company) =>
				`the subject, ${theme}, is in the field of ${company}, but the text does not yet say what you are looking for`,
		},
		withQuantity: " and how much is involved",
		businessType: (type) => `Type of business: ${type}.`,
		lead: (sector, _, company) => `${sector}: ${company} is the closest match.`,
		capacity: (tonnes) => `It can recycle up to ${tonnes} tonnes of paper a year.`,
		also: (company, theme) => `Your idea also involves ${theme}, where ${company} works.`,
		alsoSame: (company, theme) => `Your idea also involves ${theme}, where ${company} works too.`,
		mentions: (company, sector) => `You mention ${company} (${sector}).`,
		looksAt: (company, what) => `${company} would look at ${what}.`,
		brings: (what) => `**What you bring**: ${what}.`,
		decides: (what) => `**What decides it**: ${what}.`,
		shown: (why, quote) => `${why} (${quote})`,
		askQuestion:
			"What would help you most: a buyer, a supplier, a site for a pilot, an outlet for a residue, a project or advice?",
		askQuestionOfPeople:
			"What would help you most: companies that take part, premises, training, volunteers or funding?",
		quantityQuestion: "How much is involved, and how often: tonnes or units a month?",
		next: "Someone from the group reads your idea and answers by e-mail, at the address you gave.",
		nextNoFit:
			"Someone from the group reads your text as well and answers by e-mail, at the address you gave.",
		noFit: {
			money: [
				"A request for money",
				"The text asks for money and names no activity in a field of the group. This form cannot decide on funding.",
			],
			job: [
				"A job application",
				"The text is about working for the group. This form is for partnership ideas and handles no applications.",
			],
			press: [
				"A press enquiry",
				"The text reads as an enquiry from the press. This form is for partnership ideas.",
			],
			offer: [
				"An offer to the group",
				"The text offers the group a product or service. This form is for partnership ideas; an offer needs another reader.",
			],
			question: [
				"A question about the group",
				"The text asks something about the group. This analysis answers ideas, not questions.",
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
			job: [`Write to ${email} with the post or field you have in mind.`],
			press: [`Write to ${email} or call ${phone}, with your medium and your deadline.`],
			offer: [`Write to ${email}, and say which company of the group the offer is for.`],
			question: [
				"The pages About us, Companies and Investors hold the history, the companies, the figures and the non-financial report.",
				`For anything else, write to ${email} or call ${phone}.`,
			],
			language: ["Send the idea again in English, Spanish or Catalan.", `Or write to ${email}.`],
		}),
		toAdd: "What to add",
		additions: [
			"The material or activity: which waste, energy, water, building, crop or group of people.",
			"The place and the size: where, and roughly how much.",
			"What you are looking for: a buyer, a supplier, a pilot site, an outlet, a project or advice.",
		],
		fields: (list) => `The group’s companies: ${list}.`,
		hintedAt: (theme, company, quotes) =>
			`Some of your words (${formatList(quotes, "en")}) may point to ${theme}, a field of ${company}.`,
		writtenIn: (language) => `The text seems to be in ${language}.`,
		languageNames: { fr: "French", pt: "Portuguese", de: "German", it: "Italian" },
	},
	es: {
		quote: (text) => `«${text}»`,
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		writesAs: (actor) => `Escribes en nombre de ${actor}.`,
		about: (subjects) => `Tu idea trata de ${formatList(subjects, "es")}.`,
		theme: (theme) => `Tema de tu idea: ${theme}.`,
		direction: (from, into) => `Se trata de hacer ${into} a partir de ${from}.`,
		quantities: (quotes) =>
			`El texto da ${quotes.length > 1 ? "estas cifras" : "esta cifra"}: ${formatList(quotes, "es")}.`,
		place: (place) => `Lugar: ${place}.`,
		asksFor: (ask) => `Buscas ${ask}.`,
		noAsk: "El texto aún no dice qué buscas.",
		wishes: (quote) => `Lo que quieres, en tus palabras: ${quote}.`,
		fit: {
			clear: (theme, company) => `el trabajo de ${company} incluye ${theme}, y dices qué quieres`,
			related: (theme, company) =>
				`el tema, ${theme}, queda cerca del trabajo de ${company}, pero no es su actividad principal`,
			money: (theme, company) =>
				`el tema, ${theme}, está en el ámbito de ${company}, pero buscas financiación, y este análisis no puede decidir sobre una inversión`,
			hinted: (theme, company) =>
				`algunas de tus palabras apuntan ${to(theme)}, ámbito de ${company}, pero el texto no lo dice expresamente`,
			unnamed: (_, company) =>
				`buscas una salida para un residuo, y ese es el trabajo de ${company}, pero de qué está hecho decide si la tiene`,
			noAsk: (theme, company) =>
				`el tema, ${theme}, está en el ámbito de ${company}, pero el texto aún no dice qué buscas`,
		},
		withQuantity: " y de cuánto se trata",
		businessType: (type) => `Tipo de negocio: ${type}.`,
		lead: (sector, id, company) =>
			`${sector}: la ${id === "foundation" ? "entidad" : "empresa"} más afín es ${company}.`,
		capacity: (tonnes) => `Puede reciclar hasta ${tonnes} toneladas de papel al año.`,
		also: (company, theme) => `Tu idea incluye también ${theme}, ámbito de ${company}.`,
		alsoSame: (company, theme) => `Tu idea incluye también ${theme}, igualmente ámbito de ${company}.`,
		mentions: (company, sector) => `Mencionas ${company} (${sector}).`,
		looksAt: (company, what) => `${company} estudiaría ${what}.`,
		brings: (what) => `**Qué aportas**: ${what}.`,
		decides: (what) => `**Qué lo decide**: ${what}.`,
		shown: (why, quote) => `${why} (${quote})`,
		askQuestion:
			"¿Qué te ayudaría más: un comprador, un proveedor, un lugar para un piloto, una salida para un residuo, un proyecto o asesoramiento?",
		askQuestionOfPeople:
			"¿Qué te ayudaría más: empresas que participen, un local, formación, voluntariado o financiación?",
		quantityQuestion: "¿De cuánto se trata y con qué frecuencia: toneladas o unidades al mes?",
		next: "Una persona del grupo lee tu idea y te responde por correo electrónico, a la dirección que has indicado.",
		nextNoFit:
			"Una persona del grupo lee también tu texto y te responde por correo electrónico, a la dirección que has indicado.",
		noFit: {
			money: [
				"Una petición de dinero",
				"El texto pide dinero y no nombra ninguna actividad en los ámbitos del grupo. Este formulario no puede decidir sobre financiación.",
			],
			job: [
				"Una solicitud de empleo",
				"El texto trata de trabajar en el grupo. Este formulario es para ideas de alianza y no tramita candidaturas.",
			],
			press: [
				"Una consulta de prensa",
				"El texto parece una consulta de prensa. Este formulario es para ideas de alianza.",
			],
			offer: [
				"Una oferta al grupo",
				"El texto ofrece al grupo un producto o un servicio. Este formulario es para ideas de alianza; una oferta tiene otro destinatario.",
			],
			question: [
				"Una pregunta sobre el grupo",
				"El texto pregunta algo sobre el grupo. Este análisis responde a ideas, no a preguntas.",
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
			press: [`Escribe a ${email} o llama al ${phone}, con tu medio y tu fecha de cierre.`],
			offer: [`Escribe a ${email} e indica a qué empresa del grupo va dirigida la oferta.`],
			question: [
				"Las páginas Nosotros, Empresas e Inversores recogen la historia, las empresas, las cifras y el informe no financiero.",
				`Para lo demás, escribe a ${email} o llama al ${phone}.`,
			],
			language: ["Envía la idea de nuevo en español, inglés o catalán.", `O escribe a ${email}.`],
		}),
		toAdd: "Qué conviene añadir",
		additions: [
			"El material o la actividad: de qué residuo, energía, agua, edificio, cultivo o grupo de personas se trata.",
			"El lugar y el tamaño: dónde y cuánto, aunque sea aproximado.",
			"Lo que buscas: un comprador, un proveedor, un lugar para un piloto, una salida, un proyecto o asesoramiento.",
		],
		fields: (list) => `Las empresas del grupo: ${list}.`,
		hintedAt: (theme, company, quotes) =>
			`Algunas de tus palabras (${formatList(quotes, "es")}) podrían apuntar ${to(theme)}, ámbito de ${company}.`,
		writtenIn: (language) => `El texto parece escrito en ${language}.`,
		languageNames: { fr: "francés", pt: "portugués", de: "alemán", it: "italiano" },
	},
};
