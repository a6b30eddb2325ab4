import type { CompanyId } from "#app/content/companies.ts";

/** One of several patterns for text in lower case and without accents, in English, Spanish and Catalan. */
const oneOf = (...words: string[]) => `(?:${words.join("|")})`;

/** That somebody seeks, lacks or wants something of others. */
export const asking = oneOf(
	"look(?:ing)? (?:for|to find)|seek(?:ing)?(?! to)|search(?:ing)? for|in search of|need(?! (?:not?|be)\\b)|lack(?!s|ing)|short of|could (?:use|do with)|(?:we|i)['’]?(?:re|m| are| am) after(?! all)|missing is",
	"(?:would|['’]d) (?:really |also )?(?:like|love|welcome|appreciate|be (?:grateful|glad))|want(?:s)? (?=(?:some|any)(?:body|one)\\b|an? |to (?:find|know)\\b|you|help|advice)|hop(?:e|ing) (?:to find|for|some)",
	"(?:could|can|would|will|might) (?:you|the group|(?:some|any)(?:body|one)|one of you)|do(?:es)? any(?:body|one)|who (?:could|can|would|will|wants?|knows?|buys?|takes?|collects?|pays)|any (?:advice|takers|offers|help|interest)|if (?:any|some)(?:body|one)|(?:help|tell|show|advise) (?:us|me)",
	"(?:estamos|estoy|andamos|ando) buscando|busc(?:o|amos|an|a)(?! (?:con|y)\\b)|se (?:busca|necesita|precisa)n?|necesit(?:o|amos|a|an|aria|ariamos)|(?:nos|me|les|le) (?:hace|hacen|haria) falta|(?:nos|me|les|solo|le) falta(?:n|ria)?|ped(?:imos|iria|iriamos)|pido(?! (?:disculpas|perdon))|solicit(?:o|amos)|precis(?:o|amos)",
	"(?:nos|me) (?:gustaria|interesa(?:ria)?|encantaria|vendria bien|iria bien)|quer(?:emos|ria|riamos) (?=que|a alguien|alguien|quien|encontrar|saber|un|ayuda|contar con|vuestr)|quier(?:o|e|en) (?=que|alguien|encontrar|saber|una? (?:socio|empresa))|quisiera(?:mos)?|agradecer(?:ia|iamos)|si alguien|(?:podriais|podrian|podria alguien|podeis|conoceis|sabeis|hariais|teneis)|os (?:interesaria|encajaria)",
	"busquem|cerqu(?:em|en)|cerco|(?:estem|estic) buscant|(?:ens|em|els|li) (?:cal|calen|caldria|falta|falten|faltaria|fa falta|fan falta|faria falta)|necessit(?:o|em|a|en|aria|ariem)|deman(?:em|o)(?! disculpes)|es (?:busca|necessita)",
	"(?:ens|em|li) (?:agradaria|aniria be|interessa(?:ria)?)|vol(?:em|driem|dria) (?=que|algu|qui|trobar|saber|un|ajuda)|vull (?=que|algu|trobar|saber|un)|agrair(?:iem|ia)|(?:podrieu|podria algu|podeu|coneixeu|sabeu)|us (?:interessaria|puc)|ajudeu-nos",
);

/** How facts are stated, in text as it is written. */
export const facts = {
	amount:
		/\d\s?(?:tn?|tonn?e[ls]?a?d?a?s?|tones|kg|kilos?|quilos?|m[3³]|cubic|lit|pal[eé]|palle|cajas|boxes|bags|sacos)(?!\p{L})/iu,
	energy: /\d\s?[kmg]wh/i,
	area: /\d\s?(?:m[2²]|ha\b|hect)/i,
	people:
		/\d\s(?:\p{L}+\s)?(?:people|person|memb|soci|fam[ií]l|farmer|grower|pag[eè]s|pacien|patien|beds|alum|stud|wom|mujer)/iu,
	money: /[€$£]|\beuros?\b/i,
	place:
		/\s(?:en|a|de|in|near|from|at|prop de|cerca de)\s(?:la |el |l['’])?\p{Lu}\p{Ll}{2}|\s[dl]['’]\p{Lu}/u,
	state:
		/\b(?:fardo|bale[sd]|embalad|limpi|suci|mezcl|separ|lavad|tierra|barro|clean|dirty|mixed|sorted|washed|bruts?\b)/i,
	time: /\b(?:noche|nits?\b|night|horas?\b|hores|hours?\b|seman|setman|week|al mes|a month|sesion|session)/i,
	owner: /\b(?:nuestr[oa]s?|nostr[ea]s?|propi[oa]s?|m[íi]o|meu|ours|owne[dr]|her[eèé]n|inherit)/i,
	measured: /\b(?:anal[íi]|analys|medi[dr]|medimos|mesur|measur)|mg\/l/i,
	trained:
		/\b(?:psic|psych|enferm|inferm|nurse|terap|therap|m[eé]dic|doctor|monitor|train|educador|docent|teacher)/i,
	organisation:
		/\b(?:[Aa]sociac|[Aa]ssocia|charity|[Ff]undaci|[Ff]oundation|ONG|[Cc]ooperat|co-op|[Hh]ospital|[Ee]s[ck]|[Ss]chool)/,
};

/** How an idea answers the question of a company already. */
export const answers: Partial<Record<CompanyId, RegExp>> = {
	paper:
		/\b(?:cada|every|a) (?:noche|semana|mes|año|verano|nit|any|night|week|month|year|campaña)\b|al mes|mensual/i,
	engineering:
		/\b(?:requerim|multa|avisa|sanci[oó]n|fined?\b|fines\b|deadline|complian)|\bACA\b|antes del|abans del|by \d/,
	platform: /\b(?:estatutos?|statutes?|actas|cooperativ|contrato|contract|acuerdo|agreement)/i,
	foundation: /\b(?:(?:han|ha|lo) pedid|asked|probado|probamos|pilot|apuntad|inscrit|volunteer)/i,
};

/** That somebody cannot pay for his life. */
export const hardship =
	/\b(?:debo|me embargan|me echan|desahuci|mi (?:alquiler|casero)|no (?:puedo|tengo (?:c[oó]mo|para)) pagar|i owe|my (?:rent|debts?|landlord)\b|evict|dec \d|el meu lloguer)/i;

/** What is asked for is money. */
export const money = oneOf(
	"invest(?:ors?|ments?)|backers?|seed round|equity|funds?|funding|financing|(?<!on )loans?|lend (?:me|us) (?:money|[€$£\\d]\\S*)|donations?|cover the (?:rent|costs?)",
	"inversor\\w*|inversion|inversio|inviertan?|financ\\w+|fondos|(?<!en )prestamo|donativo|donacion|dinero|diners|(?<!en )prestec|donatiu|mecenas",
	"(?:[€$£] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?[km]?(?: mil| millones| milions)? ?(?:de |d['’])?(?:€|eur(?:os?)?))(?! ?(?:/|a |per |por |la |el |cada ))",
);

/** That money is wanted, and nothing else. */
export const onlyMoney =
	"(?:simply|only|just|solo|nomes) (?:need|want|necesit\\w+|necessit\\w+|queremos|volem) (?:a |una? )?(?:donation|money|dinero|diners|donativo|donatiu)";

/** That advice is not wanted. */
export const noAdvice = oneOf(
	"(?:not|no|don'?t (?:want|need)|without) (?:any )?(?:advice|tips)|no (?:queremos|quiero|necesit\\w+|busc\\w+|pedimos|pido) (?:\\w+ )?(?:consejos?|asesor\\w+)|no consejos|(?:sin|ni) consejos?|no (?:volem|vull|necessit\\w+) (?:\\w+ )?consells?|(?:sense|ni) consells?",
);

const relatives = oneOf(
	"husband|wife|sons?|daughters?|child(?:ren)?|bab(?:y|ies)|mother|father|mum|mom|dad|parents?|brothers?|sisters?|grand(?:mother|father|ma|pa|son|daughter)|partner|girlfriend|boyfriend|fiancee?|twins?|cousins?|(?:best )?friends?",
	"marido|mujer|espos[oa]|hij[oa]s?|padres?|madre|herman[oa]s?|abuel[oa]s?|ti[oa]|prim[oa]s?|novi[oa]|pareja|amig[oa]s?|bebe|suegr[oa]|sobrin[oa]",
	"marit|dona|fill(?:a|s|es)?|pares?|mare|german(?:a|s|es)?|germa|avis?|avia|oncle|tiet?a|cosin?a?|parella|xicot|amic|amiga|nen|nena|sogr[ea]",
);
const mine = oneOf("my|our|mi|mis|nuestr[oa]s?|(?:el |la |els |les )?(?:meu|meva|meus|meves|nostr[ea]s?)");
/** Somebody near to the writer: “my younger brother”. */
export const own = `${mine} (?:\\w+ )?${relatives}`;
const illness =
	"(?:cancer|leukaemia|leukemia|leucemia|tumou?r|depress?ion|depressio|bipolar\\w*|esquizofrenia|schizophrenia|anorexia|alzheimer|dementia|demencia|ela|als)";
/** Where a clause ends, or what makes it absolute. */
const end =
	"(?=$|[.,;:!?]| (?:mas|mes|asi|aixi|anymore|any more|any longer|like this|en este mundo|sin (?:ella|el))(?!\\w))";

/** Somebody near to the writer has died, or the writer is gravely ill or mourns. */
export const grief = oneOf(
	`${own}(?: \\w+)? (?:(?:has |had |have )?(?:just )?(?:died|passed away)|was killed|killed (?:him|her)self|took (?:his|her) (?:own )?life|is dying|(?:nos |me )?(?:murio|murieron|fallecio|ha muerto|ha fallecido)|se (?:nos |me )?(?:murio|suicido|ha suicidado|esta muriendo|quito la vida)|(?:es |s')?(?:va|ha|van|han) (?:morir|mort|suicidar|suicidat))(?! de (?:risa|riure))`,
	`(?:murio|fallecio|ha muerto|ha fallecido|acaba de (?:morir|fallecer)|(?:va|ha) (?:morir|mort)) ${own}`,
	`(?:i|we)(?:'ve| have)? (?:just )?(?:lost|buried) (?!our (?:\\w+ )?(?:partner|parent))${own}(?! (?:to|in) (?:the|a) )|(?:perdi|perdimos|he perdido|hemos perdido|enterre|enterramos) a ${own}|(?:vaig|vam|he|hem) (?:perdre|perdut|enterrar|enterrat) (?:a )?${own}|my late (?:husband|wife|son|daughter|mother|father)`,
	`i(?:'m| am| was)(?: \\w+)? (?:grieving|widowed|terminally ill|depressed)|(?:i have|i've got|i was diagnosed with|i suffer from) (?:\\w+ ){0,2}${illness}(?!\\w)|my (?:\\w+ )?(?:cancer|depression|illness)(?! \\w*(?:charity|cent|group|foundation|clinic|ward|unit|team))`,
	`estoy (?:\\w+ )?(?:deprimid[oa]|de luto|en duelo)|me (?:he quedado|quede) viud[oa]|(?:me (?:han diagnosticado|diagnosticaron)|tengo|sufro|padezco) (?:una? |de )?(?:\\w+ )?${illness}(?!\\w)|mi (?:cancer|depresion|enfermedad)`,
	`estic (?:\\w+ )?(?:deprimi\\w+|de dol)|m'he quedat vi?dua?|(?:m'han diagnosticat|tinc|pateixo) (?:una? )?(?:\\w+ )?${illness}(?!\\w)|la meva (?:depressio|malaltia)`,
);

/** Somebody has died, in a sentence that does not say who: of the writer's own where the text names somebody near. */
export const death =
	/(?:^|[.!?] )(?:se )?(?:murio|fallecio|ha muerto|ha fallecido|(?:es )?va morir|(?:he|she) (?:died|passed away))/;

/** The writer does not want to live. */
export const danger = oneOf(
	`i (?:just |really )?(?:do ?n[o']t|don't|no longer) want to (?:live|be here|be alive|wake up|go on(?: living)?)${end}|i (?:\\w+ )?want(?:ed)? to die${end}|i(?:'m| am| feel)(?: \\w+)? suicidal|(?:kill|harm)(?:ing)? myself|(?:want|going|ready) to end (?:it all|my (?:own )?life)|i (?:\\w+ |'ve )*think(?:ing)? (?:of|about) (?:suicide|killing myself)|better off (?:without me|dead)${end}|no reason to live`,
	`no (?:quiero|tengo ganas de) (?:seguir )?vivi(?:r|endo)${end}|(?:quiero|prefiero) morir(?:me)?${end}|me quiero (?:morir|matar)${end}|quitarme (?:de en medio|la vida)|suicidarme|(?:pienso|pensado|pensando) en (?:el suicidio|suicidarme|matarme)|(?:mejor|bien) sin mi${end}|no (?:le )?(?:veo|encuentro) (?:ningun )?sentido a (?:la vida|vivir|seguir|levantarme)${end}|acabar con mi vida`,
	`no (?:vull|tinc ganes de) (?:seguir |continuar )?vi(?:ure|vint)${end}|(?:em )?vull (?:morir|matar)(?:-me)?${end}|treure'm la vida|suicidar-me|(?:penso|pensat|pensant) en (?:el )?(?:suicidi|suicidar-me|matar-me)|acabar amb la meva vida`,
	`je veux mourir${end}|je ne (?:veux|peux) plus vivre${end}|quero morrer${end}|nao quero (?:mais )?viver${end}`,
	`(?:${own}[^.,;:!?]{0,40}|told (?:us|me)[^.,;:!?]{0,40}) (?:wants? to (?:die|kill (?:him|her)self)|tried to kill (?:him|her)self|does ?n[o']t want to live)`,
	`${own}[^.,;:!?]{0,40} (?:quiere (?:morir(?:se)?|suicidarse|matarse)|(?:ha intentado|intento) (?:suicidarse|matarse)|se ha intentado (?:suicidar|matar)|no quiere (?:seguir )?vivir|vol (?:morir|suicidar-se|matar-se)|ha intentat suicidar-se|s'ha intentat suicidar|no vol viure)`,
);

/** Who is violent, to the writer or to those near him. */
export const violence = oneOf(
	`(?:${own}|my ex)(?: \\w+)? (?:hits?|beats?|is (?:hitting|beating)|has (?:hit|beaten)|abuse[sd]|strangle[sd]|threaten(?:s|ed) to kill) (?:me|us|my)(?! (?:at|on|to|in) )|(?:he|she) hits me(?! with)|i suffer (?:from )?(?:domestic|gender) violence`,
	`(?:${own}|mi ex) (?:me|nos) (?:pega|pego|pegaba|ha pegado|golpea|golpeo|maltrata|maltrataba|ha maltratado|amenaza de muerte)|${own} (?:le )?pega a ${own}|(?:sufro|vivo con) (?:malos tratos|violencia (?:de genero|machista|domestica|en casa))`,
	`(?:${own}|el meu ex|la meva ex) (?:em|ens) (?:pega|pegava|maltracta|va pegar)|(?:${own}|el meu ex|la meva ex) m'ha (?:pegat|maltractat)|pateixo (?:maltractaments|violencia (?:masclista|de genere))`,
);
