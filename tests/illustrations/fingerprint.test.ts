import { expect, test } from "vitest";
import { fingerprint, fingerprintGoals } from "#app/illustrations/fingerprint-lines.ts";

const idea = "Recogemos los posos de 40 cafeterías";

test("the curves depend on the idea alone, however its edges and accents are encoded", () => {
	expect(fingerprint(idea).curves[0]).toMatch(/^M346 206\.4C348\.8 212\.6 /);
	expect(fingerprint(` ${idea.normalize("NFD")}\n`).curves).toEqual(fingerprint(idea).curves);
	expect(fingerprint(`${idea}.`).curves[0]).not.toBe(fingerprint(idea).curves[0]);
});

test.each(["", "♻️👩‍🌾".repeat(100).slice(0, 499), "\u0000\uD800 <svg>", "x".repeat(500)])(
	"28 closed curves lie within the square for %j",
	(text) => {
		const curves = fingerprint(text).curves;
		expect(curves).toHaveLength(28);
		for (const curve of curves) {
			expect(curve).toMatch(/^M[\d. CS]+Z$/);
			const numbers = curve.match(/[\d.]+/g)?.map(Number) ?? [];
			expect(Math.max(...numbers)).toBeLessThanOrEqual(400);
			expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
		}
	},
);

test("goals share the lines evenly, in their order and next to one another", () => {
	const lines = [...Array(10).fill(12), ...Array(9).fill(7), ...Array(9).fill(13)];
	expect(fingerprintGoals([12, 7, 13])).toEqual(lines);
	expect(fingerprintGoals([])).toEqual(Array(28).fill(undefined));
});

test("the thread is the line that reaches farthest to the right, from there on", () => {
	const { curves, thread } = fingerprint(idea);
	const { line, start, data } = thread;
	const ends = (path = "") =>
		Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CSZ])/g), ([, x, y]) => `${x} ${y}`);
	const right = (path: string) => Math.max(...ends(path).map((end) => Number.parseFloat(end)));
	expect(right(data)).toBe(Math.max(...curves.map(right)));
	expect(start[0]).toBeCloseTo(right(data), 0);
	expect(new Set(ends(data))).toEqual(new Set(ends(curves[line])));
	// Downwards.
	expect(Number(ends(data)[1]?.split(" ")[1])).toBeGreaterThan(start[1]);
});

test.each([idea, "", "x".repeat(500)])("the centre has room for a caption: %j", (text) => {
	const { curves, centre } = fingerprint(text);
	const [innermost = ""] = curves;
	const distances = Array.from(innermost.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CSZ])/g), ([, x, y]) =>
		Math.hypot(Number(x) - centre.x, Number(y) - centre.y),
	);
	expect(Math.min(...distances)).toBeGreaterThan(70);
});
