/** Rounds to a tenth of a unit of a drawing: short path data, and the same on the server and in the browser. */
export function tenths(value: number): number {
	return Math.round(value * 10) / 10;
}
