import type { Pen, Point } from "./pen.ts";

/** Distance before and after a point between which the tangent is measured. */
const directionReach = 6;

interface Curve {
	start: Point;
	first: Point;
	second: Point;
	end: Point;
}

const interpolate = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
	ax + (bx - ax) * share,
	ay + (by - ay) * share,
];

/** A point of a Bézier curve, by de Casteljau's algorithm. */
function pointOn({ start, first, second, end }: Curve, share: number): Point {
	const middle = interpolate(first, second, share);
	return interpolate(
		interpolate(interpolate(start, first, share), middle, share),
		interpolate(middle, interpolate(second, end, share), share),
		share,
	);
}

/**
 * Returns the pieces of a closed ring on which `side` is positive. A ring on which `side` never changes its sign has no
 * pieces, so that no closed line is drawn.
 */
export function clipRing(ring: Point[], side: (point: Point) => number): Point[][] {
	const sides = ring.map(side);
	const start = sides.findIndex((value) => value <= 0);
	if (start < 0) return [];
	const pieces: Point[][] = [];
	let piece: Point[] | undefined;
	for (let step = 1; step <= ring.length; step += 1) {
		const now = (start + step) % ring.length;
		const before = (start + step - 1) % ring.length;
		const [a, b] = [sides[before] as number, sides[now] as number];
		const crossing = () => interpolate(ring[before] as Point, ring[now] as Point, a / (a - b));
		if (b > 0) {
			if (!piece) {
				piece = [crossing()];
				pieces.push(piece);
			}
			piece.push(ring[now] as Point);
		} else if (piece) {
			piece.push(crossing());
			piece = undefined;
		}
	}
	return pieces;
}

/** Length of the line up to each point. */
export function cumulativeLengths(line: Point[]): number[] {
	let length = 0;
	return line.map(([x, y], index) => {
		const [px, py] = line[index - 1] ?? [x, y];
		length += Math.hypot(x - px, y - py);
		return length;
	});
}

/** Draws the line with the smallest number of smooth curves of equal length that stay within `tolerance`. */
export function drawSmoothCurve(pen: Pen, line: Point[], tolerance: number) {
	const lengths = cumulativeLengths(line);
	const total = lengths.at(-1) ?? 0;
	const at = (length: number): Point => {
		const next = Math.max(
			1,
			lengths.findIndex((value) => value >= length),
		);
		const [from, to] = [lengths[next - 1] as number, lengths[next] as number];
		return interpolate(line[next - 1] as Point, line[next] as Point, (length - from) / (to - from || 1));
	};

	for (let count = 1; ; count += 1) {
		const step = total / count;
		const knots = Array.from({ length: count + 1 }, (_, index) => {
			const length = Math.min(total, index * step);
			const [ax, ay] = at(Math.max(0, length - directionReach));
			const [bx, by] = at(Math.min(total, length + directionReach));
			// A third of the curve length on both sides of the knot, so that the control points mirror each other.
			const scale = step / 3 / (Math.hypot(bx - ax, by - ay) || 1);
			return { point: at(length), handle: [(bx - ax) * scale, (by - ay) * scale] as const };
		});
		const curves = knots.slice(1).map(({ point: end, handle: [endX, endY] }, index) => {
			const { point: start, handle } = knots[index] as (typeof knots)[number];
			return {
				start,
				first: [start[0] + handle[0], start[1] + handle[1]],
				second: [end[0] - endX, end[1] - endY],
				end,
			} as const;
		});
		const fits = curves.every((curve, index) =>
			[0.25, 0.5, 0.75].every((share) => {
				const [x, y] = pointOn(curve, share);
				const [lineX, lineY] = at((index + share) * step);
				return Math.hypot(lineX - x, lineY - y) <= tolerance;
			}),
		);
		if (!fits && step > 2 * directionReach) continue;
		pen.moveTo(line[0] as Point);
		for (const [index, { first, second, end }] of curves.entries()) {
			if (index) pen.smoothTo(second, end);
			else pen.curveTo(first, second, end);
		}
		return;
	}
}
