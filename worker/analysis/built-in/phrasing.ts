import type { CompanyId } from "#app/content/companies.ts";
import { formatList } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { FitLevel } from "#app/schemas/analysis-text.ts";

/** Why an idea fits as it does. */
export type FitReason = "clear" | "related" | "money" | "hinted" | "tentative" | "unnamed" | "noAsk";

export const fitOf: Record<FitReason, FitLevel> = {
	clear: "clear",
	related: "partial",
	money: "partial",
	hinted: "partial",
	tentative: "partial",
	unnamed: "partial",
	noAsk: "unclear",
};

/** What a first conversation needs to know, if the text does not say it. */
export type Need = "amount" | "place" | "stage";

/** The analyst's own sentences in one language. */
interface Phrasing {
	/** An idea's words in the language's quotation marks. */
	quote(text: string): string;
	/** The company's name inside a sentence, with its article where the language asks for one. */
	company(id: CompanyId, name: string): string;
	writesAs(actor: string): string;
	mentionsThings(subjects: readonly string[]): string;
	/** For an idea that names no thing. */
	theme(theme: string): string;
	direction(from: string, into: string): string;
	quantities(quotes: readonly string[]): string;
	places(places: readonly string[]): string;
	asksFor(ask: string): string;
	/** What is wanted, quoted. */
	wishes(quote: string): string;
	/** `quote` is the thing that tells the theme. */
	fit: Record<FitReason, (theme: string, company: string, quote: string) => string>;
	businessType(type: string): string;
	lead(sector: string, id: CompanyId, company: string): string;
	capacity(tonnes: string): string;
	also(company: string, theme: string): string;
	alsoSame(company: string, theme: string): string;
	mentions(company: string, sector: string): string;
	looksAt(company: string, what: string): string;
	/** The title of a proposal that supposes nothing of the sender. */
	firstConversation(company: string, theme: string): string;
	/** What the company would look at there. */
	whatIsAsked: string;
	whatIsDescribed: string;
	missing: Record<Need, string>;
	/** Questions for a first conversation; the place alone is no question that decides. */
	missingQuestions: Record<Exclude<Need, "place">, string>;
	brings(what: string): string;
	decides(what: string): string;
	shown(why: string, quote: string): string;
	askQuestion: string;
	/** The same for an idea about people. */
	askQuestionOfPeople: string;
	quantityQuestion: string;
	/** What is asked of a single lot whose amount is stated. */
	dateOfLot: string;
	next: string;
}

/** Things one after the other. The formatter of lists, which takes a while to make, is for more than one. */
export const listed = (items: readonly string[], language: Language) =>
	items.length > 1 ? formatList(items, language) : (items[0] ?? "");

/** "A el biogás" is "al biogás". */
export const to = (theme: string) => `a ${theme}`.replace(/^a el /, "al ");
const bare = (thing: string) => thing.replace(/^(?:el|la|los|las) /, "");
/** Things in one list all have their article, or none. */
const alikeInArticle = (things: readonly string[]) =>
	things.every((thing) => thing !== bare(thing)) ? things : things.map(bare);
/** "De el biogás" is "del biogás". */
const of = (thing: string) => `de ${thing}`.replace(/^de el /, "del ");
export const phrasing: Record<Language, Phrasing> = {
	en: {
		quote: (text) => `“${text}”`,
		company: (_, name) => name,
		writesAs: (actor) => `You write on behalf of ${actor}.`,
		mentionsThings: (subjects) => `You mention ${listed(subjects, "en")}.`,
		theme: (theme) => `Your idea concerns ${theme}.`,
		direction: (from, into) => `It is about making ${into} from ${from}.`,
		quantities: (quotes) =>
			`The text gives ${quotes.length > 1 ? "these figures" : "this figure"}: ${listed(quotes, "en")}.`,
		places: (places) => `${places.length > 1 ? "Places" : "The place"} you name: ${listed(places, "en")}.`,
		asksFor: (ask) => `You are looking for ${ask}.`,
		// A question's own mark ends the sentence in English.
		wishes: (quote) => `What you want or need, in your words: ${quote}${/[?!]”$/.test(quote) ? "" : "."}`,
		fit: {
			clear: (theme, company) => `the work of ${company} includes ${theme}, and you say what you want`,
			related: (theme, company) =>
				`the subject, ${theme}, is close to the work of ${company}, but not its main business`,
			money: (theme, company) =>
				`the subject, ${theme}, is in the field of ${company}, but you are looking for funding, and this analysis cannot decide on an investment`,
			hinted: (theme, company) =>
				`some of your words point to ${theme}, in the field of ${company}, but the text does not name it outright`,
			tentative: (theme, company, quote) =>
				`what you mention (${quote}) points to ${theme}, in the field of ${company}`,
			unnamed: (_, company) =>
				`finding an outlet for a residue is work that ${company} does, but what the residue is made of decides whether there is one`,
			noAsk: (theme, company) =>
				`the subject, ${theme}, is in the field of ${company}, but this analysis did not recognise what you are looking for`,
		},
		businessType: (type) => `Type of business: ${type}.`,
		lead: (sector, _, company) => `${sector}: ${company} is the closest match.`,
		capacity: (tonnes) => `It can recycle up to ${tonnes} tonnes of paper a year.`,
		also: (company, theme) => `Your idea also involves ${theme}, where ${company} works.`,
		alsoSame: (company, theme) => `Your idea also involves ${theme}, where ${company} works too.`,
		mentions: (company, sector) => `You mention ${company} (${sector}).`,
		looksAt: (company, what) => `${company} would look at ${what}.`,
		firstConversation: (company, theme) => `A first conversation with ${company} about ${theme}`,
		whatIsAsked: "what you ask for and how it could take part",
		whatIsDescribed: "what you describe and how it could take part",
		missing: {
			amount: "How much or how many",
			place: "Place",
			stage: "How far it has come (idea, design, prototype, in operation)",
		},
		missingQuestions: {
			amount: "How much or how many are involved?",
			stage: "How far has it come: an idea, a design, a prototype, or is it already in operation?",
		},
		brings: (what) => `**What you bring**: ${what}.`,
		decides: (what) => `**What decides it**: ${what}.`,
		shown: (why, quote) => `${why} (${quote})`,
		askQuestion:
			"What would help you most: a buyer, a supplier, a site for a pilot, an outlet for a residue, a project or advice?",
		askQuestionOfPeople:
			"What would help you most: companies that take part, premises, training, volunteers or funding?",
		quantityQuestion: "How much is involved, and how often: tonnes or units a month?",
		dateOfLot: "date from which it is available",
		next: "Someone from the group reads your idea and answers by e-mail, at the address you gave.",
	},
	es: {
		quote: (text) => `«${text}»`,
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		writesAs: (actor) => `Escribes en nombre de ${actor}.`,
		mentionsThings: (subjects) => `Hablas ${of(listed(alikeInArticle(subjects), "es"))}.`,
		theme: (theme) => `Tema de tu idea: ${theme}.`,
		direction: (from, into) => `Se trata de hacer ${bare(into)} a partir ${of(from)}.`,
		quantities: (quotes) =>
			`El texto da ${quotes.length > 1 ? "estas cifras" : "esta cifra"}: ${listed(quotes, "es")}.`,
		places: (places) => `${places.length > 1 ? "Lugares" : "Lugar"} que nombras: ${listed(places, "es")}.`,
		asksFor: (ask) => `Buscas ${ask}.`,
		wishes: (quote) => `Lo que buscas o necesitas, en tus palabras: ${quote}.`,
		fit: {
			clear: (theme, company) => `el trabajo de ${company} incluye ${theme}, y dices qué quieres`,
			related: (theme, company) =>
				`el tema, ${theme}, queda cerca del trabajo de ${company}, pero no es su actividad principal`,
			money: (theme, company) =>
				`el tema, ${theme}, está en el ámbito de ${company}, pero buscas financiación, y este análisis no puede decidir sobre una inversión`,
			hinted: (theme, company) =>
				`algunas de tus palabras apuntan ${to(theme)}, ámbito de ${company}, pero el texto no lo dice expresamente`,
			tentative: (theme, company, quote) =>
				`lo que mencionas (${quote}) apunta ${to(theme)}, ámbito de ${company}`,
			unnamed: (_, company) =>
				`buscas una salida para un residuo, y ese es el trabajo de ${company}, pero de qué está hecho decide si la tiene`,
			noAsk: (theme, company) =>
				`el tema, ${theme}, está en el ámbito de ${company}, pero este análisis no ha reconocido qué buscas`,
		},
		businessType: (type) => `Tipo de negocio: ${type}.`,
		lead: (sector, id, company) =>
			`${sector}: la ${id === "foundation" ? "entidad" : "empresa"} más afín es ${company}.`,
		capacity: (tonnes) => `Puede reciclar hasta ${tonnes} toneladas de papel al año.`,
		also: (company, theme) => `Tu idea incluye también ${theme}, ámbito de ${company}.`,
		alsoSame: (company, theme) => `Tu idea incluye también ${theme}, igualmente ámbito de ${company}.`,
		mentions: (company, sector) => `Mencionas ${company} (${sector}).`,
		looksAt: (company, what) => `${company} estudiaría ${what}.`,
		firstConversation: (company, theme) => `Una primera conversación con ${company} sobre ${theme}`,
		whatIsAsked: "lo que pides y cómo podría participar",
		whatIsDescribed: "lo que describes y cómo podría participar",
		missing: {
			amount: "Cantidad",
			place: "Lugar",
			stage: "En qué punto está (idea, diseño, prototipo, en marcha)",
		},
		missingQuestions: {
			amount: "¿De qué cantidad se trata?",
			stage: "¿En qué punto está: idea, diseño, prototipo o ya en marcha?",
		},
		brings: (what) => `**Qué aportas**: ${what}.`,
		decides: (what) => `**Qué lo decide**: ${what}.`,
		shown: (why, quote) => `${why} (${quote})`,
		askQuestion:
			"¿Qué te ayudaría más: un comprador, un proveedor, un lugar para un piloto, una salida para un residuo, un proyecto o asesoramiento?",
		askQuestionOfPeople:
			"¿Qué te ayudaría más: empresas que participen, un local, formación, voluntariado o financiación?",
		quantityQuestion: "¿De cuánto se trata y con qué frecuencia: toneladas o unidades al mes?",
		dateOfLot: "fecha desde la que está disponible",
		next: "Una persona del grupo lee tu idea y te responde por correo electrónico, a la dirección que has indicado.",
	},
};
