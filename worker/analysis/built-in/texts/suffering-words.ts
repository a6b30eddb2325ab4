/** How people write of grief, illness, violence, worry about others, and of not wanting to live, in text without accents and in lower case. */
const oneOf = (...words: string[]) => `(?:${words.join("|")})`;

const relatives = oneOf(
	"husbands?|wife|wives|sons?|daughters?|child(?:ren)?|bab(?:y|ies)|mothers?|fathers?|mum|mom|dad|parents?|brothers?|sisters?|grand(?:mother|father|ma|pa|parents|son|daughter|child\\w*)",
	"cousins?|friends?|colleagues?|neighbours?|neighbors?|pupils?|classmates?|farmers|fishermen|workers?|twins?|fiancee?|girlfriend|boyfriend",
	"marido|mujer|espos[oa]|hij[oa]s?|padres?|madre|herman[oa]s?|abuel[oa]s?|ti[oa]|prim[oa]|novi[oa]|amig[oa]s?|companer[oa]s?|vecin[oa]s?|nin[oa]s?|suegr[oa]|sobrin[oa]s?|alumn[oa]s?",
	"marit|dona|fill(?:a|s|es)?|pares?|mare|german(?:a|s|es)?|germa|avis?|avia|oncle|tiet?a|cosin?a?|amic|amiga|amics|company(?:a|s|es)?|vei(?:na|ns)?|nen(?:a|s|es)?|sogr[ea]|nebot|alumn[ae]s?",
);
const illness = oneOf(
	"cancer|leukaemia|leukemia|leucemia|a tumou?r|un tumor|depression|depresion|depressio|bipolar\\w*|schizophrenia|esquizofrenia|anorexia|alzheimer\\w*|dementia|demencia",
);
const end =
	"(?=$|[.,;:!?…)]| (?:like|living|anymore|any (?:more|longer)|without|asi|viviendo|adelante|aixi|vivint|endavant|sin|sense))";

/** A life may be at risk: suicide, self-harm, violence at home. */
export const danger = oneOf(
	"suicid\\w*|self-? ?harm\\w*|autolesi\\w*|kill(?:ed|ing)? (?:myself|himself|herself|themselves)|better off dead|(?:domestic|gender) violence",
	"(?:want|wants|wanted|wish|wishes) (?:to die|(?:i |she |he )?(?:was|were) dead)(?! (?:for|laughing))|(?:do ?n[o']t|doesn't|no longer) want to live|no reason to live",
	"(?:end|took|take|taken|taking) (?:my|his|her|their|your) (?:own )?(?:life|lives)|end it all",
	`(?:i|she|he) (?:just |really |simply )?(?:can'?t|can ?not|do ?n[o']t (?:know how to|want to)) (?:go|carry) on${end}|(?:nobody|no one) would (?:notice|miss me|care) if i`,
	"(?:no|any) (?:point|sense|reason) (?:in |to )?(?:getting up|get up|living|liv(?:e|ing) on|going on)|no (?:le |les )?(?:veo|ve|encuentro|encuentra) (?:ningun |mucho |el )?sentido a (?:levantar(?:me|se)|vivir|seguir|la vida)",
	"no li (?:veig|veu|trobo|troba) (?:cap |gaire |el )?sentit a (?:llevar-(?:me|se)|aixecar-(?:me|se)|viure|seguir|la vida)",
	"(?:husband|boyfriend|partner|father|son|he) (?:hits|beats|hit|beat|abuses|abused|threatens to kill) (?:me|us|her)|cut(?:s|ting)? (?:myself|herself|himself)(?= |$)(?! (?:off|out|a|some))",
	"(?:quitar(?:me|se|le)|me quito|se quito|se quitaron|se (?:ha|han) quitado) la vida|(?:quiero|queria|quiere|ganas de|prefiero) morir(?:me|se)?(?! de)|me quiero morir(?! de)|no (?:quiero|quiere) (?:seguir )?vivi(?:r|endo)(?! (?:en|de|con|aqui|alli))",
	`no pued[oe] mas${end}|no se como seguir${end}|no (?:puedo|quiero) seguir(?: viviendo| asi)|acabar con (?:mi|su) vida|nadie (?:notaria|se daria cuenta) (?:de )?(?:si|que)|hacer(?:me|se) dano`,
	"(?:marido|pareja|novio|padre|hijo|el) (?:me|la|nos) (?:pega|pegaba|maltrata|maltrataba)|malos tratos|maltratad[oa]s|violencia (?:de genero|machista|domestica|masclista)",
	"(?:treure'm|treure's|llevar-se|es va treure|s'ha tret) la vida|(?:vull|volia|vol|ganes de) morir(?:-me|-se)?(?! de)|em vull morir(?! de)|no vull (?:seguir |continuar )?vi(?:ure|vint)(?! (?:a|amb|de))",
	`no puc mes${end}|no se com (?:seguir|continuar)${end}|no (?:puc|vull) (?:seguir|continuar) (?:aixi|vivint)|acabar amb (?:la meva|la seva) vida|fer-me mal|(?:marit|parella|pare|fill|ell) (?:em|la|ens) (?:pega|pegava|maltracta)|maltractaments?`,
);

/** Somebody has died, or the writer or somebody close to him is ill. */
export const grief = oneOf(
	`(?:my|our|his|her|their|a|two|three|four|\\d+) (?:\\w+ )?${relatives}(?: \\w+)? (?:(?:has |have |had )?(?:just )?(?:died|passed away)|(?:was|were) killed|(?:is|are) dying(?! to| for))`,
	`(?:lost|lose|losing) (?:my|our|his|her|their|a|two|three|four|\\d+) (?:\\w+ )?${relatives}(?! (?:to|in) (?:the|a) (?:city|competit))|my late ${relatives}`,
	"bereave\\w*|grieving|(?:in|of|with) grief|grief (?:group|support|counsel\\w*)|(?:i am|i'm) (?:a )?widow(?:er|ed)?|(?:i am|i'm|i've been|i have been|i feel|i was) (?:\\w+ ){0,2}depressed",
	`(?:i have|i've got|i've|i suffer from|i was diagnosed with|i have been diagnosed with|living with) (?:\\w+ ){0,2}${illness}|my (?:\\w+ )?(?:depression|cancer|illness)|${relatives} (?:has|have|had) (?:\\w+ )?${illness}|terminally ill`,
	"(?:it was )?(?:me|i) who found (?:him|her)|since (?:he|she) (?:left us|is gone)|(?:quien|que) l[oa] encontr[eo] fui yo|fui yo quien l[oa] encontr\\w+|vaig ser jo qui (?:el|la) va trobar",
	"i (?:have|'ve got) (?:nobody|no one)(?: left| to talk)|can'?t stop crying|cry (?:every|all) (?:day|night)",
	`(?:murio|murieron|fallecio|fallecieron|(?:ha|han) (?:muerto|fallecido)) (?:a )?(?:mi|mis|su|sus|nuestr[oa]s?|un|una|dos|tres|el|la) (?:\\w+ )?${relatives}`,
	`(?:mi|mis|su|sus|nuestr[oa]s?|un|una|dos|tres) (?:\\w+ )?${relatives}(?: \\w+)? (?:se )?(?:(?:nos |me )?murio|murieron|fallecio|fallecieron|(?:ha|han) (?:muerto|fallecido)|se (?:esta|estan) muriendo)(?! de (?:risa|ganas))`,
	`(?:perdi|perdimos|perdio|perdieron|(?:he|ha|hemos|han) perdido) (?:a )?(?:mi|mis|su|sus|nuestr[oa]s?|un|una|dos|tres) (?:\\w+ )?${relatives}`,
	"(?:en|de|el) duelo(?! (?:entre|contra))|enviud\\w+|(?:soy|me quede|me he quedado) viud[oa]|estoy (?:\\w+ )?(?:deprimid[oa]|hundid[oa])|no paro de llorar|no tengo (?:a nadie|con quien hablar)",
	`(?:tengo|sufro|padezco|con|me diagnosticaron|me han diagnosticado) (?:una )?${illness} desde|(?:tengo|sufro|padezco|me diagnosticaron|me han diagnosticado) (?:\\w+ )?${illness}|llevo (?:\\w+ ){1,3}con (?:una )?${illness}|mi (?:\\w+ )?(?:depresion|cancer|enfermedad)|${relatives} (?:tiene|tenia|sufre|padece) (?:\\w+ )?${illness}`,
	`(?:va|van|ha|han|s'ha|s'han) mor(?:ir|t|tes) (?:el|la|els|les|un|una|dos|tres) (?:meu |meva |meus |meves |nostr[ea]s? |seu |seva )?${relatives}`,
	`(?:el|la|els|les|un|una|dos|dues|tres) (?:(?:meu|meva|meus|meves|nostr[ea]s?|seu|seva) )?${relatives}(?: \\w+)? (?:es |s')?(?:va|van|ha|han) mor(?:ir|t|tes)(?! de (?:riure|ganes))`,
	`(?:vaig|vam|van|he|hem|han|ha) perd(?:re|ut) (?:el |la |els |les |un |una |dos |dues |tres )?(?:meu |meva |nostr[ea]s? |seu |seva )?${relatives}`,
	"(?:que|ja) no (?:hi es|es (?:amb|entre) nosaltres)|(?:que|ya) no esta (?:con|entre) nosotros|(?:nos|me) dejo (?:hace|el|la|en|un|una)|ens va deixar (?:fa|el|la|un|una)|(?:no longer|not) (?:here )?with us any ?more|no longer with us|since (?:she|he) died",
	`(?:en|de) dol\\b|(?:soc|em vaig quedar|m'he quedat) v[ií]du?a?|estic (?:\\w+ )?(?:deprimi\\w+|enfonsa\\w+)|(?:tinc|pateixo|m'han diagnosticat) (?:\\w+ )?${illness}|la meva (?:depressio|malaltia)|no tinc (?:ningu|amb qui parlar)|${relatives} (?:te|tenia|pateix) (?:\\w+ )?${illness}`,
);

/** Somebody worries about how those around him are, without a word for it. */
export const strain = oneOf(
	"burn-?outs?|(?:are|feel|felt) burnt out|(?:sick notes?|sick leave).{0,80}(?:half|back)|(?:lads|people|everyone|everybody|colleagues)(?: \\w+){0,4} (?:don'?t|do not) (?:sleep|go home|talk)|stopped sleeping|going under|low spirits|walk-and-talk|(?:not|no longer|stopped) (?:want(?:ing)? to )?(?:leave|leaving) the house",
	"(?:gente|companer\\w+|chavales)(?: \\w+){0,4} (?:apagad[oa]s?|hundid[oa]s?|quemad[oa]s?)|viene(?:n)? como apagad\\w+|de baja y nadie|(?:ya )?no quieren salir|no cuentan nada|no (?:duerme|duermen)|sepa escuchar|no hemos vuelto a ser|no levanta cabeza",
	"(?:gent|companys|companyes)(?: \\w+){0,4} (?:apagad\\w+|enfonsad\\w+|cremad\\w+)|de baixa i ningu|no (?:han )?(?:tornat a pujar|volen sortir)|no poden sentir l'olor|no dormen?\\b|primer brot|no surt de l'habitacio|sense ganes de",
);
