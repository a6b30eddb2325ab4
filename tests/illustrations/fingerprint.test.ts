import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { GoalNumber } from "#app/content/goals.ts";
import { Fingerprint } from "#app/illustrations/fingerprint.tsx";
import {
	fingerprintCurves,
	fingerprintGoals,
	fingerprintLineCount,
	fingerprintSize,
} from "#app/illustrations/fingerprint-lines.ts";
import { limits } from "#app/schemas/limits.ts";

const idea = "Recogemos los posos de 40 cafeterías";

describe("curves", () => {
	test("are always the same for an idea, and others for another", () => {
		expect(fingerprintCurves(idea)).toEqual(fingerprintCurves(idea));
		const firstCurves = [idea, `${idea}.`, "recogemos los posos de 40 cafeterías", "a", "b"].map(
			(text) => fingerprintCurves(text)[0],
		);
		expect(new Set(firstCurves).size).toBe(firstCurves.length);
	});

	test("do not mind how the idea's edges and accents are encoded", () => {
		expect(fingerprintCurves(` ${idea.normalize("NFD")}\n`)).toEqual(fingerprintCurves(idea));
	});

	test.each([
		["", "nothing"],
		["♻️👩‍🌾".repeat(100).slice(0, limits.ideaMax), "a cut emoji"],
		["\u0000\uD800 <svg>".repeat(50), "odd characters"],
		["x".repeat(limits.ideaMax), "one letter"],
	])("are closed and within the square for %j", (text) => {
		const curves = fingerprintCurves(text);
		expect(curves).toHaveLength(fingerprintLineCount);
		for (const curve of curves) {
			expect(curve).toMatch(/^M[\d. CS]+Z$/);
			const numbers = curve.match(/[\d.]+/g)?.map(Number) ?? [];
			expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
			expect(Math.max(...numbers)).toBeLessThanOrEqual(fingerprintSize);
			expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
		}
	});
});

describe("goals", () => {
	test("share the lines evenly, in their order and next to one another", () => {
		const lines = fingerprintGoals([12, 7, 13]);
		expect(lines).toEqual([...Array(10).fill(12), ...Array(9).fill(7), ...Array(9).fill(13)]);
	});

	test("all get lines when all are meant", () => {
		const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
		expect(new Set(fingerprintGoals(all)).size).toBe(all.length);
	});

	test("leave the lines without a colour while there are none", () => {
		expect(fingerprintGoals([])).toEqual(Array(fingerprintLineCount).fill(undefined));
	});
});

test("the drawing keeps its shape when goals become known, and sets no style", () => {
	const draw = (goals: readonly GoalNumber[]) =>
		renderToStaticMarkup(createElement(Fingerprint, { idea, goals, label: "Ring", className: "" }));
	const shapes = (svg: string) => svg.match(/ d="[^"]+"/g);
	expect(shapes(draw([7, 12]))).toEqual(shapes(draw([])));
	expect(draw([7, 12]).match(/goal-\d+/g)).toEqual([
		...Array(14).fill("goal-7"),
		...Array(14).fill("goal-12"),
	]);
	expect(draw([7, 12])).not.toContain("style=");
});
