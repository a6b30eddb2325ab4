import { expect, test } from "vitest";
import { createT } from "#app/i18n/translation.ts";

const words = {
	home: {
		hero: { title: "{{group}}, since {{year}}" },
		left_one: "{{count}} left",
		left_other: "{{count}} are left",
	},
	common: { close: "Close" },
};
const t = createT(words, "en", "home");

test("a text is said by its key, with its places filled", () => {
	expect(t("hero.title", { group: "Anella", year: 1983 })).toBe("Anella, since 1983");
	expect(t("common:close")).toBe("Close");
});

test("a text's form follows the number", () => {
	expect(t("left", { count: 1 })).toBe("1 left");
	expect(t("left", { count: 0 })).toBe("0 are left");
	expect(t("left", { count: 1200 })).toBe("1200 are left");
});

test("a value that looks like a place or a pattern stays as it is", () => {
	expect(t("hero.title", { group: "{{year}} $& $1", year: 2024 })).toBe("{{year}} $& $1, since 2024");
});

test("what is missing is said by its key, and what is not given stays open", () => {
	expect(t("hero.subtitle")).toBe("hero.subtitle");
	expect(t("results:title")).toBe("results:title");
	expect(t("hero.title", { group: "Anella" })).toBe("Anella, since {{year}}");
});
