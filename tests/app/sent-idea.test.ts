import { expect, test } from "vitest";
import { parseSentIdea } from "#app/browser/sent-idea.ts";

const idea = { message: "idea", email: "ada@example.org", id: "1" };

test.each([
	["what a form hands over, and nothing else", { ...idea, more: true }, idea],
	["an idea alone", { message: "idea", email: 1, id: 2, unfinished: "yes" }, { message: "idea" }],
	["no navigation state", null, undefined],
	["a state that is no object", "idea", undefined],
	["a blank idea", { ...idea, message: " " }, undefined],
	["a state without an idea", { email: "ada@example.org", id: "1" }, undefined],
])("reads %s", (_, state, parsed) => {
	expect(parseSentIdea(state)).toEqual(parsed);
});
