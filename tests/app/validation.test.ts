import { expect, test } from "vitest";
import en from "#app/locales/en/dialogs.ts";
import es from "#app/locales/es/dialogs.ts";
import { limits } from "#app/schemas/limits.ts";

const withLimits = (text: string) =>
	text.replace(/\{\{(\w+)\}\}/g, (place, name) => `${limits[name as keyof typeof limits] ?? place}`);

test("the validation messages are those of the specification", () => {
	const { validation } = en;
	expect(withLimits(validation.name_too_long)).toBe("Name must be less than 100 characters");
	expect(withLimits(validation.message_too_long)).toBe("Message must be less than 1000 characters");
	expect(withLimits(es.validation.idea_email_too_long)).toBe("El email debe tener menos de 255 caracteres");
});
