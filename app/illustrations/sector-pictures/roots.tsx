import { useId } from "react";

/** Cells of the ground: half their width, the height of their slanting sides and of their upright ones. */
const half = 26;
const slant = 15;
const upright = 30;
const row = slant + upright;

/**
 * Roots follow the cells' sides: each step goes down a slanting side, to the left or to the right, and then an upright
 * one. They begin at a corner, counted in half cells across and rows down; those of one parity exist.
 */
const roots = [
	{ from: [3, 0], way: "lrrrlrrrrlrrrlrrr", weight: 10 },
	{ from: [4, 3], way: "llrllrlrlrllrl", weight: 5 },
	{ from: [9, 0], way: "llrllrlllrrlrllrl", weight: 9 },
	{ from: [8, 3], way: "rrrrlrrlrlrrlr", weight: 5 },
	{ from: [17, 0], way: "lllrllllrlllrllll", weight: 12 },
	{ from: [14, 3], way: "rrlrrrlrrlrrrr", weight: 6 },
	{ from: [16, 7], way: "lrlllrllrl", weight: 4 },
	{ from: [23, 0], way: "rlllrlllllrllrlll", weight: 9 },
	{ from: [22, 3], way: "rrrlrrlrrlrrr", weight: 5 },
	{ from: [19, 8], way: "rlrrlrlrr", weight: 3.5 },
] as const;

/** The root that goes on to the next: from the first plant to under the last. */
const followed = { from: [3, 0], way: "rrlrrrrlrrrrrrrlr" } as const;

function drawRoot({ from: [across, down], way }: { from: readonly [number, number]; way: string }): string {
	const steps = [...way].map((turn) => `${turn === "l" ? `l-${half}` : `l${half}`} ${slant}v${upright}`);
	return `M${across * half} ${down * row}${steps.join("")}`;
}

/** What several plants have in common under the ground, among its cells. Fills its box. */
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
					<path key={root.way} d={drawRoot(root)} strokeWidth={root.weight} />
				))}
			</g>
			<path d={drawRoot(followed)} strokeWidth="7" strokeLinejoin="round" className="stroke-signal" />
		</svg>
	);
}
