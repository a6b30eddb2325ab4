import { figures } from "../../app/content/figures.ts";
import { roundToTenths } from "../../app/illustrations/path-data.ts";
import { tonnesPerLine } from "./material-flow.ts";

const eurosPerStroke = 1e6;
const dayInMilliseconds = 86_400_000;

/** Units of the view box, whose origin is its centre. */
const coil = { radius: 248, offset: 66 };
const strokes = { from: 344, to: 412 };

/** Direction of the incomplete ring's gap, and its larger offset, which keeps the gap visible. */
const openRing = { degrees: 214, offset: coil.offset + 15 };

/** A point in the direction `degrees`, also seen from another origin. */
function pointAt(degrees: number, distance: number, [x, y] = [0, 0]): string {
	const angle = (degrees * Math.PI) / 180;
	return `${roundToTenths(x + distance * Math.cos(angle))} ${roundToTenths(y + distance * Math.sin(angle))}`;
}

/** Path data of a ring whose centre is offset in the direction `degrees`. It begins at its outermost point. */
function ring(degrees: number): string {
	const { radius, offset } = coil;
	const half = (distance: number) => `a${radius} ${radius} 0 0 1 ${pointAt(degrees, distance)}`;
	return `M${pointAt(degrees, offset + radius)}${half(-2 * radius)}${half(2 * radius)}`;
}

/** Path data of the incomplete ring, of which `share` (0 to 1) is drawn. */
function drawOpenRing(share: number): string {
	const { radius } = coil;
	const { degrees, offset } = openRing;
	const angle = (degrees * Math.PI) / 180;
	const end = (gap: number) =>
		pointAt(degrees + gap, radius, [offset * Math.cos(angle), offset * Math.sin(angle)]);
	const gap = (1 - share) * 180;
	return `M${end(gap)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end(-gap)}`;
}

/** Path data of a radial stroke for each unit, clockwise from the top. The last stroke is as long as the remainder. */
function drawStrokes(amount: number): string {
	const { from, to } = strokes;
	const count = Math.ceil(amount);
	return Array.from({ length: count }, (_, index) => {
		const degrees = (index / count) * 360 - 90;
		const end = from + (to - from) * Math.min(1, amount - index);
		return `M${pointAt(degrees, from)}L${pointAt(degrees, end)}`;
	}).join("");
}

/**
 * A seal of three rings: the day of incorporation in its year, a stroke per million euros, a circle per 1,000 tonnes.
 *
 * @returns an SVG file with the parts `seal` and `open`, the incomplete circle
 */
export function drawCompanySeal(): string {
	const { incorporated: date, revenue2024: euros, tonnes2024: tonnes } = figures;
	const year = Number(date.slice(0, 4));
	const days = (Date.UTC(year + 1) - Date.UTC(year)) / dayInMilliseconds;
	const day = (Date.parse(date) - Date.UTC(year)) / dayInMilliseconds + 0.5;
	const marked = (day / days) * 360 - 90;
	const amount = tonnes / tonnesPerLine;
	const [rings, full] = [Math.ceil(amount), Math.floor(amount)];
	const circles = Array.from({ length: full }, (_, index) =>
		ring(openRing.degrees + ((index + rings - full) / rings) * 360),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg">
<g id="seal"><circle r="462" pathLength="${days}" stroke-dasharray=".22 .78" stroke-dashoffset="-.39" stroke-width="26" transform="rotate(-90)" stroke="var(--color-ink)"/>
<path d="M${pointAt(marked, 424)}L${pointAt(marked, 496)}" stroke-width="9" stroke="var(--color-signal)"/>
<path d="${drawStrokes(euros / eurosPerStroke)}" stroke-width="11" stroke="var(--color-kraft)"/>
<path d="${circles.join("")}" stroke-width="1.1" stroke="var(--color-reed)"/></g>
<path id="open" pathLength="1" d="${full < rings ? drawOpenRing(amount - full) : ""}"/>
</svg>
`;
}
