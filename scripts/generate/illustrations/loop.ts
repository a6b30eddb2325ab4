import { arc, place, radius } from "../../../app/illustrations/loop-frame.ts";

const { from, to } = arc;
const threads = 17;
/** How much later the middle threads begin: the notch takes in the tip of the arc before. */
const notch = 17;
const barb = 25;
const steps = 8;

const radians = Math.PI / 180;

/** How far from the middle the thread of a `side`, -1 to 1, passes: the bundle comes in wide, turns over and closes. */
function distanceAt(degrees: number, side: number): number {
	const way = (degrees - from) / (to - from);
	const fold = 18 * Math.sin(Math.PI * way) * Math.sin(7.2 * way - 1.75 * side - 1.3);
	return radius + (1 - way ** 5) * side * (32 - 20 * way) + fold;
}

/** A thread as a smooth curve, from the notch to the tip. */
function thread(side: number): string {
	const start = from + notch * (1 - Math.abs(side));
	const stride = (to - start) / steps;
	/** The end of a curve's handle: a third of a stride on or back, in the thread's own direction. */
	const handle = (degrees: number, way: 1 | -1) => {
		const third = (way * stride) / 3;
		const slope = (distanceAt(degrees + 0.1, side) - distanceAt(degrees - 0.1, side)) / 0.2;
		const turned = Math.atan(third * radians);
		return place(degrees + turned / radians, (distanceAt(degrees, side) + slope * third) / Math.cos(turned));
	};
	let data = `M${place(start, distanceAt(start, side))}C${handle(start, 1)} `;
	for (let step = 1; step <= steps; step += 1) {
		const degrees = start + step * stride;
		data += `${step > 1 ? "S" : ""}${handle(degrees, -1)} ${place(degrees, distanceAt(degrees, side))}`;
	}
	return data;
}

const bundle = Array.from({ length: threads }, (_, index) => thread((2 * index) / (threads - 1) - 1)).join(
	"",
);

/** Barbs swept back from the tip, one behind the other. */
const arrowhead = Array.from({ length: 6 }, (_, index) => {
	const tip = to + 3 - index * 1.5;
	return `M${place(tip - 10, radius + barb)}L${place(tip, radius)} ${place(tip - 10, radius - barb)}`;
}).join("");

/** One bundle of `app/illustrations/loop.tsx` with its arrowhead, as its own arc at the top of the ring. */
export function drawLoop(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg"><path id="bundle" d="${bundle}${arrowhead}"/></svg>\n`;
}
