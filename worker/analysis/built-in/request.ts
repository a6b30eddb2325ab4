import type { Sighting } from "./clues.ts";
import type { Place } from "./evidence.ts";
import type { AskKnowledge } from "./knowledge/asks.ts";
import type { Direction } from "./knowledge/theme.ts";
import type { Word } from "./language.ts";
import { clauseAt, wishAtMost } from "./quotes.ts";
import { mostLikelyAsk, sentenceAt, wishIn } from "./sender.ts";

type AskSighting = Sighting<{ ask: AskKnowledge; outright: boolean }>;

/** What a text asks for. */
export interface Request {
	/** One of the known asks, if the text states it. */
	ask: AskKnowledge | undefined;
	/** Whether the text states it outright. */
	isOutright: boolean;
	/** What is wanted, as the text says it: a wish or a question. A text may ask for something by its situation alone. */
	wish: string | undefined;
	/** The sentences of the ask or the wishes, in the order of the text. */
	sentences: readonly Place[];
	/** Whether it may be about what the sender makes: any other ask is about something else. */
	isAboutProduct: boolean;
}

/** Whoever asks for one of these speaks of what he makes. */
const isForProduct: ReadonlySet<Direction> = new Set<Direction>(["sell", "try", "join"]);

/** Reads what a text asks for from the clues of asks, of wishes and of what is lacking that it holds. */
export function readRequest(
	idea: string,
	words: readonly Word[],
	asks: readonly AskSighting[],
	allWishes: readonly Place[],
	lacks: readonly Place[],
): Request {
	const asked = asks.filter(({ from }) => !isNegated(words, from));
	const stated = [...allWishes, ...contractedWishes(words)]
		// "Who can't" is no "who can".
		.filter(({ from, to }) => !isNegated(words, from) && words[to + 1]?.folded !== "t")
		.sort((a, b) => a.from - b.from);
	const wishes = stated.length > 0 ? stated : lacks;
	const likely = mostLikelyAsk(asked);
	const outright = asked.findLast(({ target }) => target.ask === likely && target.outright);
	// What is wanted in so many words says more than a word that only hints at an ask.
	const isQuestion = idea.includes("?");
	const ask = outright || (wishes.length === 0 && !isQuestion) ? likely : undefined;
	const isWish = ({ from, to }: Place) =>
		stated.some((wish) => wish.from >= from && wish.from <= to) ||
		idea.slice(words[to]?.end).trimStart().startsWith("?");
	const saysWish = outright && isWish(sentenceAt(words, outright));
	// An ask without a name can only be quoted.
	const clause = outright && clauseAt(idea, words, outright, wishAtMost);
	return {
		ask,
		isOutright: outright !== undefined,
		wish: saysWish ? clause : (wishIn(idea, words, wishes) ?? (ask?.name ? undefined : clause)),
		sentences: (ask ? asked.filter(({ target }) => target.ask === ask) : wishes).map((one) =>
			sentenceAt(words, one),
		),
		isAboutProduct: !ask || isForProduct.has(ask.direction),
	};
}

/** "I'd like", "we'd love": clues leave single letters out of account. */
function contractedWishes(words: readonly Word[]): Place[] {
	return words.flatMap(({ folded }, at) =>
		(folded === "like" || folded === "love") && words[at - 1]?.folded === "d" ? [{ from: at, to: at }] : [],
	);
}

/** "Nadie lo quiere": a pronoun between the negation and the verb. */
const pronoun = /^(?:lo|la|los|las|les|el|els|ho|l|me|nos|ens|em|it|them)$/;

/** "We don't want", "no queremos", "nobody wants": a negation right before, in the same sentence. */
function isNegated(words: readonly Word[], at: number): boolean {
	if (words[at]?.beginsSentence) return false;
	const from = pronoun.test(words[at - 1]?.folded ?? "") ? at - 1 : at;
	const [contracted, before] = [words[from - 2]?.folded ?? "", words[from - 1]?.folded ?? ""];
	if (before === "t") return contracted.endsWith("n");
	return /^(?:not|never|nobody|no|nunca|nadie|mai|ningu)$/.test(before);
}
