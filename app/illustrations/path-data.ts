export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to one decimal: shorter path data, and equal results on the server and in the browser. */
export function roundToTenths(value: number): number {
	return Math.round(value * 10) / 10;
}

/** A smooth closed curve through the points (Catmull-Rom, as cubic Béziers), without a final `Z`. */
export function closedCurve(points: readonly Point[], round: (value: number) => number): string {
	const at = (index: number) => points[(index + points.length) % points.length] ?? ([0, 0] as const);
	const draw = (x: number, y: number) => `${round(x)} ${round(y)}`;
	return points
		.map((from, index) => {
			const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
			const leaving = draw(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
			const arriving = draw(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
			return `${index === 0 ? `M${draw(...from)}C${leaving} ` : "S"}${arriving} ${draw(...to)}`;
		})
		.join("");
}
