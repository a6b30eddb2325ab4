import type { GoalNumber } from "../content/goals.ts";
import { tenths } from "./tenths.ts";

/** How many lines a fingerprint has. */
export const fingerprintLineCount = 28;

/** Side of the square that the lines are drawn in; no line reaches its edge. */
export const fingerprintSize = 400;

const margin = 6;
const angles = Array.from({ length: 48 }, (_, index) => (index / 48) * 2 * Math.PI);

type Point = readonly [x: number, y: number];

/** FNV-1a, 32 bits, over UTF-16 code units (Fowler, Noll, Vo; isthe.com/chongo/tech/comp/fnv). */
function hash(text: string): number {
	let state = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
	}
	return state >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): numbers from 0 to 1, the same everywhere for the same seed. */
function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** What tells one idea's ring from another's. Lengths are in radii of the ring. */
function characterOf(idea: string) {
	const random = createRandom(hash(idea.trim().normalize()));
	const between = (low: number, high: number) => low + random() * (high - low);
	const turn = () => between(0, 2 * Math.PI);
	const lobes = 1 + Math.floor(random() * 5);
	return {
		breadth: between(0.16, 0.44),
		/** A wave that turns on from line to line: where it outruns their distance, the band turns over. */
		fold: {
			lobes,
			phase: turn(),
			drift: between(1.8, 5.4) * (random() < 0.5 ? -1 : 1),
			height: between(0.12, 0.22) / (0.5 + lobes / 2),
		},
		/** What all lines have in common: an oval, and a swell on it. */
		oval: { height: between(0, 0.07), phase: turn() },
		bulge: { angle: turn(), width: between(0.3, 0.7), height: between(-0.1, 0.18) },
		/** Above 1 the lines gather inside, below it outside. */
		spacing: between(0.7, 1.5),
	};
}

type Character = ReturnType<typeof characterOf>;

/** How far from the middle the line at `depth`, 0 for the innermost and 1 for the outermost, passes at an angle. */
function radiusAt(angle: number, depth: number, { breadth, fold, oval, bulge, spacing }: Character): number {
	const swell = Math.exp((Math.cos(angle - bulge.angle) - 1) / bulge.width ** 2);
	return (
		1 +
		breadth * (depth ** spacing - 0.5) +
		fold.height * Math.sin(fold.lobes * angle + fold.phase + fold.drift * depth) +
		oval.height * Math.cos(2 * angle + oval.phase) +
		bulge.height * swell * (0.35 + depth)
	);
}

/** A way to move and enlarge the points so that together they fill the square. */
function fillingSquare(points: readonly Point[]): (point: Point) => Point {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const scale = (fingerprintSize - 2 * margin) / Math.max(right - left, bottom - top);
	return ([x, y]) => [
		fingerprintSize / 2 + (x - (left + right) / 2) * scale,
		fingerprintSize / 2 + (y - (top + bottom) / 2) * scale,
	];
}

/** A smooth closed curve through the points (Catmull-Rom, as cubic Béziers), in tenths of a unit. */
function closedCurve(points: readonly Point[]): string {
	const at = (index: number) => points[(index + points.length) % points.length] ?? ([0, 0] as const);
	let data = "";
	for (let index = 0; index < points.length; index += 1) {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		if (index === 0) data = `M${tenths(from[0])} ${tenths(from[1])}`;
		const leaving = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
		const arriving = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
		data += index === 0 ? `C${tenths(leaving[0])} ${tenths(leaving[1])} ` : "S";
		data += `${tenths(arriving[0])} ${tenths(arriving[1])} ${tenths(to[0])} ${tenths(to[1])}`;
	}
	return `${data}Z`;
}

/** The closed curves of an idea's fingerprint as path data, from the inside out. The same idea always has the same. */
export function fingerprintCurves(idea: string): string[] {
	const character = characterOf(idea);
	const lines = Array.from({ length: fingerprintLineCount }, (_, index) =>
		angles.map((angle): Point => {
			const radius = radiusAt(angle, index / (fingerprintLineCount - 1), character);
			return [radius * Math.cos(angle), radius * Math.sin(angle)];
		}),
	);
	const place = fillingSquare(lines.flat());
	return lines.map((points) => closedCurve(points.map(place)));
}

/** The goal of every line: as many neighbours for each goal, in the goals' order. None while there are no goals. */
export function fingerprintGoals(goals: readonly GoalNumber[]): (GoalNumber | undefined)[] {
	return Array.from(
		{ length: fingerprintLineCount },
		(_, index) => goals[Math.floor((index * goals.length) / fingerprintLineCount)],
	);
}
