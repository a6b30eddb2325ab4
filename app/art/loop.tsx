import { type ReactNode, useId } from "react";
import { formatOrdinal } from "../i18n/format.ts";
import { tenths } from "./tenths.ts";

/*
 * The loop: three bundles of threads, each turning over once like a strip of paper and closing in an arrowhead, which
 * the notch of the next bundle takes in.
 */

/** The stages in the order in which material passes them. */
const stageOrder = ["collect", "transform", "return"] as const;

type LoopStage = (typeof stageOrder)[number];

/** Units of the view box, whose origin is the middle of the ring. */
const radius = 150;
const labelRadius = 196;

const threads = 17;
/** Degrees from a stage's own middle: where its outermost threads begin, and where they all end in the tip. */
const from = -74;
const to = 50;
/** How much later the middle threads begin: the notch takes in the tip of the arc before. */
const notch = 17;
const barb = 25;
const steps = 8;

const radians = Math.PI / 180;

/** A place on the ring, measured from its middle; a stage's own middle is at the top. */
function place(degrees: number, distance: number): string {
	return `${tenths(distance * Math.sin(degrees * radians))} ${tenths(-distance * Math.cos(degrees * radians))}`;
}

/** How far from the middle the thread of a `side`, -1 to 1, passes: the bundle comes in wide, turns over and closes. */
function distanceAt(degrees: number, side: number): number {
	const way = (degrees - from) / (to - from);
	const fold = 18 * Math.sin(Math.PI * way) * Math.sin(7.2 * way - 1.75 * side - 1.3);
	return radius + (1 - way ** 5) * side * (32 - 20 * way) + fold;
}

/** A thread as a smooth curve, from the notch to the tip. */
function thread(side: number): string {
	const start = from + notch * (1 - Math.abs(side));
	const stride = (to - start) / steps;
	/** The end of a curve's handle: a third of a stride on or back, in the thread's own direction. */
	const handle = (degrees: number, way: 1 | -1) => {
		const third = (way * stride) / 3;
		const slope = (distanceAt(degrees + 0.1, side) - distanceAt(degrees - 0.1, side)) / 0.2;
		const turned = Math.atan(third * radians);
		return place(degrees + turned / radians, (distanceAt(degrees, side) + slope * third) / Math.cos(turned));
	};
	let data = `M${place(start, distanceAt(start, side))}C${handle(start, 1)} `;
	for (let step = 1; step <= steps; step += 1) {
		const degrees = start + step * stride;
		data += `${step > 1 ? "S" : ""}${handle(degrees, -1)} ${place(degrees, distanceAt(degrees, side))}`;
	}
	return data;
}

const bundle = Array.from({ length: threads }, (_, index) => thread((2 * index) / (threads - 1) - 1)).join(
	"",
);

/** What a pointer has to meet to mean the stage: the threads and the space between them. */
const reach = `M${place(from, radius)}A${radius} ${radius} 0 0 1 ${place(to, radius)}`;

/** Barbs swept back from the tip, one behind the other. */
const arrowhead = Array.from({ length: 6 }, (_, index) => {
	const tip = to + 3 - index * 1.5;
	return `M${place(tip - 10, radius + barb)}L${place(tip, radius)} ${place(tip - 10, radius - barb)}`;
}).join("");

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
							<path d={bundle + arrowhead} />
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
