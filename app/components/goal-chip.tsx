import type { GoalNumber } from "../content/goals.ts";
import { Icon } from "./ui/icons.tsx";

interface GoalChipProps {
	goal: GoalNumber;
	/** SDG or ODS, in the language of the page or of the analysis. */
	abbreviation: string;
	className?: string;
}

/** A Sustainable Development Goal: glyph, abbreviation and number, in the goal's official colour. */
export function GoalChip({ goal, abbreviation, className = "" }: GoalChipProps) {
	return (
		<span
			className={`inline-flex min-h-7 min-w-26 shrink-0 items-center gap-2 border border-transparent ps-1.5 pe-2.5 text-sm font-semibold whitespace-nowrap [print-color-adjust:exact] goal-ground goal-${goal} ${className}`}
		>
			<Icon className="size-5 shrink-0">
				<path d={glyphs[goal]} />
			</Icon>
			<span>{`${abbreviation} ${goal}`}</span>
		</span>
	);
}

/** Path data drawn for this site; these are not the United Nations' icons. */
const glyphs: Record<GoalNumber, string> = {
	// A ladder.
	1: "M6 1.5v17M14 1.5v17M6 5.5h8M6 10h8M6 14.5h8",
	// An ear of wheat.
	2: "M10 19V5M10 5c-1.7-1.2-1.7-2.8 0-4 1.7 1.2 1.7 2.8 0 4M10 10.5C6.8 10.5 5 8.8 5 5.5c3.2 0 5 1.7 5 5M10 10.5c3.2 0 5-1.7 5-5-3.2 0-5 1.7-5 5M10 16c-3.2 0-5-1.7-5-5 3.2 0 5 1.7 5 5M10 16c3.2 0 5-1.7 5-5-3.2 0-5 1.7-5 5",
	// A cross of first aid.
	3: "M7.5 2h5v5.5H18v5h-5.5V18h-5v-5.5H2v-5h5.5z",
	// A mortarboard.
	4: "M1 8l9-4.5L19 8l-9 4.5zM5 10.5v4.3c2.8 2.3 7.2 2.3 10 0v-4.3",
	// Two equal circles on one level.
	5: "M1.7 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M10.7 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M1.5 16h17",
	// A drop.
	6: "M10 1.5c3.7 4.2 5.5 7.2 5.5 10.5a5.5 5.5 0 0 1-11 0C4.5 8.7 6.3 5.7 10 1.5zM7.5 12a2.5 2.5 0 0 0 2.5 2.5",
	// A wind turbine.
	7: "M10 19V8M10 8V1M10 8l6.2 3.6M10 8l-6.2 3.6M6.5 19h7",
	// A briefcase.
	8: "M2 6h16v11H2zM7 6V2.5h6V6M2 11h16",
	// A factory.
	9: "M2 18V8.5l5 3.5V8.5l5 3.5V2h5v16zM6 15.2h8",
	// Two arrows meet on a level.
	10: "M2 10h16M10 1v5.5M7 4l3 3 3-3M10 19v-5.5M7 16l3-3 3 3",
	// A city block with cut corners and a courtyard, as in Barcelona.
	11: "M6.5 2h7L18 6.5v7L13.5 18h-7L2 13.5v-7zM7 7h6v6H7z",
	// A circular arrow.
	12: "M16.9 7A7.5 7.5 0 1 0 17.5 10.5M17.6 2.5V7.3H12.8",
	// A thermometer.
	13: "M8 11.5V3.5a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0zM10 8v7M14.5 4H17M14.5 8H17",
	// Waves.
	14: "M1 5.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2M1 11c3 0 3-2 6-2s3 2 6 2 3-2 6-2M1 16.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2",
	// A tree.
	15: "M10 19V8M10 13.5l3-3M4.5 7a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M5.5 19h9",
	// The front of a courthouse.
	16: "M2 7l8-5 8 5zM5 7v8M10 7v8M15 7v8M2 17.5h16",
	// Two links.
	17: "M1.5 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0M8.5 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0",
};
