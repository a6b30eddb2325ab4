import { type CompanyId, companies } from "#app/content/companies.ts";
import { fold } from "#worker/text-language.ts";
import {
	energyPrice,
	equity,
	materials,
	moneySought,
	months,
	noticed,
	numberWords,
	people,
	things,
	towns,
	units,
	wrongdoing,
} from "./texts/fact-words.ts";
import { type NoteKey, notes } from "./texts/note-words.ts";
import { danger, grief, strain } from "./texts/suffering-words.ts";

/** Kinds of facts that an idea can state, by which the analysis knows what it need not ask for. */
export type Fact = keyof typeof stated | keyof typeof noticed;

const digits = "\\d(?:[\\d.,]*\\d)?(?:\\s?(?:[-–]|to|or|a|o)\\s?\\d(?:[\\d.,]*\\d)?)?";
const number = `(?:${digits}k?(?:\\s(?:thousand|million|mil|millones\\sde|milions\\sde))?|${numberWords})`;
const capitalised = "(?:(?:the|la|el|los|las|les)\\s|[lL]['’])?\\p{Lu}[\\p{Ll}'’·-]+";
/** After "in" and the like, but not a place. */
const noPlace = `(?:${companies.map((company) => company.name).join("|")}|Anella|Seat|Covid|Christmas|Easter|Navidad|Nadal|Semana|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${months}|May|March|English|Spanish|Catalan|Excel|Google|Instagram|LinkedIn|WhatsApp|Internet)`;
/** "2019 ha" is no area in Spanish, and "2020 to 2023 people" no number of people. */
const year = "(?:19|20)\\d\\d";
/** Not a part of a longer word or number. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}€$])(?!${year}\\sha\\s)${pattern}(?![\\p{L}\\p{N}])`;

/** What is stated in so many words. A distance is no amount. */
const stated = {
	money: new RegExp(
		`(?<![\\p{L}\\p{N}])(?:[€$£]\\s?${digits}|${digits}\\s?(?:[km]|mil|million|millones|milions)?\\s?(?:de\\s|d['’])?(?:€|euros?|eur|\\$|£)|\\d+k(?!\\s?\\p{L}))(?![\\p{L}\\p{N}])`,
		"iu",
	),
	temperature: /\d\s?(?:°\s?C?|ºC|degrees|grados|graus)(?!\p{L})/iu,
	time: new RegExp(
		whole(`(?:\\d{1,2}\\s(?:de\\s)?${months}|${months}\\s(?:de\\s)?20\\d\\d|Q[1-4]\\s20\\d\\d)`),
		"iu",
	),
	amount: new RegExp(
		whole(
			`(?:${number}\\s?(?!(?:km|kil[oó]m|quil[oò]m|m(?:et\\p{L}+)?(?![\\p{L}\\d²³]))\\p{L}*)${units}|${number}\\s(?:\\p{Ll}+\\s)?${things})`,
		),
		"iu",
	),
	people: new RegExp(whole(`(?!${year}\\s)${number}\\s(?:\\p{Ll}+\\s)?${people}`), "iu"),
	place: new RegExp(
		`(?<=(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Oo]utside|[Ff]rom|[Aa]round|[Ee]n|[Cc]erca\\sde|[Dd]esde|[Pp]rop\\sde|[Aa]fores\\sde|[Aa]fueras\\sde)\\s)(?!${noPlace})${capitalised}|(?<=(?<!\\p{L})(?:[Dd]e|[Aa]|[Ee]n|[Ii]n|[Oo]f)\\s|\\()${towns}(?!\\p{L})`,
		"u",
	),
	material: new RegExp(whole(materials), "iu"),
};

/** Whether shares, equity or an investment are spoken of. */
export const speaksOfEquity = (idea: string) => new RegExp(equity, "iu").test(idea);

/** Whether an idea seeks money for a project, and not somebody who sells or buys energy. */
export const seeksMoney = (idea: string) =>
	new RegExp(moneySought, "iu").test(idea) &&
	(speaksOfEquity(idea) || !new RegExp(energyPrice, "iu").test(idea));

/** The kinds of facts that an idea states. */
export function factsIn(idea: string): ReadonlySet<Fact> {
	const line = idea.replace(/\s+/g, " ");
	const folded = plain(line);
	const isStated = ([, pattern]: [string, RegExp]) => pattern.test(line);
	const isNoticed = ([, words]: [string, string]) => new RegExp(`\\b${words}\\b`, "i").test(folded);
	const found = [...Object.entries(stated).filter(isStated), ...Object.entries(noticed).filter(isNoticed)];
	return new Set(found.map(([fact]) => fact as Fact));
}

/** Folded text with one kind of apostrophe and space. */
const plain = (idea: string) => fold(idea).replaceAll("’", "'").replace(/\s+/g, " ");

/** Whether people suffer or have died, whether a life may be at risk, and whether somebody is worried about those around him. */
export function sufferingIn(idea: string): "grief" | "danger" | "strain" | undefined {
	const folded = plain(idea);
	const has = (words: string) => new RegExp(`(?<![\\w'-])${words}(?![\\w-])`).test(folded);
	return has(danger) ? "danger" : has(grief) ? "grief" : has(strain) ? "strain" : undefined;
}

/** Whether wrongdoing is reported: fraud, harassment, corruption. */
export const reportsWrongdoing = (idea: string) => new RegExp(`\\b${wrongdoing}`).test(fold(idea));

/** The thing that an idea names, of those that are known of a company's theme. */
export function noteIn(idea: string, { company, likely }: { company: CompanyId; likely: string }) {
	const folded = plain(idea);
	const isTold = ([, { of, when }]: [string, (typeof notes)[NoteKey]]) =>
		of.some((one) => one === `${company}/${likely}`) && new RegExp(`\\b(?:${when})`).test(folded);
	return Object.entries(notes).find(isTold)?.[0] as NoteKey | undefined;
}
