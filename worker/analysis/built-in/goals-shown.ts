import { type GoalNumber, isGoalNumber } from "#app/content/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Sighting } from "./clues.ts";
import type { FoundTheme } from "./evidence.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import { fold, type Word } from "./language.ts";
import { clauseAt } from "./quotes.ts";

/** A goal with why an idea serves it and the words that show it. */
export interface ShownGoal {
	goal: GoalNumber;
	why: Record<Language, string>;
	quote: string | undefined;
}

const goalsAtMost = 3;

/** Goals that the idea calls by their number, those of the themes, and those that it shows by words of its own. */
export function goalsOf(
	idea: string,
	words: readonly Word[],
	found: readonly FoundTheme[],
	sightings: readonly Sighting<GoalNumber>[],
): readonly ShownGoal[] {
	const goals: ShownGoal[] = [];
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
	const [lead, ...others] = found;
	if (!lead) return goals;
	add(
		lead.theme.goal.number,
		lead.theme.goal,
		mostTelling(
			lead.clues.map(({ from, to, worth }) => ({ clause: clauseAt(idea, words, { from, to }), worth })),
		),
	);
	// Any other goal needs clues of its own, the goals of further themes as well.
	const allowed = new Set(found.flatMap(({ theme }) => theme.alsoGoals));
	for (const { theme, strong } of others) if (strong) allowed.add(theme.goal.number);
	for (const one of sightings) {
		const why =
			others.find(({ theme }) => theme.goal.number === one.target)?.theme.goal ?? general(one.target);
		if (allowed.has(one.target) && why) add(one.target, why, clauseAt(idea, words, one));
	}
	return goals;
}

/** The clause that holds most evidence; of two that hold as much, the earlier. */
function mostTelling(clues: readonly { clause: string; worth: number }[]): string | undefined {
	const worth = new Map<string, number>();
	for (const { clause, worth: added } of clues) worth.set(clause, (worth.get(clause) ?? 0) + added);
	return [...worth].sort(([, one], [, other]) => other - one)[0]?.[0];
}
