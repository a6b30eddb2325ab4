import { Pen } from "./pen.ts";
import { createRandom } from "./seeded-random.ts";

const threads = 66;
/** Index of the thread in the accent colour. */
const accent = 27;

/** The ring, in units of the view box. The centres of the threads lie on a circle with the radius `wobble`. */
const ring = { x: 1150, y: 606, radius: 182, wobble: 28 };

/**
 * The strands: the point where they gather, the angle in degrees at which they enter the ring, and the direction of turn.
 * `fan` spreads the angles in degrees; `reach` and `sag` are distances of control points.
 */
const strands = [
	{ x: 930, y: 444, angle: -100, turn: 1, fan: 8, reach: 120, sag: 0 },
	{ x: 838, y: 680, angle: -172, turn: 1, fan: 26, reach: 90, sag: 18 },
	{ x: 930, y: 776, angle: 100, turn: -1, fan: 8, reach: 120, sag: 0 },
] as const;

/**
 * Returns the SVG file of `app/illustrations/confluence.tsx`, in units of its 1440 × 900 view box: a path for each strand
 * and one for the accent thread. `pathLength` is 1; the component sets the colours.
 */
export function drawConfluence(): string {
	const random = createRandom(11);
	const paths = { first: "", second: "", third: "", accent: "" };
	const names = ["first", "second", "third"] as const;

	for (let index = 0; index < threads; index += 1) {
		const share = index / (threads - 1);
		const strandIndex = share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2;
		const strand = strands[strandIndex];
		/** Position of the thread in its strand, -0.5 to 0.5. */
		const position = share * 3 - strandIndex - 0.5;

		const startY = 335 + share * 590 + (random() - 0.5) * 7;
		const wave = (x: number) =>
			26 * Math.sin(x / 210 + share * 3.1) + 14 * Math.sin(x / 97 + share * 7.3 + 1);

		const goldenAngle = index * 2.399_96;
		const centreX = ring.x + ring.wobble * Math.cos(goldenAngle);
		const centreY = ring.y + ring.wobble * Math.sin(goldenAngle);
		const angle = ((strand.angle - position * strand.fan * strand.turn) * Math.PI) / 180;
		const entryX = centreX + ring.radius * Math.cos(angle);
		const entryY = centreY + ring.radius * Math.sin(angle);
		const tangentX = -Math.sin(angle) * strand.turn;
		const tangentY = Math.cos(angle) * strand.turn;

		const pen = new Pen();
		pen.moveTo([-10, startY + wave(-10)]);
		const firstY = startY + wave(300);
		pen.smoothTo([190, firstY], [300, firstY]);
		const secondY = startY * 0.8 + strand.y * 0.2 + wave(640) * 0.8;
		pen.smoothTo([520, secondY - (strand.y - secondY) * 0.12], [640, secondY]);
		const gatherX = strand.x + position * 30;
		const gatherY = strand.y + position * 46;
		pen.smoothTo([gatherX - 80, gatherY + strand.sag], [gatherX, gatherY]);
		pen.smoothTo([entryX - tangentX * strand.reach, entryY - tangentY * strand.reach], [entryX, entryY]);
		const sweep = strand.turn > 0 ? 1 : 0;
		pen.arcTo(ring.radius, sweep, [2 * centreX - entryX, 2 * centreY - entryY]);
		pen.arcTo(ring.radius, sweep, [entryX, entryY]);

		paths[index === accent ? "accent" : names[strandIndex]] += pen.data;
	}

	const elements = Object.entries(paths).map(([id, data]) => `<path id="${id}" pathLength="1" d="${data}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg">${elements.join("")}</svg>\n`;
}
