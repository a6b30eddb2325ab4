import { expect, test } from "vitest";
import { readProposal } from "#app/session/proposal.ts";

const proposal = { message: "idea", email: "ada@example.org", id: "1" };

test("reads what the idea box hands over", () => {
	expect(readProposal({ ...proposal, more: true })).toEqual(proposal);
});

test.each([
	null,
	undefined,
	"idea",
	{},
	{ ...proposal, message: " " },
	{ ...proposal, email: 1 },
	{ message: "idea" },
])("takes nothing else: %j", (state) => {
	expect(readProposal(state)).toBeUndefined();
});
