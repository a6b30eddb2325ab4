import { tonnesPerLine } from "../content/figures.ts";
import { tenths } from "./tenths.ts";

/** Every so many lines one is heavier, to count by. */
const linesPerMark = 10;

/** Units of the view box: across the page, and down it, where one unit is the distance of two lines at rest. */
const width = 1440;
const edge = 10;
const gap = 40;

/** How much of the page's width lies between the widest ribbon's first line and its last. */
const slant = 0.46;

/** Thinner where the box is low, so that the lines stay apart. */
const hairline = "stroke-[.28] md:stroke-[.5]";

/** How hard the bend is: where its two handles lie on the way across. */
const bend = 0.62;

interface Ribbon {
	tonnes: number;
	/** The colour, as a class of the stroke. */
	className: string;
}

/**
 * Draws every line alike, each one step further across and down than the one before. Where the curve is as steep as
 * that step the lines meet, and beyond it they change their order: the ribbon turns over. Measured along the step it
 * is as wide as it has lines, at every place; at both edges of the page, where all lines run level, so is its height.
 */
function createPen({ lines, top, fall, step }: { lines: number; top: number; fall: number; step: number }) {
	const reach = Math.abs(Math.round(lines * step));
	const curve = width - reach;
	const handle = Math.round(curve * bend);
	/** So that every line begins before the page and ends after it. */
	const lead = reach + 10;
	const line = `h${lead}c${handle} 0 ${curve - handle} ${fall} ${curve} ${fall}h${lead}`;
	const startX = step > 0 ? -lead : -10;
	const back = (count: number) => `m${tenths(step * count - curve - 2 * lead)} ${count - fall}`;
	return {
		/** Path data of the line at `first` and every `every`th after it, `count` in all. */
		draw: (first: number, every: number, count: number) =>
			`M${tenths(startX + first * step)} ${top + first}${(line + back(every)).repeat(count - 1)}${line}`,
	};
}

/**
 * Two amounts as ribbons of lines, a thousand tonnes each, both to the same scale: they cross the page from edge to
 * edge, turn over and change places. The last line of an amount that is no round number ends that much earlier. Fills
 * its box.
 */
export function MaterialFlow({
	ribbons,
	label,
	className,
}: {
	ribbons: readonly [falling: Ribbon, rising: Ribbon];
	label: string;
	className: string;
}) {
	const amounts = ribbons.map(({ tonnes }) => tonnes / tonnesPerLine);
	const [first = 0, second = 0] = amounts.map(Math.ceil);
	const height = first + second + gap + 2 * edge;
	const step = tenths((width * slant) / Math.max(first, second));
	const pens = [
		createPen({ lines: first, top: edge, fall: second + gap, step }),
		createPen({ lines: second, top: edge + first + gap, fall: -first - gap, step: -step }),
	];
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			{ribbons.map((ribbon, index) => {
				const amount = amounts[index] ?? 0;
				const whole = Math.floor(amount);
				const marks = Math.floor(whole / linesPerMark);
				const pen = pens[index];
				if (!pen) return null;
				return (
					<g key={ribbon.className} className={ribbon.className}>
						{whole > 0 && (
							<path d={pen.draw(0, 1, whole)} vectorEffect="non-scaling-stroke" className={hairline} />
						)}
						{amount > whole && (
							// A view of its own, because it cuts off what reaches out of it.
							<svg width={tenths((amount - whole) * width)} height={height} aria-hidden="true">
								<path d={pen.draw(whole, 1, 1)} vectorEffect="non-scaling-stroke" className={hairline} />
							</svg>
						)}
						{marks > 0 && (
							<path
								d={pen.draw(linesPerMark - 1, linesPerMark, marks)}
								vectorEffect="non-scaling-stroke"
								className="stroke-[.7] md:stroke-1"
							/>
						)}
					</g>
				);
			})}
		</svg>
	);
}
