import { describe, expect, it } from "vitest";
import { Pen, type Point } from "../../scripts/generate/illustrations/pen.ts";
import { clipRing, drawSmoothCurve } from "../../scripts/generate/illustrations/polyline.ts";

const square: Point[] = [
	[0, 0],
	[10, 0],
	[10, 10],
	[0, 10],
];

describe("clipRing", () => {
	it("keeps what lies on the wanted side, up to where the ring crosses over", () => {
		expect(clipRing(square, ([x]) => x - 4)).toEqual([
			[
				[4, 0],
				[10, 0],
				[10, 10],
				[4, 10],
			],
		]);
	});

	it("has a piece for every time the ring comes over", () => {
		expect(clipRing(square, ([x, y]) => Math.abs(x - y) - 5)).toHaveLength(2);
	});

	it("leaves out rings that never cross over, so that no line closes", () => {
		expect(clipRing(square, () => 1)).toEqual([]);
		expect(clipRing(square, () => -1)).toEqual([]);
	});
});

describe("drawSmoothCurve", () => {
	const draw = (line: Point[], tolerance: number) => {
		const pen = new Pen();
		drawSmoothCurve(pen, line, tolerance);
		return pen.data;
	};

	it("draws a straight line as one curve", () => {
		const line = Array.from({ length: 31 }, (_, step): Point => [step * 10, 5]);
		expect(draw(line, 0.5)).toBe("M0 5c100 0 200 0 300 0");
	});

	it("takes more curves the closer they must stay", () => {
		const wave = Array.from({ length: 301 }, (_, step): Point => [step * 4, 80 * Math.sin(step / 20)]);
		expect(draw(wave, 0.5).length).toBeGreaterThan(draw(wave, 4).length);
	});
});
