import { useId } from "react";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

const radius = 168;

/** Centres of the rings, at equal distances from the origin of the view box. */
const first = { x: 0, y: -100 };
const second = { x: 87, y: 50 };
const third = { x: -87, y: 50 };

/** The two crossings of the first ring and the third. */
const crossings = [
	{ x: -168, y: -97 },
	{ x: 81, y: 47 },
];

const circlePath = ({ x, y }: { x: number; y: number }) =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/**
 * Borromean rings: the first lies over the second, the second over the third, the third over the first. No two are
 * linked, but the three are inseparable. Each has its number where it is outside of the other two.
 */
export function LinkedRings({ label, className }: { label: string; className: string }) {
	const id = useId();
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
			<ThreadBand d={circlePath(third)} />
			<ThreadBand d={circlePath(second)} />
			<ThreadBand d={circlePath(first)} />
			<g mask={`url(#${id})`}>
				<ThreadBand d={circlePath(third)} />
			</g>
			{[first, second, third].map(({ x, y }, index) => (
				<text
					key={x}
					x={Math.round(x * 1.95)}
					y={Math.round(y * 1.95)}
					dy=".35em"
					textAnchor="middle"
					fontSize="26"
					className="fill-ink font-display font-semibold"
				>
					{index + 1}
				</text>
			))}
		</svg>
	);
}
