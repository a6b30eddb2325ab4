import type { ReactNode } from "react";
import { figures } from "../content/figures.ts";
import { tenths } from "./tenths.ts";

/** A point of the investment strategy. */
export type StrategyPoint = "circular" | "industry" | "share" | "together" | "patience";

/** Units of the view box, whose origin is the middle of the ring. */
const radius = 54;

/** Chords at equal distances across the ring. */
function chords(distance: number): string {
	let data = "";
	for (let y = distance - radius; y < radius; y += distance) {
		const half = tenths(Math.sqrt(radius ** 2 - y ** 2));
		data += `M${-half} ${tenths(y)}h${2 * half}`;
	}
	return data;
}

function circles(radii: readonly number[]) {
	return radii.map((r) => <circle key={r} r={tenths(r)} />);
}

/** So many radii, evenly from the innermost to the outermost. */
function radii(count: number, inner: number, outer: number): number[] {
	return Array.from({ length: count }, (_, index) => inner + ((outer - inner) * index) / (count - 1));
}

/** Six rings in a circle, one for each company, each holding the next. */
const chain = Array.from({ length: figures.companies }, (_, index) => {
	const angle = (index / figures.companies) * 2 * Math.PI;
	return { cx: tenths(34 * Math.cos(angle)), cy: tenths(34 * Math.sin(angle)) };
});

const drawings: Record<StrategyPoint, ReactNode> = {
	// Three stages that follow one another.
	circular: radii(6, 24, radius).map((r, index) => (
		<circle
			key={r}
			r={tenths(r)}
			pathLength="3"
			strokeDasharray=".84 .16"
			transform={`rotate(${index * 14 - 90})`}
		/>
	)),
	// Solid, and measured.
	industry: (
		<>
			<circle r={radius} />
			<path d={chords(6)} />
		</>
	),
	// The whole, a part, a hand.
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
	// A ring for every year, as in a tree, and the next one begun.
	patience: (
		<>
			<g strokeWidth=".7">{circles(radii(figures.yearsOfHistory, 2, radius - 4))}</g>
			<circle r={radius} strokeDasharray="2 4" />
		</>
	),
};

/** A point of the investment strategy as a ring, in the current text colour, on a disc of the ground. Decoration. */
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
			{drawings[point]}
		</svg>
	);
}
