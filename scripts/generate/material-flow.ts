import { figures } from "../../app/content/figures.ts";
import { roundToTenths } from "../../app/illustrations/path-data.ts";

/** Tonnes of a line, or a ring. */
export const tonnesPerLine = 1000;

/** Every tenth line is heavier, so that lines can be counted. */
const linesPerMark = 10;

/** Units of the view box. Vertically, one unit is the distance of two lines at the edges. */
const width = 1440;
const edge = 10;
const gap = 40;

/** Horizontal shift from the first line of the wider ribbon to its last, as a share of the width. */
const slant = 0.46;

/** Position of the curve's control points, as a share of its width. */
const bend = 0.62;

interface Ribbon {
	tonnes: number;
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
function ribbonLines({ tonnes, top, fall, step, height }: Ribbon): string {
	const amount = tonnes / tonnesPerLine;
	const whole = Math.floor(amount);
	const reach = Math.abs(Math.round(Math.ceil(amount) * step));
	const curve = width - reach;
	const handle = Math.round(curve * bend);
	/** Straight part beyond both edges of the page. */
	const lead = reach + 10;
	const line = `h${lead}c${handle} 0 ${curve - handle} ${fall} ${curve} ${fall}h${lead}`;
	const startX = step > 0 ? -lead : -10;
	const back = (count: number) => `m${roundToTenths(step * count - curve - 2 * lead)} ${count - fall}`;
	/** A path of `count` lines: the line at index `first` and every `every`th after it. */
	const draw = (weight: "hairline" | "mark", first: number, every: number, count: number) => {
		if (count === 0) return "";
		const start = `M${roundToTenths(startX + first * step)} ${top + first}`;
		const d = `${start}${(line + back(every)).repeat(count - 1)}${line}`;
		return `<path vector-effect="non-scaling-stroke" stroke-width="var(--${weight})" d="${d}"/>`;
	};
	// A nested `<svg>` clips the line.
	const remainder = `<svg width="${roundToTenths((amount - whole) * width)}" height="${height}">${draw("hairline", whole, 1, 1)}</svg>`;
	const marks = draw("mark", linesPerMark - 1, linesPerMark, Math.floor(whole / linesPerMark));
	return [draw("hairline", 0, 1, whole), ...(amount > whole ? [remainder] : []), marks].join("\n");
}

/**
 * The tonnes processed and the capacity for paper to the same scale, as ribbons that cross each other, with a line for each
 * 1,000 tonnes. The length of the last line shows the remainder.
 *
 * @returns an SVG file with the symbols `tonnes` and `capacity`, which fill the same box; the widths of their lines are `--hairline`
 *   and `--mark`
 */
export function drawMaterialFlow(): string {
	const { tonnes2024: tonnes, paperCapacityPerYear: capacity } = figures;
	const first = Math.ceil(tonnes / tonnesPerLine);
	const second = Math.ceil(capacity / tonnesPerLine);
	const height = first + second + gap + 2 * edge;
	const step = roundToTenths((width * slant) / Math.max(first, second));
	const falling = { tonnes, top: edge, fall: second + gap, step, height };
	const rising = { tonnes: capacity, top: edge + first + gap, fall: -first - gap, step: -step, height };
	const symbol = (id: string, ribbon: Ribbon) =>
		`<symbol id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none">
${ribbonLines(ribbon)}
</symbol>`;
	return `<svg xmlns="http://www.w3.org/2000/svg">
${symbol("tonnes", falling)}
${symbol("capacity", rising)}
</svg>
`;
}
