import { expect, test } from "vitest";
import en from "#app/locales/en/dialogs.ts";
import es from "#app/locales/es/dialogs.ts";
import { limits } from "#app/schemas/limits.ts";

const { validation } = en;

const withLimits = (text: string) =>
	text.replace(/\{\{(\w+)\}\}/g, (place, name) => `${limits[name as keyof typeof limits] ?? place}`);

test.each([
	["en", en],
	["es", es],
] as const)("the limits in the texts are those of the contract (%s)", (_, dialogs) => {
	const texts = Object.entries(dialogs.validation);
	expect(texts.filter(([, text]) => /\d/.test(text))).toEqual([]);
	expect(texts.filter(([, text]) => withLimits(text).includes("{{"))).toEqual([]);
});

test("the validation messages are those of the specification", () => {
	expect(withLimits(validation.idea_email_too_long)).toBe("Email must be less than 255 characters");
	expect(withLimits(validation.name_too_long)).toBe("Name must be less than 100 characters");
	expect(withLimits(validation.message_too_short)).toBe("Message must be at least 10 characters");
	expect(withLimits(validation.message_too_long)).toBe("Message must be less than 1000 characters");
	expect(withLimits(es.validation.idea_email_too_long)).toBe("El email debe tener menos de 255 caracteres");
});
