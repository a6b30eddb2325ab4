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
	/** Shown within the ring on wide screens. */
	caption: string;
}

/** Space to the right of the thread. */
const margin = 4;

/** The idea's thread, which is wider in the small drawing of small screens. */
const threadClass = "stroke-signal stroke-[4] max-lg:stroke-[7]";

/**
 * The ring of an analysis, and the idea's thread, which comes down from above and goes round it. The idea determines its
 * shape, the goals its colours; lines are ink until goals are known. The first line of each goal is heavier.
 * The drawing is decorative.
 */
export function Fingerprint({ idea, goals, progress, waiting = false, caption }: FingerprintProps) {
	const { curves, thread, centre } = useMemo(() => fingerprint(idea), [idea]);
	const lineGoals = fingerprintGoals(goals);
	const hidden = fingerprintLineCount - Math.round(fingerprintLineCount * progress);
	const [x, y] = thread.start;
	// The thread is at the right edge.
	const left = x + margin - fingerprintSize;
	const viewBox = `${left} 0 ${fingerprintSize} ${fingerprintSize}`;
	const share = (length: number) => `${(length / fingerprintSize) * 100}%`;
	return (
		<figure className="relative">
			<Drawing viewBox={viewBox} className="w-full [view-transition-name:ring]">
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
			<Drawing viewBox={viewBox} className="absolute inset-0 overflow-visible print:hidden">
				<path d={`M${x} -9999V${y}`} className={threadClass} />
			</Drawing>
			<figcaption
				style={{ left: share(centre.x - left), top: share(centre.y) }}
				className="caption absolute w-2/5 -translate-1/2 text-center text-balance text-ink-soft max-lg:sr-only print:hidden"
			>
				{caption}
			</figcaption>
		</figure>
	);
}
