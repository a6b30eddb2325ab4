import { closedCurve, type Point, roundToTenths } from "#app/illustrations/path-data.ts";

export const fingerprintLineCount = 28;

/** Side of the square view box. Lines keep a margin to its edge. */
export const fingerprintSize = 400;

const margin = 6;
const angles = Array.from({ length: 48 }, (_, index) => (index / 48) * 2 * Math.PI);

/** FNV-1a, 32 bits, over UTF-16 code units (Fowler, Noll, Vo; isthe.com/chongo/tech/comp/fnv). */
function hash(text: string): number {
	let state = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
	}
	return state >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): a seeded generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Random parameters of an idea's ring, seeded by its text. Lengths are in radii of the ring. */
function createParameters(idea: string) {
	const random = createRandom(hash(idea.trim().normalize()));
	const between = (low: number, high: number) => low + random() * (high - low);
	const angle = () => between(0, 2 * Math.PI);
	const lobes = 1 + Math.floor(random() * 5);
	return {
		breadth: between(0.16, 0.44),
		/** A wave whose phase drifts from line to line. Where it exceeds the distance of the lines, they cross. */
		fold: {
			lobes,
			phase: angle(),
			drift: between(1.8, 5.4) * (random() < 0.5 ? -1 : 1),
			height: between(0.12, 0.22) / (0.5 + lobes / 2),
		},
		/** Deformations of all lines: an oval, and a bulge at one angle. */
		oval: { height: between(0, 0.07), phase: angle() },
		bulge: { angle: angle(), width: between(0.3, 0.7), height: between(-0.1, 0.18) },
		/** Above 1 the inner lines are closer together, below 1 the outer ones. */
		spacing: between(0.7, 1.5),
	};
}

type FingerprintParameters = ReturnType<typeof createParameters>;

/** Distance from the centre at an angle of the line at `depth`, from 0 (innermost) to 1 (outermost). */
function radiusAt(
	angle: number,
	depth: number,
	{ breadth, fold, oval, bulge, spacing }: FingerprintParameters,
): number {
	const swell = Math.exp((Math.cos(angle - bulge.angle) - 1) / bulge.width ** 2);
	return (
		1 +
		breadth * (depth ** spacing - 0.5) +
		fold.height * Math.sin(fold.lobes * angle + fold.phase + fold.drift * depth) +
		oval.height * Math.cos(2 * angle + oval.phase) +
		bulge.height * swell * (0.35 + depth)
	);
}

function bounds(points: readonly Point[]) {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Returns the translation and scaling with which the points fill the square. */
function fitToSquare(points: readonly Point[]): (point: Point) => Point {
	const { left, right, top, bottom } = bounds(points);
	const scale = (fingerprintSize - 2 * margin) / Math.max(right - left, bottom - top);
	return ([x, y]) => [
		fingerprintSize / 2 + (x - (left + right) / 2) * scale,
		fingerprintSize / 2 + (y - (top + bottom) / 2) * scale,
	];
}

/** The points of each line, from the innermost to the outermost. */
function fittedLines(idea: string): Point[][] {
	const parameters = createParameters(idea);
	const lines = Array.from({ length: fingerprintLineCount }, (_, index) =>
		angles.map((angle): Point => {
			const radius = radiusAt(angle, index / (fingerprintLineCount - 1), parameters);
			return [radius * Math.cos(angle), radius * Math.sin(angle)];
		}),
	);
	const fit = fitToSquare(lines.flat());
	return lines.map((points) => points.map(fit));
}

const pathData = (points: readonly Point[]) => `${closedCurve(points, roundToTenths)}Z`;

/**
 * The ring of an idea. Depends only on its trimmed, normalized text.
 *
 * @returns the path data of its closed curves, from the innermost to the outermost; and the lowest curve as a thread, which
 * begins at its lowest point, at the height `ground`, and goes to the right first
 */
export function fingerprint(idea: string) {
	const lines = fittedLines(idea);
	const depths = lines.map((points) => Math.max(...points.map(([, y]) => y)));
	const ground = Math.max(...depths);
	const line = depths.indexOf(ground);
	const points = (lines[line] ?? []).toReversed();
	const first = points.findIndex(([, y]) => y === ground);
	const data = pathData([...points.slice(first), ...points.slice(0, first)]);
	return { curves: lines.map(pathData), thread: { line, ground, data } };
}
