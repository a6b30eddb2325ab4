import { fingerprintCurves, fingerprintLineCount } from "../../../app/illustrations/fingerprint-lines.ts";

/** Index of the visitor's thread, which has the signal colour. */
const visitorThreadIndex = 20;

const strands = [
	{ className: "stroke-ink", until: 11 },
	{ className: "stroke-kraft", until: 18 },
	{ className: "stroke-reed", until: fingerprintLineCount },
];

interface Thread {
	/** Path data. */
	data: string;
	className: string;
	isVisitorThread: boolean;
}

/** The lowest point of a curve from `fingerprintCurves`, where its tangent is horizontal. */
function lowestPoint(curve: string): { x: number; y: number } {
	const numbers = curve.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
	// The path data is M with a point, C with three, then S with two; the last point of each is on the curve.
	const points = [{ x: numbers[0] ?? 0, y: numbers[1] ?? 0 }];
	for (let index = 6; index + 1 < numbers.length; index += 4) {
		points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
	}
	return points.reduce((lowest, point) => (point.y > lowest.y ? point : lowest));
}

/** Start of the threads: x, and the range of y. */
export interface Source {
	x: number;
	top: number;
	bottom: number;
}

/**
 * Returns threads that begin at `source` and close into the fingerprint of the text, in units of its view box
 * (`fingerprintSize`). The visitor's thread is the last, so that it is painted on top.
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
				isVisitorThread: index === visitorThreadIndex,
			};
		})
		.sort((a, b) => Number(a.isVisitorThread) - Number(b.isVisitorThread));
}
