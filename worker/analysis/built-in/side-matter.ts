import { type FoundTheme, isWithin, type Place } from "./evidence.ts";
import { isFunctionWord, type Word } from "./language.ts";

/** Evidence of a theme that is more than a single thing: independent clues, or two unmistakable ones in one phrase. */
const independentFrom = 3;
const evidenceFrom = 4;
/** Words that tell something, in an idea so short that the single thing it names is its subject. */
const tellingWordsOfShortIdea = 12;

/**
 * Whether what tells a theme may be a side matter of the idea: a single thing in a longer text, neither in the sentence of the ask
 * nor stated with an amount.
 */
export function isSideMatter(
	idea: string,
	words: readonly Word[],
	{ evidence, independent, clues }: FoundTheme,
	askedIn: Place | undefined,
	quantities: readonly string[],
): boolean {
	if (independent >= independentFrom || evidence >= evidenceFrom) return false;
	const telling = words.filter(({ folded }) => !isFunctionWord(folded));
	return (
		telling.length > tellingWordsOfShortIdea &&
		!clues.some((clue) => (askedIn && isWithin(clue, askedIn)) || isMeasured(idea, words, clue, quantities))
	);
}

/** Words between an amount and the thing that there is so much of, at most. */
const wordsAfterAmount = 4;

/** Whether one of the quantities is an amount of a thing: "120 tonnes of recycled paper". */
function isMeasured(
	idea: string,
	words: readonly Word[],
	{ from }: Place,
	quantities: readonly string[],
): boolean {
	const before = idea.slice(words[Math.max(0, from - wordsAfterAmount)]?.start, words[from]?.end);
	return quantities.some((quantity) => {
		const start = quantity.split(" ").slice(0, 2).join(" ");
		return before.includes(start) || quantity.includes(idea.slice(words[from]?.start, words[from]?.end));
	});
}
