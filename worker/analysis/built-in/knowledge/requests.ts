import type { NoFitKind } from "./no-fit.ts";

/**
 * What the group is asked as a shop, an employer, a buyer, a source or a lender, complaints, and orders to the tool, recognised by
 * their form: a verb or question that addresses the group, and what it is about. All of the patterns have to match; they are matched against folded text.
 */
export interface RequestForm {
	kind: Extract<
		NoFitKind,
		"command" | "money" | "job" | "press" | "offer" | "question" | "complaint" | "enquiry"
	>;
	/** One of these words has to be there, or one that begins so: they are looked at first, as patterns take long to compile. */
	words?: string;
	all: readonly RegExp[];
	/** What shows that it is an idea all the same. */
	unless?: RegExp;
}

/** The group as "you", in the forms that mean nobody else. The Catalan "us" counts only before a verb: in English it means "we". */
const you =
	/\b(?:you|yours?|os|vosotr[oa]s|vuestr[oa]s?|ustedes|usted|vosaltres|vostr[ea]s?|vostes|us (?:\w+em|\w+im|puc|podria|cal))\b/;
/** The group as the reader of an offer. "Les" is too common a word anywhere else. */
const addressed = new RegExp(String.raw`${you.source}|\bles (?:ofrecemos|ofrezco|oferim)\b`);
/** Whoever speaks for a company or an association. */
export const we =
	/\b(?:we|our|somos|tenemos|nuestr[oa]s?|queremos|necesitamos|generamos|buscamos|hacemos|som|tenim|nostr[ea]s?|volem|necessitem|generem|busquem|fem)\b/;
/** Amounts in which industry deals. */
const bulk =
	/\d\s?(?:t|tn|kg|kilos?|quilos?|tones|toneladas?|tonnes?|tons?|m3|litr\w+)\b|\b(?:tonnes|toneladas|tones|al mes|a month)\b/;
/** Words of whoever wants to do something together, or to be rid of a residue. */
const joint =
	/\b(?:pilot\w*|ensayo|partner\w*|soci[oa]?s?|alianza|alianca|colabora\w*|collabora\w*|waste|residu\w*|juntos|together|plegats)\b|\d\s?(?:t|tn|kg|tones|toneladas?|tonnes?)\b/;

/** A need of the sender's own. */
const needs =
	/\b(?:we (?:need|want|look)|looking for|queremos|necesitamos|buscamos|volem|necessitem|busquem)\b/;
const ideaOfTheirOwn = new RegExp(`${joint.source}|${needs.source}`);

/** What a company buys for itself: not what its plants take in. */
const ownNeeds = String.raw`(?:staff|employees|workers|offices?|headquarters|events?|meetings|reception|website|web|logo\w*|brand|social media|fleet|empleados|plantilla|trabajadores|oficinas?|despachos?|sede|eventos?|reuniones|redes|flota|treballadors|oficin[ae]s?|despatx\w*|seu|esdeveniments|actes|reunions|xarxes)`;
const yourOwn = new RegExp(
	String.raw`\b(?:your|vuestr[oa]s?|sus?|vostr[ea]s?)(?: \w+){0,2} ${ownNeeds}\b|\b(?:os|us (?:\w+em|\w+im|puc|podria|cal)|les) [^.?!]{0,40}\b${ownNeeds}\b`,
);
/** Verbs of whoever supplies. */
const supplies =
	/\b(?:(?:we|i) (?:\w+ )?(?:offer|provide|sell|supply|do|deliver|organi[sz]e|design|print|cater|clean|rent)|(?:we|i) (?:can|could|would)|ofre(?:zco|cemos)|vend(?:o|emos)|suministr(?:o|amos)|organiz(?:o|amos)|disen(?:o|amos)|imprim(?:o|imos)|prepar(?:o|amos)|servimos|repartimos|limpi(?:o|amos)|instal(?:o|amos|em|lem)|hacemos|llevamos|pued[oe]|podemos|podriamos|ofer(?:eixo|im)|ven(?:c|em)|organitz(?:o|em)|dissenyem|imprimim|preparem|servim|portem|fem|puc|podem|podriem|catering)\b/;

/** Orders to the tool itself. They are never carried out, whatever else the text says. */
export const commandForms: readonly RequestForm[] = [
	{
		kind: "command",
		words: "ignore disregard forget override bypass",
		all: [
			/\b(ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(instructions?|rules?|prompts?|guidelines|above|previous)\b/,
		],
	},
	{
		kind: "command",
		words: "ignora* ignore olvida* oblida omite salta*",
		all: [
			/\b(ignora|ignorad|ignore|olvida|olvidad|oblida|omite|salta|saltate)\b[^.!?\n]{0,40}\b(instruccion(e?s)?|reglas|regles|normas|prompt|anterior(e?s)?)\b/,
		],
	},
	{
		kind: "command",
		words: "system developer",
		all: [/\b(system|developer) (prompt|message|instructions?)\b/],
	},
	{
		kind: "command",
		words: "prompt mensaje instrucciones missatge",
		all: [/\b(prompt|mensaje|instrucciones|missatge) (del|de) sistema\b/],
	},
	{
		kind: "command",
		words: "system assistant developer sistema",
		all: [/(^|\n)\s*(system|assistant|developer|sistema)\s*:/],
	},
	{
		kind: "command",
		words: "reveal repeat print show dime muestra revela repite",
		all: [
			/\b(reveal|repeat|print|show|dime|muestra|revela|repite) (me )?(your|tu|tus|vuestras) (prompt|instructions|instrucciones|rules|reglas)\b/,
		],
	},
	{
		kind: "command",
		words: "jailbreak you partir ahora haz pretend",
		all: [
			/\b(jailbreak|you are now|from now on you|a partir de ahora eres|ahora eres|haz como si fueras|pretend (to be|you are))\b/,
		],
	},
];

/** These decide whatever the text is about. The earlier wins. */
export const requestForms: readonly RequestForm[] = [
	{
		kind: "press",
		words:
			"podcast radio tv televis* documental* documentary reporta* newspaper periodico diari* magazine revista journalist period* thesis dissertation tesis tesi tesina tfg tfm phd doctora* trabajo treball film",
		all: [
			/\b(?:podcast|radio|tv|television|televisio|documental|documentary|reportaje|reportatge|newspaper|periodico|diario|diari|magazine|revista|journalist|periodist\w+|thesis|dissertation|tesis|tesi|tesina|tfg|tfm|phd|doctora[dt]o?|trabajo de (?:fin|final)|treball de (?:fi|final|recerca))\b/,
			/\b(?:guest|interview\w*|invitad\w+|convidat\w*|entrevist\w*|(?:speak|talk|chat) (?:to|with)|(?:hablar|conversar|charlar) con|parlar amb|(?:minut[eo]s|minuts|una? hor?a|an hour)|answers?|responder|respondre|preguntas|preguntes|questions|questionnaire|cuestionario|questionari|encuesta|enquesta|survey|rodar|grabar|gravar|filmar|film)\b/,
			/\b(?:you|your|os|vosotr[oa]s|vuestr[oa]s?|ustedes|su (?:empresa|grupo|fabrica)|vosaltres|vostr[ea]s?|us|vostes|direcc?ion?|director\w*|directiu\w*|ceo|gerent\w*|president\w*)\b/,
		],
		unless: new RegExp(
			String.raw`\b(?:prototyp\w*|prototip\w*|pilot\w*|prints?|imprimi\w*|imprenta|impremta)\b|${bulk.source}`,
		),
	},
	{
		kind: "job",
		words: "busco buscando cerco buscant looking seeking",
		all: [
			/\b(?:busco|buscando|cerco|buscant|looking for|seeking)(?: \w+){0,2} (?:trabajo|empleo|feina|puesto|reto|retos|repte|reptes|challenge|role|position|job|post|employment|oportunidad (?:laboral|profesional)|practicas|practiques|internship|apprenticeship|traineeship)\b/,
		],
		unless:
			/\b(?:we|our|somos|tenemos|nuestr[oa]s?|som|tenim|nostr[ea]s?)\b|\b(?:para|per a|per|for) (?:personas|gente|jovenes|mujeres|refugiad\w+|alumn\w+|quien|people|young|women|refugees|students|persones|gent|joves|dones)\b/,
	},
	{
		kind: "job",
		words: "your vuestr* su vostr* apply",
		all: [
			/\b(?:(?:work|working) (?:in|for|at) your|join your (?:team|company|staff)|(?:trabajar|entrar|incorporarme) (?:en|a|para) (?:vuestr[oa]|su (?:equipo|empresa))|(?<!\bva )(?:treballar|entrar|incorporarme) (?:a|en|per a) (?:el |la )?vostr[ea]|apply for (?:a|the|your)(?: \w+){0,3} (?:job|post|position|vacancy|internship))\b/,
		],
		unless: we,
	},
	{
		kind: "money",
		words: "debt* deuda* deute* loan prestamo prestec lend rent lloguer alquiler",
		// A private loan: debts, the rent.
		all: [
			/\b(?:my debts?|pay (?:some |the )?debts?|deudas|deutes|pay (?:the|my) rent|pagar el (?:alquiler|lloguer))\b/,
			/\b(?:loan|lend|prestamo|prestec|prest(?:ar|eu|ais)\w*|deixar|dejar|euros?)\b|€/,
		],
		unless: /\b(?:somos|som|we are|our company|nuestra empresa|la nostra empresa)\b/,
	},
	{
		kind: "complaint",
		words: "your vuestr* vostr* nobody one nadie ningu queixar quejar* complain complaint",
		all: [
			/\b(?:(?:nobody|no one) (?:has )?(?:answer|repli)\w+|nadie (?:me|nos) (?:contest|ha contest|respond|ha respond|hace caso)\w*|ningu (?:no )?(?:em|m|ens) (?:contest|ha contest|respon|ha respost|fa cas)\w*|(?:quiero|quisiera|vull|voldria) (?:quejar|queixar)\w*|(?:want|like) to complain|m['’]he de queixar)\b/,
		],
		unless: ideaOfTheirOwn,
	},
	{
		kind: "complaint",
		words: "your vuestr* vostr*",
		// What the group does in the neighbourhood.
		all: [
			/\b(?:your|vuestr[oa]s?|vostr[ea]s?) (?:lorr(?:y|ies)|trucks?|vans?|plants?|factor(?:y|ies)|camio(?:n|nes|ns)?|furgonet\w+|plantas?|plantes|fabric\w+)\b/,
			/\b(?:wakes?|noisy?|block\w*|sleep|stinks?|smells?|dust|despiert\w*|ruido\w*|dormir|bloque\w*|molest\w*|huele|olores|polvo|despert\w*|soroll\w*|fa pudor|olors|pols)\b/,
		],
		unless: new RegExp(`${ideaOfTheirOwn.source}|${we.source}`),
	},
	{
		kind: "offer",
		words: "you your* os vosotr* vuestr* usted* vosaltres vostr* us les su sus",
		// A price, a rebate or a quote, held out to the group as the buyer.
		all: [
			/\b(?:(?:special|best|great|competitive|factory|unbeatable) (?:price|rate|offer)s?|\d+ ?% (?:off|discount|de descuento|de descompte)|discount|descuento|descompte|(?:precio|preu) especial|(?:buen|mejor) precio|(?:bon|millor) preu|(?:sin|sense) compromis\w*|no obligation|catalogue|catalogo|cataleg)\b/,
			you,
		],
		unless: ideaOfTheirOwn,
	},
	{
		kind: "offer",
		words: "presupuesto pressupost catalog* cataleg demo quote price brochure",
		all: [
			/\b(?:(?:pida(?:nos)?|pidan|pidenos|pedid(?:nos)?|solicite(?:nos)?|soliciten|demani(?:ns)?|demaneu) (?:un |el |su |ya |el vostre )?(?:presupuesto|pressupost|catalogo|cataleg|demo)|(?:request|get|ask for) (?:a|your|our)(?: free)? (?:quote|demo|catalogue)|(?:envi|mand|pas|hac|prepar|f)\w*(?:(?<!n)os|les|vos| us| you) (?:un |el |nuestro |el nostre |a |our )?(?:presupuesto|pressupost|catalogo|cataleg|quote|catalogue|price list|brochure))\b/,
		],
		unless: joint,
	},
	{
		kind: "offer",
		words: "you your* os vosotr* vuestr* usted* vosaltres vostr* us les su sus",
		all: [yourOwn, supplies],
		unless: ideaOfTheirOwn,
	},
	{
		kind: "offer",
		words: "your vuestr* vostr* vostres",
		all: [
			new RegExp(
				String.raw`\b(?:catering|\w+ing|\w+s) (?:for|para|per a?) (?:your|vuestr[oa]s|els vostres|les vostres)(?: \w+)? ${ownNeeds}\b`,
			),
		],
		unless: joint,
	},
	{
		kind: "enquiry",
		words: "sell stock vendeis venden veneu shop store tienda botiga buy comprar",
		// A shopper, who asks for a shop or whether something is sold.
		all: [
			/\b(?:(?:do|can|would|will|could) you (?:\w+ )?(?:sell|stock)|vendeis|venden ustedes|veneu|(?:do you have|have you got|teneis|tienen|teniu)(?: \w+){0,3} (?:shop|store|tienda|botiga)|where (?:can|could|do) i buy|donde (?:puedo|podria) comprar|on (?:puc|podria) comprar)\b/,
		],
		unless: new RegExp(`${bulk.source}|${we.source}`),
	},
	{
		kind: "enquiry",
		words: "invoice receipt delivery order factura albara* pedido recibo rebut comanda duplica* copia cop*",
		// A document of a purchase: an invoice, a receipt, an order. Bills of energy and water belong to ideas.
		all: [
			/\b(?:(?:copy|copies|duplicate) of (?:the|my|an?|your|that|our) (?:\w+ )?(?:invoice|receipt|delivery note|order)|invoice (?:number|no)|(?:copia|duplicado|duplicat) de (?:la|una|mi|el|un|su) (?:meva |vostra |ultima )?(?:factura|albaran|albara|pedido|comanda|recibo|rebut)(?! (?:de la luz|de la llum|del? gas|del? agua|electric\w*|energetic\w*))|(?:my order|mi pedido|la meva comanda)|numero de (?:factura|pedido|comanda))\b/,
		],
	},
	{
		kind: "question",
		words:
			"figures results accounts report turnover cifras resultados cuentas memoria informe facturacio* xifres resultats comptes",
		all: [
			/\b(?:when|cuando|quan|where|donde|on|how much|cuanto|quant)\b[^.?!]{0,60}\b(?:figures|results|accounts|annual report|turnover|cifras|resultados|cuentas|(?:memoria|informe) anual|facturacion|xifres|resultats|comptes|facturacio)\b[^.!]*\?/,
			/\b(?:you|your|vuestr[oa]s?|(?:publicar|presentar|har|tendr|pondr)eis|publicais|vostr[ea]s?|(?:f|public|present|tindr)a?reu|publiqueu|the group|el grupo?)\b/,
		],
		unless: we,
	},
];

/** These decide only where nothing in the text fits the group. The earlier wins. */
export const weakRequestForms: readonly RequestForm[] = [
	{
		kind: "offer",
		words: "you your* os vosotr* vuestr* usted* vosaltres vostr* us les su sus",
		// Whoever sells without addressing the group as the buyer has a business idea.
		all: [
			/\b(?:we (?:sell|offer|distribute|provide)|vendemos|ofrecemos|distribuimos|venem|oferim|distribuim)\b/,
			addressed,
		],
		unless: joint,
	},
	{
		kind: "enquiry",
		all: [
			/\?/,
			/\b(?:(?:do|can|could|would|will|are|have) you|(?!seis|pais|dieciseis|veintiseis)\w+[ae]is|sois|teniu|veneu|feu|podeu|podrieu|voleu|sou|sabeu|compreu|accepteu|recolliu|oferiu|doneu|obriu|\w+[aei]reu)\b/,
		],
		unless: we,
	},
];
