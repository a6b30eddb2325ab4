import { type Place, textAt } from "./evidence.ts";
import type { Word } from "./language.ts";

/** Longest piece of an idea that is quoted for what it shows, in characters. */
const clauseAtMost = 130;
/** The same for what the sender wants: it is quoted instead of being told in other words. */
export const wishAtMost = 240;
/** Where a sentence ends, and where one may be taken apart without cutting a phrase. */
const sentenceEnds = /[.!?…]+(?=\s|$)|[\r\n]+/g;
const clauseEnds = /[.!?…]+(?=\s|$)|[\r\n]+|[,;:](?=\s)|\s[–—-]\s/g;
/** What a quotation holds: letters, digits and the marks of plain text. Anything else might be read as layout. */
const plainText = /^[\p{L}\p{M}\p{N}\s.,;:'’"·%€$°º²³¿?¡!()/&+=@…–—-]+$/u;

/**
 * The words of an idea that show something, as they can be quoted: the whole sentence if it has at most so many characters, else the
 * clause, else the words alone. Nothing is ever cut within a phrase.
 */
export function clauseAt(
	idea: string,
	words: readonly Word[],
	place: Place,
	charactersAtMost = clauseAtMost,
): string {
	const start = words[place.from]?.start ?? 0;
	const end = words[place.to]?.end ?? start;
	for (const ends of [sentenceEnds, clauseEnds]) {
		const clause = between(idea, ends, start, end);
		if (clause.length <= charactersAtMost && plainText.test(clause)) return clause;
	}
	return textAt(idea, words, place);
}

/** What stands between the borders around a stretch of the text. */
function between(idea: string, borders: RegExp, start: number, end: number): string {
	let [from, to] = [0, idea.length];
	for (const { index, 0: mark } of idea.matchAll(borders)) {
		if (index + mark.length <= start) from = index + mark.length;
		else if (index >= end) {
			to = index;
			break;
		}
	}
	const piece = idea.slice(from, to);
	const mark = /^[?!]/.exec(idea.slice(to))?.[0] ?? "";
	const opening = { "?": "¿", "!": "¡" }[mark];
	// A question or call keeps its marks; a part of one that has lost the opening one goes without both.
	const sentence =
		idea
			.slice(0, to)
			.split(/[.!?…\r\n]/)
			.at(-1) ?? "";
	const opened = opening !== undefined && sentence.includes(opening);
	const whole = mark && (piece.includes(opening ?? "") || !opened) ? piece + mark : piece;
	const quote = whole.replace(/\s+/g, " ").trim();
	return (/[?!]$/.test(quote) ? quote : quote.replace(/^[¿¡]/, "")).replace(
		/^(?:and|but|y|i|pero|però) /,
		"",
	);
}
