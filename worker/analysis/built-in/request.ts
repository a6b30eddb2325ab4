import type { Sighting } from "./clues.ts";
import type { Place } from "./evidence.ts";
import { type AskKnowledge, askKnowledge } from "./knowledge/asks.ts";
import type { Concept } from "./knowledge/concepts.ts";
import type { NoFitKind } from "./knowledge/no-fit.ts";
import type { RequestForm } from "./knowledge/requests.ts";
import type { Direction, Theme } from "./knowledge/theme.ts";
import { isFunctionWord, sentencesOf, type Word } from "./language.ts";
import { clauseAt, wishAtMost } from "./quotes.ts";

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

/** What the group is asked as a shop, an employer or a buyer, if the folded text has such a form. */
export function requestIn(folded: string, forms: readonly RequestForm[]): NoFitKind | undefined {
	const inText = new Set(folded.match(/[a-z0-9]+/g));
	const holds = (word: string) =>
		word.endsWith("*") ? [...inText].some((one) => one.startsWith(word.slice(0, -1))) : inText.has(word);
	return forms.find(
		({ words, all, unless }) =>
			(!words || words.split(" ").some(holds)) &&
			all.every((pattern) => pattern.test(folded)) &&
			!unless?.test(folded),
	)?.kind;
}

/** The ask of the clues that say it best. */
function mostLikelyAsk(sightings: readonly AskSighting[]) {
	// What is asked for stands at the end more often than not. A gap between words may hold another ask: "need a buyer for 40 t".
	const all = sightings.filter(({ target }) => target.outright);
	const outright = all.filter(
		(one) =>
			!one.clue.includes("~") ||
			!all.some(({ target, from, to }) => target.ask !== one.target.ask && from >= one.from && to < one.to),
	);
	const last = Math.max(...outright.map(({ to }) => to));
	const best = outright.length > 0 ? outright.filter(({ to }) => to === last) : sightings;
	return askKnowledge.find((ask) => best.some(({ target }) => target.ask === ask));
}

/** Somebody or something unknown, who would take what is left. */
const taker =
	/\?|pick-up|\b(?:who|someone|somebody|anyone|company|mill|price|pick up|collect\w*|precio|preu|quien|quién|alguien|empresa|gestor|qui|algú)(?![a-zà-ÿ])/i;

/** An outlet is asked for where the idea says what it has left over, and wants somebody for it or no more than that. */
export function impliedAsk(
	theme: Theme | undefined,
	concepts: readonly Sighting<Concept>[],
	wish: string | undefined,
): AskKnowledge | undefined {
	const isOfLeftovers = theme?.together?.some(([, situation]) => situation === "leftover");
	const holds = (...any: Concept[]) => concepts.some(({ target }) => any.includes(target));
	const wantsTaker = wish !== undefined && taker.test(wish);
	if (!isOfLeftovers || !(holds("leftover", "worn") || (wantsTaker && holds("amounts")))) return undefined;
	if (wish && !wantsTaker) return undefined;
	return askKnowledge.find(({ id }) => id === "outlet");
}

/** Words that tell something, in a question that says what is wanted: "Can we talk?" does not. */
const tellingWordsOfQuestion = 3;

/** What a text without a known ask wants, in its own words: people end with it more often than not. */
function wishIn(idea: string, words: readonly Word[], sightings: readonly Place[]): string | undefined {
	const mark = idea.lastIndexOf("?");
	const asked = words.findLastIndex(({ end }) => end <= mark);
	const wish = sightings.at(-1);
	if (asked >= 0) {
		const { from, to } = sentenceAt(words, { from: asked, to: asked });
		const telling = words.slice(from, to + 1).filter(({ folded }) => !isFunctionWord(folded));
		const earlier = sightings.findLast((one) => one.to < from);
		if (!earlier || telling.length >= tellingWordsOfQuestion)
			return clauseAt(idea, words, { from: asked, to: asked }, wishAtMost);
		return clauseAt(idea, words, earlier, wishAtMost);
	}
	return wish && clauseAt(idea, words, wish, wishAtMost);
}

/** The sentence around a place, by its first and last word. */
function sentenceAt(words: readonly Word[], { from }: Place): Place {
	const sentences = sentencesOf(words);
	return { from: sentences.indexOf(sentences[from] ?? 0), to: sentences.lastIndexOf(sentences[from] ?? 0) };
}
