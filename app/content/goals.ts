/**
 * A Sustainable Development Goal of the United Nations, 1 to 17. Their names are in the locale files (`goals`), their
 * colours in the stylesheet (`goal-n`).
 */
export type GoalNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;

export function isGoalNumber(value: number): value is GoalNumber {
	return value >= 1 && value <= 17;
}
