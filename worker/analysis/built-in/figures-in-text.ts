import { companies } from "#app/content/companies.ts";
import { knownPlaces, notPlaces, units } from "./knowledge/circumstances.ts";
import { fold, isFunctionWord, type Word, wordsOf } from "./language.ts";

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;
const period = String.raw`(?:\s?\/\s?(?:año|any|mes|día|dia|week|month|year|day|semana|setmana)|\s(?:${units.periods}))(?!\p{L})`;
/** Up to six words on the way to a period: "15 t of spent grain a week". */
const upToPeriod = String.raw`(?:(?:\s[\p{L}'’·-]+){0,6}?${period})?`;

const measured = new RegExp(
	String.raw`(?<![\p{L}\p{N}.,])(?:€\s?${number}|(?:${number}|(?<=\s)(?:${units.numberWords}))(?:\s(?:${units.scales})(?:\sde)?)?\s?(?:${units.measures})(?![\p{L}\p{N}])${upToPeriod})`,
	"gu",
);
const counted = new RegExp(
	String.raw`(?<![\p{L}\p{N}.,€])(?<!(?:ods|sdgs?|goals?|industr[iy]a?)\s)(${number}|${units.numberWords})(\s[\p{L}'’·-]+){1,3}`,
	"gu",
);
/** A number of things named before it: "the mattresses, about 120". */
const estimated = new RegExp(
	String.raw`(?<!\p{L})(?:about|around|some|roughly|unos|unas|uns|unes)\s${number}(?=[,.;:)]|\sin all|$)(?![.,]\d)`,
	"gu",
);
const notCounted =
	/^(?:years?|años?|anys?|months?|meses|mesos|mes|days?|días?|dies|weeks?|semanas?|hours?|horas?|hores|de|of|y|i|and|in|en)$/iu;
/** Verbs that end as plurals do: "a company of 300 knows", "de 300 queremos". */
const verbLikePlural =
	/^(?:is|has|was|does|goes|knows|wants|needs|uses|gets|says|works|runs|comes|makes|takes|gives|buys|pays|sells|keeps|sees|thinks|looks|asks|lives|spends|loses|costs|helps|throws|produces|generates|(?!(?:kilo)?gramos$|tramos$|racimos$|extremos$)\p{L}{2,}[aei]mos)$/iu;
const pluralWithoutS = /^(?:people|staff|women|men|children|sheep|cattle|fish|trout|gent)$/iu;
const aYear = /^(?:19|20)\d\d$/;

/** Quantities at most, as a reader takes in. */
const quantitiesAtMost = 3;

/** The quantities of an idea as they are written there: "15 t of spent grain a week", "2.500 t/año", "40 %", "300 customers". */
export function quantitiesIn(idea: string): string[] {
	const text = idea.replace(/\s+/g, " ");
	// Patterns that ignore case take several times as long to compile; lower case may be longer in a few scripts.
	const lowered = text.toLowerCase();
	const lower = lowered.length === text.length ? lowered : text;
	const found = [...lower.matchAll(measured)].map(({ index, 0: { length } }) => ({
		index,
		quote: text.slice(index, index + length),
	}));
	for (const { index, 0: all, 1: digits = "" } of lower.matchAll(counted)) {
		if (aYear.test(digits) || found.some((one) => index >= one.index && index < one.index + one.quote.length))
			continue;
		const quote = countOf(
			text.slice(index, index + digits.length),
			text
				.slice(index + digits.length, index + all.length)
				.trim()
				.split(" "),
			text.slice(index + digits.length),
		);
		if (quote) found.push({ index, quote });
	}
	for (const { index, 0: all } of lower.matchAll(estimated)) {
		if (found.every((one) => index + all.length <= one.index || index >= one.index + one.quote.length))
			found.push({ index, quote: text.slice(index, index + all.length) });
	}
	return found
		.sort((a, b) => a.index - b.index)
		.map(({ quote }) => quote.trim())
		.filter((quote, place, all) => all.indexOf(quote) === place)
		.slice(0, quantitiesAtMost);
}

const directPeriod = new RegExp(`^${period}`, "iu");

/** A number with what it counts, up to the first plural: "80 almond growers", "25 proveedores", "500 al mes". */
function countOf(digits: string, following: readonly string[], rest: string): string | undefined {
	const monthly = directPeriod.exec(rest)?.[0];
	if (monthly) return digits + monthly;
	if (!following[0] || notCounted.test(following[0]) || isFunctionWord(fold(following[0]))) return undefined;
	const plural = following.findIndex((word) => /s$/i.test(word));
	if (following.slice(0, plural + 1).some((word) => verbLikePlural.test(word))) return undefined;
	const beforePlural = following.slice(0, plural).every((word) => !isFunctionWord(fold(word)));
	// Without a plural there is no telling where the phrase ends.
	if ((plural < 0 || !beforePlural) && !pluralWithoutS.test(following[0])) return undefined;
	const things = following.slice(0, plural >= 0 && beforePlural ? plural + 1 : 1);
	const quote = `${digits} ${things.join(" ")}`;
	return quote + (directPeriod.exec(rest.slice(quote.length - digits.length))?.[0] ?? "");
}

/** How much of a material an idea speaks of: what arises again and again, or one lot; undefined where it does not say. */
export type Supply = "flow" | "lot" | undefined;

const massOrVolume =
	/\d\s?(?:(?:mil|thousand|million\p{L}*|millon\p{L}*)\s(?:de\s)?)?(?:t|tn|kg|g|kilos?|quilos?|tones|toneladas?|tonnes?|tons?|l|litr\p{L}+|liters?|m3|m³)(?!\p{L})/iu;
const pieces =
	/(?<!\p{L})(?:sheets?|pieces?|units?|pallets?|bales?|boxes|bags|rolls?|drums?|crates?|piezas?|unidades|planchas?|láminas?|hojas|palés|pacas?|balas?|cajas?|rollos?|sacos?|bidones|peces|unitats?|planxes|làmines|fulls|palets?|bales|caixes|rotlles|sacs|bidons)(?!\p{L})/iu;
const onlyNumber = /^\D*[\d.,]+$/u;
const periodical = new RegExp(period, "iu");
/** "2.000 al mes": a number of whatever the text is about. */
const countsWithPeriod = new RegExp(String.raw`^[\d.,]+${period}`, "iu");
/** Words for what goes on. */
const recurring =
	/(?<!\p{L})(?:daily|weekly|monthly|yearly|annual(?:ly)?|every|each|(?:a|per)\s(?:day|week|month|year|season)|diari[oa]s?|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|cada|(?:al|por)\s(?:día|mes|año)|(?:a|por)\s(?:la\s)?semana|setmanal\p{L}*|(?:al|per)\s(?:mes|dia|any)|per\ssetmana|a\sla\ssetmana|l['’]any|produc\p{L}*|generat\p{L}*|generamos|genera|generem|obtenemos|campañas?|campanya)(?!\p{L})/iu;

/** Whether a material arises again and again or is a single lot, as its quantities and the text say. */
export function supplyOf(idea: string, quantities: readonly string[], subjects: readonly string[]): Supply {
	const ofMaterial = quantities.filter(
		(quantity) =>
			massOrVolume.test(quantity) ||
			pieces.test(quantity) ||
			onlyNumber.test(quantity) ||
			countsWithPeriod.test(quantity) ||
			subjects.some((subject) => quantity.includes(subject)),
	);
	if (ofMaterial.length === 0) return undefined;
	return recurring.test(idea) || ofMaterial.some((quantity) => periodical.test(quantity)) ? "flow" : "lot";
}

const known = new Set(knownPlaces.split(",").map((place) => spaced(place)));
const other = new Set(notPlaces.split(",").map((word) => spaced(word)));
const companyNames = new Set(companies.flatMap(({ name }) => wordsOf(name).map(({ folded }) => folded)));
const placeAtMost = 3;
const afterPreposition =
	/(?<!\p{L})(?:in|near|outside|en|cerca de|prop de)\s(\p{Lu}[\p{L}'’·]+(?:\s(?:(?:de|del|la|of|the)\s)?\p{Lu}[\p{L}'’·]+)*)/gu;

function spaced(text: string): string {
	return wordsOf(text)
		.map(({ folded }) => folded)
		.join(" ");
}

const afterBelonging = /(?<!\p{L})(?:(?:de|del|a|al|from|of|at)\s|[dl]['’])(\p{Lu}\p{Ll}{2,})/gu;

/**
 * Whether an idea may name a place that is not known: "the sports centre of Alcoy". It is too little to restate it, and enough not
 * to ask for it.
 */
export function mayNamePlace(idea: string): boolean {
	return [...idea.matchAll(afterBelonging)].some(
		([, name = ""]) => !other.has(spaced(name)) && !companyNames.has(spaced(name)),
	);
}

/** The first place that an idea names, as it is written there. */
export function placeIn(idea: string, words: readonly Word[]): string | undefined {
	for (let from = 0; from < words.length; from++) {
		for (let length = placeAtMost; length >= 1; length--) {
			const [first, last] = [words[from], words[from + length - 1]];
			if (!first || !last) continue;
			const written = idea.slice(first.start, last.end);
			const name = spaced(written);
			if (known.has(name) && (/^(?:\p{Lu}|l['’]\p{Lu})/u.test(written) || name.length >= 7)) return written;
		}
	}
	return [...idea.matchAll(afterPreposition)]
		.map(([, name = ""]) => name)
		.find((name) => !other.has(spaced(name)));
}
