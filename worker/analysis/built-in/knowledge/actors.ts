import type { Language } from "#app/i18n/languages.ts";
import type { Clues } from "./theme.ts";

/** Kinds of sender, as types of business. */
export const businessTypes = {
	factory: { en: "manufacturer", es: "fabricante" },
	farm: { en: "farm or food producer", es: "explotación o productor agroalimentario" },
	hospitality: { en: "retail or hospitality", es: "comercio u hostelería" },
	association: { en: "cooperative or association", es: "cooperativa o asociación" },
	publicBody: { en: "public body", es: "entidad pública" },
	startup: { en: "start-up", es: "empresa emergente" },
	services: { en: "service company", es: "empresa de servicios" },
} as const satisfies Record<string, Record<Language, string>>;

/** Somebody that an idea may come from; with the article, as it follows "You write on behalf of" ("Escribes en nombre de"). */
export interface Actor extends Record<Language, string> {
	type: keyof typeof businessTypes;
	clues: Clues;
}

const actor = (type: Actor["type"], en: string, es: string, clues: Clues): Actor => ({ type, en, es, clues });

/** The more particular come first. */
export const actors: readonly Actor[] = [
	actor(
		"factory",
		"a print shop",
		"una imprenta",
		"print shop, printing house, printing works | imprenta | impremta",
	),
	actor("factory", "a brewery", "una cervecera", "brewery | cervecera, fábrica de cerveza | cervesera"),
	actor("factory", "a cannery", "una conservera", "cannery | conservera | conservera"),
	actor("factory", "a dairy", "una lechería", "dairy | lechería, quesería, láctea | formatgeria"),
	actor("factory", "a paper mill", "una papelera", "paper mill | papelera, fábrica de papel | paperera"),
	actor("factory", "a dye house", "una tintorería industrial", "dye house | tintorería industrial | tints"),
	actor(
		"factory",
		"a tile factory",
		"una fábrica de azulejos",
		"tile factory | fábrica de azulejos | fàbrica de rajoles",
	),
	actor("factory", "a foundry", "una fundición", "foundry | fundición | foneria"),
	actor(
		"factory",
		"a furniture maker",
		"un fabricante de muebles",
		"furniture maker | fabricante de muebles | fabricant de mobles",
	),
	actor(
		"factory",
		"a fleece factory",
		"una fábrica de forro polar",
		"fleece factory | fábrica de forro polar",
	),
	actor("factory", "a workshop", "un taller", "our workshop | nuestro taller | nostre taller"),
	actor(
		"factory",
		"a manufacturer",
		"un fabricante",
		"manufacturer, we make, our factory, our plant | fabricante, fabricamos, nuestra fábrica, nuestra planta | fabricants, fabriquem, nostra fàbrica",
	),
	actor("farm", "a winery", "una bodega", "winery, wine cellar | bodega | celler"),
	actor("farm", "a vineyard", "un viñedo", "vineyard | viñedo | vinya"),
	actor("farm", "a farm", "una granja", "farm | granja | granja"),
	actor("farm", "an oil mill", "una almazara", "olive oil mill, oil mill | almazara | molí d'oli, trull"),
	actor(
		"farm",
		"a growers’ cooperative",
		"una cooperativa agraria",
		"cooperative of ~ growers, agricultural cooperative | cooperativa agrícola, cooperativa agraria | cooperativa agrícola, cooperativa d'avellanaires",
	),
	actor("hospitality", "a bakery", "una panadería", "bakery | panadería, horno de pan | fleca, forn de pa"),
	actor("hospitality", "a hotel", "un hotel", "hotel"),
	actor("hospitality", "a restaurant", "un restaurante", "restaurant | restaurante | restaurant"),
	actor("hospitality", "a supermarket", "un supermercado", "supermarket | supermercado | supermercat"),
	actor(
		"hospitality",
		"an online shop",
		"una tienda en línea",
		"online shop, web shop | tienda online, tienda en línea | botiga en línia",
	),
	actor(
		"association",
		"a beekeepers’ association",
		"una asociación de apicultores",
		"beekeepers' association | asociación de apicultores | associació d'apicultors",
	),
	actor(
		"association",
		"a cooperative",
		"una cooperativa",
		"cooperative, co-operative | cooperativa | cooperativa",
	),
	actor(
		"association",
		"a non-profit organisation",
		"una ONG",
		"NGO, charity, non-profit | ONG, entidad social | ONG",
	),
	actor("association", "an association", "una asociación", "association | asociación | associació"),
	actor(
		"association",
		"a group of volunteers",
		"un grupo de voluntarios",
		"we are volunteers, volunteers from | somos voluntarios | som ~ voluntaris",
	),
	actor(
		"publicBody",
		"a town council",
		"un ayuntamiento",
		"town council, city council | ayuntamiento | ajuntament",
	),
	actor(
		"startup",
		"a start-up",
		"una empresa emergente",
		"start-up, startup | startup, start-up, empresa emergente | startup, empresa emergent",
	),
	actor(
		"services",
		"a transport company",
		"una empresa de transporte",
		"transport company, haulier | empresa de transporte | empresa de transport",
	),
	actor(
		"services",
		"a courier company",
		"una empresa de mensajería",
		"courier company | empresa de mensajería | empresa de missatgeria",
	),
	actor(
		"services",
		"a team of psychologists",
		"un equipo de psicólogos",
		"three psychologists, team of psychologists | equipo de psicólogos | equip de psicòlegs",
	),
	actor(
		"services",
		"a logistics company",
		"una empresa de logística",
		"logistics company, logistics park | empresa de logística, parque logístico | empresa de logística",
	),
];

/** Words that show that the sender speaks of himself: an actor counts right after them, or at the very start of the text. */
export const firstPerson: Clues =
	"we are, we run, we own, we have, our | somos, tenemos, tengo, soy, nuestra, nuestro | som, tenim, tinc, soc, nostra, nostre";
