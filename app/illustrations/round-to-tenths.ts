/** Rounds a coordinate to one decimal: shorter path data, and equal results on the server and in the browser. */
export function roundToTenths(value: number): number {
	return Math.round(value * 10) / 10;
}
