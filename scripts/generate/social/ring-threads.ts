import { fingerprintCurves, fingerprintLineCount } from "../../../app/illustrations/fingerprint-lines.ts";

/** Which of the threads is the visitor's, drawn in the signal colour. */
const visitorsThread = 20;

const strands = [
	{ className: "stroke-ink", until: 11 },
	{ className: "stroke-kraft", until: 18 },
	{ className: "stroke-reed", until: fingerprintLineCount },
];

interface Thread {
	/** Path data. */
	data: string;
	className: string;
	isVisitors: boolean;
}

/** The lowest point of a closed curve as `fingerprintCurves` writes it: there it runs level. */
function lowestPoint(curve: string): { x: number; y: number } {
	const numbers = curve.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
	// M x y, C with three points, then S with two each: the last pair of each is on the curve.
	const points = [{ x: numbers[0] ?? 0, y: numbers[1] ?? 0 }];
	for (let index = 6; index + 1 < numbers.length; index += 4) {
		points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
	}
	return points.reduce((lowest, point) => (point.y > lowest.y ? point : lowest));
}

/** Where the threads come from: the left edge of the picture, in which heights. */
export interface Source {
	x: number;
	top: number;
	bottom: number;
}

/**
 * Threads that come from one edge and close into the ring that is a text's own, in units of a square of
 * `fingerprintSize`. The visitor's is the last, so that it lies on top.
 */
export function ringThreads(text: string, source: Source): Thread[] {
	return fingerprintCurves(text)
		.map((ring, index, { length }) => {
			const { x, y } = lowestPoint(ring);
			const start = source.top + ((source.bottom - source.top) * index) / (length - 1);
			const reach = (x - source.x) / 2;
			return {
				data: `M${source.x} ${start}C${source.x + reach} ${start} ${x - reach} ${y} ${x} ${y}${ring}`,
				className: strands.find(({ until }) => index < until)?.className ?? "",
				isVisitors: index === visitorsThread,
			};
		})
		.sort((a, b) => Number(a.isVisitors) - Number(b.isVisitors));
}
