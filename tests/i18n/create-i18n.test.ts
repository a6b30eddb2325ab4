import { describe, expect, it } from "vitest";
import { names } from "#app/content/group.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { formatMonth, formatOrdinal, keepNumbersTogether, withPlainSpaces } from "#app/i18n/format.ts";

/** Says texts of the test's own, whose keys no type knows. */
function translate(language: "en" | "es", texts: object, variables?: Record<string, unknown>) {
	const { t } = createI18n(language, { common: texts }, variables);
	return (key: string, values?: object) => t(key as "skip", { ...values });
}

describe("a text", () => {
	it("formats numbers, dates, shares, lists and countries by its language", () => {
		const text =
			"{{tonnes, number}} · {{euros, millions}} · {{date, date}} · {{share, percent}} · {{items, list}} · {{code, country}}";
		const date = "2021-10-18";
		const values = { tonnes: 9994, euros: 80_500_000, date, share: 1, items: ["a", "b", "c"], code: "ES" };
		expect(translate("en", { text })("text", values)).toBe(
			"9,994 · €80.5M · 18\u00a0October 2021 · 100% · a, b and c · Spain",
		);
		expect(translate("es", { text })("text", values)).toBe(
			"9.994 · 80,5\u00a0M€ · 18\u00a0de octubre de 2021 · 100\u00a0% · a, b y c · España",
		);
		expect(formatMonth("2025-01", "en")).toBe("January 2025");
		expect(formatMonth("2025-01", "es")).toBe("enero de 2025");
		expect(formatOrdinal(2)).toBe("02");
	});

	it.each([
		["Genera 60.000 € al año.", "Genera 60.000_€ al año."],
		["900 MWh y 2 500 kg, 3 000 m²", "900_MWh y 2_500_kg, 3_000_m²"],
		["Over 40 years, 109,994 t and € 25", "Over 40_years, 109,994_t and €_25"],
		["In 2024, 6 companies - 100 %.", "In 2024, 6_companies - 100_%."],
		["a 5\n kg", "a 5\n kg"],
	])("keeps numbers together with what they count: %s", (text, kept) => {
		expect(keepNumbersTogether(text)).toBe(kept.replaceAll("_", "\u00a0"));
		expect(translate("es", { text })("text")).toBe(keepNumbersTogether(text));
	});

	it("has plain spaces in a field or a file, also those that formats put in", () => {
		const text = "{{euros, millions}} y {{share, percent}}, 40 años\n2 ha";
		const said = translate("es", { text })("text", { euros: 80_500_000, share: 1 });
		expect(withPlainSpaces(said)).toBe("80,5 M€ y 100 %, 40 años\n2 ha");
	});

	it("contains the names of the group and the values of its instance", () => {
		const t = translate("en", { text: "{{group}} in {{city}}" }, { city: "Barcelona" });
		expect(t("text")).toBe(`${names.group} in Barcelona`);
		expect(t("text", { city: "Girona" })).toBe(`${names.group} in Girona`);
	});

	it("inserts a value unchanged, even one that looks like a placeholder, a key or a tag", () => {
		const t = translate("en", { text: "Dear {{name}}", other: "secret" });
		for (const name of ["{{other}} $& $1", "$t(other, {{name}})", "<b>&amp;</b>", "{{- name}}"]) {
			expect(t("text", { name })).toBe(`Dear ${name}`);
		}
	});

	it("throws where it or one of its values is missing", () => {
		const t = translate("en", { text: "Dear {{name}}", sum: "{{euros, millions}}" });
		expect(() => t("nothing")).toThrow("common:nothing");
		expect(() => t("resultados:title")).toThrow("resultados:title");
		expect(() => t("text")).toThrow("{{name}}");
		expect(() => t("sum")).toThrow("{{euros, millions}}");
	});
});
