import { companies } from "#app/content/companies.ts";
import { knownPlaces, notPlaces, units } from "./knowledge/circumstances.ts";
import { fold, isFunctionWord, type Word, wordsOf } from "./language.ts";

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;
/** Letters of the languages that are read. Classes of all letters (`\p{L}`) take far longer to compile. */
const letter = "[a-zà-öø-ÿ]";
const wordLetters = "[a-zà-öø-ÿ'’·-]";
const period = String.raw`(?:\s?\/\s?(?:año|any|mes|día|dia|week|month|year|day|semana|setmana)|\s(?:${units.periods}))(?!${letter})`;
/** Words on the way from an amount to its period at most: "15 t of spent grain a week". */
const wordsToPeriod = 6;

const measured = new RegExp(
	String.raw`(?<![a-zà-öø-ÿ\d.,])(?:€\s?${number}|(?:${number}|(?<=\s)(?:${units.numberWords}))(?:\s(?:${units.scales})(?:\sde)?)?\s?(?:${units.measures})(?![a-zà-öø-ÿ\d²³]))`,
	"g",
);
const counted = new RegExp(
	String.raw`(?<![a-zà-öø-ÿ\d.,€])(?<!(?:ods|sdgs?|goals?|industr[iy]a?)\s)(${number}|${units.numberWords})(\s${wordLetters}+){1,3}`,
	"g",
);
/** A number of things named before it, or of the people who write: "the mattresses, about 120", "we are 25 and". */
const estimated = new RegExp(
	String.raw`(?<!${letter})(?:about|around|some|roughly|we are|unos|unas|somos|uns|unes|som)\s${number}(?=[,.;:)]|\s(?:in all|and|y|e|i)\s|$)(?![.,]\d)`,
	"g",
);
const notCounted =
	/^(?:times?|veces|vez|vegad\w+|cop|cops|things?|cosas?|coses|ways?|brothers?|hermanos?|hermanas?|germans|germanes|steps?|years?|años?|anys?|months?|meses|mesos|mes|days?|días?|dies|weeks?|semanas?|hours?|horas?|hores|de|of|y|i|and|in|en)$/iu;
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
		quote: text.slice(index, index + length) + upToPeriod(text.slice(index + length)),
	}));
	for (const { index, 0: all, 1: digits = "" } of lower.matchAll(counted)) {
		const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(index)) && /[\p{L},] $/u.test(text.slice(0, index));
		if (
			isName ||
			aYear.test(digits) ||
			found.some((one) => index >= one.index && index < one.index + one.quote.length)
		)
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
		.filter((quote, place, all) => all.indexOf(quote) === place && !/^100\s?%$/.test(quote))
		.slice(0, quantitiesAtMost);
}

const directPeriod = new RegExp(`^${period}`);
const nextWord = new RegExp(String.raw`^\s${wordLetters}+`);

/** What follows an amount, up to the end of its period; empty where no period follows. */
function upToPeriod(after: string): string {
	const lower = after.toLowerCase();
	let end = 0;
	for (let word = 0; word <= wordsToPeriod; word++) {
		const rest = lower.slice(end);
		const found = directPeriod.exec(rest);
		if (found) return after.slice(0, end + found[0].length);
		const next = nextWord.exec(rest);
		if (!next) break;
		end += next[0].length;
	}
	return "";
}

/** A number with what it counts, up to the first plural: "80 almond growers", "25 proveedores", "500 al mes". */
function countOf(digits: string, following: readonly string[], rest: string): string | undefined {
	const periodAt = (text: string) => text.slice(0, directPeriod.exec(text.toLowerCase())?.[0].length ?? 0);
	const monthly = periodAt(rest);
	if (monthly) return digits + monthly;
	if (!following[0] || notCounted.test(following[0]) || isFunctionWord(fold(following[0]))) return undefined;
	const plural = following.findIndex((word) => /s$/i.test(word) || pluralWithoutS.test(word));
	if (following.slice(0, plural + 1).some((word) => verbLikePlural.test(word))) return undefined;
	const beforePlural = following.slice(0, plural).every((word) => !isFunctionWord(fold(word)));
	// Without a plural there is no telling where the phrase ends.
	if (plural < 0 || !beforePlural) return undefined;
	const things = following.slice(0, plural + 1);
	const quote = `${digits} ${things.join(" ")}`;
	const after = rest.slice(quote.length - digits.length);
	const until = upToPeriod(after);
	return until.split(" ").some((word) => beginsClause.test(word)) ? quote + periodAt(after) : quote + until;
}

/** A pronoun or a verb between a thing and a period: the period is of what is done, not of the thing. */
const beginsClause = /^(?:we|i|they|it|who|which|that|que|qui|nos|ens|\p{L}{2,}[aei]mos|\p{L}{2,}em)$/iu;

/** How much of a material an idea speaks of: what arises again and again, or one lot; undefined where it does not say. */
export type Supply = "flow" | "lot" | undefined;

const massOrVolume =
	/\d\s?(?:(?:mil|thousand|million[a-zà-öø-ÿ]*|millon[a-zà-öø-ÿ]*)\s(?:de\s)?)?(?:t|tn|kg|g|kilos?|quilos?|tones|toneladas?|tonnes?|tons?|l|litr[a-zà-öø-ÿ]+|liters?|m3|m³)(?![a-zà-öø-ÿ])/;
const pieces =
	/(?<![a-zà-öø-ÿ])(?:sheets?|pieces?|units?|pallets?|bales?|boxes|bags|rolls?|drums?|crates?|piezas?|unidades|planchas?|láminas?|hojas|palés|pacas?|balas?|cajas?|rollos?|sacos?|bidones|peces|unitats?|planxes|làmines|fulls|palets?|bales|caixes|rotlles|sacs|bidons)(?![a-zà-öø-ÿ])/;
const onlyNumber = /^\D*[\d.,]+$/;
const periodical = new RegExp(period);
/** Words for what goes on. */
const recurring =
	/(?<![a-zà-öø-ÿ])(?:daily|weekly|monthly|yearly|annual(?:ly)?|every|each|(?:a|per)\s(?:day|week|month|year|season)|diari[oa]s?|semanal[a-zà-öø-ÿ]*|mensual[a-zà-öø-ÿ]*|anual[a-zà-öø-ÿ]*|cada|(?:al|por)\s(?:día|mes|año)|(?:a|por)\s(?:la\s)?semana|setmanal[a-zà-öø-ÿ]*|(?:al|per)\s(?:mes|dia|any)|per\ssetmana|a\sla\ssetmana|l['’]any|produc[a-zà-öø-ÿ]*|generat[a-zà-öø-ÿ]*|generamos|genera|generem|obtenemos|campañas?|campanya)(?![a-zà-öø-ÿ])/;

/** Whether a material arises again and again or is a single lot, as its quantities and the text say. */
export function supplyOf(idea: string, quantities: readonly string[], subjects: readonly string[]): Supply {
	const ofMaterial = quantities
		.map((quantity) => quantity.toLowerCase())
		.filter((quantity) => !/€|\beuros?\b|%/.test(quantity))
		.filter(
			(quantity) =>
				massOrVolume.test(quantity) ||
				pieces.test(quantity) ||
				onlyNumber.test(quantity) ||
				periodical.test(quantity) ||
				subjects.some((subject) => quantity.includes(subject.toLowerCase())),
		);
	if (ofMaterial.length === 0) return undefined;
	return recurring.test(idea.toLowerCase()) || ofMaterial.some((quantity) => periodical.test(quantity))
		? "flow"
		: "lot";
}

const known = new Set(knownPlaces.split(",").map((place) => spaced(place)));
const other = new Set(notPlaces.split(",").map((word) => spaced(word)));
const companyNames = new Set(companies.flatMap(({ name }) => wordsOf(name).map(({ folded }) => folded)));
/** Words of a place's name at most. */
const placeAtMost = 4;
/** Places that are restated at most. */
const placesAtMost = 2;
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

/** Words before a place that something comes from or goes to. */
const movement = /^(?:from|to|de|desde|a|hacia|hasta|des|fins|cap)$/;

/** The places that an idea names, as they are written there; those that something only comes from or goes to are the last choice. */
export function placesIn(idea: string, words: readonly Word[]): string[] {
	const places: { name: string; at: number; isPassing: boolean }[] = [];
	for (let from = 0; from < words.length; from++) {
		for (let length = placeAtMost; length >= 1; length--) {
			const [first, last] = [words[from], words[from + length - 1]];
			if (!first || !last) continue;
			const written = idea.slice(first.start, last.end);
			const name = spaced(written);
			if (!known.has(name) || !(/^(?:\p{Lu}|l['’]\p{Lu})/u.test(written) || name.length >= 7)) continue;
			const isPassing = movement.test(words[from - 1]?.folded ?? "");
			places.push({ name: written, at: first.start, isPassing });
			break;
		}
	}
	for (const { index, 0: all, 1: name = "" } of idea.matchAll(afterPreposition)) {
		if (!other.has(spaced(name)))
			places.push({ name, at: index + all.length - name.length, isPassing: false });
	}
	places.sort(
		(a, b) => Number(a.isPassing) - Number(b.isPassing) || a.at - b.at || b.name.length - a.name.length,
	);
	return [...new Set(places.map(({ name }) => name))]
		.filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)))
		.slice(0, placesAtMost);
}
