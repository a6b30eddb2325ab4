import { expect, test } from "vitest";
import { type AnalysisEvent, initialState, reducer } from "#app/routes/resultados/analysis-state.ts";

const append: AnalysisEvent = { type: "append", text: "Hola", model: "m" };
const finish: AnalysisEvent = { type: "finish", writtenOn: "2026-11-21" };
const stop: AnalysisEvent = { type: "stop" };
const fail: AnalysisEvent = { type: "fail" };
const restart: AnalysisEvent = { type: "restart" };
const resume: AnalysisEvent = { type: "resume" };
const after = (...events: AnalysisEvent[]) => events.reduce(reducer, initialState(undefined));

const complete = { text: "Hola", model: "m", writtenOn: "2026-11-21" };
const unfinished = { text: "Ho", model: "m" };
const loading = { phase: "loading", text: "", attempt: 1 };

test.each([
	["nothing stored is requested", after(), loading],
	["blank text is still loading", after({ ...append, text: "\n " }), { phase: "loading" }],
	["text streams", after(append), { phase: "streaming", text: "Hola", model: "m" }],
	[
		"the end completes it",
		after(append, append, finish),
		{ ...complete, phase: "complete", text: "HolaHola" },
	],
	["a stop keeps the text", after(append, stop), { phase: "stopped", text: "Hola" }],
	["a restart requests it again", after(append, stop, restart), { ...loading, attempt: 2 }],
	["a page brought back in the middle requests it again", after(append, resume), { ...loading, attempt: 2 }],
	["a restart in the middle does nothing", after(append, restart), { phase: "streaming", attempt: 1 }],
	["a stored one is complete", initialState(complete), { ...complete, phase: "complete", attempt: 0 }],
	["a stored one that is unfinished is requested again", initialState(unfinished), loading],
	[
		"an unfinished one on request",
		initialState(unfinished, true),
		{ ...unfinished, phase: "stopped", attempt: 0 },
	],
	["a restart of it requests it", reducer(initialState(unfinished, true), restart), loading],
])("%s", (_, state, expected) => {
	expect(state).toMatchObject(expected);
});

test("what comes after a stop, a failure or the end changes nothing", () => {
	for (const end of [stop, fail, finish]) {
		const ended = after(append, end);
		for (const late of [append, finish, fail, stop, resume]) expect(reducer(ended, late)).toBe(ended);
	}
});
