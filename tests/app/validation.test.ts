import { expect, test } from "vitest";
import en from "#app/locales/en/dialogs.ts";
import es from "#app/locales/es/dialogs.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { limits } from "#app/schemas/limits.ts";

const withLimits = (text: string) =>
	text.replace(/\{\{(\w+)\}\}/g, (place, name) => `${limits[name as keyof typeof limits] ?? place}`);

test("the validation messages are those of the specification", () => {
	const { validation } = en;
	expect(withLimits(validation.name_too_long)).toBe("Name must be less than 100 characters");
	expect(withLimits(validation.message_too_long)).toBe("Message must be less than 1000 characters");
	expect(withLimits(es.validation.idea_email_too_long)).toBe("El email debe tener menos de 255 caracteres");
});

test("the company of a message may be missing, is trimmed, and is a short text", () => {
	const message = { name: "Ada", email: "ada@example.org", message: "We would like to meet." };
	for (const company of [null, undefined, ""])
		expect(contactMessage.safeParse({ ...message, company }).success).toBe(true);
	expect(contactMessage.parse({ ...message, company: " Cartró " })).toMatchObject({ company: "Cartró" });
	for (const company of [7, "a".repeat(100)]) {
		expect(contactMessage.safeParse({ ...message, company }).error?.issues).toMatchObject([
			{ path: ["company"], message: "company_too_long" },
		]);
	}
});
