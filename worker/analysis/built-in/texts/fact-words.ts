/** A list of words in the three languages that ideas come in, as a pattern; a space stands for any white space. */
const oneOf = (...words: string[]) => `(?:${words.join("|").replaceAll(" ", "\\s")})`;

export const numberWords = oneOf(
	"five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|hundred",
	"cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien",
	"cinc|sis|vuit|dotze|quinze|vint|trenta|quaranta|cinquanta",
);
export const periods = oneOf(
	"hour|day|week|month|year|season|harvest|term|hora|d[ií]a|semana|mes|a[ñn]o|campa[ñn]a|temporada|trimestre",
	"setmana|any|campanya",
);
export const units = oneOf(
	"t|tn|tonnes?|tons?|toneladas?|tones|kg|kilos?|quilos?|l|hl|lit(?:re|er|ro)s?|m|km|cm|met(?:re|er|ro)s?|kilómetros?|quilòmetres",
	"m[23²³]|ha|hectares?|hectáreas?|hectàrees|acres?|[kmg]wp?|[kmgt]wh|big bags?",
);
export const things = oneOf(
	"bags|sacks|sacos|pallets|pal[ée]s|palets|boxes|cajas|caixes|containers|contenedores|contenidors|trucks|camion(?:e?s)|vans",
	"furgon[ae]tas?|vehicles|vehículos|cars|coches|cotxes|trees|árboles|arbres|cows|vacas|vaques|pigs|cerdos|porcs|sheep|ovejas",
	"ovelles|flats|pisos|viviendas|habitatges|homes|houses|casas|cases|rooms|habitaciones|habitacions|plazas|places|beds|panels",
	"placas|plaques|m[aá]quin[ae]s|màquines|machines|laptops|port[aá]tiles|portàtils|computers|ordenadores|ordinadors|tyres",
	"neumáticos|pneumàtics|bottles|botellas|ampolles|copies|ejemplares|exemplars|sheets|books|libros|llibres|uniform(?:e?s)",
	"mattresses|colchones|matalassos|blades|palas|pales|sleepers|drums|bobinas|barrels|bidones|bidons|parcelas|packs|envases|envasos",
);
export const people = oneOf(
	"people|personas?|persones|members|socios|socis|neighbours|vecin[oa]s|veïn(?:s|es)|families|familias|famílies|employees|workers",
	"trabajadores|treballadors|growers|farmers|ganaderos|ramaders|agricultor(?:e?s)|pagesos|students|alumn[oae]s|pupils|children",
	"niñ[oa]s|nens|kids|chavales|teenagers|jóvenes|joves|volunteers|voluntarios|voluntaris|drivers|conductor(?:e?s)|inhabitants",
	"habitant(?:e?s)|companies|empresas|empreses|firms|offices|oficinas|schools|escuelas|escoles|institutos|shops|tiendas",
	"botigues|restaurants|restaurantes|hotels|hoteles|farms|granjas|granges|fincas|municipi(?:o?s)|pueblos|pobles|villages|towns",
	"bakeries|panaderías|cafeterías|households|hogares|llars",
);
export const months = oneOf(
	"January|February|April|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio",
	"agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|març|maig|juny|juliol|agost|setembre|novembre|desembre",
);
export const towns = oneOf(
	"Barcelona|Girona|Lleida|Tarragona|Terrassa|Sabadell|Manresa|Reus|Tortosa|Vic|Igualada|Matar[oó]|Badalona|Catalunya|Cataluña",
	"Catalonia|Madrid|València|Valencia|Alicante|Elche|Castellón|Murcia|Cartagena|Almería|Granada|Málaga|Sevilla|Seville|Cádiz",
	"Huelva|Jaén|Córdoba|Badajoz|Cáceres|Toledo|Albacete|Cuenca|Guadalajara|Zaragoza|Huesca|Teruel|Soria|Burgos|Valladolid",
	"Palencia|Zamora|Salamanca|Ávila|Segovia|Lugo|Ourense|Vigo|Galicia|Asturias|Cantabria|Santander|Bilbao|Navarra|Pamplona",
	"Logroño|La Rioja|Aragón|Andalucía|Extremadura|Castilla|Mallorca|Menorca|Ibiza|Tenerife|Canarias|Andorra|Penedès|Empordà",
);
export const materials = oneOf(
	"cardboard|cart[oó]n|cartró|papel|waste paper|LDPE|HDPE|PET|PVC|polypropylene|polietileno|polystyrene|poliestireno",
	"poliestirè|glass|vidrio|vidre|wood|madera|fusta|cork|corcho|suro|steel|acero|alumini(?:um|o)|copper|cobre|straw|paja",
	"palla|hemp|cáñamo|cànem|wool|lana|llana|cotton|algodón|cotó|sludge|lodos|fangs|ash|cenizas?|biochar|slurry|manure",
	"nylon|nailon|polyester|poliéster|sawdust|serrín|serradures|fishing nets|redes de pesca|chipboard",
	"purines|purins|pomace|alperujo|almond shells|cáscara de almendra|whey|suero|coffee grounds|posos de café|brine",
	"salmuera|concrete|hormigón|formigó|bricks|ladrillos|maíz|melocotón|tomates",
);
