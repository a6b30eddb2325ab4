import type { GoalNumber } from "../content/goals.ts";
import { goalColours } from "../illustrations/goal-colours.ts";
import { GoalGlyph } from "../illustrations/goal-glyph.tsx";

interface GoalChipProps {
	goal: GoalNumber;
	/** How the page's language, or the text that is quoted, shortens "Sustainable Development Goal". */
	abbreviation: string;
	className?: string;
}

/** A goal of the United Nations by its number, in its official colour and with a glyph of our own. */
export function GoalChip({ goal, abbreviation, className = "" }: GoalChipProps) {
	return (
		<span
			className={`inline-flex min-h-7 min-w-26 shrink-0 items-center gap-2 border border-transparent ps-1.5 pe-2.5 text-sm font-semibold whitespace-nowrap tabular-nums [print-color-adjust:exact] goal-ground ${goalColours[goal]} ${className}`}
		>
			<GoalGlyph goal={goal} className="size-5 shrink-0" />
			<span>
				{abbreviation} {goal}
			</span>
		</span>
	);
}
