import type { CompanyId } from "#app/content/companies.ts";

/**
 * How people ask for something, and write of money, of their grief and of danger, in English, Spanish and Catalan: patterns for
 * text without accents and in lower case. A space stands for a space.
 */
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
		/\d\s?(?:tn?|tonn?e[ls]?a?d?a?s?|tones|kg|kilos?|quilos?|m[3³]|lit|pal[eé]|palle|cajas|boxes|bags|sacos)(?!\p{L})/iu,
	energy: /\d\s?[kmg]wh/i,
	area: /\d\s?(?:m[2²]|ha\b|hect)/i,
	people: /\d\s(?:\p{L}+\s)?(?:people|pers|memb|soci|fam|farm|grow|pag|pac|pat|pla|beds|alum|stud|wom|muj)/iu,
	money: /[€$£]|\beuros?\b|\d\s?k\b/i,
	place:
		/\s(?:en|a|de|in|near|from|at|prop de|cerca de)\s(?:la |el |l['’])?\p{Lu}\p{Ll}{2}|\s[dl]['’]\p{Lu}/u,
	state:
		/fardo|bale|embal|limpi|suci|mezcl|separ|lavad|clean|dirty|mixed|sorted|washed|net[as]?\b|brut[as]?\b/i,
	time: /\b(?:noche|nits?\b|night|hora\b|horas|hores|hour)|seman|setman|\bweek|al mes|a month|sesion|session/i,
	owner: /\b(?:nuestr|nostr|propi|m[íi]o\b|m[ée]u\b|ours?\b|my\b|own)/i,
	measured: /anal[íi]|analys|medi[dr]|medimos|mesur|measur|mg\/l/i,
	trained:
		/psic|psych|enferm|inferm|nurse|terap|therap|m[eé]dic|doctor|monitor|train|educador|docent|teacher/i,
	organisation:
		/asociac|associa|charity|fundaci|foundation|ONG\b|cooperat|co-op|hospital|escuela|escola|school|council/i,
};

/** How an idea answers the question of a company, or of its themes, already. */
export const answers: Record<CompanyId, RegExp> = {
	paper:
		/(?:cada|every|a) (?:noche|semana|mes|año|verano|nit|any|night|week|month|year|summer)|al mes|mensual/i,
	energy: /contrat[oe]? (?:de|hasta|fins)|lease|concesi[oó]|propi|nuestr|nostr|\bours?\b|own/i,
	engineering:
		/requeri|multa|avisa|sanci|\bfine[sd]?\b|order|deadline|complian|antes de|abans d|before|\bACA\b/i,
	construction: /antes de|abans d|camp[añ]|season|otoño|primavera|verano|spring|summer|autumn|tardor|estiu/i,
	platform: /estatut|statute|acta|cooperat|contra[tc]t|acuerdo|agreement/i,
	foundation: /pedi[rd]|asked|probado|probamos|pilot|deriva|refer|hemos hecho|apuntad|inscrit|volunteer/i,
};

/** That somebody cannot pay for his life. */
export const hardship =
	/alquiler|lloguer|\brent\b|debo|deuda|deute|\bdebts?\b|owe|embarg|desahuc|desnon|evict|cobrar|comida|menjar|\bfood\b|mis hijos|my kids/i;

/** What is asked for is money. */
export const money = oneOf(
	"invest(?:or|ment)s?|backers?|seed round|equity|fund(?:s|ing)?|financing|(?<!on )loan|lend (?:me|us) (?:money|[€$£\\d])|donations?|cover the (?:rent|costs?)",
	"inversor\\w*|inversi\\w+|invertir|capital|financ\\w+|fondos|(?<!en )prestamo|donativo|donacion|dinero|diners|fons|(?<!en )prestec|donatiu|mecenas",
	"(?:[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:k|[km]?(?: mil| millones| milions)? ?(?:de |d['’])?(?:€|eur(?:os?)?)))(?! ?(?:/|a |per |por |la |el |cada )|\\w)",
);

/** That advice, or anything but money, is not wanted. */
export const noAdvice = oneOf(
	"(?:not|no|don'?t (?:want|need)|without) (?:any )?(?:advice|tips)|no (?:queremos|quiero|necesit\\w+|busc\\w+|pedimos|pido) (?:\\w+ )?(?:consejos?|asesor\\w+)|no consejos|(?:sin|ni) consejos?|no (?:volem|vull|necessit\\w+) (?:\\w+ )?consells?|(?:sense|ni) consells?|(?:simply|only|just|solo|nomes) (?:need|want|necesit\\w+|necessit\\w+|queremos|volem) (?:a |una? )?(?:donation|money|dinero|diners|donativo|donatiu)",
);

const relatives = oneOf(
	"husband|wife|sons?|daughters?|child(?:ren)?|bab(?:y|ies)|mother|father|mum|mom|dad|parents?|brothers?|sisters?|grand(?:mother|father|ma|pa|son|daughter)|partner|girlfriend|boyfriend|fiancee?|twins?|cousins?|(?:best )?friends?",
	"marido|mujer|espos[oa]|hij[oa]s?|padres?|madre|herman[oa]s?|abuel[oa]s?|ti[oa]|prim[oa]s?|novi[oa]|pareja|amig[oa]s?|bebe|suegr[oa]|sobrin[oa]",
	"marit|dona|fill(?:a|s|es)?|pares?|mare|german(?:a|s|es)?|germa|avis?|avia|oncle|tiet?a|cosin?a?|parella|xicot|amic|amiga|nen|nena|sogr[ea]",
);
const mine = oneOf("my|our|mi|mis|nuestr[oa]s?|(?:el |la |els |les )?(?:meu|meva|meus|meves|nostr[ea]s?)");
/** Somebody near to the writer: “my younger brother”. */
export const own = `${mine} (?:\\w+ )?${relatives}`;
const illness = oneOf(
	"cancer|leukaemia|leukemia|leucemia|tumou?r|depress?ion|depressio|bipolar\\w*|esquizofrenia|schizophrenia|anorexia|alzheimer|dementia|demencia|ela|als",
);

/** Somebody near to the writer has died, or the writer is gravely ill or mourns. */
export const grief = oneOf(
	`${own}(?: \\w+)? (?:(?:has |had |have )?(?:just )?(?:died|passed away)|was killed|took (?:his|her) (?:own )?life|is dying|(?:se )?(?:nos |me )?(?:murio|murieron|fallecio|ha muerto|ha fallecido)|se quito la vida|(?:es |s')?(?:va|ha|van|han) (?:morir|mort))(?! de (?:risa|riure))`,
	`(?:murio|fallecio|ha muerto|ha fallecido|(?:va|ha) (?:morir|mort)) ${own}`,
	`(?:i|we)(?:'ve| have)? (?:just )?(?:lost|buried) ${own}(?! to (?:the|a) (?:city|competit))|(?:perdi|perdimos|he perdido|hemos perdido|enterre|enterramos) a ${own}|(?:vaig|vam|he|hem) (?:perdre|perdut|enterrar|enterrat) (?:a )?${own}|my late ${relatives}`,
	`i(?:'m| am| was)(?: \\w+)? (?:grieving|widowed|terminally ill|depressed)|i(?:'m| am) a widow(?:er)?|(?:i have|i've got|i was diagnosed with|i suffer from) (?:\\w+ ){0,2}${illness}|my (?:\\w+ )?(?:cancer|depression|illness)\\b`,
	`estoy (?:\\w+ )?(?:deprimid[oa]|de luto|en duelo)|(?:soy|me quede|me he quedado) viud[oa]|me (?:han diagnosticado|diagnosticaron)|(?:tengo|sufro|padezco) (?:\\w+ )?${illness}|mi (?:\\w+ )?(?:cancer|depresion|enfermedad)\\b`,
	`estic (?:\\w+ )?(?:deprimi\\w+|de dol)|(?:soc|m'he quedat) vi?dua?|m'han diagnosticat|(?:tinc|pateixo) (?:\\w+ )?${illness}|la meva (?:depressio|malaltia)\\b`,
);

/** Somebody has died: of the writer's own where the text names somebody near. */
export const death = "(?:murio|fallecio|ha muerto|ha fallecido|died|passed away|va morir|ha mort)";

/** The writer does not want to live. */
export const danger = oneOf(
	"i (?:just |really )?(?:do ?n[o']t|don't|no longer) want to (?:live|be here|be alive|wake up|go on living)|i (?:want|wanted|wish) to die|(?:kill|hurt|harm)(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|i (?:\\w+ |'ve )*think(?:ing)? (?:of|about) suicide|better off (?:without me|dead)|no reason to live",
	"no quiero (?:seguir )?vivi(?:r|endo)(?! (?:en|de|con|aqui))|(?:quiero|prefiero|ganas de) morir(?:me)?(?! de)|quitarme (?:de en medio|la vida)|suicidarme|(?:pienso|pensado|pensando) en (?:el suicidio|suicidarme|matarme)|matarme(?! a)|(?:mejor|bien) sin mi(?=$|[.,;!])|no (?:le )?(?:veo|encuentro) (?:ningun )?sentido a (?:la vida|vivir|seguir|levantarme)|acabar con mi vida",
	"no vull (?:seguir |continuar )?vi(?:ure|vint)(?! (?:a|amb|de))|(?:vull|ganes de) morir(?:-me)?(?! de)|em vull morir(?! de)|treure'm la vida|suicidar-me|(?:penso|pensat|pensant) en (?:el )?(?:suicidi|suicidar-me|matar-me)|acabar amb la meva vida",
);
/** Somebody else does not want to live: of the writer's own where the text names somebody near. */
export const otherInDanger = oneOf(
	"(?:wants?|wanted|tried|threaten\\w*|going) to (?:die|kill (?:him|her|them)sel\\w+|end (?:his|her|their) life)|does ?n[o']t want to live|(?:quiere|intento|ha intentado|amenaza con) (?:morir(?:se)?|suicidarse|matarse|quitarse la vida)|no quiere (?:seguir )?vivi(?:r|endo)",
	"(?:vol|ha intentat|amenaca amb) (?:morir(?:-se)?|suicidar-se|matar-se|treure's la vida)|no vol (?:seguir )?vi(?:ure|vint)",
);

/** Who is violent, to the writer or to those near him. */
export const violence = oneOf(
	`(?:${own}|my ex|he|she)(?: \\w+)? (?:hits?|beats?|abuse[sd]|threatens?(?: to kill)?|strangle[sd]) (?:me|us|my)\\b`,
	`(?:${own}|mi ex|el|ella) (?:me|nos) (?:pega|pegaba|maltrata|amenaza)|${own} (?:le )?pega a ${own}|(?:sufro|vivo con) malos tratos`,
	`(?:${own}|el meu ex|la meva ex|ell|ella) (?:em|ens|m'|li) ?(?:pega|pegava|maltracta|amenaca)`,
);
