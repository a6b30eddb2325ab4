/**
 * How people ask for something, in English, Spanish and Catalan, in text without accents. Patterns without flags; a space stands
 * for a space.
 */
const oneOf = (...words: string[]) => `(?:${words.join("|")})`;

/** What introduces what is asked for: that somebody seeks or lacks it. */
export const seeking = oneOf(
	"look(?:ing)? (?:for|to find)|seek(?:ing)?(?! to)|search(?:ing)? for|in search of|on the lookout for|need(?:ed)?(?! (?:not?|be)\\b)|lack(?!s|ing)",
	"(?:we|i)['’](?:re|m) after(?! all)|(?:we|i) (?:are|am) after(?! all)|short of|could (?:use|do with)|missing is|after (?:a|an|two|some)(?= \\w+ (?:to|who|that|willing|with))",
	"(?<!\\b(?:we|i|they|he|she|it|who|always|never|ever|had|have|has|is|are|was|be|just) )wanted(?! to)",
	"(?:estamos|estoy|andamos|ando) buscando|busc(?:o|amos|an|a|aria|ariamos)|se (?:busca|necesita|precisa)n?|necesit(?:o|amos|a|an|aria|ariamos|arian)",
	"(?:(?:nos|me|les|le) )?(?:hace|hacen|haria|harian) falta|(?:nos|me|les|solo|le) falta(?:n|ria|rian)?|(?<=^|[,;:.] )faltan?(?! (?:mucho|poco|tiempo|anos|dias|meses|semanas))",
	"ped(?:imos|iria|iriamos)|pido(?! (?:disculpas|perdon))|solicit(?:o|amos)|precis(?:o|amos)",
	"busquem|cerqu(?:em|en)|cerco|(?:estem|estic) buscant|(?:ens|em|els|li) (?:cal|calen|caldria|caldrien|falta|falten|faltaria|faltarien|fa falta|fan falta|faria falta)",
	"fa(?:n)? falta|(?<=^|[,;:.] )(?:cal|calen)(?= (?:un|una|algu|qui|mes)\\b)|necessit(?:o|em|a|en|aria|ariem)|deman(?:em|o)(?! disculpes)|es (?:busca|necessita)",
);

/** What introduces a wish, a polite question or an offer to whoever can. */
export const wishing = oneOf(
	"(?:would|['’]d) (?:really |also )?(?:like|love|welcome|appreciate|be (?:grateful|glad))|want(?:s)? (?=(?:some|any)(?:body|one)\\b|an? |to (?:find|know)\\b|you|help|advice)|hop(?:e|ing) (?:to find|for|some)",
	"(?:could|can|would|will|might) (?:you|the group|(?:some|any)(?:body|one)|one of you)|do(?:es)? any(?:body|one)|(?<=^|[;:.] |and |or )who (?:could|can|would|will|wants?|knows?|buys?|takes?|collects?|pays)",
	"any (?:advice|ideas|takers|offers|tips|help|interest)|(?:help|tell|show|teach|advise) (?:us|me)|if (?:any|some)(?:body|one) (?:could|can|would|wants|knows|has)|would be (?:ideal|welcome|perfect|a help|useful)",
	"(?:nos|me) (?:gustaria|interesa(?:ria)?|encantaria|vendria bien|iria bien)|quer(?:emos|ria|riamos) (?=que|a alguien|alguien|quien|encontrar|saber|un|ayuda|contar con|vuestr)|quier(?:o|e|en) (?=que|alguien|encontrar|saber|una? (?:socio|empresa))|quisiera(?:mos)?",
	"agradecer(?:ia|iamos|emos)|si alguien|alguien (?=que|con |lo |la |los |las |nos |me |sabe|podria|puede|quiere|interesad)|(?:que )?(?:podriais|podrian|podria alguien|podeis|conoceis|sabeis)|ayudadnos",
	"(?:ens|em|li) (?:agradaria|aniria be|interessa(?:ria)?)|m['’](?:agradaria|aniria be|interessa(?:ria)?)|vol(?:em|driem|dria) (?=que|algu|qui|trobar|saber|un|ajuda)|vull (?=que|algu|trobar|saber|un)|agrair(?:iem|ia)",
	"si algu|algu (?=que|amb |ho |ens |em |pot|podria|vol|sap)|(?:podrieu|podria algu|podeu|coneixeu|sabeu)|ajudeu-nos",
);

/** Who asks, before the pattern; quoted with it. */
export const subject =
	"(?:(?:(?:we|i|they)(?:['’](?:re|m|d|ve|ll)| are| am| would)?|now|also|still|just|only|therefore|really|urgently|please|que|nosotros|yo|ahora|tambien|solo|por eso|ya|nosaltres|ara|tambe|nomes|per aixo|ja|tan sols) )*";

/** What joins two clauses, and where a long one can end without being cut inside a list. */
export const joining = "(?:and|but|so|or|y|e|o|pero|asi que|i|per tant|aixi que|que) ";
export const breaking =
	"[;:(—–]|,? (?:but|because|so that|since|which|although|pero|porque|ya que|aunque|pues|perque|ja que|encara que) |, (?:so|we|i|it|que|esta|hay|hi ha|tenemos|tenim|som|somos) ";

/** Who would do something, before a verb: “somebody who”, “quien lo”. */
const who = oneOf(
	"(?:who|(?:some|any)(?:body|one)|company|firm|partner|mill|you|people|farm|factory|plant|composter|recycler)(?: (?:to|who|that|which|would|could|can|might|will|want|wants to|take|is able to|also|please))*",
	"(?:quien|alguien|empresa|socio|cooperativa|planta|fabrica|persona|gestor|nadie|os|constructoras?|tiendas?)(?: (?:que|nos|lo|la|los|las|le|me|se|pueda|quiera|podria|podrian|a))*",
	"(?:qui|algu|empresa|soci|cooperativa|planta|fabrica|entitat|gestor)(?: (?:que|ens|ho|els|les|la|el|en|me|m['’]|se|pugui|vulgui|podria|n['’]))*",
);

/** Up to so many words before the one that counts, at the beginning of what is asked for. */
const within = (words: number, pattern: string) =>
	`^(?!(?:some|any)(?:one|body)|quien|alguien|algu\\b|qui\\b)(?:[^\\s.;:?]+ ){0,${words}}${pattern}\\b`;
const soon = (pattern: string) => `^(?:\\S+ ){0,6}[^\\s\\p{L}]*${pattern}\\b`;

/** Words by which the kind of what is asked for is told; the first that matches decides. */
export const kinds = {
	permit: soon(
		"(?:permits?|permission|licen[cs](?:e|es|ing)|legal\\w*|lawyers?|solicitor|statutes|bylaws|permis(?:os?)?|licencias?|tramit(?:e|es|ar|acion)|autorizaci\\w+|abogad\\w+|normativ\\w+|papeles\\b|paperwork|papers\\b|tramitacio|subproduct\\w*|legalmente|legalment|juridic\\w*|estatut\\w*|llicenci\\w+|advocad\\w+|advocats?|tramits)",
	),
	advice: within(
		2,
		"(?:advice|second opinion|opinions?|guidance|tips|consejos?|consells?|asesor\\w+|assessor\\w+|orientaci\\w+|(?:que )?(?:nos |me |ens )?aconsej\\w+|aconsell\\w+|saber (?:si|que|como|cual|cuanto|quin|com)|know (?:if|whether|what|how|which))",
	),
	trial: oneOf(
		soon(
			"(?:pilots?|pilotos?|trials?|demonstrat\\w+|hosts?(?! (?:it|them))|test (?:site|bed)s?|to test|pruebas?|ensay(?:o|os|ar|arlo|arla)|probar(?:lo|la|los|las)?|prova|proves|provar(?:-ho|-la|-lo|-les)?|assaig|assajar(?:-ho|-la)?)(?!.*\\b(?:labs?|laborator\\w+|analy\\w+|analis\\w+)\\b)",
		),
		"\\b(?:try (?:it|this|them|one)|test (?:it|this|them|ours?)|(?:for|durante|durant) (?:a|an|one|una?|two|three|four|six|eight|ten|twelve|dos|tres|dues|cuatro|quatre|seis|sis|ocho|vuit|\\d+) (?:weeks?|seasons?|semanas?|setman[ae]s?|temporad(?:a|as|es)|campan(?:a|as|es)))\\b",
	),
	supplier: oneOf(
		within(
			2,
			"(?:suppl(?:y|ier|iers)|proveedor\\w*|suministr\\w+|proveidor\\w*|subministr\\w+|raw material|materi(?:a|as) prima\\w*|materia primera|recycled|reciclad[oa]s?|reciclats?)",
		),
		"^(?:uns? |unos )?\\d[\\d.,]* (?:t|tonnes|kg|kilos|toneladas|tones|litres|litros)\\b",
		"\\b(?:(?:like|want|looking|love) to (?:buy|purchase|source)|where (?:can|could|do|would) (?:we|i) (?:buy|get|find|source)|(?:queremos|quisiera|quisieramos|gustaria|donde) comprar|donde (?:consigo|conseguir|compro|encontrar)|(?:volem|voldriem|voldria|agradaria|on) comprar|on (?:trobar|aconseguir)|nos (?:suministre|venda)|ens (?:subministri|vengui)|who (?:sells|supplies))\\b",
	),
	site: within(
		2,
		"(?:local(?:es|s)?(?! \\p{L}+(?:s|er|or|y)\\b)|naves?|terren(?:o|os|y|ys)|parcelas?|fincas?|espacios?|sitios?|lugar(?:es)?|sala|huerto|cubiertas?|tejados?|roofs?|land|fields?|plot|sites?|place|venue|room|hall|premises|warehouse|barn|space|shed|somewhere|llocs?|espais?|naus?|teulad(?:a|es)|cobert(?:a|es)|indret|hectare(?:a|as|es|s))",
	),
	people: within(
		2,
		"(?:volunt\\w+|workers|staff|apprentic\\w+|trainees?|interns|teachers?|tutors?|instructors?|coaches|monitor(?:es|s|a)?|psycholog\\w+|psicolog[oa]?\\w*|counsell\\w+|therapists?|terapeut\\w+|mentor(?:s|es)?|trabajador\\w+|treballador\\w+|aprendi\\w+|maestr[oa]s?|mestres?|educador\\w*|enfermer[oa]s?|infermer\\w+|cuidador\\w+|gente|gent|mas (?:vecinos|familias|gente|manos)|mes (?:veins|families|gent|mans)|more (?:people|members|families|hands)|people (?:who|to|with|that)|personas|persones)",
	),
	outlet: oneOf(
		`\\b${who} (?:(?:would|could|can|will) )?(?:buys?|purchase|collects?|takes? (?:it|them|the|our|this|what|all|away)|turns?|uses?|recycles?|composts?|pick(?:s)? (?:it |them )?up|wants? (?:it|them|our)|compr[ae]\\w*|reco[jg]\\w+|reculli?\\w*|retir\\w+|aprovech\\w+|aprofit\\w+|convierta\\w*|convirti\\w+|converteixi\\w*|convertiria\\w*|recicl\\w+|acept(?:e|en|aria)|accept(?:i|aria)|(?<=(?:lo|la|los|las) )llev(?:e|en|a|aria)|se queden?|quedaria\\w*|quedi|emporti\\w*|emporta|use|usen|valor(?:ice|itzi)\\w*|transforme?\\w*|transformi|compost\\w+|distribuy\\w+|distribuei\\w+|distributes?|sells? (?:it|them|our))\\b`,
		within(
			3,
			"(?:buyers?|off-?takers?|outlets?|compradore?s?|clientes|clientela|clients|customers|distribuidor\\w*|distributors?|salida|sortida)",
		),
		"\\b(?:what (?:would|could|do) you (?:offer|pay)|cuanto (?:pagais|pagariais)|be (?:collected|recycled|composted|reused|used again|turned into|made into)|(?:darle|darles|dar-li|donar-li) (?:una )?(?:salida|sortida|segunda vida|segona vida|uso|us)|(?:recoger|convertir|comprar|aprovechar|reciclar|retirar)(?:lo|la|los|las|nosl[oa]s?)|(?:recog|recicl|retir|aprovech)(?:eis|ais)|(?:recolliu|recicleu|retireu)|(?:os|us) interess?an|os valen|us serveixen|os lo quedari?ais|os l[oa]s? qued\\w+|(?:l[oa]s?|els|les) (?:cogeis|quereis|comprais|agafeu|voleu|compreu)|^(?:comprais|compreu|cogeis)|algu (?:el|la|els|les|ho) vol|(?:does|would) any(?:body|one) (?:want|take|buy|collect|like) (?:it|them)|(?:vender|vendre)(?:lo|la|los|las|-ho|-la|-les)|to sell (?:it|them|our))\\b",
	),
	technical: oneOf(
		soon(
			"(?:engineers?|engineering|technical|technicians?|install(?:er|ers|s|ed|ation)?|a builder|architects?|calculat\\w+|laborator(?:y|io|i)|analy[sz]e\\w*|measures?|audit\\w*|feasibility|specialists?|survey|(?:who|that) knows|know-?how|ingenier[oa]s?|ingenieria|tecnic[oa]s?|instale?\\w*|instali|construy\\w+|un(?:a)? constructora?|disene\\w*|disenad\\w+|arquitect\\w+|calcule?|calculi|mida|medir|mesuri|auditor\\w+|especialistas?|entienda\\w*|dissen\\w+|enginyer\\w*|entengui|sepa de|sapiga de|estudi(?:o|e|i)? (?:de )?(?:viabilid|viabilit)\\w+)",
		),
		within(2, "(?:designs?|experts?|expert[oa]s?)"),
	),
};

/** A question that asks for advice, unless its words tell another kind. */
export const advising =
	"^(?:¿|and |so |but |y |pero |i )*(?:how|what|which|where do|is (?:it|a|an|the|this|that)|does (?:it|a|the|this)|should|would (?:it|that)|(?:do|can|could) (?:we|i|it|they|a|an|my|our|the)|que|como|cual|cuanto|por donde|(?:vale|merece) la pena|tiene sentido|conviene|es (?:mejor|posible|legal)|se (?:puede|podria)|puedo|podemos|com|quin|quina|per on|val la pena|te sentit|conve|es (?:millor|pot|podria)|puc|podem) ";
