import { expect, test } from "vitest";
import { fillInAll } from "#app/i18n/fill-in-all.ts";

test("fills in all the texts, however deep", () => {
	const texts = { title: "{{a}} and {{b}}", rows: [["{{b}}", "none"]], count: 2 };
	expect(fillInAll(texts, { a: "one", b: 2 })).toEqual({
		title: "one and 2",
		rows: [["2", "none"]],
		count: 2,
	});
});

test("takes a value as it is, even one that looks like a place", () => {
	expect(fillInAll("Dear {{name}}", { name: "{{other}} $&" })).toBe("Dear {{other}} $&");
});

test("throws where nothing is given for a place", () => {
	expect(() => fillInAll({ deep: ["{{a}}", "{{missing}}"] }, { a: "" })).toThrow("{{missing}}");
});
