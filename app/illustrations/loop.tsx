import { type ReactNode, useId } from "react";
import { formatOrdinal } from "../i18n/format.ts";
import bundles from "./loop.svg?no-inline";
import { arc, place, radius } from "./loop-frame.ts";

/*
 * The loop: three bundles of threads, each turning over once like a strip of paper and closing in an arrowhead, which
 * the notch of the next bundle takes in. The bundle's paths are in a file, which each arc refers to.
 */

/** The stages in the order in which material passes them. */
const stageOrder = ["collect", "transform", "return"] as const;

type LoopStage = (typeof stageOrder)[number];

const labelRadius = 196;

/** What a pointer has to meet to mean the stage: the threads and the space between them. */
const reach = `M${place(arc.from, radius)}A${radius} ${radius} 0 0 1 ${place(arc.to, radius)}`;

/** By how much an arc is turned: two above, one below. */
const turns: Record<LoopStage, number> = { collect: -60, transform: 60, return: 180 };

/** Where a label runs: over the upper arcs clockwise, under the lower one the other way, so that none stands on its head. */
function labelPath(stage: LoopStage): string {
	const below = stage === "return";
	// Letters stand on the path's outer side above and on its inner side below.
	const distance = below ? labelRadius + 18 : labelRadius;
	const [start, end] = below ? [250, 110] : [turns[stage] - 70, turns[stage] + 70];
	return `M${place(start, distance)}A${distance} ${distance} 0 0 ${below ? 0 : 1} ${place(end, distance)}`;
}

/** A stage's colour: of its arc while nothing of it is pointed at or focused, and of its number. */
const colours: Record<LoopStage, { arc: string; number: string }> = {
	collect: { arc: "stroke-[var(--part-line,var(--color-kraft))]", number: "text-kraft" },
	transform: { arc: "stroke-[var(--part-line,var(--color-ink))]", number: "text-ink" },
	return: { arc: "stroke-[var(--part-line,var(--color-reed))]", number: "text-reed" },
};

interface LoopProps {
	/** What the ring shows; the list says the rest. */
	label: string;
	/** Each stage's name, which also stands along its arc, and what the list tells of it: a sentence, links. */
	stages: Record<LoopStage, { title: string; children: ReactNode }>;
	className?: string;
}

/** The ring of the three stages, and the stages as a list beside it or, on narrow screens, below it. */
export function Loop({ label, stages, className = "" }: LoopProps) {
	const id = useId();
	return (
		<div className={`linked grid items-center gap-x-16 gap-y-8 lg:grid-cols-2 ${className}`}>
			<svg
				viewBox="-228 -192 456 422"
				fill="none"
				role="img"
				aria-label={label}
				className="mx-auto w-full max-w-2xl"
			>
				{stageOrder.map((stage) => (
					<g key={stage} data-part={stage}>
						<g
							transform={`rotate(${turns[stage]})`}
							className={`stroke-[length:var(--part-weight,1.3)] transition-[stroke,stroke-width] duration-300 ${colours[stage].arc}`}
						>
							<use href={`${bundles}#bundle`} />
							<path d={reach} stroke="none" strokeWidth="80" pointerEvents="stroke" />
						</g>
						<path id={`${id}-${stage}`} d={labelPath(stage)} />
						<text
							fontSize="25"
							textAnchor="middle"
							className="fill-[var(--part-text,var(--color-ink))] font-display font-semibold transition-[fill] duration-300"
						>
							<textPath href={`#${id}-${stage}`} startOffset="50%">
								{stages[stage].title}
							</textPath>
						</text>
					</g>
				))}
			</svg>
			<ol>
				{stageOrder.map((stage, index) => (
					<li
						key={stage}
						data-part={stage}
						className="grid grid-cols-[3rem_1fr] border-t-2 border-[var(--part-line,var(--color-line))] py-5 transition-[border-color] duration-300 last:border-b-2"
					>
						<span aria-hidden="true" className={`caption pt-1.5 tabular-nums ${colours[stage].number}`}>
							{formatOrdinal(index + 1)}
						</span>
						<div>
							<h3 className="text-xl">{stages[stage].title}</h3>
							{stages[stage].children}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
