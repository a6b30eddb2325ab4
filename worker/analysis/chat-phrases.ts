/** What a model says to who asks it, around an analysis or instead of one. Texts are lines as they are written. */

/** A list of alternatives in a pattern. */
const any = (...alternatives: string[]) => `(?:${alternatives.join("|")})`;
/** Matches at the beginning of a line, after its marks, whole words in either case. */
const atStart = (...alternatives: string[]) =>
	new RegExp(`^[^\\p{L}]*${any(...alternatives)}(?!\\p{L})`, "iu");

const sorry = any(
	"(?:i(?:['’]| a)m |we(?:['’]| a)re )?(?:so |very |deeply |truly )?sorry",
	"my condolences|i apologi[sz]e|unfortunately",
	"(?:lo )?(?:siento|sentimos|lamento|lamentamos)|lamentablemente|disculpa",
	"(?:ho )?(?:sento|sentim)|em sap greu|malauradament|lamentavelmente|desculpe|síntoo",
);
const cannot = any(
	"can['’]?t|cannot|can not|won['’]t|(?:am |are |['’]m )?(?:unable|not able) to|must decline",
	"no (?:puedo|podemos|me es posible|estoy|soy capaz)|no (?:puc|podem|em és possible)|n[ãa]o posso|non podo",
);
const assistant = any(
	"ai",
	"artificial",
	"language model",
	"ia",
	"int?el·?ligència",
	"inteligencia",
	"inteligência",
	"modelo?",
);

/** An answer that is no analysis: "I'm sorry, but I can't…", "As an AI…", "Com a IA, no puc…". */
export const refusal = atStart(
	`${sorry}[^\\n]{0,100}?(?<!\\p{L})${cannot}`,
	`(?:i|we|yo)? ?${cannot}`,
	`(?:as an?|i['’]m an?|como(?: una?)?|soy una?|com a) ${assistant}`,
);

/** A human sentence, which may come before the first heading. */
export const condolence = atStart(sorry);

/** "Sure! Here is the analysis:", "Claro, aquí tienes el análisis." */
export const greeting = new RegExp(
	[
		atStart("sure|certainly|of course|absolutely|great|here|below|thanks?|hello|hi|dear").source,
		atStart("claro|por supuesto|desde luego|perfecto|aquí|a continuación|hola|buen[oa]s|gracias|estimad[oa]")
			.source,
		atStart("és clar|aquí|a continuació|d['’]acord|gràcies|por suposto|aqui|obrigad[oa]|olá|com certeza")
			.source,
		":\\s*$|an[aáà]lisis|an[aàá]lis[ie]|analysis",
	].join("|"),
	"iu",
);

const me = "(?<!\\p{L})(?:i|me|i['’](?:d|m|ll)|anything else)";
const myself = any(
	"puedo|dime|estoy|te ayudo|preg[uú]ntame|\\p{L}+[aeií]r?melo|av[ií]same|consultarme",
	"puc|digue['’]m|estic|posso|avise-me|podo|estou",
);
/** What a model offers to do: verbs after "¿Quieres que te…". */
const offered =
	"(?:prepar|profundi[cz]|desarroll|ampl[ií]|elabor|ha[gc]|redact|detall|ayud|busqu|expli|adapt|convi?ert|revis|tradu|resum|calcul|propon|gener|cre[ea]|faç|ajud|desenvol)\\p{L}*";

/** A line to who asks. It speaks of "me", the group's analysis of "us". */
export const chat = atStart(
	"let me know",
	"(?:i )?(?:really |sincerely )?hope (?:this|that|these|it|you)",
	"(?:please )?(?:feel free|do(?: not|n['’]t) hesitate)(?!.*(?<!\\p{L})(?:us|we|our)(?!\\p{L}))",
	`(?:please|if you|would you|do you|want me|shall i|should i|is there)(?!\\p{L}).*${me}`,
	"i(?:['’](?:m|d|ll)| am| can| could| would| remain)",
	"best regards|kind regards|good luck|un saludo|saludos|mucha suerte|(?:molta|boa) sort[e]?",
	`(?:quieres|te gustaría|te interesa|deseas|necesitas|prefieres|queres|vols|deseja|gostaria)(?!\\p{L}).*(?<!\\p{L})${any(`que (?:te |lo |la |le |o |a |ho )*${offered}`, "algo más")}`,
	"te ayudo|te preparo|hay algo más|(?:te )?puedo (?:ayudar|también|prepar|profundizar|desarrollar|ampliar)\\p{L}*",
	`s[ie] (?:.*(?<!\\p{L}))?${myself}`,
	"(?:espero|confío en) que",
	"(?:quedo|estoy|estaré|estic|fico) (?:a (?:tu|su|la) disp|disponible|aquí|encantad|[àa] disp)\\p{L}*",
	"no (?:dudes|dubtis)(?!.*(?:nos|nosotros|equipo|nosaltres)(?!\\p{L}))",
	"av[ií]same|dime si|dime qué|digue['’]m|h[aá]zmelo saber|cualquier (?:duda|pregunta)",
);

/** The beginnings of such lines. */
export const chatStart = atStart(
	"let|i|hope|really|feel|please|do|don['’]t|if|would|want|shall|should|is there|best|kind|good",
	"un saludo|saludos|mucha|molta|boa|quieres|te|deseas|necesitas|prefieres|queres|vols|deseja|gostaria|hay",
	"puedo|s[ie]|espero|confío|quedo|estoy|estaré|estic|fico|no dud\\p{L}*|no dub\\p{L}*|av[ií]same|dime|digue['’]m",
	"h[aá]zmelo|cualquier",
);
