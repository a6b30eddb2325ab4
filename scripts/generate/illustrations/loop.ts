import { arc, pointAt, radius } from "../../../app/illustrations/loop-geometry.ts";

const { from, to } = arc;
const threads = 17;
/** Depth of the notch in degrees, which receives the arrowhead of the previous arc. */
const notch = 17;
const barb = 25;
const steps = 8;

const radians = Math.PI / 180;

/** Distance from the centre of the thread at `side`, from -1 to 1. The bundle narrows towards the tip and folds once. */
function distanceAt(degrees: number, side: number): number {
	const progress = (degrees - from) / (to - from);
	const fold = 18 * Math.sin(Math.PI * progress) * Math.sin(7.2 * progress - 1.75 * side - 1.3);
	return radius + (1 - progress ** 5) * side * (32 - 20 * progress) + fold;
}

/** Path data of a thread from the notch to the tip. */
function drawThread(side: number): string {
	const start = from + notch * (1 - Math.abs(side));
	const stride = (to - start) / steps;
	/** A control point: a third of a stride forwards or backwards along the tangent. */
	const handle = (degrees: number, direction: 1 | -1) => {
		const third = (direction * stride) / 3;
		const slope = (distanceAt(degrees + 0.1, side) - distanceAt(degrees - 0.1, side)) / 0.2;
		const angle = Math.atan(third * radians);
		return pointAt(degrees + angle / radians, (distanceAt(degrees, side) + slope * third) / Math.cos(angle));
	};
	let data = `M${pointAt(start, distanceAt(start, side))}C${handle(start, 1)} `;
	for (let step = 1; step <= steps; step += 1) {
		const degrees = start + step * stride;
		data += `${step > 1 ? "S" : ""}${handle(degrees, -1)} ${pointAt(degrees, distanceAt(degrees, side))}`;
	}
	return data;
}

const bundle = Array.from({ length: threads }, (_, index) =>
	drawThread((2 * index) / (threads - 1) - 1),
).join("");

/** Path data of the arrowhead: six chevrons, one behind the other. */
const arrowhead = Array.from({ length: 6 }, (_, index) => {
	const tip = to + 3 - index * 1.5;
	return `M${pointAt(tip - 10, radius + barb)}L${pointAt(tip, radius)} ${pointAt(tip - 10, radius - barb)}`;
}).join("");

/** Returns the SVG file of `app/illustrations/loop.tsx`: one bundle with its arrowhead, at the top of the ring. */
export function drawLoop(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg"><path id="bundle" d="${bundle}${arrowhead}"/></svg>\n`;
}
