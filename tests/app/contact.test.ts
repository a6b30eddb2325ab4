import { expect, test } from "vitest";
import { contactMessage } from "#app/schemas/contact.ts";

const message = { name: "Ada", email: "ada@example.org", message: "We would like to meet." };

test.each([{}, { company: null }, { company: undefined }])("a missing company is accepted: %j", (company) => {
	expect(contactMessage.parse({ ...message, ...company })).toEqual(message);
});

test("a company is trimmed, must be a string, and is limited in length", () => {
	expect(contactMessage.parse({ ...message, company: " Cartró " })).toEqual({
		...message,
		company: "Cartró",
	});
	for (const company of [7, "a".repeat(100)]) {
		expect(contactMessage.safeParse({ ...message, company }).error?.issues).toMatchObject([
			{ path: ["company"], message: "company_too_long" },
		]);
	}
});
