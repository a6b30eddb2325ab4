import { expect, test } from "vitest";
import { lastOrder, plaitSteps } from "#app/illustrations/plait-steps.ts";

const ten = Array.from({ length: 10 }, (_, index) => index);

test("every step gives each thread a place of its own, and only neighbours change", () => {
	for (const moves of plaitSteps(ten, 20)) {
		expect(moves.map(({ to }) => to).sort((a, b) => a - b)).toEqual(ten);
		for (const { from, to } of moves) expect(Math.abs(to - from)).toBeLessThanOrEqual(1);
	}
});

test("of two threads that cross, one lies on top", () => {
	for (const moves of plaitSteps(ten, 20)) {
		for (const { from, to, over } of moves) {
			const other = moves.find((move) => move.from === to && move.to === from);
			if (from === to) expect(over).toBe(false);
			else expect(other?.over).toBe(!over);
		}
	}
});

test("a thread goes over one and under the next while it keeps its direction", () => {
	const steps = plaitSteps(ten, 20);
	for (const thread of ten) {
		const way = steps.flatMap((moves) => moves.filter((move) => move.thread === thread));
		for (const [index, move] of way.entries()) {
			const next = way[index + 1];
			if (!next || next.to - next.from !== move.to - move.from || move.from === move.to) continue;
			expect(next.over).toBe(!move.over);
		}
	}
});

test("after twice as many steps as threads all are back in their places", () => {
	expect(lastOrder(ten, plaitSteps(ten, 20))).toEqual(ten);
	expect(lastOrder(ten, [])).toEqual(ten);
});
