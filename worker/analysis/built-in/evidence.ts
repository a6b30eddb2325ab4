import type { CompanyId } from "#app/content/companies.ts";
import type { ClueIndex, Sighting } from "./clues.ts";
import { coOccurrences } from "./co-occurrence.ts";
import { type Indexes, subjectNamed, type ThemeClue, type ThemeSighting } from "./indexes.ts";
import type { Concept } from "./knowledge/concepts.ts";
import type { Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";
import { isFunctionWord, type Word } from "./language.ts";
import { isIngredient, isMaking, isOutcome, isOwnProduct } from "./making.ts";
import { correctSpelling } from "./spelling.ts";

/** A theme that the idea gives enough evidence of. */
export interface FoundTheme {
	theme: Theme;
	/** What the clues found are worth: unmistakable ones two, supporting ones one. */
	evidence: number;
	/** Whether an unmistakable clue was found, not only supporting ones. */
	sure: boolean;
	/** What they are worth when those of one phrase count once. */
	independent: number;
	/** Whether there is enough of it for a proposal: the first theme always, a further one by two independent clues. */
	strong: boolean;
	/** Where the clues were found, and what each tells: more if it is unmistakable, or a phrase. */
	clues: readonly (Place & { worth: number })[];
}

/** Unmistakable, or two that support. */
const evidenceNeeded = 2;
/** For a further theme: two unmistakable clues apart for a proposal, one and any other to be mentioned. */
const furtherEvidenceNeeded = 3;
const themesAtMost = 2;
/** Clues with fewer words between them stand in one phrase and are no independent evidence. */
const wordsApart = 4;
/** What a theme is worth whose subject is what is to be made. */
const productBonus = 4;
/** What a theme is worth whose company is called by its name. */
const namedBonus = 10;
/** What a theme is worth that an unmistakable clue shows: many hints of another do not make up for it. */
const sureBonus = 3;
/** The same for two concepts that tell it together. */
const togetherBonus = 1;
/** What a theme is worth that the sentence of the ask tells. */
const askedBonus = 1;
/** What the first theme is worth that the text names outright: people begin with their subject. */
const earliestBonus = 1.5;

/** Clues of themes, without those inside a longer phrase: the words of "oyster mushroom" say nothing by themselves. */
export function themeSightings(
	{ themes: index, concepts, vocabularies }: Indexes,
	idea: string,
	words: readonly Word[],
	read: Parameters<ClueIndex<ThemeClue>["find"]>[1],
): { sightings: ThemeSighting[]; concepts: Sighting<Concept>[] } {
	const abandoned = abandonedWords(idea, words);
	const spelt = correctSpelling(
		words,
		[...read].map((language) => vocabularies[language]),
		!read.has("en") || read.size > 1,
	);
	const all = index.find(spelt.words, read).map((one) => {
		const { thing } = one.target;
		return thing ? { ...one, target: { ...one.target, subject: subjectNamed(thing, one.clue) } } : one;
	});
	const whole = longest(all);
	const phrases = whole.filter(({ length, clue }) => length > 1 && !clue.includes("~"));
	const found = outside(longest(concepts.find(spelt.words, read)), phrases).filter(
		(one) =>
			!isDenied(words, one.from) && !(one.length === 1 && isFunctionWord(words[one.from]?.folded ?? "")),
	);
	const sightings = [...whole, ...coOccurrences(words, found)]
		.filter(({ target }) => target.theme)
		.filter(
			({ from, length }) =>
				!isDenied(words, from) && !(length === 1 && isFunctionWord(words[from]?.folded ?? "")),
		)
		// A fuel that is given up is still the subject of an energy project; a material is not that of its recycling.
		.filter(({ target, from }) => target.theme?.company === "energy" || !abandoned.has(from))
		// A guess only supports, unless another word of the phrase confirms it.
		.map((one) =>
			one.length === 1 && spelt.guessed.has(one.from)
				? { ...one, target: { ...one.target, sure: false } }
				: one,
		);
	return { sightings, concepts: found };
}

/** Without those inside a longer phrase. */
function longest<Target>(sightings: readonly Sighting<Target>[]): Sighting<Target>[] {
	const phrases = sightings.filter(({ length, clue }) => length > 1 && !clue.includes("~"));
	return outside(sightings, phrases);
}

/** Without those inside a longer phrase: "old solar panels" says nothing of solar energy. */
export function outside<Target>(
	sightings: readonly Sighting<Target>[],
	phrases: readonly Sighting<unknown>[],
): Sighting<Target>[] {
	return sightings.filter(
		(one) => !phrases.some((phrase) => phrase.length > one.length && isWithin(one, phrase)),
	);
}

/** A stretch of words, by the positions of the first and the last. */
export interface Place {
	from: number;
	to: number;
}

/** Whether a stretch of words lies inside another. */
export function isWithin({ from, to }: Place, stretch: Place): boolean {
	return from >= stretch.from && to <= stretch.to;
}

/** "Plastic free" is no plastic: what comes after such a word is what the idea does without. */
const denying = /^(?:sin|without|sense|no|ni|neither)$/;

function isDenied(words: readonly Word[], from: number): boolean {
	return denying.test(words[from - 1]?.folded ?? "");
}

/** What comes after these, up to the next clause, is a material that the idea gives up. */
const abandoning =
	/\b(?:(?:stop|stops|quit|avoid|avoids) (?:using |buying |selling )?|(?:gives?|given|giving) up (?:using )?|(?:do|doing) without|no longer (?:use|buy|sell)|phas(?:e|ing) out|move away from|instead of|in place of|rather than|(?:dejar|dejemos|dejamos|dejado) (?:de (?:usar|utilizar|comprar|vender|gastar) )?(?=(?:el|la|los|las|tant[oa]s?|usar|utilizar)\b|plastic)|dejar de (?:usar|utilizar|comprar|vender|gastar)|abandonar|renunciar a|prescindir de|evitar|en lugar de|en vez de|en substitucion de|deixar (?:d |de )(?:fer servir|usar|utilitzar|comprar|vendre|gastar)|deixar (?=(?:el|la|els|les)\b)|abandonar|renunciar a|prescindir de|en lloc de|enlloc de|lliure de|libre de|free of)\b/g;
/** Where what is given up ends: another verb or another thing begins. */
const clauseWords =
	/^(?:y|and|i|e|pero|but|pero|per|para|por|to|for|with|amb|con|que|which|that|we|want|queremos|volem|necesitamos)$/;
const abandonedAtMost = 8;

/** Positions of the words for what is given up. */
function abandonedWords(idea: string, words: readonly Word[]): ReadonlySet<number> {
	const abandoned = new Set<number>();
	// The words one after the other, folded, and where each begins in that text.
	const starts: number[] = [];
	let text = "";
	for (const { folded } of words) {
		starts.push(text.length);
		text += `${folded} `;
	}
	for (const { index, 0: phrase } of text.matchAll(abandoning)) {
		const first = starts.findIndex((start) => start >= index + phrase.trimEnd().length);
		for (let at = first; first >= 0 && at < Math.min(words.length, first + abandonedAtMost); at++) {
			const gap = idea.slice(words[at - 1]?.end, words[at]?.start);
			if (/[.,;:!?\n]/.test(gap) || clauseWords.test(words[at]?.folded ?? "")) break;
			abandoned.add(at);
		}
	}
	return abandoned;
}

export function textAt(idea: string, words: readonly Word[], { from, to }: Place): string {
	return idea.slice(words[from]?.start, words[to]?.end).replace(/\s+/g, " ");
}

const familyOf = ({ id }: Theme) => id.split("/")[0];

/**
 * The themes with enough evidence, the closest first. A further one needs evidence in words that the first has not used: two
 * clues, or an unmistakable thing in the main business of another company, which is then mentioned and no more.
 */
export function chooseThemes(
	words: readonly Word[],
	sightings: readonly ThemeSighting[],
	named: readonly CompanyId[],
	asked: readonly Place[],
	isAboutProduct: boolean,
): FoundTheme[] {
	const isOwn = (place: Place) => !isAboutProduct && isOwnProduct(words, place);
	const isAsked = ({ from }: Place) => asked.some((place) => from >= place.from && from <= place.to);
	const used = new Set<number>();
	const chosen: FoundTheme[] = [];
	const earliest = Math.min(
		...sightings.filter((one) => one.target.sure && !isOwn(one)).map(({ from }) => from),
	);
	while (chosen.length < themesAtMost) {
		const free = sightings.filter(({ from, to }) => !used.has(from) && !used.has(to));
		const [lead] = chosen;
		const [best] = themes
			.filter((theme) => !chosen.some((one) => familyOf(one.theme) === familyOf(theme)))
			.flatMap((theme) =>
				weigh(
					theme,
					free.filter(({ target }) => target.theme === theme),
				),
			)
			.map((one) => ({
				...one,
				independent: independentEvidence(one.clues),
				strong: !lead || independentEvidence(one.clues.filter(isOutright)) >= furtherEvidenceNeeded,
				score:
					one.evidence +
					(one.clues.some((clue) => isOutright(clue) && !isOwn(clue))
						? sureBonus
						: one.sure
							? togetherBonus
							: 0) +
					(one.clues.some((clue) => !clue.target.context && isAsked(clue)) ? askedBonus : 0) +
					(!lead && one.theme.core && one.clues.some((clue) => isOutright(clue) && isOutcome(words, clue))
						? productBonus
						: 0) +
					(named.includes(one.theme.company) ? namedBonus : 0) +
					(!lead && one.first === earliest ? earliestBonus : 0) +
					(one.clues.some(({ from }) => from === earliest && isMaking(words[from]?.folded ?? ""))
						? productBonus
						: 0),
			}))
			.filter(
				({ theme, evidence, clues, strong, outright }) =>
					strong ||
					(outright &&
						theme.core &&
						theme.company !== lead?.theme.company &&
						(evidence >= furtherEvidenceNeeded ||
							clues.some((clue) => isIngredient(words, clue)) ||
							named.includes(theme.company))),
			)
			.sort((a, b) => Number(b.strong) - Number(a.strong) || b.score - a.score || a.first - b.first);
		if (!best) break;
		for (const { from, to } of best.clues) for (let at = from; at <= to; at++) used.add(at);
		const { theme, evidence, independent, sure, strong, clues } = best;
		chosen.push({
			theme,
			evidence,
			independent,
			sure,
			strong,
			clues: clues.map(({ target, length, from, to }) => ({
				from,
				to,
				worth: (target.sure ? 2 : 1) * length,
			})),
		});
	}
	return chosen;
}

/** What clues are worth when those of one phrase count once. */
function independentEvidence(clues: readonly ThemeSighting[]): number {
	let evidence = 0;
	let end = Number.NEGATIVE_INFINITY;
	let phrase = 0;
	for (const { target, from, to } of [...clues].sort((a, b) => a.from - b.from)) {
		const worth = target.sure ? 2 : 1;
		if (from - end <= wordsApart) {
			evidence += Math.max(0, worth - phrase);
			phrase = Math.max(phrase, worth);
		} else {
			evidence += worth;
			phrase = worth;
		}
		end = Math.max(end, to);
	}
	return evidence;
}

const isOutright = ({ target }: ThemeSighting) => target.sure && !target.together;
const weightOf = ({ target }: ThemeSighting) => Number(target.sure) + Number(target.subject !== undefined);

/** A theme with its evidence, or nothing if that is not enough. */
function weigh(theme: Theme, sightings: readonly ThemeSighting[]) {
	const clues: ThemeSighting[] = [];
	// Each stretch of words and each clue counts once, the unmistakable ones first.
	for (const one of [...sightings].sort((a, b) => weightOf(b) - weightOf(a) || b.length - a.length)) {
		const counted = clues.some(
			(other) =>
				(one.from <= other.to && one.to >= other.from) ||
				one.clue === other.clue ||
				(one.target.thing && one.target.thing === other.target.thing),
		);
		if (!counted) clues.push(one);
	}
	const evidence = clues.reduce((sum, { target }) => sum + (target.sure ? 2 : 1), 0);
	if (evidence < evidenceNeeded || clues.every(({ target }) => target.context)) return [];
	clues.sort((a, b) => weightOf(b) - weightOf(a) || a.from - b.from);
	return [
		{
			theme,
			evidence,
			clues,
			outright: clues.some(isOutright),
			first: Math.min(...sightings.map(({ from }) => from)),
			sure: clues.some(({ target }) => target.sure),
		},
	];
}
