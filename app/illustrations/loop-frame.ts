import { tenths } from "./tenths.ts";

/** Of the loop's ring, in units of its view box, whose origin is the ring's middle. */
export const radius = 150;

/** Degrees from an arc's own middle: where its outermost threads begin, and where they all end in the tip. */
export const arc = { from: -74, to: 50 };

/** A place on the ring, measured from its middle; an arc's own middle is at the top. */
export function place(degrees: number, distance: number): string {
	const angle = (degrees * Math.PI) / 180;
	return `${tenths(distance * Math.sin(angle))} ${tenths(-distance * Math.cos(angle))}`;
}
