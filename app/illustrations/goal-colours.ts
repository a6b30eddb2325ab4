import type { GoalNumber } from "../content/goals.ts";

/**
 * Class that sets the custom properties of a goal's colours for `goal-ground` and `goal-line`. Written out, because
 * Tailwind only generates classes that it finds in the source.
 */
export const goalColours: Record<GoalNumber, string> = {
	1: "goal-1",
	2: "goal-2",
	3: "goal-3",
	4: "goal-4",
	5: "goal-5",
	6: "goal-6",
	7: "goal-7",
	8: "goal-8",
	9: "goal-9",
	10: "goal-10",
	11: "goal-11",
	12: "goal-12",
	13: "goal-13",
	14: "goal-14",
	15: "goal-15",
	16: "goal-16",
	17: "goal-17",
};
