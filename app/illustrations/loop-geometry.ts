import { roundToTenths } from "./round-to-tenths.ts";

/** Radius of the loop in units of its view box, whose origin is the centre. */
export const radius = 150;

/** Start of an arc's outermost threads and its tip, in degrees from the middle of the arc. */
export const arc = { from: -74, to: 50 };

/** Coordinates of a point as path data. Degrees run clockwise from the top. */
export function pointAt(degrees: number, distance: number): string {
	const angle = (degrees * Math.PI) / 180;
	return `${roundToTenths(distance * Math.sin(angle))} ${roundToTenths(-distance * Math.cos(angle))}`;
}
