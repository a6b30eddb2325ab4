import { expect, test } from "vitest";
import { type AnalysisEvent, initialState, reducer } from "#app/routes/resultados/analysis-state.ts";

const append: AnalysisEvent = { type: "append", text: "Hola", model: "m" };
const ends: AnalysisEvent[] = [
	{ type: "finish", writtenOn: "2026-11-21" },
	{ type: "fail" },
	{ type: "stop" },
];
const after = (...events: AnalysisEvent[]) => events.reduce(reducer, initialState(undefined));

test("blank text is still loading", () => {
	expect(after({ ...append, text: "\n " }).phase).toBe("loading");
	expect(after({ ...append, text: "\n " }, append)).toMatchObject({ phase: "streaming", text: "\n Hola" });
});

test("what comes after a stop, a failure or the end changes nothing", () => {
	for (const end of ends) {
		const ended = after(append, end);
		for (const late of [append, ...ends, { type: "resume" } as const])
			expect(reducer(ended, late)).toBe(ended);
	}
});
