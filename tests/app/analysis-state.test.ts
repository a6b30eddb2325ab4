import { expect, test } from "vitest";
import { type AnalysisEvent, initialState, reducer } from "#app/routes/resultados/analysis-state.ts";

const append: AnalysisEvent = { type: "append", text: "Hola", model: "m" };
const ends: AnalysisEvent[] = [
	{ type: "finish", writtenOn: "2026-11-21" },
	{ type: "fail" },
	{ type: "stop" },
];
const after = (...events: AnalysisEvent[]) => events.reduce(reducer, initialState(undefined));

test("blank text is still loading, until there was other text", () => {
	expect(after({ ...append, text: "\n " }).phase).toBe("loading");
	expect(after({ ...append, text: "\n " }, append)).toMatchObject({ phase: "streaming", text: "\n Hola" });
	expect(after(append, { ...append, text: "\n " }).phase).toBe("streaming");
});

test("a stored analysis is shown if it is complete, and otherwise only if that is asked for", () => {
	const stored = { text: "Hola", model: "m" };
	expect(initialState(stored)).toMatchObject({ phase: "loading", text: "", attempt: 1 });
	expect(initialState(stored, true)).toMatchObject({ phase: "stopped", text: "Hola", attempt: 0 });
	const complete = { ...stored, writtenOn: "2026-11-21" };
	expect(initialState(complete)).toMatchObject({ ...complete, phase: "complete", attempt: 0 });
});

test("a second analysis that fails after the page was away leaves the one before, and asks for none", () => {
	const first = after(append, { type: "finish", writtenOn: "2026-11-21" });
	for (const limitReached of [true, false]) {
		const failure = { type: "restore", limitReached } as const;
		const events: AnalysisEvent[] = [{ type: "restart" }, { type: "resume" }, failure];
		expect(events.reduce(reducer, first)).toEqual({ ...first, attempt: 3, limitReached });
	}
});

test("what comes after a stop, a failure or the end changes nothing", () => {
	for (const end of ends) {
		const ended = after(append, end);
		for (const late of [append, ...ends, { type: "resume" } as const])
			expect(reducer(ended, late)).toBe(ended);
	}
});
