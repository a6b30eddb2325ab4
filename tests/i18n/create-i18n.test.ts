import { expect, test, vi } from "vitest";
import { names } from "#app/content/group.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { formatMonth, formatOrdinal, withPlainSpaces } from "#app/i18n/format.ts";

/** Says texts of the test's own, whose keys no type knows. */
function translate(language: "en" | "es", texts: object) {
	const { t } = createI18n(language, { common: texts });
	return (key: string, values?: object) => t(key as "skip", { ...values });
}

test("a text formats numbers, dates, shares, lists and countries by its language, and has the group's names", () => {
	const text =
		"{{group}} · {{tonnes, number}} · {{euros, millions}} · {{date, date}} · {{share, percent}} · {{items, list}} · {{code, country}}";
	const date = "2021-10-18";
	const values = { tonnes: 9994, euros: 80_540_000, date, share: 1, items: ["a", "b", "c"], code: "ES" };
	expect(translate("en", { text })("text", values)).toBe(
		`${names.group} · 9,994 · €80.5M · 18\u00a0October 2021 · 100% · a, b and c · Spain`,
	);
	const spanish = translate("es", { text })("text", values);
	expect(spanish).toBe(
		`${names.group} · 9.994 · 80,5\u00a0M€ · 18\u00a0de octubre de 2021 · 100\u00a0% · a, b y c · España`,
	);
	// In a field or a file.
	expect(withPlainSpaces(spanish)).toContain("80,5 M€ · 18 de octubre de 2021 · 100 % ·");
	expect(formatMonth("2025-01", "es")).toBe("enero de 2025");
	expect([2, 10].map(formatOrdinal)).toEqual(["02", "10"]);
});

test.each([
	["900 MWh y 2 500 kg, 20 × 30 m²", "900_MWh y 2_500_kg, 20_×_30_m²"],
	["In 2024, 6 companies - € 25, 100 %.", "In 2024, 6_companies - €_25, 100_%."],
])("a text keeps numbers together with what they count: %s", (text, kept) => {
	expect(translate("es", { text })("text")).toBe(kept.replaceAll("_", "\u00a0"));
});

test("a value is inserted unchanged, even one that looks like a placeholder, a key or a tag", () => {
	const t = translate("en", { text: "Dear {{name}}", other: "secret" });
	for (const name of ["{{other}} $& $1", "$t(other, {{name}})", "<b>&amp;</b>", "{{- name}}"]) {
		expect(t("text", { name })).toBe(`Dear ${name}`);
	}
});

test("a text that is missing, or a value of it, throws; in production the rest of the page is shown", () => {
	const t = translate("en", { text: "Dear {{name}}" });
	expect(() => t("nothing")).toThrow("common:nothing");
	// Without the text, which may contain what a visitor wrote.
	const message = "The value of {{name}} is missing.";
	expect(() => t("text")).toThrow(new Error(message));
	vi.stubEnv("PROD", true);
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(t("text")).toBe("Dear {{name}}");
	expect(logged).toHaveBeenCalledWith(message);
});
