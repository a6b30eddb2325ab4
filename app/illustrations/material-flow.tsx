import { tonnesPerLine } from "../content/figures.ts";
import { Drawing } from "./drawing.tsx";
import { roundToTenths } from "./path-data.ts";

/** Every tenth line is heavier, so that lines can be counted. */
const linesPerMark = 10;

/** Units of the view box. Vertically, one unit is the distance of two lines at the edges. */
const width = 1440;
const edge = 10;
const gap = 40;

/** Horizontal shift from the first line of the wider ribbon to its last, as a share of the width. */
const slant = 0.46;

/** Thinner on small screens, where the lines are closer together. */
const hairline = "stroke-[.28] md:stroke-[.5]";

/** Position of the curve's control points, as a share of its width. */
const bend = 0.62;

interface Ribbon {
	tonnes: number;
	/** Class that sets the stroke colour. */
	className: string;
}

interface RibbonLinesProps extends Ribbon {
	/** Where the first line begins, and by how much each line falls. */
	top: number;
	fall: number;
	/** Shift from one line to the next. */
	step: number;
	height: number;
}

/**
 * All lines have the same shape, each shifted by one step across and one unit down. Where the curve is steeper than that
 * shift, the lines cross and the ribbon turns over. At both edges the ribbon is as high as its number of lines.
 */
function RibbonLines({ tonnes, className, top, fall, step, height }: RibbonLinesProps) {
	const amount = tonnes / tonnesPerLine;
	const whole = Math.floor(amount);
	const marks = Math.floor(whole / linesPerMark);
	const reach = Math.abs(Math.round(Math.ceil(amount) * step));
	const curve = width - reach;
	const handle = Math.round(curve * bend);
	/** Straight part beyond both edges of the page. */
	const lead = reach + 10;
	const line = `h${lead}c${handle} 0 ${curve - handle} ${fall} ${curve} ${fall}h${lead}`;
	const startX = step > 0 ? -lead : -10;
	const back = (count: number) => `m${roundToTenths(step * count - curve - 2 * lead)} ${count - fall}`;
	/** Path data of `count` lines: the line at index `first` and every `every`th after it. */
	const draw = (first: number, every: number, count: number) =>
		`M${roundToTenths(startX + first * step)} ${top + first}${(line + back(every)).repeat(count - 1)}${line}`;
	return (
		<g className={className}>
			{whole > 0 && <path d={draw(0, 1, whole)} vectorEffect="non-scaling-stroke" className={hairline} />}
			{amount > whole && (
				// A nested `<svg>` clips the line.
				<svg width={roundToTenths((amount - whole) * width)} height={height} aria-hidden="true">
					<path d={draw(whole, 1, 1)} vectorEffect="non-scaling-stroke" className={hairline} />
				</svg>
			)}
			{marks > 0 && (
				<path
					d={draw(linesPerMark - 1, linesPerMark, marks)}
					vectorEffect="non-scaling-stroke"
					className="stroke-[.7] md:stroke-1"
				/>
			)}
		</g>
	);
}

interface MaterialFlowProps {
	ribbons: readonly [falling: Ribbon, rising: Ribbon];
	label: string;
	className: string;
}

/**
 * Two amounts to the same scale as ribbons that cross each other, with a line for each 1,000 tonnes. The length of the
 * last line shows the remainder. Fills its box.
 */
export function MaterialFlow({ ribbons: [falling, rising], label, className }: MaterialFlowProps) {
	const first = Math.ceil(falling.tonnes / tonnesPerLine);
	const second = Math.ceil(rising.tonnes / tonnesPerLine);
	const height = first + second + gap + 2 * edge;
	const step = roundToTenths((width * slant) / Math.max(first, second));
	return (
		<Drawing
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			label={label}
			className={className}
		>
			<RibbonLines {...falling} top={edge} fall={second + gap} step={step} height={height} />
			<RibbonLines {...rising} top={edge + first + gap} fall={-first - gap} step={-step} height={height} />
		</Drawing>
	);
}
