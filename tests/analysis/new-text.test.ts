import { expect, it } from "vitest";
import { createNewText } from "#worker/analysis/new-text.ts";

const rule = "-".repeat(32);

// What repeats a whole text is in `tests/fakes/wire-habits.ts`.
it.each([
	[["ha", "ha"]],
	[["ha", "ha", "ho", "ho", "ho"]],
	[["1", "1", " ", " ", "10", "100", "1000 t"]],
	[["1", "10", "100", "1000 t"]],
	[[...Array<string>(30).fill("ha"), "!"]],
	[["Old nets\n", rule, rule, "\n", "Old nets\n"]],
	[[rule, rule, "\n", "Old nets\n"]],
])("a text that repeats itself is sent as the model wrote it: %j", (pieces) => {
	const { add, rest } = createNewText();
	const sent = pieces.map((piece, index) => add(piece, index === pieces.length - 1));
	// Nothing waits for what comes after it unless it may be a repetition.
	expect(sent[0]).toBe(pieces[0]);
	expect(sent.join("") + rest()).toBe(pieces.join(""));
});
