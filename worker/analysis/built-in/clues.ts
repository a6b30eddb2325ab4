import type { Clues } from "./knowledge/theme.ts";
import { fold, isLightWord, type ReadLanguage, type Word, wordsOf } from "./language.ts";

/** Where a clue was found in an idea. */
export interface Sighting<Target> {
	target: Target;
	/** The clue as the knowledge writes it, to tell clues from each other. */
	clue: string;
	/** Of the clue; undefined where it is the same in all. */
	language: ReadLanguage | undefined;
	/** How many words the clue has. */
	length: number;
	/** Positions in the list of the idea's words, first and last. */
	from: number;
	to: number;
}

/** Beginnings are looked up by so many letters, and are never shorter. */
const prefixKey = 3;
/** Longest stretch that `~` stands for, in words. */
const gapAtMost = 4;

/** A word of a clue: one of these forms, a beginning, or a gap. */
type ClueWord = { forms: readonly string[] } | { prefix: string } | "gap";

interface Entry<Target> {
	target: Target;
	clue: string;
	/** Set when the clue is first looked at more closely: most never are. */
	words?: readonly ClueWord[];
}

const vowels = "aeiou";

/** Singular and plural of a word by its language's rules, folded. A word of no language has English plurals. */
export function formsOf(word: string, language: ReadLanguage | undefined): string[] {
	const folded = fold(word);
	const forms = [folded];
	const { length } = folded;
	const last = folded[length - 1] ?? "";
	const before = folded[length - 2] ?? "";
	/** The word without its last letters, with an ending instead. */
	const ending = (cut: number, added = "") => forms.push(folded.slice(0, length - cut) + added);
	if (language === "es") {
		if (last === "z") ending(1, "ces");
		else if (vowels.includes(last)) ending(0, "s");
		else if (last !== "s") ending(0, "es");
		else {
			if (length > 4 && "aeo".includes(before)) ending(1);
			if (length > 5 && before === "e" && "nlrd".includes(folded[length - 3] ?? "")) ending(2);
		}
	} else if (language === "ca") {
		if (last === "a" && !word.endsWith("à")) {
			ending(1, "es");
			const spelling = { c: "ques", g: "gues", j: "ges" }[before];
			if (spelling) ending(2, spelling);
		} else if (vowels.includes(last) && !vowels.includes(word[word.length - 1] ?? "")) ending(0, "ns");
		else if (last === "s" || last === "x" || word.endsWith("ç")) ending(0, "os");
		else ending(0, "s");
		if (last === "s" && length > 4) {
			if (before === "e") ending(2, "a");
			else if (!vowels.includes(before)) ending(1);
		}
	} else {
		const hisses = last === "s" || last === "x" || last === "z" || (last === "h" && "cs".includes(before));
		if (last === "y" && !vowels.includes(before)) ending(1, "ies");
		else ending(0, hisses ? "es" : "s");
		if (last === "s" && length > 3) {
			if (folded.endsWith("ies") && length > 4) ending(3, "y");
			else if (/(?:x|ch|sh|ss)es$/.test(folded)) ending(2);
			else if (!"siu".includes(before)) ending(1);
		}
	}
	return forms;
}

/** Folded words of which a folded word may be the plural or the singular, by any of the languages' rules, itself included. */
export function relativesOf(folded: string): string[] {
	const cut = (letters: number) => folded.slice(0, folded.length - letters);
	const relatives = [folded, `${folded}s`, `${folded}es`];
	if (folded.endsWith("s")) {
		relatives.push(cut(1));
		if (folded.endsWith("es")) relatives.push(cut(2), `${cut(2)}a`);
		if (folded.endsWith("ies")) relatives.push(`${cut(3)}y`);
		if (folded.endsWith("ces")) relatives.push(`${cut(3)}z`);
		if (folded.endsWith("ques")) relatives.push(`${cut(4)}ca`);
		if (folded.endsWith("gues")) relatives.push(`${cut(4)}ga`);
		if (folded.endsWith("ges")) relatives.push(`${cut(3)}ja`);
		if (folded.endsWith("ns") || folded.endsWith("os")) relatives.push(cut(2));
	} else if (folded.endsWith("a")) relatives.push(`${cut(1)}es`);
	else if (folded.endsWith("y")) relatives.push(`${cut(1)}ies`);
	return relatives;
}

/** The clues of one language by their first word. */
class CluesOfLanguage<Target> {
	readonly language: ReadLanguage | undefined;
	/** Lists that are taken apart at the first idea in their language. */
	readonly #waiting: { list: string; target: Target }[] = [];
	/** By the first word as the clue writes it, folded. */
	readonly #byWord = new Map<string, Entry<Target>[]>();
	/** By the first letters of a first word that is a beginning. */
	readonly #byPrefix = new Map<string, Entry<Target>[]>();
	/** Every word of a clue. */
	readonly #words = new Set<string>();

	constructor(language: ReadLanguage | undefined) {
		this.language = language;
	}

	add(list: string, target: Target): void {
		this.#waiting.push({ list, target });
	}

	#load(): void {
		for (const { list, target } of this.#waiting)
			for (const clue of list.split(",")) this.#addClue(clue.trim(), target);
		this.#waiting.length = 0;
	}

	#addClue(clue: string, target: Target): void {
		const entry: Entry<Target> = { target, clue };
		if (plainWord.test(clue)) {
			const folded = fold(clue);
			this.#words.add(folded);
			put(this.#byWord, folded, entry);
			return;
		}
		let first: string | undefined;
		for (const part of clue.split(" ")) {
			for (const folded of plainWord.test(part) ? [fold(part)] : wordsOf(part).map((word) => word.folded)) {
				if (isLightWord(folded) && clue !== part) continue;
				this.#words.add(folded);
				if (first !== undefined) continue;
				first = folded;
				if (part.endsWith("*")) put(this.#byPrefix, folded.slice(0, prefixKey), entry);
				else put(this.#byWord, folded, entry);
			}
		}
	}

	/** Clues that may begin with a word. */
	candidates(folded: string, relatives: readonly string[]): Entry<Target>[] {
		this.#load();
		const entries = relatives.flatMap((relative) => this.#byWord.get(relative) ?? []);
		return entries.concat(this.#byPrefix.get(folded.slice(0, prefixKey)) ?? []);
	}

	words(): ReadonlySet<string> {
		this.#load();
		return this.#words;
	}
}

/** Looks for many clues at once. It is cheap to build: a language's clues wait for the first idea that is written in it. */
export class ClueIndex<Target> {
	readonly #languages = ([undefined, "en", "es", "ca"] as const).map(
		(language) => new CluesOfLanguage<Target>(language),
	);

	/** Adds the clues of a target. */
	add(clues: Clues, target: Target): void {
		const [first = "", ...others] = clues.split("|");
		const [any, ...each] = this.#languages;
		if (others.length === 0) any?.add(first, target);
		else for (const [place, list] of [first, ...others].entries()) each[place]?.add(list, target);
	}

	/** Every clue found, in the order of the text. */
	find(words: readonly Word[], languages: ReadonlySet<ReadLanguage>): Sighting<Target>[] {
		const read = this.#languages.filter(({ language }) => language === undefined || languages.has(language));
		// A light word that begins a sentence leaves that to the next one.
		let beginsSentence = false;
		const telling = words.flatMap((word, position) => {
			beginsSentence ||= word.beginsSentence;
			if (isLightWord(word.folded)) return [];
			const kept = { ...word, position, beginsSentence };
			beginsSentence = false;
			return [kept];
		});
		return telling.flatMap(({ folded, position, isUpper }, place) => {
			const relatives = relativesOf(folded);
			return read.flatMap((clues) =>
				clues.candidates(folded, relatives).flatMap((entry): Sighting<Target>[] => {
					const { target, clue } = entry;
					const { language } = clues;
					entry.words ??= takeApart(clue, language);
					if (abbreviation.test(clue) && !isUpper) return [];
					const last = lastMatched(entry.words, telling, place);
					if (last === undefined) return [];
					const to = telling[last]?.position ?? position;
					return [{ target, clue, language, length: entry.words.length, from: position, to }];
				}),
			);
		});
	}

	/** Every word that a clue of a language is made of, to correct spelling by. */
	vocabulary(language: ReadLanguage): ReadonlySet<string> {
		return this.#languages.find((clues) => clues.language === language)?.words() ?? new Set();
	}
}

const plainWord = /^[a-záàéèíïóòúüñç·]+$/;
/** "PET", "CO2": found in capitals only, never in a plural. */
const abbreviation = /^\p{Lu}{2,}\d?$/u;

/** A clue's words as they are matched. */
function takeApart(clue: string, language: ReadLanguage | undefined): ClueWord[] {
	const telling: ClueWord[] = [];
	const light: ClueWord[] = [];
	for (const part of clue.split(" ")) {
		if (part === "~") telling.push("gap");
		for (const { folded, start, end } of wordsOf(part)) {
			const isPrefix = part.endsWith("*") && end === part.length - 1;
			const written = part.slice(start, end);
			const forms = abbreviation.test(written) ? [folded] : formsOf(written, language);
			(isLightWord(folded) ? light : telling).push(isPrefix ? { prefix: folded } : { forms });
		}
	}
	return telling.length > 0 ? telling : light;
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const values = map.get(key);
	if (values) values.push(value);
	else map.set(key, [value]);
}

/** Place of the last word of a clue that begins at this place, if all of it is there. */
function lastMatched(
	wanted: readonly ClueWord[],
	words: readonly { folded: string; beginsSentence: boolean }[],
	place: number,
	isFirst = true,
): number | undefined {
	const [word, ...rest] = wanted;
	if (word === undefined) return place - 1;
	if (word === "gap") {
		for (let skipped = 0; skipped <= gapAtMost; skipped++) {
			if (words[place + skipped]?.beginsSentence) break;
			const last = lastMatched(rest, words, place + skipped, false);
			if (last !== undefined) return last;
		}
		return undefined;
	}
	const { folded, beginsSentence } = words[place] ?? {};
	if (folded === undefined || (beginsSentence && !isFirst)) return undefined;
	const matches = "prefix" in word ? folded.startsWith(word.prefix) : word.forms.includes(folded);
	return matches ? lastMatched(rest, words, place + 1, false) : undefined;
}
