import { relativesOf } from "./clues.ts";
import { isFunctionWord, type Word } from "./language.ts";

/** Shortest word that may be one letter away from a known one, in letters. Of shorter ones too many are. */
const misspellableFrom = 7;
/** Shortest word that may be written as it sounds. */
const soundsFrom = 5;

/** Letters that sound like another, in Spanish and Catalan. */
const sounds: Readonly<Record<string, string>> = { v: "b", z: "s", k: "c", q: "c" };
const soft: Readonly<Record<string, string>> = { c: "s", g: "j" };

/** A word as it sounds: what is confused in writing is one letter here. Letter by letter, for thousands of words at the first idea. */
function soundOf(folded: string): string {
	let sound = "";
	for (let at = 0; at < folded.length; at++) {
		const letter = folded[at] as string;
		const next = folded[at + 1];
		if (letter === "h" || (letter === "u" && folded[at - 1] === "q")) continue;
		const isSoft = next === "e" || next === "i";
		let heard = (isSoft && soft[letter]) || sounds[letter] || letter;
		if (letter === "n" && (next === "b" || next === "p" || next === "v")) heard = "m";
		if (letter === "l" && next === "l") {
			heard = "y";
			at++;
		}
		if (sound[sound.length - 1] !== heard) sound += heard;
	}
	return sound;
}

/** Letters that a word may begin with which sounds as if it began with this one. */
const initials: Readonly<Record<string, string>> = { b: "bv", s: "szc", c: "ckq", j: "jg", y: "yl" };

/** The known words of a language by the letter that they begin with. */
export class Vocabulary {
	readonly #words: readonly (() => ReadonlySet<string>)[];
	#byInitial: Map<string, string[]> | undefined;
	/** How words sound is found out for one sound of the first letter at a time. */
	readonly #bySound = new Map<string, Map<string, string>>();

	/** `words` are asked for when the first text in the language is read. */
	constructor(words: readonly (() => ReadonlySet<string>)[]) {
		this.#words = words;
	}

	has(folded: string): boolean {
		return this.#words.some((words) => words().has(folded));
	}

	#beginningWith(letters: string): string[] {
		let byInitial = this.#byInitial;
		if (!byInitial) {
			byInitial = new Map();
			for (const words of this.#words) {
				for (const word of words()) {
					if (word.length < soundsFrom) continue;
					const sharing = byInitial.get(word[0] as string);
					if (sharing) sharing.push(word);
					else byInitial.set(word[0] as string, [word]);
				}
			}
			this.#byInitial = byInitial;
		}
		return [...letters].flatMap((letter) => byInitial.get(letter) ?? []);
	}

	soundingLike(sound: string): string | undefined {
		const letter = sound[0] ?? "";
		let sounding = this.#bySound.get(letter);
		if (!sounding) {
			const alike = this.#beginningWith(`${initials[letter] ?? letter}h`);
			sounding = new Map(alike.map((word) => [soundOf(word), word]));
			this.#bySound.set(letter, sounding);
		}
		return sounding.get(sound);
	}

	/** A long word that is one letter away. */
	near(folded: string): string | undefined {
		return this.#beginningWith(folded[0] ?? "").find(
			(word) => word.length >= misspellableFrom && word[1] === folded[1] && isOneLetterAway(word, folded),
		);
	}
}

/**
 * The words with those replaced that are misspelt: by what sounds like a known word, where the text is not in English alone, or
 * a long word that is one letter away from one. `guessed` holds the positions of the latter.
 */
export function correctSpelling(
	words: readonly Word[],
	vocabularies: readonly Vocabulary[],
	bySound: boolean,
): { words: Word[]; guessed: ReadonlySet<number> } {
	const guessed = new Set<number>();
	const first = (search: (vocabulary: Vocabulary) => string | undefined) => {
		for (const vocabulary of vocabularies) {
			const found = search(vocabulary);
			if (found) return found;
		}
		return undefined;
	};
	const corrected = words.map((word, position) => {
		const { folded } = word;
		if (folded.length < soundsFrom || isFunctionWord(folded)) return word;
		const isKnown = relativesOf(folded).some((relative) => vocabularies.some((one) => one.has(relative)));
		if (isKnown) return word;
		const sound = bySound ? soundOf(folded) : "";
		const alike =
			bySound &&
			(first((one) => one.soundingLike(sound)) ??
				(sound.endsWith("s") ? first((one) => one.soundingLike(sound.slice(0, -1))) : undefined));
		if (alike) return { ...word, folded: alike };
		if (folded.length < misspellableFrom - 1) return word;
		const near = first((one) => one.near(folded));
		if (!near) return word;
		guessed.add(position);
		return { ...word, folded: near };
	});
	return { words: corrected, guessed };
}

/** Whether a letter was left out, added or swapped with its neighbour, or changed inside the word: endings are grammar. */
function isOneLetterAway(one: string, other: string): boolean {
	if (one === other || Math.abs(one.length - other.length) > 1) return false;
	let start = 0;
	while (one[start] === other[start] && start < one.length) start++;
	let end = 0;
	while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
	if (end < 2) return false;
	const left = one.length - start - end;
	const right = other.length - start - end;
	if (left + right === 1) return true;
	return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
