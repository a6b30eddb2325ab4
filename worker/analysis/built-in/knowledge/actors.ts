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
	school: { en: "school or university", es: "centro educativo" },
	care: { en: "health or social care", es: "atención sanitaria o social" },
} as const satisfies Record<string, Record<Language, string>>;

/** Somebody that an idea may come from; with the article, as it follows "You write on behalf of" ("Escribes en nombre de"). */
export interface Actor extends Record<Language, string> {
	type: keyof typeof businessTypes;
	clues: Clues;
}

const actor = (type: Actor["type"], en: string, es: string, clues: Clues): Actor => ({ type, en, es, clues });

/** The more particular come first. */
export const actors: readonly Actor[] = [
	actor("association", "a repair café", "un taller abierto de reparación", "repair café"),
	actor(
		"factory",
		"a print shop",
		"una imprenta",
		"print shop, printing house, printing works | imprenta | impremta",
	),
	actor("factory", "a brewery", "una cervecera", "brewery | cervecera, fábrica de cerveza | cervesera"),
	actor("factory", "a cannery", "una conservera", "cannery | conservera | conservera"),
	actor(
		"farm",
		"a cheese maker",
		"una quesería",
		"cheese dairy, cheese maker | quesería, hago queso, hacemos queso | formatgeria, faig formatge, fem formatge",
	),
	actor(
		"farm",
		"a dairy farm",
		"una granja de vacas",
		"dairy farm, cow farm | granja de vacas, vaquería, granja lechera | granja de vaques, vaqueria",
	),
	actor("farm", "a dairy", "una lechería", "dairy | lechería, láctea | lleteria, làctia"),
	actor("factory", "a joinery", "una carpintería", "joinery, carpentry workshop | carpintería | fusteria"),
	actor(
		"factory",
		"a sewing workshop",
		"un taller de costura",
		"sewing workshop | taller de costura, taller de confección | taller de costura, taller de confecció",
	),
	actor(
		"association",
		"a social workshop",
		"un taller de inserción",
		"sheltered workshop, occupational workshop, occupational centre, social enterprise | centro ocupacional, taller ocupacional, centro especial de empleo, empresa de inserción, taller de inserción | centre ocupacional, taller ocupacional, centre especial de treball, empresa d'inserció, taller d'inserció",
	),
	actor(
		"services",
		"a repair garage",
		"un taller mecánico",
		"car workshop, repair garage, body shop | taller mecánico, taller de coches, taller de chapa | taller mecànic, taller de cotxes, taller de planxa",
	),
	actor(
		"services",
		"a bicycle shop",
		"un taller de bicicletas",
		"bike shop, bicycle shop, bike repair shop | tienda de bicicletas | botiga de bicicletes",
	),
	actor("services", "a laundry", "una lavandería", "laundry | lavandería | bugaderia"),
	actor("services", "a hairdresser", "una peluquería", "hairdresser, hair salon | peluquería | perruqueria"),
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
	actor("factory", "a food workshop", "un obrador", "jam maker, pastry workshop | obrador | obrador"),
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
		"cooperative of ~ growers, agricultural cooperative, farmers' cooperative | cooperativa agrícola, cooperativa agraria, cooperativa de agricultores | cooperativa agrícola, cooperativa agrària, cooperativa de pagesos, cooperativa d'avellanaires, cooperativa d'arròs",
	),
	actor("hospitality", "a bakery", "una panadería", "bakery | panadería, horno de pan | fleca, forn de pa"),
	actor(
		"farm",
		"a livestock farm",
		"una explotación ganadera",
		"livestock farm | explotación ganadera | explotació ramadera",
	),
	actor("hospitality", "a greengrocer’s", "una frutería", "greengrocer | frutería, verdulería | fruiteria"),
	actor("hospitality", "a butcher’s", "una carnicería", "butcher's shop | carnicería | carnisseria"),
	actor("hospitality", "a fishmonger’s", "una pescadería", "fishmonger | pescadería | peixateria"),
	actor("hospitality", "a florist’s", "una floristería", "florist, flower shop | floristería | floristeria"),
	actor("hospitality", "a bookshop", "una librería", "bookshop | librería | llibreria"),
	actor(
		"hospitality",
		"a hardware shop",
		"una ferretería",
		"hardware shop, hardware store | ferretería | ferreteria",
	),
	actor("hospitality", "a café", "una cafetería", "café, coffee shop | cafetería | cafeteria"),
	actor("hospitality", "a bar", "un bar", "bar | bar | bar"),
	actor(
		"hospitality",
		"a guesthouse",
		"una casa rural",
		"guesthouse, guest house, bed and breakfast | casa rural, pensión, hostal | casa rural, pensió, hostal",
	),
	actor("hospitality", "a campsite", "un camping", "campsite | camping | càmping"),
	actor(
		"hospitality",
		"a catering company",
		"una empresa de catering",
		"catering company, caterer | empresa de catering | empresa de càtering",
	),
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
		"a neighbours’ association",
		"una asociación de vecinos",
		"neighbours' association, neighbourhood association | asociación de vecinos, asociación vecinal | associació de veïns, associació veïnal",
	),
	actor(
		"association",
		"a parents’ association",
		"una asociación de familias",
		"parents' association | AMPA, AFA, asociación de familias, asociación de padres | AMPA, AFA, associació de famílies, associació de familiars",
	),
	actor(
		"association",
		"a community of owners",
		"una comunidad de propietarios",
		"homeowners' association | comunidad de propietarios, comunidad de vecinos | comunitat de propietaris, comunitat de veïns",
	),
	actor(
		"association",
		"a foundation",
		"una fundación",
		"our foundation | nuestra fundación, somos una fundación | nostra fundació, som una fundació",
	),
	actor(
		"association",
		"a fishermen’s guild",
		"una cofradía de pescadores",
		"fishermen's guild | cofradía de pescadores | confraria de pescadors",
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
		"publicBody",
		"a county council",
		"un consejo comarcal",
		"county council | consejo comarcal, mancomunidad | consell comarcal, mancomunitat",
	),
	actor(
		"school",
		"a vocational school",
		"un centro de formación profesional",
		"vocational school | centro de FP, instituto de FP, instituto de formación profesional, centro de formación profesional | institut de FP, institut de formació professional, centre de formació professional",
	),
	actor(
		"school",
		"a secondary school",
		"un instituto",
		"secondary school, high school | instituto | institut",
	),
	actor(
		"services",
		"a riding school",
		"un centro de equitación",
		"riding school | hípica, centro ecuestre | hípica",
	),
	actor("services", "a driving school", "una autoescuela", "driving school | autoescuela | autoescola"),
	actor("school", "a school", "una escuela", "school | escuela, colegio | escola"),
	actor(
		"school",
		"a research group",
		"un grupo de investigación",
		"research group, research team | grupo de investigación, equipo de investigación | grup de recerca, equip de recerca",
	),
	actor(
		"care",
		"a nursing home",
		"una residencia de mayores",
		"nursing home, care home | residencia de mayores, residencia de ancianos | residència de gent gran, residència d'avis",
	),
	actor("care", "a hospital", "un hospital", "hospital | hospital | hospital"),
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
