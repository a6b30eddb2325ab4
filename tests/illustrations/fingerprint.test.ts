import { expect, test } from "vitest";
import { fingerprintCurves, fingerprintGoals } from "#app/illustrations/fingerprint-lines.ts";

const idea = "Recogemos los posos de 40 cafeterías";

test("the curves depend on the idea alone, however its edges and accents are encoded", () => {
	expect(fingerprintCurves(idea)[0]).toMatch(/^M346 206\.4C348\.8 212\.6 /);
	expect(fingerprintCurves(` ${idea.normalize("NFD")}\n`)).toEqual(fingerprintCurves(idea));
	expect(fingerprintCurves(`${idea}.`)[0]).not.toBe(fingerprintCurves(idea)[0]);
});

test.each(["", "♻️👩‍🌾".repeat(100).slice(0, 499), "\u0000\uD800 <svg>", "x".repeat(500)])(
	"28 closed curves lie within the square for %j",
	(text) => {
		const curves = fingerprintCurves(text);
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
