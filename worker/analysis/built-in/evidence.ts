import type { CompanyId } from "#app/group/companies.ts";
import type { ClueIndex, Sighting } from "./clues.ts";
import type { Indexes, Subject, ThemeClue } from "./indexes.ts";
import type { Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";
import type { Word } from "./language.ts";

/** A theme that the idea gives enough evidence of. */
export interface FoundTheme {
	theme: Theme;
	/** The higher the closer. */
	score: number;
	/** Whether an unmistakable clue was met, not only supporting ones. */
	sure: boolean;
	/** The words of the idea that show it. */
	quotes: readonly string[];
}

/** What an idea wants to make, and of what. */
export interface Making {
	from: Subject;
	into: Subject;
}

/** Unmistakable, or two that support. */
const evidenceNeeded = 2;
/** For a further theme that nothing unmistakable shows. */
const furtherEvidenceNeeded = 3;
const themesAtMost = 3;
/** What a theme is worth whose subject is what is to be made. */
const productBonus = 2;
/** What a theme is worth whose company is called by its name. */
const namedBonus = 10;
/** What the first theme is worth that the text names outright: people begin with their subject. */
const earliestBonus = 1.5;

/** A clue of a theme that was met. */
type ThemeSighting = Sighting<ThemeClue>;

/** Clues of themes, without those inside a longer phrase: the words of "oyster mushroom" say nothing by themselves. */
export function themeSightings(
	{ themes: index, speller }: Indexes,
	words: readonly Word[],
	read: Parameters<ClueIndex<ThemeClue>["find"]>[1],
): ThemeSighting[] {
	const spelt = speller.correct(words);
	const all = index.find(spelt.words, read);
	const isPhrase = ({ clue }: ThemeSighting) => !clue.includes("~");
	const whole = all.filter(
		(one) =>
			!all.some(
				(other) =>
					isPhrase(other) && other.length > one.length && other.from <= one.from && other.to >= one.to,
			),
	);
	return (
		whole
			.filter(({ target }) => target.theme)
			// A guess only supports, unless another word of the phrase confirms it.
			.map((one) =>
				one.length === 1 && spelt.guessed.has(one.from)
					? { ...one, target: { ...one.target, sure: false } }
					: one,
			)
	);
}

export function textAt(
	idea: string,
	words: readonly Word[],
	{ from, to }: { from: number; to: number },
): string {
	return idea.slice(words[from]?.start, words[to]?.end).replace(/\s+/g, " ");
}

/**
 * The themes with enough evidence, the closest first. Each further one needs evidence in words that no earlier one has used.
 */
export function chooseThemes(
	idea: string,
	words: readonly Word[],
	sightings: readonly ThemeSighting[],
	named: readonly CompanyId[],
): FoundTheme[] {
	const used = new Set<number>();
	const chosen: FoundTheme[] = [];
	while (chosen.length < themesAtMost) {
		const earliest = Math.min(...sightings.filter(({ target }) => target.sure).map(({ from }) => from));
		const free = sightings.filter(({ from, to }) => !used.has(from) && !used.has(to));
		const [best] = themes
			.filter((theme) => !chosen.some((one) => one.theme === theme))
			.flatMap((theme) =>
				weigh(
					theme,
					free.filter(({ target }) => target.theme === theme),
				),
			)
			.map((one) => ({
				...one,
				score:
					one.score +
					(named.includes(one.theme.company) ? namedBonus : 0) +
					(chosen.length === 0 && one.first === earliest ? earliestBonus : 0) +
					(one.met.some(({ from }) => from === earliest && makingWords.test(words[from]?.folded ?? ""))
						? productBonus
						: 0),
			}))
			.filter(({ sure, score }) => chosen.length === 0 || sure || score >= furtherEvidenceNeeded)
			.sort((a, b) => b.score - a.score || a.first - b.first);
		if (!best) break;
		for (const { from, to } of best.met) for (let at = from; at <= to; at++) used.add(at);
		chosen.push({
			theme: best.theme,
			score: best.score,
			sure: best.sure,
			quotes: [...new Set(best.met.map((sighting) => textAt(idea, words, sighting)))],
		});
	}
	return chosen;
}

const weightOf = ({ target }: ThemeSighting) => Number(target.sure) + Number(target.subject !== undefined);

/** A subject by the name that the idea gives it, in the idea's language; in the other one by its usual name. */
function asCalled({ target, clue, language }: ThemeSighting): Subject {
	const subject = target.subject ?? { en: clue, es: clue };
	return language === "en" || language === "es" ? { ...subject, [language]: clue.replace("*", "") } : subject;
}

/** Everything that the idea names outright, in its order. */
export function subjectsOf(sightings: readonly ThemeSighting[]): Subject[] {
	return sightings.filter(({ target }) => target.subject && target.sure).map(asCalled);
}

/** A theme with its evidence, or nothing if that is not enough. */
function weigh(theme: Theme, sightings: readonly ThemeSighting[]) {
	const met: ThemeSighting[] = [];
	// Each stretch of words and each clue counts once, the unmistakable ones first.
	for (const one of [...sightings].sort((a, b) => weightOf(b) - weightOf(a) || b.length - a.length)) {
		const counted = met.some(
			(other) =>
				(one.from <= other.to && one.to >= other.from) ||
				one.clue === other.clue ||
				(one.target.subject && one.target.subject === other.target.subject),
		);
		if (!counted) met.push(one);
	}
	const score = met.reduce((sum, { target }) => sum + (target.sure ? 2 : 1), 0);
	if (score < evidenceNeeded) return [];
	met.sort((a, b) => Number(b.target.sure) - Number(a.target.sure) || a.from - b.from);
	const first = Math.min(...met.map(({ from }) => from));
	return [{ theme, score, met, first, sure: met.some(({ target }) => target.sure) }];
}

/** Words between two things that say which is made of which. */
const intoWords = /^(?:into|en|a)$/;
const madeOfWords = /^(?:from|con|amb|partir|of|de|d)$/;
const makingWords =
	/^(?:turn\w*|convert\w*|transform\w*|mak\w+|made|hacer|hech[ao]s?|fabric\w+|fer|fem|fet[as]?|fetes|produc\w+)$/;

/** "Paper from tomato waste", "convertir residuos en papel": said only where a word of making is beside the two things. */
export function directionOf(
	idea: string,
	words: readonly Word[],
	sightings: readonly ThemeSighting[],
): Making | undefined {
	const things = sightings
		.filter(({ target }) => target.subject && target.sure)
		.sort((a, b) => a.from - b.from);
	for (const [place, first] of things.entries()) {
		const second = things[place + 1];
		if (!second?.target.subject || !first.target.subject || second.from <= first.to) continue;
		if (
			second.from - first.to > 4 ||
			/[.!?]/.test(idea.slice(words[first.to]?.end, words[second.from]?.start))
		)
			continue;
		const between = words.slice(first.to + 1, second.from).map(({ folded }) => folded);
		const before = words.slice(Math.max(0, first.from - 3), first.from).map(({ folded }) => folded);
		const made = [...before, ...between].some((word) => makingWords.test(word));
		if (first.target.subject === second.target.subject || !made) continue;
		const one = asCalled(first);
		const other = asCalled(second);
		if (/^(?:turn|convert|transform)/.test(before.find((word) => makingWords.test(word)) ?? "")) {
			if (between.some((word) => intoWords.test(word))) return { from: one, into: other };
		} else if (between.some((word) => madeOfWords.test(word))) return { from: other, into: one };
	}
	return undefined;
}
