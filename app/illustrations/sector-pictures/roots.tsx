import { useId } from "react";

/** Hexagonal cells: half their width, and the heights of their slanting and upright sides. */
const half = 26;
const slant = 15;
const upright = 30;
const row = slant + upright;

/**
 * Roots follow the sides of the cells: each step goes down a slanting side, left (`l`) or right (`r`), then an upright
 * one. `from` counts half cells across and rows down.
 */
const roots = [
	{ from: [3, 0], turns: "lrrrlrrrrlrrrlrrr", weight: 10 },
	{ from: [4, 3], turns: "llrllrlrlrllrl", weight: 5 },
	{ from: [9, 0], turns: "llrllrlllrrlrllrl", weight: 9 },
	{ from: [8, 3], turns: "rrrrlrrlrlrrlr", weight: 5 },
	{ from: [17, 0], turns: "lllrllllrlllrllll", weight: 12 },
	{ from: [14, 3], turns: "rrlrrrlrrlrrrr", weight: 6 },
	{ from: [16, 7], turns: "lrlllrllrl", weight: 4 },
	{ from: [23, 0], turns: "rlllrlllllrllrlll", weight: 9 },
	{ from: [22, 3], turns: "rrrlrrlrrlrrr", weight: 5 },
	{ from: [19, 8], turns: "rlrrlrlrr", weight: 3.5 },
] as const;

/** Root in the signal colour. */
const accentRoot = { from: [3, 0], turns: "rrlrrrrlrrrrrrrlr" } as const;

function drawRoot({
	from: [across, down],
	turns,
}: {
	from: readonly [number, number];
	turns: string;
}): string {
	const steps = [...turns].map((turn) => `${turn === "l" ? `l-${half}` : `l${half}`} ${slant}v${upright}`);
	return `M${across * half} ${down * row}${steps.join("")}`;
}

/** Roots along the sides of hexagonal cells. Decorative. Fills its box. */
export function Roots({ className }: { className: string }) {
	const id = useId();
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMin slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<pattern id={id} width={2 * half} height={2 * row} patternUnits="userSpaceOnUse">
				<path
					d={`M0 ${slant} ${half} 0 ${2 * half} ${slant}v${upright}l-${half} ${slant}L0 ${row}ZM${half} ${row + slant}v${upright}`}
					stroke="currentColor"
					strokeWidth="1"
				/>
			</pattern>
			<path d="M0 0H720V720H0Z" fill={`url(#${id})`} />
			<g stroke="currentColor" strokeLinejoin="round">
				{roots.map((root) => (
					<path key={root.turns} d={drawRoot(root)} strokeWidth={root.weight} />
				))}
			</g>
			<path d={drawRoot(accentRoot)} strokeWidth="7" strokeLinejoin="round" className="stroke-signal" />
		</svg>
	);
}
