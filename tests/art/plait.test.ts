import { expect, test } from "vitest";
import { lastOrder, plaitSteps } from "#app/illustrations/plait-steps.ts";

const ten = Array.from({ length: 10 }, (_, index) => index);

test("every step gives each thread a place of its own, and only neighbours change", () => {
	for (const passes of plaitSteps(ten, 20)) {
		expect(passes.map(({ to }) => to).sort((a, b) => a - b)).toEqual(ten);
		for (const { from, to } of passes) expect(Math.abs(to - from)).toBeLessThanOrEqual(1);
	}
});

test("of two threads that cross, one lies on top", () => {
	for (const passes of plaitSteps(ten, 20)) {
		for (const { from, to, over } of passes) {
			const other = passes.find((pass) => pass.from === to && pass.to === from);
			if (from === to) expect(over).toBe(false);
			else expect(other?.over).toBe(!over);
		}
	}
});

test("a thread goes over one and under the next while it keeps its direction", () => {
	const steps = plaitSteps(ten, 20);
	for (const thread of ten) {
		const way = steps.flatMap((passes) => passes.filter((pass) => pass.thread === thread));
		for (const [index, pass] of way.entries()) {
			const next = way[index + 1];
			if (!next || next.to - next.from !== pass.to - pass.from || pass.from === pass.to) continue;
			expect(next.over).toBe(!pass.over);
		}
	}
});

test("after twice as many steps as threads all are back in their places", () => {
	expect(lastOrder(ten, plaitSteps(ten, 20))).toEqual(ten);
	expect(lastOrder(ten, [])).toEqual(ten);
});
