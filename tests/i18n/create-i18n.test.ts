import { describe, expect, it, test } from "vitest";
import { names } from "#app/content/placeholders.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { formatMonth, formatOrdinal } from "#app/i18n/format.ts";
import { getFixedT, getI18n } from "#app/i18n/resources.server.ts";

/** Says texts of the test's own, whose keys no type knows. */
function translate(language: "en" | "es", texts: object, variables?: Record<string, unknown>) {
	const { t } = createI18n(language, { common: texts }, variables);
	return (key: string, values?: object) => t(key as "skip", { ...values });
}

describe("a text", () => {
	it("is interpolated, in the plural form of its number", () => {
		const t = translate("en", {
			hero: { title: "{{word}}, since {{year}}" },
			left_one: "{{count}} left",
			left_other: "{{count}} are left",
		});
		expect(t("hero.title", { word: "Paper", year: 1983 })).toBe("Paper, since 1983");
		expect(t("left", { count: 1 })).toBe("1 left");
		expect(t("left", { count: 0 })).toBe("0 are left");
	});

	it("formats numbers, dates, shares, lists and countries by its language", () => {
		const texts = {
			tonnes: "{{tonnes, number}} t",
			year: "{{year, number}}",
			revenue: "{{euros, millions}}",
			date: "{{date, date}}",
			share: "{{share, percent}}",
			list: "{{items, list}}",
			country: "{{code, country}}",
		};
		const values = {
			tonnes: 109_994,
			year: 1946,
			euros: 80_500_000,
			date: "2021-10-18",
			share: 1,
			items: ["a", "b", "c"],
			code: "ES",
		};
		const said = (language: "en" | "es") => {
			const t = translate(language, texts);
			return Object.keys(texts).map((key) => t(key, values));
		};
		expect(said("en")).toEqual([
			...["109,994 t", "1,946", "€80.5M", "18 October 2021", "100%", "a, b and c", "Spain"],
		]);
		expect(said("es")).toEqual([
			...["109.994 t", "1.946", "80,5\u00a0M€", "18 de octubre de 2021", "100\u00a0%", "a, b y c", "España"],
		]);
	});

	it("contains the names of the group and the values of its instance", () => {
		const t = translate("en", { text: "{{group}} in {{city}}" }, { city: "Barcelona" });
		expect(t("text")).toBe(`${names.group} in Barcelona`);
		expect(t("text", { city: "Girona" })).toBe(`${names.group} in Girona`);
	});

	it("inserts a value unchanged, even one that looks like a placeholder, a key or a tag", () => {
		const t = translate("en", { text: "Dear {{name}}", other: "secret" });
		for (const name of [
			"{{other}} $& $1",
			"$t(other)",
			"$t(other, {{name}})",
			"<b>&amp;</b>",
			"{{- name}}",
		]) {
			expect(t("text", { name })).toBe(`Dear ${name}`);
		}
	});

	it("throws where it or one of its values is missing", () => {
		const t = translate("en", { text: "Dear {{name}}", sum: "{{euros, millions}}" });
		expect(() => t("nothing")).toThrow("common:nothing");
		expect(() => t("results:title")).toThrow("results:title");
		expect(() => t("text")).toThrow("{{name}}");
		expect(() => t("sum")).toThrow("{{euros, millions}}");
	});
});

test("months and ordinals", () => {
	expect([formatMonth("2025-01", "en"), formatMonth("2025-01", "es")]).toEqual([
		"January 2025",
		"enero de 2025",
	]);
	expect([formatOrdinal(2), formatOrdinal(12)]).toEqual(["02", "12"]);
});

describe("the server's instances", () => {
	it("say the same key in their own language, at the same time", () => {
		const said = [getFixedT("en", "home"), getFixedT("es", "home")].map((t) => t("name"));
		expect(said).toEqual(["Home", "Inicio"]);
		expect([getI18n("en").language, getI18n("es").language]).toEqual(["en", "es"]);
	});
});
