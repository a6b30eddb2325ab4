import type { CompanyId, Participation } from "#app/group/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NoMatchReason } from "./retrieval.ts";

/** The analyst's own sentences in one language. */
interface Phrasing {
	/** An idea's words in the language's quotation marks. */
	quote(text: string): string;
	/** "a, b and c". */
	list(items: readonly string[]): string;
	/** The company's name inside a sentence, with its article where the language asks for one. */
	company(id: CompanyId, name: string): string;
	participation: Record<Participation, string>;
	/** Follows the recycling company's name and role. */
	paperFigures(since: number, tonnes: string): string;
	leads(quotes: string, count: number, theme: string, company: string): string;
	leadsByName(theme: string, company: string): string;
	about(company: string, role: string, rest: string): string;
	adds(quotes: string, count: number, theme: string, company: string, sameCompany: boolean): string;
	kind(quotes: string, name: string): string;
	noKind: string;
	quantity(quote: string): string;
	brief: string;
	startingPoint(quotes: string): string;
	speaksOf(why: string, quotes: string): string;
	committed(goals: string, count: number): string;
	noMatch: {
		heading: Record<NoMatchReason, string>;
		text: Record<NoMatchReason, string>;
		next: string;
		toAdd: readonly string[];
		/** Lists the six fields. */
		fields(list: string): string;
	};
}

const commaList = (items: readonly string[], and: string) =>
	items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

export const phrasing: Record<Language, Phrasing> = {
	en: {
		quote: (text) => `“${text}”`,
		list: (items) => commaList(items, "and"),
		company: (_, name) => name,
		participation: {
			whole: "The group holds all of its shares.",
			strategic: "The group has a strategic participation in it.",
			support: "The group supports it.",
		},
		paperFigures: (since, tonnes) =>
			`has existed since ${since} and can recycle ${tonnes} tonnes of paper a year`,
		leads: (quotes, count, theme, company) =>
			`${quotes} ${count > 1 ? "lead" : "leads"} to ${theme}, the field of ${company}.`,
		leadsByName: (theme, company) => `The idea names what leads to ${company}; it is read here as ${theme}.`,
		about: (company, role, rest) => `${company}, ${role}, ${rest}.`,
		adds: (quotes, count, theme, company, sameCompany) =>
			`${quotes} ${count > 1 ? "add" : "adds"} ${theme}, ${sameCompany ? `which also belongs to ${company}` : `closer to ${company}`}.`,
		kind: (quotes, name) => `As a type of business, ${quotes} suggests ${name}.`,
		noKind: "The idea does not say yet who would run it, nor who would pay for it.",
		quantity: (quote) => `The quantity given, ${quote}, would allow a first estimate of size.`,
		brief:
			"The idea is very short, so this analysis stays general: a material, a place and a user would sharpen it.",
		startingPoint: (quotes) => `Starting point: ${quotes}.`,
		speaksOf: (why, quotes) => `${why} (${quotes})`,
		committed: (goals, count) =>
			`${goals} ${count > 1 ? "are" : "is"} among the goals that the group's ESG policy commits to.`,
		noMatch: {
			heading: {
				command: "No idea to analyse yet",
				"off-topic": "Outside the group's fields",
				vague: "Too general for an analysis",
				unknown: "Nothing recognised yet",
			},
			text: {
				command:
					"The text reads as an order to this tool, not as an idea for a partnership. Orders are not carried out here, and nothing in the text has been taken as a fact about the group.",
				"off-topic":
					"The text seems to be about something else, and no honest link with the group's work was found. Rather than invent one, this analysis stops here.",
				vague:
					"The wish to do something sustainable comes across, but not yet what would be done. Any sector named now would be a guess, so none is named.",
				unknown:
					"No word of the text led to a field of the group. The idea may still fit: the built-in analyst knows a limited vocabulary and prefers to say so rather than invent a match.",
			},
			next: "What to add",
			toAdd: [
				"The material or activity: which waste, energy, water, building, crop or group of people it is about.",
				"The place and the size: where it would happen and roughly how much is involved.",
				"The alliance: what you would contribute and which company of the group you are thinking of.",
			],
			fields: (list) => `The group's companies: ${list}.`,
		},
	},
	es: {
		quote: (text) => `«${text}»`,
		list: (items) => commaList(items, /^«?[Ii](?![ae])/.test(items.at(-1) ?? "") ? "e" : "y"),
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		participation: {
			whole: "El grupo posee todo su capital.",
			strategic: "El grupo tiene en ella una participación estratégica.",
			support: "El grupo le da su apoyo.",
		},
		paperFigures: (since, tonnes) =>
			`existe desde ${since} y puede reciclar ${tonnes} toneladas de papel al año`,
		leads: (quotes, count, theme, company) =>
			`${quotes} ${count > 1 ? "apuntan" : "apunta"} hacia ${theme}, el terreno de ${company}.`,
		leadsByName: (theme, company) =>
			`La idea nombra lo que conduce hasta ${company}; aquí se lee como ${theme}.`,
		about: (company, role, rest) => `${company}, ${role}, ${rest}.`,
		adds: (quotes, count, theme, company, sameCompany) =>
			`${quotes} ${count > 1 ? "añaden" : "añade"} ${theme}, ${sameCompany ? `también en el terreno de ${company}` : `más cerca de ${company}`}.`,
		kind: (quotes, name) => `Como tipo de negocio, ${quotes} sugiere ${name}.`,
		noKind: "La idea aún no dice quién la llevaría ni quién la pagaría.",
		quantity: (quote) => `La cantidad indicada, ${quote}, permitiría una primera estimación de tamaño.`,
		brief:
			"La idea es muy breve y este análisis se queda en lo general: un material, un lugar y un usuario lo afinarían.",
		startingPoint: (quotes) => `Punto de partida: ${quotes}.`,
		speaksOf: (why, quotes) => `${why} (${quotes})`,
		committed: (goals, count) =>
			`${goals} ${count > 1 ? "están" : "está"} entre los objetivos con los que se compromete la política ESG del grupo.`,
		noMatch: {
			heading: {
				command: "Aún no hay una idea que analizar",
				"off-topic": "Fuera de los ámbitos del grupo",
				vague: "Demasiado general para un análisis",
				unknown: "Nada reconocido por ahora",
			},
			text: {
				command:
					"El texto se lee como una orden a esta herramienta, no como una idea de alianza. Aquí no se cumplen órdenes, y nada de lo escrito se ha tomado por un dato del grupo.",
				"off-topic":
					"El texto parece tratar de otra cosa y no se ha encontrado una relación honesta con la actividad del grupo. En lugar de inventarla, el análisis se detiene aquí.",
				vague:
					"Se entiende el deseo de hacer algo sostenible, pero todavía no qué se haría. Cualquier sector que se nombrara ahora sería una suposición, así que no se nombra ninguno.",
				unknown:
					"Ninguna palabra del texto ha conducido a un ámbito del grupo. La idea quizá encaje: el analista propio de este sitio conoce un vocabulario limitado y prefiere decirlo antes que inventar una coincidencia.",
			},
			next: "Qué conviene añadir",
			toAdd: [
				"El material o la actividad: de qué residuo, energía, agua, edificio, cultivo o grupo de personas se trata.",
				"El lugar y el tamaño: dónde se haría y qué cantidad hay en juego, aunque sea aproximada.",
				"La alianza: qué aportarías tú y en qué empresa del grupo estás pensando.",
			],
			fields: (list) => `Las empresas del grupo: ${list}.`,
		},
	},
};
