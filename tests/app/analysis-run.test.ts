import { expect, test } from "vitest";
import { type AnalysisEvent, initialState, reducer } from "#app/routes/resultados/analysis-state.ts";

const append: AnalysisEvent = { type: "append", text: "Hola", model: "m" };
const finish: AnalysisEvent = { type: "finish", writtenOn: "2026-11-21" };
const after = (...events: AnalysisEvent[]) => events.reduce(reducer, initialState(undefined));

test("goes from loading through streaming to complete", () => {
	expect(initialState(undefined)).toMatchObject({ phase: "loading", text: "", attempt: 1 });
	expect(after(append)).toMatchObject({ phase: "streaming", text: "Hola", model: "m" });
	expect(after(append, append, finish)).toMatchObject({
		phase: "complete",
		text: "HolaHola",
		writtenOn: "2026-11-21",
	});
});

test("blank text is still loading", () => {
	expect(after({ ...append, text: "\n " })).toMatchObject({ phase: "loading" });
});

test("an analysis kept from before is complete without asking", () => {
	const kept = { text: "Hola", model: "m", writtenOn: "2026-11-21" };
	expect(initialState(kept)).toMatchObject({ ...kept, phase: "complete", attempt: 0 });
});

test("an interrupted analysis is shown on request, and otherwise generated again", () => {
	const kept = { text: "Ho", model: "m" };
	expect(initialState(kept)).toMatchObject({ phase: "loading", text: "", attempt: 1 });
	const shown = initialState(kept, true);
	expect(shown).toMatchObject({ ...kept, phase: "stopped", attempt: 0 });
	expect(reducer(shown, { type: "restart" })).toMatchObject({ phase: "loading", text: "", attempt: 1 });
});

test("what comes after a stop, a failure or the end changes nothing", () => {
	const fail: AnalysisEvent = { type: "fail" };
	for (const end of [{ type: "stop" } as const, fail, finish]) {
		const ended = after(append, end);
		for (const late of [append, finish, fail, { type: "stop" } as const, { type: "resume" } as const]) {
			expect(reducer(ended, late)).toBe(ended);
		}
	}
});

test("keeps the text of a stopped analysis until it is written again", () => {
	const stopped = after(append, { type: "stop" });
	expect(stopped).toMatchObject({ phase: "stopped", text: "Hola" });
	expect(reducer(stopped, { type: "restart" })).toMatchObject({ phase: "loading", text: "", attempt: 2 });
});

test("a page brought back in the middle asks again", () => {
	expect(after(append, { type: "resume" })).toMatchObject({ phase: "loading", text: "", attempt: 2 });
	expect(after(append, { type: "restart" })).toMatchObject({ phase: "streaming", attempt: 1 });
});
