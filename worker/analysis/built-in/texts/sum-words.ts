/** Units of weight and volume in the three languages, in text without accents. */
export const quantities = {
	t: "t|tn|tonnes?|tons?|toneladas?|tones",
	kg: "kg|kilos?|quilos?|kilograms?|kilogramos",
	m3: "m3|m³|cubic met(?:re|er)s|metros cubicos|metres cubics",
	l: "l|lit(?:re|er|ro)s?",
};

/** How people say that an amount is of a day, a week, a month or a year. */
export const periods = {
	day: "(?:a|per|each|every) (?:working )?day|daily|al dia|por dia|per dia|cada dia|diari[oa]s?|diaris|diaries",
	week: "(?:a|per|each|every) week|weekly|(?:a|por|per|cada) (?:la )?(?:semana|setmana)|semanal(?:es)?|setmanals?",
	month: "(?:a|per|each|every) month|monthly|al mes|por mes|per mes|cada mes|mensual(?:es)?|mensuals",
	year: "(?:a|per|each|every) year|yearly|al ano|por ano|cada ano|anual(?:es)?|l'any|l’any|cada any|per any|anuals",
};

/** Words of what does not go on all the year. */
export const seasons =
	"\\b(?:seasons?|harvest|summer|winter|spring|autumn|temporada|campana|cosecha|zafra|verano|invierno|primavera|otono|campanya|collita|verema|estiu|hivern|tardor|january|february|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|setembre|novembre|desembre)\\b";
