import type { Sighting } from "./clues.ts";
import type { Place } from "./evidence.ts";
import { type Actor, actors } from "./knowledge/actors.ts";
import { type AskKnowledge, askKnowledge } from "./knowledge/asks.ts";
import type { Concept } from "./knowledge/concepts.ts";
import type { NoFitKind } from "./knowledge/no-fit.ts";
import type { RequestForm } from "./knowledge/requests.ts";
import type { Theme } from "./knowledge/theme.ts";
import { isFunctionWord, sentencesOf, type Word } from "./language.ts";
import { clauseAt, wishAtMost } from "./quotes.ts";

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
export function mostLikelyAsk(sightings: readonly Sighting<{ ask: AskKnowledge; outright: boolean }>[]) {
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
export function wishIn(
	idea: string,
	words: readonly Word[],
	sightings: readonly Place[],
): string | undefined {
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

/** Before a noun at the start of a text, these say that it is somebody else: "the council lets us", "we roast coffee". */
const notSender = /^(?:the|el|la|los|las|l|els|les|\w{2,}(?:mos|em|im))$/;

/** Between "we" and a noun, these say that it is somebody else: "we sell to restaurants". */
const isElsewhere = ({ folded }: Word) => /^(?:to|for|with|from|at|near|para|con|per|amb|als?)$/.test(folded);

/** Who writes: the kind of sender that stands at the start of the text or right after "we are", "our"…, and where. */
export function senderOf(
	words: readonly Word[],
	sightings: readonly Sighting<Actor | "first person">[],
): (Place & { actor: Actor }) | undefined {
	const claims = sightings.filter(({ target }) => target === "first person");
	const near = sightings
		.flatMap(({ target, from, to }) => (target === "first person" ? [] : [{ actor: target, from, to }]))
		.filter(
			({ from, to }) =>
				(from <= 2 && !words.slice(0, from).some(({ folded }) => notSender.test(folded))) ||
				claims.some((claim) =>
					from > claim.to
						? from - claim.to <= 4 && !words.slice(claim.to + 1, from).some(isElsewhere)
						: claim.from >= from && claim.to <= to,
				),
		)
		.filter(({ from }, _, all) => from === all[0]?.from);
	return actors.flatMap((actor) => near.find((one) => one.actor === actor) ?? [])[0];
}

/** The sentence around a place, by its first and last word. */
export function sentenceAt(words: readonly Word[], { from }: Place): Place {
	const sentences = sentencesOf(words);
	return { from: sentences.indexOf(sentences[from] ?? 0), to: sentences.lastIndexOf(sentences[from] ?? 0) };
}
