import { useId } from "react";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

const radius = 168;
/** How far the rings' middles are from the drawing's. */
const apart = 100;

/** The middles, and the direction in which each lies from the drawing's. */
const rings = [-90, 30, 150].map((degrees) => ({
	degrees,
	x: Math.round(apart * Math.cos((degrees * Math.PI) / 180)),
	y: Math.round(apart * Math.sin((degrees * Math.PI) / 180)),
}));

/** Where the first ring and the third cross: outside, and beside the middle. */
const crossings = [
	{ x: -168, y: -97 },
	{ x: 81, y: 47 },
];

const circle = ({ x, y }: { x: number; y: number }) =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

interface LinkedRingsProps {
	label: string;
	/** What stands in each ring, where no other reaches. */
	marks: readonly [string, string, string];
	className: string;
}

/**
 * Borromean rings: the first lies over the second, the second over the third, the third over the first, so that no two
 * are linked and none of the three can leave.
 */
export function LinkedRings({ label, marks, className }: LinkedRingsProps) {
	const id = useId();
	const [first, second, third] = rings;
	if (!first || !second || !third) return null;
	return (
		<svg viewBox="-310 -322 620 590" fill="none" role="img" aria-label={label} className={className}>
			<mask
				id={id}
				x="-310"
				y="-322"
				width="620"
				height="590"
				maskUnits="userSpaceOnUse"
				className="fill-white"
			>
				{crossings.map(({ x, y }) => (
					<circle key={x} cx={x} cy={y} r="92" />
				))}
			</mask>
			<ThreadBand d={circle(third)} />
			<ThreadBand d={circle(second)} />
			<ThreadBand d={circle(first)} />
			<g mask={`url(#${id})`}>
				<ThreadBand d={circle(third)} />
			</g>
			{rings.map(({ degrees, x, y }, index) => (
				<text
					key={degrees}
					x={Math.round(x * 1.95)}
					y={Math.round(y * 1.95)}
					dy=".35em"
					textAnchor="middle"
					fontSize="26"
					className="fill-ink font-display font-semibold"
				>
					{marks[index]}
				</text>
			))}
		</svg>
	);
}
