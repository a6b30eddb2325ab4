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
	[
		"a text comes again after a lost connection",
		[bring("Energy from"), wait, bring("Energy")],
		{ text: "Energy from", delay: undefined },
	],
	[
		"a text is written anew: it stays, and the reader is told",
		[bring("Energy from"), bring("Wind")],
		{ text: "Energy from", delay: { kind: "rewritten" } },
	],
	[
		"the one that is written anew is longer",
		[bring("Energy"), bring("Wind"), bring("Wind and sun")],
		{ text: "Wind and sun", delay: undefined },
	],
	[
		"the one that was written anew is shorter, and whole",
		[bring("Energy from"), end("Wind.", "another")],
		{ ...read("complete", "Wind."), model: "another" },
	],
	["there is no rest today", [bring("Energy"), fail("limit")], { ...read("stopped", "Energy"), by: "limit" }],
	["there is nothing to show", [bring("\n"), fail("limit")], read("failed", "\n")],
	["a request is refused", [bring("Energy"), fail("refused")], { phase: "failed" }],
	["another text is asked for", old, { ...read("reading", ""), before: read("complete", "Old.") }],
	["another text is stopped before it begins", [...old, wait, stop], read("complete", "Old.")],
	["another text is stopped later", [...old, bring("N"), stop], { ...read("stopped", "N"), by: "reader" }],
	["the idea was erased", [...old, fail("gone")], { phase: "failed" }],
	[
		"what comes late, or twice, changes nothing",
		[bring("Energy"), stop, stop, bring("Energy from"), again],
		read("stopped", "Energy"),
	],
])("%s", (_, events, expected) => {
	expect(events.reduce<Analysis>(next, reading)).toMatchObject(expected);
});
