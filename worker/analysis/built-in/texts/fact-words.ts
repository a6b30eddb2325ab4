import { companies } from "#app/content/companies.ts";

/** A list of words in the three languages that ideas come in, as a pattern; a space stands for any white space. */
const oneOf = (...words: string[]) => `(?:${words.join("|").replaceAll(" ", "\\s")})`;

const numberWords = oneOf(
	"two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|hundred",
	"dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien",
	"quatre|cinc|vuit|dotze|quinze|vint|trenta|quaranta|cinquanta",
);
const units = oneOf(
	"t|tn|tonnes?|tons?|toneladas?|tones|kg|kilos?|quilos?|l|hl|lit(?:re|er|ro)s?|m|km|cm|met(?:re|er|ro)s?|kilómetros?|quilòmetres",
	"m[23²³]|ha|hectares?|hectáreas?|hectàrees|acres?|[kmg]wp?|[kmgt]wh|big bags?",
);
const things = oneOf(
	"bags|sacks|sacos|pallets|pal[ée]s|palets|boxes|cajas|caixes|containers|contenedores|contenidors|trucks|camion(?:e?s)|vans",
	"furgon[ae]tas?|vehicles|vehículos|cars|coches|cotxes|trees|árboles|arbres|cows|vacas|vaques|pigs|cerdos|porcs|sheep|ovejas",
	"ovelles|flats|pisos|viviendas|habitatges|homes|houses|casas|cases|rooms|habitaciones|habitacions|plazas|places|beds|panels",
	"placas|plaques|m[aá]quin[ae]s|màquines|machines|laptops|port[aá]tiles|portàtils|computers|ordenadores|ordinadors|tyres",
	"neumáticos|pneumàtics|bottles|botellas|ampolles|copies|ejemplares|exemplars|sheets|books|libros|llibres|uniform(?:e?s)",
	"mattresses|colchones|matalassos|blades|palas|pales|sleepers|drums|bobinas|barrels|bidones|bidons|parcelas|packs|envases|envasos",
);
const people = oneOf(
	"people|personas?|persones|members|socios|socis|neighbours|vecin[oa]s|veïn(?:s|es)|families|familias|famílies|employees|workers",
	"trabajadores|treballadors|growers|farmers|ganaderos|ramaders|agricultor(?:e?s)|pagesos|students|alumn[oae]s|pupils|children",
	"niñ[oa]s|nens|kids|chavales|teenagers|jóvenes|joves|volunteers|voluntarios|voluntaris|drivers|conductor(?:e?s)|inhabitants",
	"habitant(?:e?s)|companies|empresas|empreses|firms|offices|oficinas|schools|escuelas|escoles|institutos|shops|tiendas",
	"botigues|restaurants|restaurantes|hotels|hoteles|farms|granjas|granges|fincas|municipi(?:o?s)|pueblos|pobles|villages|towns",
	"bakeries|panaderías|cafeterías|households|hogares|llars",
);
const months = oneOf(
	"January|February|April|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio",
	"agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|març|maig|juny|juliol|agost|setembre|novembre|desembre",
);
const towns = oneOf(
	"Barcelona|Girona|Lleida|Tarragona|Terrassa|Sabadell|Manresa|Reus|Tortosa|Vic|Igualada|Matar[oó]|Badalona|Catalunya|Cataluña",
	"Catalonia|Madrid|València|Valencia|Alicante|Elche|Castellón|Murcia|Cartagena|Almería|Granada|Málaga|Sevilla|Seville|Cádiz",
	"Huelva|Jaén|Córdoba|Badajoz|Cáceres|Toledo|Albacete|Cuenca|Guadalajara|Zaragoza|Huesca|Teruel|Soria|Burgos|Valladolid",
	"Palencia|Zamora|Salamanca|Ávila|Segovia|Lugo|Ourense|Vigo|Galicia|Asturias|Cantabria|Santander|Bilbao|Navarra|Pamplona",
	"Logroño|La Rioja|Aragón|Andalucía|Extremadura|Castilla|Mallorca|Menorca|Ibiza|Tenerife|Canarias|Andorra|Penedès|Empordà",
);

const materials = oneOf(
	"cardboard|cart[oó]n|cartró|papel|waste paper|LDPE|HDPE|PET|PVC|polypropylene|polietileno|polystyrene|poliestireno",
	"poliestirè|glass|vidrio|vidre|wood|madera|fusta|cork|corcho|suro|steel|acero|alumini(?:um|o)|copper|cobre|straw|paja",
	"palla|hemp|cáñamo|cànem|wool|lana|llana|cotton|algodón|cotó|sludge|lodos|fangs|ash|cenizas?|biochar|slurry|manure",
	"nylon|nailon|polyester|poliéster|sawdust|serrín|serradures|fishing nets|redes de pesca|chipboard",
	"purines|purins|pomace|alperujo|almond shells|cáscara de almendra|whey|suero|coffee grounds|posos de café|brine",
	"salmuera|concrete|hormigón|formigó|bricks|ladrillos|maíz|melocotón|tomates",
);

const digits = "\\d(?:[\\d.,]*\\d)?(?:\\s?(?:[-–]|to|or|a|o)\\s?\\d(?:[\\d.,]*\\d)?)?";
const number = `(?:${digits}k?(?:\\s(?:thousand|million|mil|millones\\sde|milions\\sde))?|${numberWords})`;
const capitalised = "(?:(?:the|la|el|los|las|les)\\s|[lL]['’])?\\p{Lu}[\\p{Ll}'’·-]+";
/** After "in" and the like, but not a place. */
const noPlace = `(?:${companies.map((company) => company.name).join("|")}|Anella|Seat|Covid|Christmas|Easter|Navidad|Nadal|Semana|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${months}|May|March|English|Spanish|Catalan|Excel|Google|Instagram|LinkedIn|WhatsApp|Internet)`;
/** "2019 ha" is no area in Spanish, and "2020 to 2023 people" no number of people. */
const year = "(?:19|20)\\d\\d";
/** Not a part of a longer word or number. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}€$])(?!${year}\\sha\\s)${pattern}(?![\\p{L}\\p{N}])`;

/** What is stated in so many words. A distance is no amount. */
export const stated = {
	money: new RegExp(
		`(?<![\\p{L}\\p{N}])(?:[€$£]\\s?${digits}|${digits}\\s?(?:[km]|mil|million|millones|milions)?\\s?(?:de\\s|d['’])?(?:€|euros?|eur|\\$|£)|\\d+k(?!\\s?\\p{L}))(?![\\p{L}\\p{N}])`,
		"iu",
	),
	temperature: /\d\s?(?:°\s?C?|ºC|degrees|grados|graus)(?!\p{L})/iu,
	time: new RegExp(
		whole(`(?:\\d{1,2}\\s(?:de\\s)?${months}|${months}\\s(?:de\\s)?20\\d\\d|Q[1-4]\\s20\\d\\d)`),
		"iu",
	),
	amount: new RegExp(
		whole(
			`(?:${number}\\s?(?!(?:km|kil[oó]m|quil[oò]m|m(?:et\\p{L}+)?(?![\\p{L}\\d²³]))\\p{L}*)${units}|${number}\\s(?:\\p{Ll}+\\s)?${things})`,
		),
		"iu",
	),
	people: new RegExp(whole(`(?!${year}\\s)${number}\\s(?:\\p{Ll}+\\s)?${people}`), "iu"),
	place: new RegExp(
		`(?<=(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Oo]utside|[Ff]rom|[Aa]round|[Ee]n|[Cc]erca\\sde|[Dd]esde|[Pp]rop\\sde|[Aa]fores\\sde|[Aa]fueras\\sde)\\s)(?!${noPlace})${capitalised}|(?<=(?<!\\p{L})(?:[Dd]e|[Aa]|[Ee]n|[Ii]n|[Oo]f)\\s|\\()${towns}(?!\\p{L})`,
		"u",
	),
	material: new RegExp(whole(materials), "iu"),
};

const lacking =
	"(?:need|lack|short\\sof|missing|raise(?!d)|raising|falt[ae]|necesit|necessit|manca|cal(?:en)?\\s)";
const wanting = `(?<!(?:not|n['’]t|no|sin|without|sense)\\s)(?:${lacking}|seek|look(?:ing)?\\sfor|want|busc|busquem|cerc|pedimos|pido|demanem|demano)`;
const money =
	"(?:investor|investment|backer|seed\\sround|inversor|inversi[oó]n?(?!\\p{L})|inv[ie]+rt[ai]|equity|(?<!la\\s)capital(?!\\scity)|funding|funder|financ(?:ing|iaci|iar|er(?!\\p{L}))|finançament|co-?(?:own|promot|fund|inver)|accionar|fondos\\spropios|fons\\spropis)";
const sum =
	"(?:[€$£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?[km]?\\s?(?:€|eur(?:os?)?)|\\d+k|million|mill[oó]n(?:es)?|mili(?:ó|ons))(?!\\s?/|\\p{L}|\\d)";

/** How people say that they want somebody to put money into a project. */
export const moneySought = oneOf(
	`(?<!\\p{L})${wanting}[^.!?\\n]{0,90}${money}`,
	`(?<!\\p{L})${lacking}[^.!?\\n]{0,30}${sum}`,
	`${money}\\p{L}*\\s(?:wanted|needed|partner)`,
	"(?<!\\p{L})(?:entr\\p{L}+\\sen\\sel\\s(?:capital|accion)|take\\sa\\sstake|co-?invest|posi\\sdiners|lo\\spague|entre\\scon\\sdinero|entri\\samb\\sdiners)",
);
/** Energy that is sold or bought at a price. */
export const energyPrice = oneOf(
	"(?:fixed|firm)\\sprice|precio\\sfijo|preu\\sfix|\\bPPA\\b",
	"(?:sell|vend|compr|buy)[^.!?]{0,25}(?:energ|electric|heat|calor|power)",
);
/** Shares, or an investment in a company or a project. */
export const equity = oneOf(
	"investor|investment|to invest|inversor|inversi[oó]|inversió|invertir|invierto|inverteixo|equity|\\bcapital\\b|\\bshares?\\b|\\bstake\\b|accione?s|accions",
);

/** Words of somebody who reports wrongdoing, in text without accents. */
export const wrongdoing = oneOf(
	"fraud|frau\\b|corrup|brib|soborn|suborn|acos|assetj|mobbing|harass|bully|discrimin|embezzl|desvi\\w+ (?:de )?(?:dinero|fondos|diners|fons)|denunci",
	"whistle|misconduct|abuso|abus de poder|falsif|falsea|blanque|conflicto de interes|illegal|ilegal|il legal",
);

/** A place or tool of the sender's own, in text without accents. */
const assets = `${oneOf(
	"(?:we|i|they|he|she)(?:'ve)? (?:have|has|own|got|have got)|i've got|we've got|there is|our(?: own)?|my",
	"tengo|tenemos|tiene|hay|ten(?:im|en)|tinc|te|hi ha|nuestr[oa]|mi|(?:el|la) (?:nostre|nostra|meu|meva)",
)} (?:\\w+ ){0,2}${oneOf(
	"rooms?|halls?|workshops?|land|barns?|plots?|buildings?|warehouses?|roofs?|fields?|sheds?|premises|kitchen|garden|van",
	"local(?:es|s)?|nave|taller|sala|terreno|terrenos|suelo|finca|masia|almacen|cubierta|patio|huerto|nau|terrenys?|magatzem|coberta|hort",
)}`;

/** What is noticed by single words, in text without accents. */
export const noticed = {
	place: assets,
	people: oneOf(
		"\\d+ ?(?:a|i|y|to|-) ?\\d+ (?:years|anos|anys)",
		"year[- ]olds?|(?:brother|sister|partner|pupil|student|teenager|patient|neighbour|member|grower|farmer|worker)s?",
		"(?:volunteer|resident|parent|shop)s?|famil(?:y|ies|ias?)|young people|elderly|mother|father|veterans|people|half and half",
		"(?:herman|alumn|vecin|soci|chic|nin|voluntari)[oa]s?|(?:paciente|agricultor|trabajador|chaval|comercio|tienda|padre)(?:e?s)?",
		"jovenes|mayores|madre|a medias|german[as]?|vein[as]?|veines|alumnes|joves|gent gran|mare|pare|botig(?:a|ues)|pagesos|a mitges",
	),
	time: oneOf(
		"\\d+[- ]?(?:(?:hour|day|week|month|year|hora|dia|semana|ano|any|setman[ae]|mese|meso|hore|die)s?|mes)",
		months,
		"every|each|daily|weekly|monthly|(?:once|twice|times) an? \\w+|all year|(?:per|an?) (?:week|month|year)|summer|winter|season",
		"nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|cada|todo el ano|(?:todas|todos|totes|tots) (?:las|los|les|els) \\w+",
		"(?:al|por|per|a la|la|l') ?(?:semana|mes|ano|any|setmana)|(?:semanal|mensual|setmanal)\\w*|verano|invierno|temporada|campana|semanas?|mananas?|tardes?|noches?",
		"lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|tot l'any|estiu|hivern|campanya|vespres?|nits?",
		"dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?",
	),
	distance: oneOf(
		"\\d+ ?(?:km|m|met\\w*|kilomet\\w*|quilomet\\w*)",
		"next (?:door|to)|nearby|close by|across the (?:road|street)|neighbour\\w*|same (?:street|village|estate)|al lado|junto a",
		"enfrente|misma calle|aqui mismo|vecin[oa]s?|al costat|a tocar|mateix carrer|vein[sa]?",
	),
	trained: oneOf(
		"counsell?ors?|nurses?|psycholog\\w+|doctors?|teach\\w+|tutor\\w*|trained|social workers?|therapist\\w*|coach\\w*|educat\\w+",
		"enfermer\\w+|psicolog\\w+|medic[oa]?s?|monitor\\w*|profes+or\\w*|maestr\\w+|formad[oa]s?|terapeut\\w+|trabajador\\w* social\\w*",
		"infermer\\w+|metge(?:ssa|s)?|mestres?|treballador\\w* social\\w*",
	),
	/** What a material becomes. */
	product: oneOf(
		"into|as|turn\\w*|to make|use it (?:for|in)|en forma de|para (?:hacer|fabricar)|hacer|fabricar|convert\\w+|fer-ne|per (?:a )?fer",
	),
	/** What the sender would do or give. */
	offer: oneOf(
		assets,
		"(?:we|i|they|who)(?:'d|'ll)? (?:can |will |would |could |happily )?(?:put|pay|bring|provide|offer|give|invest|supply|store)",
		"(?:happy|ready|willing) to|our own|half|ponemos|pongo|pondria\\w*|aport\\w+|ofre\\w+|cedemos|pagaria\\w*|pagar\\w+|a medias",
		"posem|poso|posaria\\w*|cedim|paguem|a mitges|tenim|tenemos",
	),
	/** A technology of the sender's own. */
	tool: `${oneOf(
		"(?:we|i|start-?up|company|team|that|which) (?:\\w+ )?(?:makes?|made|built|builds?|develop(?:s|ed)?|sells?|design(?:s|ed)?)",
		"hacemos|hago|(?:que )?fabric(?:amos|o)|(?:que|empresa|start-?up) fabrica|desarroll\\w+|hemos creado|fabriquem|desenvolup\\w+|hem creat",
	)}\\s.{0,40}\\b${oneOf(
		"cameras?|software|sensors?|probes?|tracers?|prototypes?|sondas?|sondes|trazador\\w*|prototip\\w*|apps?|devices?|robots?|drones?|algorithms?|platform|technology|camaras?|sensores|aplicaci\\w+",
		"dispositi\\w+|dron|algoritm\\w*|programari|tecnologia",
	)}`,
	condition: oneOf(
		"(?:clean|dirty|dry|wet|mixed|sorted|coated|stapled|glued|loose|bale|working|broken|plastic folders|soil and)\\w*",
		"(?:limpi|suci|sec)[oa]s?|(?:mezclad|separad|grapa|plastific|balas|funciona|estropead|neta|brut|barreja|trencat)\\w*|nets?",
	),
	data: oneOf(
		"bills?|measured?|measurements?|analys[ei]s|analy[sz]ed|lab|tests?|tested|trial|certificat\\w*|results|published|readings|data",
		"evalu\\w+|avalu\\w+|factur[ae]s?|medid[ao]s?|medimos|mediciones|analiticas?|ensay[oa]\\w*|prob(?:ado|amos)|laboratorio",
		"datos|resultados|mesur\\w+|dades|provat|analisis?",
	),
	permits: oneOf(
		assets,
		"permits?|permission|licen[cs]e\\w*|grid (?:point|access|connection)|plot already|permis(?:os?)?|l?licenci\\w+|autorizaci\\w+",
		"concesion|tramitacion|propietario|acces concedit|nuestra nave|nave nuestra|our own|cede|parcela",
	),
};
