import { expect, test } from "vitest";
import { type Analysis, type AnalysisEvent, type Failure, next, reading } from "#app/idea/analysis-state.ts";

const received = (text: string, model = "model") => ({ text, isCut: false, model });
const bring = (text: string): AnalysisEvent => ({ type: "received", received: received(text) });
const end = (...whole: Parameters<typeof received>): AnalysisEvent => ({
	type: "ended",
	received: received(...whole),
});
const fail = (failure: Failure): AnalysisEvent => ({ type: "failed", failure });
const wait: AnalysisEvent = { type: "delayed", delay: { kind: "lost", until: 0 } };
const [stop, again] = [{ type: "stop" }, { type: "writeAgain" }] as const;

const read = (phase: string, text: string) => ({ phase, text });
const old = [end("Old."), again];

test.each<[claim: string, events: AnalysisEvent[], state: object]>([
	["a text comes again", [bring("A b"), wait, bring("A")], { text: "A b", delay: undefined }],
	["a text written anew stays", [bring("A b"), bring("C")], { text: "A b", delay: { kind: "rewritten" } }],
	["the new one is longer", [bring("A b"), bring("C"), bring("C d")], { text: "C d", delay: undefined }],
	["the new one is shorter", [bring("A b"), end("C", "m")], { ...read("complete", "C"), model: "m" }],
	["there is no rest today", [bring("Energy"), fail("limit")], { ...read("stopped", "Energy"), by: "limit" }],
	["there is nothing to show", [bring("\n"), fail("limit")], read("failed", "\n")],
	["a request is refused", [bring("Energy"), fail("refused")], { phase: "failed" }],
	["another text is asked for", old, { ...read("reading", ""), before: read("complete", "Old.") }],
	["another text is stopped before it begins", [...old, wait, stop], read("complete", "Old.")],
	["another text is stopped later", [...old, bring("N"), stop], { ...read("stopped", "N"), by: "reader" }],
	["the idea was erased", [...old, fail("gone")], { phase: "failed" }],
	["what comes late or twice is lost", [bring("A"), stop, stop, bring("A b"), again], read("stopped", "A")],
])("%s", (_, events, expected) => {
	expect(events.reduce<Analysis>(next, reading)).toMatchObject(expected);
});
