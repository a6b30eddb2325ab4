import { closedCurve, type Point } from "../../illustrations/path-data.ts";

const pointsPerRing = 14;
const firstRadius = 30;

/** Width of a year ring in units of the view box; it varies from year to year. */
const ringWidth = (ring: number) => 10.4 + 3.4 * Math.sin(ring * 1.7) + 2.2 * Math.sin(ring * 0.61 + 2);

function radiusAt(ring: number, turn: number): number {
	let radius = firstRadius;
	for (let year = 1; year <= ring; year += 1) radius += ringWidth(year);
	const angle = turn * 2 * Math.PI;
	const deviation =
		0.055 * Math.sin(2 * angle + 0.9 + ring * 0.012) + 0.03 * Math.sin(3 * angle - ring * 0.04);
	return radius * (1 + deviation + 0.012 * Math.sin(4 * angle + ring * 0.3));
}

/** A point on a ring. `turn` runs from 0 to 1, clockwise from the right. */
function pointOnRing(ring: number, turn: number): Point {
	const radius = radiusAt(ring, turn);
	return [radius * Math.cos(turn * 2 * Math.PI), radius * Math.sin(turn * 2 * Math.PI)];
}

function drawRing(ring: number): string {
	const points = Array.from({ length: pointsPerRing }, (_, index) =>
		pointOnRing(ring, index / pointsPerRing),
	);
	return closedCurve(points, Math.round);
}

/** Position of each date on its ring, in turns: visible on every screen, without overlaps. */
const labelTurns = [0.5, 0.545, 0.43, 0.6, 0.535, 0.465, 0.4];

interface YearRingsProps {
	/** The labelled years in ascending order. The first and the last set the range of rings. */
	milestones: readonly { year: number; label: string }[];
	label: string;
	className: string;
}

/** Tree rings, one for each year. Those of milestones are coloured and labelled. */
export function YearRings({ milestones, label, className }: YearRingsProps) {
	const first = milestones[0]?.year ?? 0;
	const last = milestones.at(-1)?.year ?? first;
	const ringOf = (year: number) => year - first;
	const undatedRings = Array.from({ length: last - first + 1 }, (_, ring) => ring).filter(
		(ring) => !milestones.some(({ year }) => ringOf(year) === ring),
	);
	return (
		<svg viewBox="-520 -520 1040 1040" fill="none" role="img" aria-label={label} className={className}>
			<path d={undatedRings.map(drawRing).join("")} strokeWidth="1.1" className="stroke-ink-soft" />
			{milestones.map(({ year }, index) => (
				<path
					key={year}
					d={drawRing(ringOf(year))}
					strokeWidth={year === last ? 6 : 4}
					className={year === last ? "stroke-signal" : index % 2 ? "stroke-reed" : "stroke-kraft"}
				/>
			))}
			{milestones.map(({ year, label }, index) => {
				const [x, y] = year === first ? [0, 0] : pointOnRing(ringOf(year), labelTurns[index] ?? 0.5);
				return (
					<text
						key={year}
						x={Math.round(x)}
						y={Math.round(y)}
						dy=".35em"
						textAnchor="middle"
						strokeWidth="10"
						strokeLinejoin="round"
						paintOrder="stroke"
						className="fill-ink stroke-paper font-display text-[24px] font-semibold max-lg:text-[30px]"
					>
						{label}
					</text>
				);
			})}
		</svg>
	);
}
