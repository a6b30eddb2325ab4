import type { FitLevel } from "../schemas/analysis-layout.ts";
import { roundToTenths } from "./path-data.ts";

/** Radii of the thread, of the words within it, and of the holes that they leave, in units of the view box. */
export const ringRadius = { thread: 168, words: 156, hole: 42, jointHole: 92 };

/** The largest font size; in font sizes: distance of the turns, height of the letters, width of a turn's words, and of a space. */
const type = { largest: 32, leading: 1.36, height: 0.76, turn: 46, space: 0.3 };

const fullTurn = 2 * Math.PI;

/** Words along a spiral. Angles are in radians, clockwise from the right. */
export interface Coil {
	/** Centre. */
	x: number;
	/** What of it stays open. */
	gap: readonly [from: number, to: number];
	size: number;
	path: string;
	length: number;
	/** Where each word begins on the path, and where its middle is. */
	words: { text: string; offset: number; x: number; y: number }[];
}

/** Of the verdicts whose ring is not closed. The thread enters at the bottom. */
const gaps: Partial<Record<FitLevel, Coil["gap"]>> = {
	partial: [(90 / 360) * fullTurn, (130 / 360) * fullTurn],
	none: [(84 / 360) * fullTurn, (178 / 360) * fullTurn],
	unclear: [(84 / 360) * fullTurn, (178 / 360) * fullTurn],
};

/**
 * The words of an idea along an Archimedean spiral, inwards, with about 90 characters a turn: a short idea is a thin ring, a long
 * one a thick rope. A joint verdict has two with half of the words each, one through the other as in the logo.
 *
 * @param measure the width of a word in font sizes
 */
export function windWords(
	idea: string,
	level: FitLevel | undefined,
	measure: (word: string) => number,
): Coil[] {
	const words = idea.split(/\s+/u).filter(Boolean);
	if (level !== "joint") return [wind(words, measure, { gap: (level && gaps[level]) ?? [0, 0] })];
	const { thread, jointHole } = ringRadius;
	const middle = Math.ceil(words.length / 2);
	return [words.slice(0, middle), words.slice(middle)].map((half, index) => {
		const x = (index - 0.5) * thread;
		let coil = wind(half, measure, { gap: [0, 0], hole: jointHole });
		// Where its band passes below the other one: the angles of the crossing's corners. The gap makes the band broader.
		for (let round = 0; round < 3; round += 1) {
			const inner = Math.max(coil.inner, jointHole) / thread;
			const [near, far] = [Math.acos(1 - inner ** 2 / 2) - 0.06, Math.acos(inner / 2) + 0.06];
			const from = (index === 0 ? fullTurn : Math.PI) - far;
			coil = wind(half, measure, { x, gap: [from, from + far - near], hole: jointHole });
		}
		return coil;
	});
}

const rightToLeft = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Winds words round a centre, in the largest type that leaves the hole. Those of scripts from right to left go the other way. */
function wind(
	words: string[],
	measure: (word: string) => number,
	{ x = 0, gap, hole = ringRadius.hole }: { x?: number; gap: Coil["gap"]; hole?: number },
) {
	const isMirrored = rightToLeft.test(words.join(" "));
	const widths = words.map(measure);
	const ems = widths.reduce((sum, width) => sum + width + type.space, 0);
	const share = 1 - (gap[1] - gap[0]) / fullTurn;
	const turns = Math.max(1, ems / share / type.turn);
	const fitting =
		(fullTurn * ringRadius.words) /
		((1.02 * ems) / share / turns + Math.PI * type.leading * turns + fullTurn * type.height);
	// In radians that the spiral has turned since its beginning at the left, or at the right.
	const opens = (isMirrored ? fullTurn - gap[1] : gap[0] + Math.PI) % fullTurn;
	const closes = opens + gap[1] - gap[0];
	for (let size = Math.min(type.largest, fitting); ; size *= 0.97) {
		const first = ringRadius.words - type.height * size;
		const pitch = (type.leading * size) / fullTurn;
		const lengthAt = (turned: number) => first * turned - (pitch * turned ** 2) / 2;
		const turnedAt = (length: number) => (first - Math.sqrt(first ** 2 - 2 * pitch * length)) / pitch;
		const pointAt = (turned: number, outwards = 0) => {
			const radius = first - pitch * turned + outwards;
			const across = radius * Math.cos(turned) * (isMirrored ? 1 : -1);
			return { x: roundToTenths(x + across), y: roundToTenths(-radius * Math.sin(turned)) };
		};
		// Few words are spread over the one turn.
		const spread = turns > 1 ? 0 : Math.max(0, lengthAt(fullTurn) * share - ems * size) / words.length;
		let end = 0;
		const placed = words.map((text, index) => {
			const width = (widths[index] ?? 0) * size;
			const turn = Math.floor(turnedAt(end + width) / fullTurn) * fullTurn;
			const isAcross =
				gap[1] > gap[0] && turnedAt(end + width) > turn + opens && turnedAt(end) < turn + closes;
			const start = isAcross && width < first * share * fullTurn ? lengthAt(turn + closes) : end;
			end = start + width + type.space * size + spread;
			return { text, start, width };
		});
		const last = turnedAt(end);
		const inner = first - pitch * last;
		// Not a number where the spiral has no room at all.
		if (!(inner > hole)) continue;
		const steps = Math.ceil((last / fullTurn) * 24) + 1;
		const points = Array.from({ length: steps }, (_, index) => ({
			...pointAt((index / 24) * fullTurn),
			radius: roundToTenths(first - (pitch * fullTurn * index) / 24),
		}));
		if (isMirrored) points.reverse();
		const length = lengthAt(((steps - 1) / 24) * fullTurn);
		return {
			...{ x, gap, size, inner, length },
			path: points.map((p, at) => `${at ? `A${p.radius} ${p.radius} 0 0 1 ` : "M"}${p.x} ${p.y}`).join(""),
			words: placed.map(({ text, start, width }) => ({
				text,
				offset: isMirrored ? length - start - width : start,
				...pointAt(turnedAt(start + width / 2), size * 0.3),
			})),
		};
	}
}
