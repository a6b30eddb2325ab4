import { GoalGlyph } from "../../art/goal-glyph.tsx";
import type { GoalNumber } from "../../group/goals.ts";

/** Colour and legible text of every goal. Written out, because the stylesheet keeps only classes that it finds. */
export const goalColours: Record<GoalNumber, string> = {
	1: "bg-sdg-1 text-white",
	2: "bg-sdg-2 text-sdg-ink",
	3: "bg-sdg-3 text-sdg-ink",
	4: "bg-sdg-4 text-white",
	5: "bg-sdg-5 text-sdg-ink",
	6: "bg-sdg-6 text-sdg-ink",
	7: "bg-sdg-7 text-sdg-ink",
	8: "bg-sdg-8 text-white",
	9: "bg-sdg-9 text-sdg-ink",
	10: "bg-sdg-10 text-white",
	11: "bg-sdg-11 text-sdg-ink",
	12: "bg-sdg-12 text-sdg-ink",
	13: "bg-sdg-13 text-white",
	14: "bg-sdg-14 text-sdg-ink",
	15: "bg-sdg-15 text-sdg-ink",
	16: "bg-sdg-16 text-white",
	17: "bg-sdg-17 text-white",
};

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
			className={`inline-flex min-h-7 min-w-26 shrink-0 items-center gap-2 border border-transparent ps-1.5 pe-2.5 text-sm font-semibold whitespace-nowrap tabular-nums [print-color-adjust:exact] ${goalColours[goal]} ${className}`}
		>
			<GoalGlyph goal={goal} className="size-5 shrink-0" />
			<span>
				{abbreviation} {goal}
			</span>
		</span>
	);
}
