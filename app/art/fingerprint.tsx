import { useMemo } from "react";
import type { GoalNumber } from "../group/goals.ts";
import { fingerprintCurves, fingerprintGoals, fingerprintSize } from "./fingerprint-lines.ts";

/** Written out, because the stylesheet keeps only classes that it finds. */
const goalColours: Record<GoalNumber, string> = {
	1: "text-sdg-1",
	2: "text-sdg-2",
	3: "text-sdg-3",
	4: "text-sdg-4",
	5: "text-sdg-5",
	6: "text-sdg-6",
	7: "text-sdg-7",
	8: "text-sdg-8",
	9: "text-sdg-9",
	10: "text-sdg-10",
	11: "text-sdg-11",
	12: "text-sdg-12",
	13: "text-sdg-13",
	14: "text-sdg-14",
	15: "text-sdg-15",
	16: "text-sdg-16",
	17: "text-sdg-17",
};

/** The official colours, a little nearer to the ink: the light ones read on paper so, and the deep ones by night. */
const stroke =
	"stroke-[color-mix(in_oklab,currentcolor_90%,var(--color-ink))] dark:stroke-[color-mix(in_oklab,currentcolor_70%,var(--color-ink))]";

/**
 * The ring of an analysis: its shape is the idea's own, its colours are those of the goals. Lines are ink until goals
 * are known, and keep their shape when they are. The first line of every goal is heavier.
 */
export function Fingerprint({
	idea,
	goals,
	label,
	className,
}: {
	idea: string;
	goals: readonly GoalNumber[];
	label: string;
	className: string;
}) {
	const curves = useMemo(() => fingerprintCurves(idea), [idea]);
	const lineGoals = fingerprintGoals(goals);
	return (
		<svg
			viewBox={`0 0 ${fingerprintSize} ${fingerprintSize}`}
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			{curves.map((data, index) => {
				const goal = lineGoals[index];
				const colour = goal ? goalColours[goal] : "text-ink";
				const weight = goal === lineGoals[index - 1] ? "stroke-[1.3]" : "stroke-[2.8]";
				return (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
						key={index}
						d={data}
						pathLength="1"
						strokeDasharray="1"
						className={`animate-draw transition-colors duration-300 print:animate-none print:[stroke-dasharray:none] ${stroke} ${colour} ${weight}`}
					/>
				);
			})}
		</svg>
	);
}
