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

/** Corrects words by a vocabulary: what sounds like a known word, and long words that are one letter away from one. */
export class Speller {
	readonly #known: ReadonlySet<string>;
	/** Known words by their first letter as it sounds; how the rest of each sounds is found out when it is asked for. */
	readonly #byLetter = new Map<string, string[]>();
	readonly #bySound = new Map<string, Map<string, string>>();

	constructor(vocabulary: ReadonlySet<string>) {
		this.#known = vocabulary;
		for (const form of vocabulary) {
			if (form.length < soundsFrom) continue;
			const letter = soundOf(form.slice(0, 3))[0] ?? "";
			const sharing = this.#byLetter.get(letter);
			if (sharing) sharing.push(form);
			else this.#byLetter.set(letter, [form]);
		}
	}

	#soundingLike(sound: string): string | undefined {
		const letter = sound[0] ?? "";
		let sounding = this.#bySound.get(letter);
		if (!sounding) {
			sounding = new Map((this.#byLetter.get(letter) ?? []).map((form) => [soundOf(form), form]));
			this.#bySound.set(letter, sounding);
		}
		return sounding.get(sound);
	}

	#near(folded: string, sound: string): string | undefined {
		if (folded.length < misspellableFrom - 1) return undefined;
		return this.#byLetter
			.get(sound[0] ?? "")
			?.find(
				(form) => form.length >= misspellableFrom && form[1] === folded[1] && isOneLetterAway(form, folded),
			);
	}

	/**
	 * `bySound` is for texts that are not in English, whose letters sound otherwise.
	 * The words with those replaced that are misspelt, and the positions of those that are guessed from one letter. */
	correct(words: readonly Word[], bySound = true): { words: Word[]; guessed: ReadonlySet<number> } {
		const guessed = new Set<number>();
		const corrected = words.map((word, position) => {
			const { folded } = word;
			if (folded.length < soundsFrom || isFunctionWord(folded)) return word;
			if (relativesOf(folded).some((relative) => this.#known.has(relative))) return word;
			const sound = soundOf(folded);
			const alike = bySound
				? (this.#soundingLike(sound) ??
					(sound.endsWith("s") ? this.#soundingLike(sound.slice(0, -1)) : undefined))
				: undefined;
			if (alike) return { ...word, folded: alike };
			const near = this.#near(folded, sound);
			if (!near) return word;
			guessed.add(position);
			return { ...word, folded: near };
		});
		return { words: corrected, guessed };
	}
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
