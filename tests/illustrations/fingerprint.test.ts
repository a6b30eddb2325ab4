import { expect, test } from "vitest";
import { fingerprint, fingerprintGoals } from "#app/illustrations/fingerprint-lines.ts";
import { limits } from "#app/schemas/limits.ts";

const idea = "Recogemos los posos de 40 cafeterías";

test("the curves depend on the idea alone, however its edges and accents are encoded", () => {
	expect(fingerprint(idea).curves[0]).toMatch(/^M346 206\.4C348\.8 212\.6 /);
	expect(fingerprint(` ${idea.normalize("NFD")}\n`).curves).toEqual(fingerprint(idea).curves);
	expect(fingerprint(`${idea}.`).curves[0]).not.toBe(fingerprint(idea).curves[0]);
});

test.each([
	"",
	"♻️👩‍🌾".repeat(100).slice(0, limits.ideaMax - 1),
	"\u0000\uD800 <svg>",
	"x".repeat(limits.ideaMax),
])("28 closed curves lie within the square for %j", (text) => {
	const curves = fingerprint(text).curves;
	expect(curves).toHaveLength(28);
	for (const curve of curves) {
		expect(curve).toMatch(/^M[\d. CS]+Z$/);
		const numbers = curve.match(/[\d.]+/g)?.map(Number) ?? [];
		expect(Math.max(...numbers)).toBeLessThanOrEqual(400);
		expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
	}
});

test("goals share the lines evenly, in their order and next to one another", () => {
	const lines = [...Array(10).fill(12), ...Array(9).fill(7), ...Array(9).fill(13)];
	expect(fingerprintGoals([12, 7, 13])).toEqual(lines);
	expect(fingerprintGoals([])).toEqual(Array(28).fill(undefined));
});

test("the thread is the lowest line, from its lowest point to the right", () => {
	const { curves, thread } = fingerprint(idea);
	const ends = (path = "") =>
		Array.from(
			path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CSZ])/g),
			([, x, y]) => [Number(x), Number(y)] as const,
		);
	const depth = (path: string) => Math.max(...ends(path).map(([, y]) => y));
	const [start, next] = ends(thread.data);
	expect(depth(thread.data)).toBe(Math.max(...curves.map(depth)));
	expect(start?.[1]).toBeCloseTo(thread.ground, 0);
	expect(next?.[0]).toBeGreaterThan(start?.[0] ?? 0);
	expect(new Set(ends(thread.data).map(String))).toEqual(new Set(ends(curves[thread.line]).map(String)));
});
