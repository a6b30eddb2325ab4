import { companies } from "#app/content/companies.ts";
import { fold } from "#worker/text-language.ts";
import {
	lacking,
	materials,
	money,
	months,
	noticed,
	numberWords,
	people,
	periods,
	sum,
	things,
	towns,
	units,
	wanting,
} from "./texts/fact-words.ts";

/** Kinds of facts that an idea can state, by which the analysis knows what it need not ask for. */
export type Fact = keyof typeof quoted | keyof typeof noticed;

const digits = "\\d(?:[\\d.,]*\\d)?(?:\\s?(?:[-–]|to|or|a|o)\\s?\\d(?:[\\d.,]*\\d)?)?";
const number = `(?:${digits}k?(?:\\s(?:thousand|million|mil|millones\\sde|milions\\sde))?|${numberWords})`;
/** "a month", "/year", "al mes", "l’any", "mensuales". */
const per = `(?:\\s?/\\s?\\p{L}+|\\s(?:a|an|per|every|each|al|por|cada|a la|la)\\s${periods}|\\sl['’]any|\\s(?:daily|weekly|monthly|yearly|diari[oa]s|semanales|mensuales|anuales|setmanals|mensuals|anuals))`;
const capitalised = "\\p{Lu}[\\p{Ll}'’·-]+";
const name = `(?:(?:the|la|el|los|las|les)\\s|[lL]['’])?${capitalised}(?:(?:\\s(?:de|del|dels|la|las|los|el|les|i|y|d['’]|l['’]))*\\s?${capitalised})*`;
/** After "in" and the like, but not a place. */
const noPlace = new RegExp(
	`^(?:${companies.map((company) => company.name).join("|")}|Anella|Seat|Covid|Christmas|Easter|Navidad|Nadal|Semana|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${months}|May|March|English|Spanish|Catalan|Excel|Google|Instagram|LinkedIn|WhatsApp|Internet)`,
);
/** "2019 ha" is no area in Spanish, and "2020 to 2023 people" no number of people. */
const year = "(?:19|20)\\d\\d";
/** Not a part of a longer word or number. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}€$])(?!${year}\\sha\\s)${pattern}(?![\\p{L}\\p{N}])`;

/** What is quoted as it stands. Of two that overlap, the first is quoted. */
const quoted = {
	writer:
		/(?<=(?<!not |no )(?<!\p{L})(?:we are|we['’]re|i am|i['’]m|i run|we run|somos|soy|som|s[oó]c)\s)(?:an?|una?|el|la)\s(?!bit|little|lot|poc)[^,.;:()!?*_#<>`[\]\\“”«»"]{3,45}?(?=[,.;:()!?“”«»"]|\s(?:and|that|who|with|which|in|near|outside|from|y|que|con|en|i|amb|a)\s|$)/giu,
	money: new RegExp(
		`(?<![\\p{L}\\p{N}])(?:[€$£]\\s?${digits}\\s?(?:[km]|million)?|${digits}\\s?(?:[km]|mil|million|millones|milions)?\\s?(?:de\\s|d['’])?(?:€|euros?|eur|\\$|£)|\\d+k(?!\\s?\\p{L}))(?![\\p{L}\\p{N}])(?:\\s?/\\s?\\p{L}+\\d?|${per})?`,
		"giu",
	),
	temperature: /\d+(?:\s?[-–]\s?\d+)?\s?(?:°\s?C?|ºC|degrees|grados|graus)(?!\p{L})/giu,
	time: new RegExp(
		whole(
			`(?:(?:\\d{1,2}\\s?(?:[-–]|to|and|al?|y|i)\\s?)?\\d{1,2}\\s(?:de\\s)?${months}(?:\\s(?:de\\s)?20\\d\\d)?|${months}\\s(?:de\\s)?20\\d\\d|Q[1-4]\\s20\\d\\d)`,
		),
		"giu",
	),
	amount: new RegExp(
		`${whole(
			`(?:${number}\\s?${units}|${number}\\s(?:\\p{Ll}+\\s)?${things})(?:\\s(?:of|de)\\s(?!th|wet|dry|dark|old|our|la|los|las)\\p{Ll}{3,}|\\sd['’]\\p{Ll}{3,})?`,
		)}${per}?`,
		"giu",
	),
	people: new RegExp(whole(`(?!${year}\\s)${number}\\s(?:\\p{Ll}+\\s)?${people}`), "giu"),
	place: new RegExp(
		`(?:(?<=(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Oo]utside|[Ff]rom|[Aa]round|[Ee]n|[Cc]erca\\sde|[Dd]esde|[Pp]rop\\sde|[Aa]fores\\sde|[Aa]fueras\\sde)\\s)${name}|(?<=(?<!\\p{L})(?:[Dd]e|[Aa]|[Ee]n|[Ii]n|[Oo]f)\\s|\\()${towns}(?!\\p{L}))`,
		"gu",
	),
	material: new RegExp(whole(materials), "giu"),
};

const moneySought = new RegExp(
	`(?<!\\p{L})${wanting}[^.!?\\n]{0,90}${money}|(?<!\\p{L})${lacking}[^.!?\\n]{0,30}${sum}|${money}\\p{L}*\\s(?:wanted|needed|partner)|(?<!\\p{L})(?:entr\\p{L}+\\sen\\sel\\s(?:capital|accion)|take\\sa\\sstake|co-?invest|posi\\sdiners|lo\\spague)`,
	"iu",
);

const energyPrice =
	/(?:fixed|firm)\sprice|precio\sfijo|preu\sfix|\bPPA\b|(?:sell|vend|compr|buy)[^.!?]{0,25}(?:energ|electric|heat|calor|power)/i;

/** Whether an idea seeks money for a project, and not somebody who sells or buys energy. */
export const seeksMoney = (idea: string) =>
	moneySought.test(idea) &&
	(/investor|inversor|inversi[oó]|equity|capital/i.test(idea) || !energyPrice.test(idea));

/** The last question of an idea, if it is neither long nor most of the idea. */
export function questionIn(idea: string): string | undefined {
	const line = idea.replace(/\s+/g, " ").trim();
	const question = line.match(/(?:¿|(?<=^|[.!?:] ))[^.!?¿:;…]*\?/gu)?.at(-1);
	const isWhole = question && /^[^*_#<>`[\]\\“”«»]{15,}$/.test(question) && question.split(" ").length > 3;
	return isWhole && question.length <= Math.min(160, line.length * 0.6) ? question : undefined;
}

/** A bare word says too little to be quoted, and a distance is no amount. */
const unquoted = (fact: Fact, text: string) =>
	fact === "material" ||
	/^\d+k$/.test(text) ||
	(fact === "amount" && /^\D*[\d.,]+\s?(?:km|kil[oó]m|quil[oò]m|m$|m\s|met)/iu.test(text));

/** What an idea states: the kinds of facts, and those worth quoting, each as it stands in the idea and in its order. */
export function factsIn(idea: string): { given: ReadonlySet<Fact>; quotes: string[] } {
	const line = idea.replace(/\s+/g, " ");
	const given = new Set<Fact>();
	const found: { text: string; from: number; to: number }[] = [];
	for (const [fact, pattern] of Object.entries(quoted) as [Fact, RegExp][]) {
		for (const { 0: match, index: from } of line.matchAll(pattern)) {
			if (fact === "place" && noPlace.test(match)) continue;
			given.add(fact);
			const text = match.replace(/[.,\s]+$/, "");
			if (unquoted(fact, text)) continue;
			const to = from + text.length;
			const isNew = found.every((other) => (from >= other.to || to <= other.from) && text !== other.text);
			if (isNew) found.push({ text, from, to });
		}
	}
	const folded = fold(line);
	for (const [fact, words] of Object.entries(noticed) as [Fact, string][])
		if (new RegExp(`\\b${words}\\b`, "i").test(folded)) given.add(fact);
	return { given, quotes: found.sort((one, other) => one.from - other.from).map(({ text }) => text) };
}
