import type { CompanyId } from "#app/content/companies.ts";
import { fold } from "#worker/text-language.ts";
import { energyPrice, equity, moneySought, noticed, stated, wrongdoing } from "./texts/fact-words.ts";
import { type NoteKey, notes } from "./texts/note-words.ts";
import { danger, grief, strain } from "./texts/suffering-words.ts";

/** Kinds of facts that an idea can state, by which the analysis knows what it need not ask for. */
export type Fact = keyof typeof stated | keyof typeof noticed;

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
