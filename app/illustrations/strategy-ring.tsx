import type { ReactNode } from "react";
import { figures } from "../content/figures.ts";
import { roundToTenths } from "./round-to-tenths.ts";

/** A point of the investment strategy. */
export type StrategyPoint = "circular" | "industry" | "share" | "together" | "patience";

/** Units of the view box, whose origin is the centre of the ring. */
const radius = 54;

/** Path data of horizontal chords at equal distances. */
function chords(distance: number): string {
	let data = "";
	for (let y = distance - radius; y < radius; y += distance) {
		const half = roundToTenths(Math.sqrt(radius ** 2 - y ** 2));
		data += `M${-half} ${roundToTenths(y)}h${2 * half}`;
	}
	return data;
}

function circles(radii: readonly number[]) {
	return radii.map((r) => <circle key={r} r={roundToTenths(r)} />);
}

/** `count` radii at equal distances. */
function radii(count: number, inner: number, outer: number): number[] {
	return Array.from({ length: count }, (_, index) => inner + ((outer - inner) * index) / (count - 1));
}

/** Centres of the linked rings, one for each company. */
const chain = Array.from({ length: figures.companies }, (_, index) => {
	const angle = (index / figures.companies) * 2 * Math.PI;
	return { cx: roundToTenths(34 * Math.cos(angle)), cy: roundToTenths(34 * Math.sin(angle)) };
});

const illustrations: Record<StrategyPoint, ReactNode> = {
	// Rings in three arcs, for the stages of the loop.
	circular: radii(6, 24, radius).map((r, index) => (
		<circle
			key={r}
			r={roundToTenths(r)}
			pathLength="3"
			strokeDasharray=".84 .16"
			transform={`rotate(${index * 14 - 90})`}
		/>
	)),
	// A disc with measuring lines.
	industry: (
		<>
			<circle r={radius} />
			<path d={chords(6)} />
		</>
	),
	// Three groups of rings: whole, part, support.
	share: (
		<>
			{circles(radii(8, 33, radius))}
			{circles(radii(3, 17, 23))}
			<circle r="5" strokeWidth="3" strokeLinecap="round" pathLength="6" strokeDasharray="0 1" />
		</>
	),
	together: chain.map((place) => (
		<circle key={`${place.cx} ${place.cy}`} r="20" strokeWidth="2" {...place} />
	)),
	// A tree ring for each year, and a dashed one for the next.
	patience: (
		<>
			<g strokeWidth=".7">{circles(radii(figures.yearsOfHistory, 2, radius - 4))}</g>
			<circle r={radius} strokeDasharray="2 4" />
		</>
	),
};

/** A ring for a point of the strategy, in the current text colour on a disc of the colour `--ground`. Decorative. */
export function StrategyRing({ point, className }: { point: StrategyPoint; className: string }) {
	return (
		<svg
			viewBox="-58 -58 116 116"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.3"
			aria-hidden="true"
			className={className}
		>
			<circle r="58" stroke="none" className="fill-(--ground,var(--color-paper))" />
			{illustrations[point]}
		</svg>
	);
}
