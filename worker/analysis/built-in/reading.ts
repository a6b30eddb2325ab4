import { type CompanyId, companies } from "#app/group/companies.ts";
import { type GoalNumber, isGoalNumber } from "#app/group/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ClueIndex, Sighting } from "./clues.ts";
import {
	chooseThemes,
	directionOf,
	type FoundTheme,
	type Making,
	subjectsOf,
	textAt,
	themeSightings,
} from "./evidence.ts";
import { placeIn, quantitiesIn } from "./figures-in-text.ts";
import { loadIndexes, type Subject } from "./indexes.ts";
import { type Actor, actors } from "./knowledge/actors.ts";
import { type AskKnowledge, askKnowledge } from "./knowledge/asks.ts";
import { type Stage, stages } from "./knowledge/circumstances.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import { commandPatterns, type NoFitKind, noFitClues } from "./knowledge/no-fit.ts";
import type { Aspect } from "./knowledge/theme.ts";
import { fold, languageOf, type UnreadLanguage, type Word, wordsOf } from "./language.ts";

/** Facts that an idea states, whether it fits or not. */
interface Statements {
	actor: Actor | undefined;
	quantities: readonly string[];
	place: string | undefined;
	stage: Stage | undefined;
	ask: AskKnowledge | undefined;
	/** Companies of the group that it names. */
	named: readonly CompanyId[];
}

/** What was read in an idea that fits the group. */
export interface Match extends Statements {
	fits: true;
	language: Language;
	/** The theme that leads first; never empty. */
	found: readonly [FoundTheme, ...FoundTheme[]];
	/** What is to be made, and of what, if it says so. */
	/** Those of them that get a proposal: the first, and further ones that the idea says more of, or asks just what they offer. */
	answered: readonly FoundTheme[];
	/** The things that it names. */
	subjects: readonly Subject[];
	direction: Making | undefined;
	aspects: readonly Aspect[];
	/** Goals with the words that show them; those of the themes come first. */
	goals: readonly { goal: GoalNumber; why: Record<Language, string>; quote: string | undefined }[];
}

/** What was read in a text that fits nothing. */
export interface NoMatch {
	fits: false;
	language: Language;
	kind: NoFitKind;
	/** Set for the kind `language`. */
	writtenIn?: UnreadLanguage;
	named: readonly CompanyId[];
}

const aspectsAtMost = 3;
const goalsAtMost = 3;
/** The score of a theme that a single clue shows. */
const mentionedScore = 2;

/** Reads an idea. `language` is the one to answer in; without it, the idea's own, if the site has it, else English. */
export function readIdea(idea: string, language?: Language): Match | NoMatch {
	const words = wordsOf(idea);
	const written = languageOf(idea, words);
	const answerIn = language ?? (written.main === "es" || written.main === "ca" ? "es" : "en");
	const named = companiesNamed(idea);
	const noMatch = (kind: NoFitKind): NoMatch => ({ fits: false, language: answerIn, kind, named });
	if (commandPatterns.some((pattern) => pattern.test(fold(idea)))) return noMatch("command");
	if (written.main && !isRead(written.main)) return { ...noMatch("language"), writtenIn: written.main };

	const index = loadIndexes();
	const inIdea = <Target>(clues: ClueIndex<Target>) => clues.find(words, written.read);
	const kinds = new Set(inIdea(index.noFit).map(({ target }) => target));
	const told = noFitClues.find(({ kind }) => kinds.has(kind))?.kind;
	if (told) return noMatch(told);

	const ask = mostLikelyAsk(inIdea(index.asks));
	const sightings = themeSightings(index, words, written.read);
	const direction = directionOf(idea, words, sightings);
	const found = chooseThemes(idea, words, sightings, named);
	if (!isNotEmpty(found)) {
		if (ask?.id === "money") return noMatch("money");
		return noMatch(kinds.has("vague") || named.length > 0 ? "vague" : "other");
	}
	const answered = found.filter((one, place) => place === 0 || isAnswered(one, ask));
	const met = new Set(inIdea(index.aspects).map(({ target }) => target));
	const own = answered.flatMap(({ theme }) => theme.aspects.slice(0, 1));
	const further = answered.flatMap(({ theme }) => theme.aspects.filter((aspect) => met.has(aspect)));
	return {
		fits: true,
		language: answerIn,
		found,
		answered,
		subjects: subjectsOf(sightings),
		direction,
		actor: actorOf(inIdea(index.actors)),
		quantities: quantitiesIn(idea),
		place: placeIn(idea, words),
		stage: stages.find((stage) => inIdea(index.stages).some(({ target }) => target === stage)),
		ask,
		named,
		aspects: [...own.slice(0, 1), ...further, ...own.slice(1)]
			.filter((aspect, place, all) => all.indexOf(aspect) === place)
			.slice(0, aspectsAtMost),
		goals: goalsOf(idea, words, found, inIdea(index.goals)),
	};
}

function isRead(language: NonNullable<ReturnType<typeof languageOf>["main"]>) {
	return language === "en" || language === "es" || language === "ca";
}

function isNotEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
	return items.length > 0;
}

/** Whether a further theme is more than mentioned. */
function isAnswered({ theme, score }: FoundTheme, ask: AskKnowledge | undefined): boolean {
	if (score > mentionedScore) return true;
	return theme.proposals.some(({ when }) => when.length === 1 && ask && when.includes(ask.direction));
}

function mostLikelyAsk(sightings: readonly Sighting<{ ask: AskKnowledge; outright: boolean }>[]) {
	// What is asked for stands at the end more often than not.
	const outright = sightings.filter(({ target }) => target.outright);
	const last = Math.max(...outright.map(({ to }) => to));
	const said = outright.length > 0 ? outright.filter(({ to }) => to === last) : sightings;
	return askKnowledge.find((ask) => said.some(({ target }) => target.ask === ask));
}

/** Who writes: the kind of sender that stands at the start of the text or right after "we are", "our"… */
function actorOf(sightings: readonly Sighting<Actor | "first person">[]): Actor | undefined {
	const claims = sightings.filter(({ target }) => target === "first person");
	const near = sightings
		.flatMap(({ target, from, to }) => (target === "first person" ? [] : [{ target, from, to }]))
		.filter(
			({ from, to }) =>
				from <= 2 ||
				claims.some((claim) =>
					from > claim.to ? from - claim.to <= 4 : claim.from >= from && claim.to <= to,
				),
		);
	return actors.find((actor) => near.some(({ target, from }) => target === actor && from === near[0]?.from));
}

/** Goals of the themes and goals that the idea calls by their number or shows by words of its own. */
function goalsOf(
	idea: string,
	words: readonly Word[],
	found: Match["found"],
	sightings: readonly Sighting<GoalNumber>[],
): Match["goals"] {
	const goals: { goal: GoalNumber; why: Record<Language, string>; quote: string | undefined }[] = [];
	const add = (goal: GoalNumber, why: Record<Language, string>, quote: string | undefined) => {
		if (goals.length < goalsAtMost && !goals.some((one) => one.goal === goal))
			goals.push({ goal, why, quote });
	};
	const general = (goal: GoalNumber) => goalKnowledge.find((one) => one.goal === goal);
	for (const [, digits] of fold(idea).matchAll(/\b(?:ods|sdgs?|goals?|objetivos?)\s*(\d{1,2})\b/g)) {
		const goal = Number(digits);
		const why = isGoalNumber(goal) && general(goal);
		if (isGoalNumber(goal) && why) add(goal, why, undefined);
	}
	const [{ theme: lead, quotes }, ...others] = found;
	add(lead.goal.number, lead.goal, quotes[0]);
	// Any other goal needs clues of its own, the goals of further themes as well.
	const allowed = new Set(found.flatMap(({ theme }) => theme.alsoGoals));
	for (const { theme } of others) allowed.add(theme.goal.number);
	for (const one of sightings) {
		const why =
			others.find(({ theme }) => theme.goal.number === one.target)?.theme.goal ?? general(one.target);
		if (allowed.has(one.target) && why) add(one.target, why, textAt(idea, words, one));
	}
	return goals;
}

/** Companies of the group whose name stands in the idea. */
function companiesNamed(idea: string): CompanyId[] {
	const spaced = (text: string) =>
		` ${wordsOf(text)
			.map(({ folded }) => folded)
			.join(" ")} `;
	return companies.filter(({ name }) => spaced(idea).includes(spaced(name))).map(({ id }) => id);
}
