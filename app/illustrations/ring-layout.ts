import type { FitLevel } from "../schemas/analysis-layout.ts";
import { roundToTenths } from "./path-data.ts";

/** Radii of the thread, of the words within it, and of the hole that they leave, in units of the view box. */
export const ringRadius = { thread: 168, words: 156, hole: 30 };

/** How far the centres of a joint verdict's two rings are from the middle: what one has of the other is left to the threads. */
export const jointOffset = 0.7 * ringRadius.thread;

/** The largest font size; in font sizes: distance of the turns, height of the letters, width of a turn's words, and of a space. */
const type = { largest: 32, leading: 1.22, height: 0.76, turn: 32, space: 0.3 };

const fullTurn = 2 * Math.PI;

type Point = Readonly<Record<"x" | "y", number>>;

interface CoilWord extends Point {
	text: string;
	/** Where its middle is on the path, at its point. */
	offset: number;
	/** Where a thread leaves it inwards, or from where to where outwards; none if other turns are in both ways. */
	thread: readonly [from: Point, to?: Point] | undefined;
}

/** Words along a spiral. Angles are in radians, clockwise from the right. */
export interface Coil {
	/** Centre. */
	x: number;
	/** What of it stays open. */
	gap: readonly [from: number, to: number];
	size: number;
	path: string;
	length: number;
	words: CoilWord[];
}

const degrees = (from: number, to: number): Coil["gap"] => [(from / 360) * fullTurn, (to / 360) * fullTurn];

/** Where the words of each verdict let the threads out, at the bottom, or leave the ring open. */
const gaps: Record<FitLevel, Coil["gap"]> = {
	clear: degrees(83, 97),
	joint: degrees(-55, 55),
	partial: degrees(90, 130),
	none: degrees(84, 178),
	unclear: degrees(84, 178),
};

/**
 * The words of an idea along an Archimedean spiral, inwards, with about 70 characters a turn: a short idea is a thin ring, a long
 * one a thick rope. A joint verdict has two with half of the words each, interlocked as in the logo: no words are where they cross.
 *
 * @param measure the width of a word in font sizes
 */
export function windWords(
	idea: string,
	level: FitLevel | undefined,
	measure: (word: string) => number,
): Coil[] {
	const words = idea.split(/\s+/u).filter(Boolean);
	const gap = level ? gaps[level] : degrees(0, 0);
	if (level !== "joint") return [wind(words, measure, 0, gap)];
	const middle = Math.ceil(words.length / 2);
	return [
		wind(words.slice(0, middle), measure, -jointOffset, gap),
		wind(words.slice(middle), measure, jointOffset, [gap[0] + Math.PI, gap[1] + Math.PI]),
	];
}

const rightToLeft = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Winds words round a centre, in the largest type that leaves the hole. Those of scripts from right to left go the other way. */
function wind(words: string[], measure: (word: string) => number, x: number, gap: Coil["gap"]): Coil {
	const isMirrored = rightToLeft.test(words.join(" "));
	const widths = words.map(measure);
	const ems = widths.reduce((sum, width) => sum + width + type.space, 0);
	const share = 1 - (gap[1] - gap[0]) / fullTurn;
	const turns = Math.max(1, ems / share / type.turn);
	const fitting =
		(fullTurn * ringRadius.words) /
		((1.02 * ems) / share / turns + Math.PI * type.leading * turns + fullTurn * type.height);
	// In radians that the spiral has turned since its beginning at the left, or at the right.
	const opens = isMirrored ? fullTurn - gap[1] : gap[0] + Math.PI;
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
		// Where letters are wider than measured, the first word needs room before it, too.
		let end = 2 * type.space * size;
		const placed = words.map((text, index) => {
			const width = (widths[index] ?? 0) * size;
			// Of the last gap that it would reach.
			const turn = Math.floor((turnedAt(end + width) - opens) / fullTurn) * fullTurn;
			const isAcross = gap[1] > gap[0] && turnedAt(end) < turn + closes;
			const start = isAcross && width < first * share * fullTurn ? lengthAt(turn + closes) : end;
			end = start + width + type.space * size + spread;
			return { text, start, width };
		});
		const last = turnedAt(end);
		// Not a number where the spiral has no room at all.
		if (!(first - pitch * last > ringRadius.hole)) continue;
		const steps = Math.ceil((last / fullTurn) * 24) + 1;
		const points = Array.from({ length: steps }, (_, index) => ({
			...pointAt((index / 24) * fullTurn),
			radius: roundToTenths(first - (pitch * fullTurn * index) / 24),
		}));
		if (isMirrored) points.reverse();
		const length = lengthAt(((steps - 1) / 24) * fullTurn);
		return {
			...{ x, gap, size, length },
			path: points.map((p, at) => `${at ? `A${p.radius} ${p.radius} 0 0 1 ` : "M"}${p.x} ${p.y}`).join(""),
			words: placed.map(({ text, start, width }) => {
				const middle = start + width / 2;
				const turned = turnedAt(middle);
				const outwards = ringRadius.thread - first + pitch * turned;
				const isInnermost = turned + fullTurn > last;
				const isOutermost = turned < fullTurn;
				return {
					text,
					offset: isMirrored ? length - middle : middle,
					...pointAt(turned, size * 0.3),
					thread: isInnermost
						? [pointAt(turned, size * -0.3)]
						: isOutermost
							? [pointAt(turned, size), pointAt(turned, outwards)]
							: undefined,
				};
			}),
		};
	}
}
