import { expect, test } from "vitest";
import { parseProposal } from "#app/browser/proposal.ts";

const proposal = { message: "idea", email: "ada@example.org", id: "1" };

test("reads what the idea box hands over", () => {
	expect(parseProposal({ ...proposal, more: true })).toEqual(proposal);
});

test("an idea is enough", () => {
	expect(parseProposal({ message: "idea", email: 1, id: 2 })).toEqual({ message: "idea" });
});

test.each([
	null,
	undefined,
	"idea",
	{},
	{ ...proposal, message: " " },
	{ email: "ada@example.org", id: "1" },
])("takes nothing without an idea: %j", (state) => {
	expect(parseProposal(state)).toBeUndefined();
});
