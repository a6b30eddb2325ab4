import { useMemo } from "react";
import type { GoalNumber } from "../content/goals.ts";
import { Drawing } from "./drawing.tsx";
import { fingerprintCurves, fingerprintGoals, fingerprintSize } from "./fingerprint-lines.ts";

/**
 * The ring of an analysis. The idea determines its shape, the goals its colours; lines are ink until goals are known.
 * The first line of each goal is heavier.
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
		<Drawing viewBox={`0 0 ${fingerprintSize} ${fingerprintSize}`} label={label} className={className}>
			{curves.map((data, index) => {
				const goal = lineGoals[index];
				const colour = goal ? `goal-${goal}` : "";
				const weight = goal === lineGoals[index - 1] ? "stroke-[1.3]" : "stroke-[2.8]";
				return (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
						key={index}
						d={data}
						pathLength="1"
						strokeDasharray="1"
						className={`animate-draw transition-colors duration-300 print:animate-none print:[stroke-dasharray:none] goal-line ${colour} ${weight}`}
					/>
				);
			})}
		</Drawing>
	);
}
