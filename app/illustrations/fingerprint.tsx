import { useMemo } from "react";
import type { GoalNumber } from "../content/goals.ts";
import { Drawing } from "./drawing.tsx";
import { fingerprint, fingerprintGoals, fingerprintLineCount, fingerprintSize } from "./fingerprint-lines.ts";

interface FingerprintProps {
	idea: string;
	goals: readonly GoalNumber[];
	/** Share of the lines that is drawn, from the outermost, 0 to 1. */
	progress: number;
	/** Whether the idea's thread goes round, because nothing else is drawn yet. */
	waiting?: boolean;
}

/** Space below the thread. */
const margin = 4;

/** The idea's thread, which is wider in the small drawing of small screens. */
const threadClass = "stroke-signal stroke-[4] max-lg:stroke-[7]";

/**
 * The ring of an analysis, and the idea's thread, which comes from the left edge of the page, goes round the ring and on to
 * the right edge. The idea determines its shape, the goals its colours; lines are ink until goals are known. The first line
 * of each goal is heavier. The drawing is decorative.
 */
export function Fingerprint({ idea, goals, progress, waiting = false }: FingerprintProps) {
	const { curves, thread } = useMemo(() => fingerprint(idea), [idea]);
	const lineGoals = fingerprintGoals(goals);
	const hidden = fingerprintLineCount - Math.round(fingerprintLineCount * progress);
	const viewBox = `0 ${thread.ground + margin - fingerprintSize} ${fingerprintSize} ${fingerprintSize}`;
	return (
		<div className="pointer-events-none relative">
			<Drawing viewBox={viewBox} className="size-(--ring) [view-transition-name:ring]">
				{curves.map((data, index) => {
					if (index === thread.line) return null;
					const goal = lineGoals[index];
					const colour = goal ? `goal-${goal}` : "";
					const weight = goal === lineGoals[index - 1] ? "stroke-[1.3]" : "stroke-[2.8]";
					return (
						<path
							// biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
							key={index}
							d={data}
							pathLength="1"
							// A gap that is longer than the line hides it.
							strokeDasharray="1 1.2"
							strokeDashoffset={index < hidden ? 1.1 : 0}
							className={`animate-draw transition-[stroke,stroke-dashoffset] duration-1000 goal-line print:animate-none ${colour} ${weight}`}
						/>
					);
				})}
				<path
					d={thread.data}
					pathLength="1"
					strokeDasharray={waiting ? "0.3 0.7" : "1"}
					strokeLinecap={waiting ? "round" : "butt"}
					className={`${threadClass} ${waiting ? "animate-go-round" : "animate-draw print:animate-none"}`}
				/>
			</Drawing>
			{/* Not part of the ring, which the transition from the home page moves and scales. */}
			<Drawing
				viewBox={viewBox}
				className="absolute top-0 left-0 size-(--ring) overflow-visible print:hidden"
			>
				<path d={`M-9999 ${thread.ground}H9999`} className={threadClass} />
			</Drawing>
		</div>
	);
}
