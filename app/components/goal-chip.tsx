import type { GoalNumber } from "../content/goals.ts";
import { GoalGlyph } from "../illustrations/goal-glyph.tsx";

interface GoalChipProps {
	goal: GoalNumber;
	/** SDG or ODS, in the language of the page or of the analysis. */
	abbreviation: string;
}

/** A Sustainable Development Goal: glyph, abbreviation and number, in the goal's official colour. */
export function GoalChip({ goal, abbreviation }: GoalChipProps) {
	return (
		<span
			className={`inline-flex min-h-7 min-w-26 shrink-0 items-center gap-2 border border-transparent ps-1.5 pe-2.5 text-sm font-semibold whitespace-nowrap tabular-nums [print-color-adjust:exact] goal-ground goal-${goal}`}
		>
			<GoalGlyph goal={goal} className="size-5 shrink-0" />
			<span>{`${abbreviation} ${goal}`}</span>
		</span>
	);
}
