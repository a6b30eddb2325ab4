import { companies } from "#app/content/companies.ts";
import { fold } from "#worker/text-language.ts";

/** Kinds of facts that an idea can state, by which the analysis knows what it need not ask for. */
export type Fact = keyof typeof quoted | keyof typeof noticed;

/** A list of words in the three languages that ideas come in, as a pattern. */
const oneOf = (...words: string[]) => `(?:${words.join("|").replaceAll(" ", "\\s")})`;

const numberWord = oneOf(
	"four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|hundred",
	"cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien",
	"quatre|cinc|sis|vuit|dotze|quinze|vint|trenta|quaranta|cinquanta",
);
const digits = "\\d[\\d.,]*(?:\\s?(?:[-–]|to|a)\\s?\\d[\\d.,]*)?";
const number = `(?:${digits}(?:\\s(?:thousand|million|mil|millones\\sde|milions\\sde))?|${numberWord})`;
const period = oneOf(
	"hour|day|week|month|year|season|harvest|term|hora|d[ií]a|semana|mes|a[ñn]o|campa[ñn]a|temporada|trimestre",
	"setmana|any|campanya",
);
/** "a month", "/year", "al mes", "l’any", "mensuales". */
const per = `(?:\\s?/\\s?\\p{L}+|\\s(?:a|an|per|every|each|al|por|cada|a la)\\s${period}|\\sl['’]any|\\s(?:daily|weekly|monthly|yearly|diari[oa]s|semanales|mensuales|anuales|setmanals|mensuals|anuals))`;
const unit = oneOf(
	"t|tn|tonnes?|tons?|toneladas?|tones|kg|kilos?|quilos?|l|hl|lit(?:re|er|ro)s?|m|km|cm|met(?:re|er|ro)s?|kilómetros?|quilòmetres",
	"m[23²³]|ha|hectares?|hectáreas?|hectàrees|acres?|[kmg]wp?|[kmgt]wh|big bags?",
);
const thing = oneOf(
	"bags|sacks|sacos|pallets|pal[ée]s|palets|boxes|cajas|caixes|containers|contenedores|contenidors|trucks|camion(?:e?s)|vans",
	"furgon[ae]tas?|vehicles|vehículos|cars|coches|cotxes|trees|árboles|arbres|cows|vacas|vaques|pigs|cerdos|porcs|sheep|ovejas",
	"ovelles|flats|pisos|viviendas|habitatges|homes|houses|casas|cases|rooms|habitaciones|habitacions|plazas|places|beds|panels",
	"placas|plaques|m[aá]quin[ae]s|màquines|machines|laptops|port[aá]tiles|portàtils|computers|ordenadores|ordinadors|tyres",
	"neumáticos|pneumàtics|bottles|botellas|ampolles|copies|ejemplares|exemplars|sheets|books|libros|llibres|uniform(?:e?s)",
	"mattresses|colchones|matalassos|blades|palas|pales|sleepers|drums|bobinas|barrels|bidones|bidons|parcelas",
);
const people = oneOf(
	"people|personas?|persones|members|socios|socis|neighbours|vecin[oa]s|veïn(?:s|es)|families|familias|famílies|employees|workers",
	"trabajadores|treballadors|growers|farmers|ganaderos|ramaders|agricultor(?:e?s)|pagesos|students|alumn[oae]s|pupils|children",
	"niñ[oa]s|nens|kids|chavales|teenagers|jóvenes|joves|volunteers|voluntarios|voluntaris|drivers|conductor(?:e?s)|inhabitants",
	"habitant(?:e?s)|companies|empresas|empreses|firms|offices|oficinas|schools|escuelas|escoles|institutos|shops|tiendas",
	"botigues|restaurants|restaurantes|hotels|hoteles|farms|granjas|granges|fincas|municipi(?:o?s)|pueblos|pobles|villages|towns",
	"bakeries|panaderías|cafeterías",
);
const months = oneOf(
	"January|February|April|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio",
	"agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|març|maig|juny|juliol|agost|setembre|novembre|desembre",
);
const capitalised = "\\p{Lu}[\\p{Ll}'’·-]+";
const name = `(?:(?:the|la|el|los|las|les)\\s|[lL]['’])?${capitalised}(?:(?:\\s(?:de|del|dels|la|las|los|el|les|i|y|d['’]|l['’]))*\\s?${capitalised})*`;
/** After "in" and the like, but not a place. */
const noPlace = new RegExp(
	`^(?:${companies.map((company) => company.name).join("|")}|Anella|Seat|Covid|Christmas|Easter|Navidad|Nadal|Semana|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${months}|May|March|English|Spanish|Catalan|Excel|Google|Instagram|LinkedIn|WhatsApp|Internet)`,
);
const towns = oneOf(
	"Barcelona|Girona|Lleida|Tarragona|Terrassa|Sabadell|Manresa|Reus|Tortosa|Vic|Igualada|Matar[oó]|Badalona|Catalunya|Cataluña",
	"Catalonia|Madrid|València|Valencia|Alicante|Elche|Castellón|Murcia|Cartagena|Almería|Granada|Málaga|Sevilla|Seville|Cádiz",
	"Huelva|Jaén|Córdoba|Badajoz|Cáceres|Toledo|Albacete|Cuenca|Guadalajara|Zaragoza|Huesca|Teruel|Soria|Burgos|Valladolid",
	"Palencia|Zamora|Salamanca|Ávila|Segovia|Lugo|Ourense|Vigo|Galicia|Asturias|Cantabria|Santander|Bilbao|Navarra|Pamplona",
	"Logroño|La Rioja|Aragón|Andalucía|Extremadura|Castilla|Mallorca|Menorca|Ibiza|Tenerife|Canarias|Andorra|Penedès|Empordà",
);
/** Not a part of a longer word or number. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}€$])${pattern}(?![\\p{L}\\p{N}])`;

/** What is quoted as it stands. Of two that overlap, the first is quoted. */
const quoted = {
	writer: new RegExp(
		`(?<=(?<!not |no )(?<!\\p{L})(?:we are|we['’]re|i am|i['’]m|i run|we run|somos|soy|som|s[oó]c)\\s)(?:an?|una?|el|la)\\s(?!bit|little|lot|poc)[^,.;:()!?]{3,45}?(?=[,.;:()!?]|\\s(?:${oneOf("and|that|who|with|which|in|near|outside|from|y|que|con|en|i|amb|a")})\\s|$)`,
		"giu",
	),
	money: new RegExp(
		`(?<![\\p{L}\\p{N}])(?:[€$£]\\s?${digits}\\s?(?:[km]|million)?|${digits}\\s?(?:[km]|mil|million|millones|milions)?\\s?(?:de\\s|d['’])?(?:€|euros?|eur|\\$|£)|\\d+k)(?![\\p{L}\\p{N}])(?:\\s?/\\s?\\p{L}+\\d?|${per})?`,
		"giu",
	),
	temperature: /\d+(?:\s?[-–]\s?\d+)?\s?(?:°\s?C?|º\s?C?|degrees|grados|graus)(?!\p{L})/giu,
	time: new RegExp(
		whole(
			`(?:(?:\\d{1,2}\\s(?:de\\s)?)${months}(?:\\s(?:de\\s)?20\\d\\d)?|${months}\\s(?:de\\s)?20\\d\\d|Q[1-4]\\s20\\d\\d|(?<=(?:in|by|from|until|en|a|al|abans\\sde|antes\\sde)\\s)(?:${months}|20[2-4]\\d))`,
		),
		"giu",
	),
	amount: new RegExp(
		`${whole(
			`(?:${number}\\s?${unit}|${number}\\s(?:\\p{Ll}+\\s)?${thing})(?:\\s(?:of|de)\\s(?!th|wet|dry|dark|old|our|la|los|las)\\p{Ll}{3,}|\\sd['’]\\p{Ll}{3,})?`,
		)}${per}?`,
		"giu",
	),
	people: new RegExp(whole(`${number}\\s(?:\\p{Ll}+\\s)?${people}`), "giu"),
	place: new RegExp(
		`(?:(?<=(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Oo]utside|[Ff]rom|[Aa]round|[Ee]n|[Cc]erca\\sde|[Dd]esde|[Pp]rop\\sde|[Aa]fores\\sde|[Aa]fueras\\sde)\\s)${name}|(?<=(?<!\\p{L})(?:[Dd]e|[Aa]|[Ee]n|[Ii]n|[Oo]f)\\s|\\()${towns}(?!\\p{L}))`,
		"gu",
	),
	material: new RegExp(
		whole(
			oneOf(
				"cardboard|cart[oó]n|cartró|papel|waste paper|LDPE|HDPE|PET|PVC|polypropylene|polietileno|polystyrene|poliestireno",
				"poliestirè|glass|vidrio|vidre|wood|madera|fusta|cork|corcho|suro|steel|acero|alumini(?:um|o)|copper|cobre|straw|paja",
				"palla|hemp|cáñamo|cànem|wool|lana|llana|cotton|algodón|cotó|sludge|lodos|fangs|ash|cenizas?|biochar|slurry|manure",
				"purines|purins|pomace|alperujo|almond shells|cáscara de almendra|whey|suero|coffee grounds|posos de café|brine",
				"salmuera|concrete|hormigón|formigó|bricks|ladrillos|maíz|melocotón|tomates",
			),
		),
		"giu",
	),
};

/** What is only noticed, in the folded text, because no single word of it is worth quoting. */
const noticed = {
	time: /\b(?:every|each|cada|daily|weekly|monthly|(?:once|twice) an? \w+|all year|todo el ano|tot l'any|\d+ ?(?:hours|days|weeks|months|years|horas|dias|semanas|meses|anos|hores|dies|setmanes|mesos|anys)|summer|winter|verano|invierno|estiu|hivern|semanas?|mananas?|tardes?|vespres?|nights?)\b/,
	condition:
		/\b(clean|dirty|dry|wet|mixed|sorted|coated|stapled|glued|loose|baled?|bales|working|broken|limpi[oa]s?|suci[oa]s?|sec[oa]s?|mezclad|separad|grapa|plastific|balas|funcionan?|estropead|nets?\b|neta|brut|barreja|trencat|plastic folders|soil and)/,
	today:
		/\b(landfill|currently|today|until now|at present|ends? up|goes (?:straight )?(?:to|down)|we (?:pay|burn|throw)|vertedero|hoy|ahora|actualmente|acaban?|tiramos|tira|quemamos|pagamos|nos cuesta|avui|ara|abocador|cremem|llencem|paguem|acaben)\b/,
	data: /\b(bills?|measured?|measurements?|analys[ei]s|analy[sz]ed|lab|tests?|tested|trial|certificat\w*|results|published|readings|data|facturas?|factures|medid[ao]s?|medimos|mediciones|analisis|analitica|ensayos?|ensayado|prob(?:ado|amos)|laboratorio|datos|resultados|mesur\w+|dades|provat|analisi)\b/,
	permits:
		/\b(permits?|permission|licen[cs]e\w*|grid (?:point|access|connection)|plot already|permisos?|licencias?|autorizaci\w+|concesion|tramitacion|propietario|permis|llicencia|acces concedit|nuestra nave|nave nuestra|our own|cede|parcela)\b/,
	photos: /\b(photos?|photographs?|pictures|fotos?|fotografi\w+)\b/,
};

/** How people say that they want somebody to put money into a project. */
const lacking = "(?:need|short\\sof|missing|rais(?:e|ing)|falt[ae]|necesit|necessit|manca)";
const wanting = `(?:${lacking}|seek|look(?:ing)?\\sfor|after|want|busc|busquem|cerc)`;
const money =
	"(?:investor|investment|inversor|inversi[oó]n?\\b|inverti|equity|capital|funding|funder|financ|finançament|co-?(?:own|promot|fund|inver)|accionar|fondos\\spropios|fons\\spropis)";
const sum = "(?:[€$£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?[km]?\\s?(?:€|eur(?:os?)?)|\\d+k)(?!\\s?/|\\p{L}|\\d)";
const moneySought = new RegExp(
	`(?<!\\p{L})${wanting}[^.!?\\n]{0,90}${money}|(?<!\\p{L})${lacking}[^.!?\\n]{0,30}${sum}|${money}\\p{L}*\\s(?:wanted|needed|partner)|(?<!\\p{L})(?:entr\\p{L}+\\sen\\sel\\scapital|posi\\sdiners|lo\\spague)`,
	"iu",
);

/** Whether an idea seeks money for a project. */
export const seeksMoney = (idea: string) => moneySought.test(idea);

/** What an idea states: the kinds of facts, and those worth quoting, each as it stands in the idea and in its order. */
export function factsIn(idea: string): { given: ReadonlySet<Fact>; quotes: string[] } {
	const given = new Set<Fact>();
	const found: { text: string; from: number; to: number }[] = [];
	for (const [fact, pattern] of Object.entries(quoted) as [Fact, RegExp][]) {
		for (const { 0: match, index: from } of idea.matchAll(pattern)) {
			if (fact === "place" && noPlace.test(match)) continue;
			given.add(fact);
			const text = match.replace(/[.,\s]+$/, "");
			const to = from + text.length;
			const isNew = found.every((other) => (from >= other.to || to <= other.from) && text !== other.text);
			if (isNew) found.push({ text, from, to });
		}
	}
	const folded = fold(idea);
	for (const [fact, pattern] of Object.entries(noticed) as [Fact, RegExp][])
		if (pattern.test(folded)) given.add(fact);
	return { given, quotes: found.sort((one, other) => one.from - other.from).map(({ text }) => text) };
}
