import { timeline } from "../../app/content/timeline.ts";
import { closedCurve, type Point } from "../../app/illustrations/path-data.ts";

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

/** Position of each year on its ring, in turns: visible on every screen, without overlaps. */
const labelTurns = [0.5, 0.545, 0.43, 0.6, 0.535, 0.465, 0.4];

/**
 * Tree rings, one for each year from the first milestone to the last. Those of milestones are coloured, and their years stand on
 * them.
 *
 * @returns an SVG file with the parts `rings` and `years`, whose fonts and colours are those of their `<use>`
 */
export function drawYearRings(): string {
	const years = timeline.map(({ year }) => year);
	const first = years[0] ?? 0;
	const last = years.at(-1) ?? first;
	const others = Array.from({ length: last - first + 1 }, (_, ring) => ring).filter(
		(ring) => !years.includes(first + ring),
	);
	const milestones = years.map((year, index) => {
		const colour = year === last ? "signal" : index % 2 ? "reed" : "kraft";
		return `<path d="${drawRing(year - first)}" stroke-width="${year === last ? 6 : 4}" stroke="var(--color-${colour})"/>`;
	});
	const labels = years.map((year, index) => {
		const [x, y] = year === first ? [0, 0] : pointOnRing(year - first, labelTurns[index] ?? 0.5);
		return `<text x="${Math.round(x)}" y="${Math.round(y)}" dy=".35em" paint-order="stroke">${year}</text>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg">
<g id="rings"><path d="${others.map(drawRing).join("")}" stroke-width="1.1" stroke="var(--color-ink-soft)"/>
${milestones.join("\n")}</g>
<g id="years" text-anchor="middle" stroke-width="10" stroke-linejoin="round">${labels.join("")}</g>
</svg>
`;
}
