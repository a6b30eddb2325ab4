import { expect, test } from "vitest";
import { parseChoice, serializeChoice } from "#app/schemas/preferences.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const preferences = { performance: true, functionality: false, analytics: true };
const written = { essential: true, ...preferences, version: 1, date: "2026-11-21T10:00:00.000Z" };
const read = (stored: unknown) => parseChoice(JSON.stringify(stored), now);

test("a choice is stored with the four preferences, the policy's version and the date", () => {
	expect(JSON.parse(serializeChoice(preferences, now))).toEqual(written);
	expect(read(written)).toEqual({ preferences, date: "2026-11-21T10:00:00.000Z", lapsed: false });
});

test.each([
	[{ version: 0 }, true],
	[{ version: 2 }, true],
	[{ date: "2024-11-21T10:00:00.001Z" }, false],
	[{ date: "2024-11-21T10:00:00.000Z" }, true],
])("a choice expires when the policy changes, and after two years: %j", (change, lapsed) => {
	expect(read({ ...written, ...change })?.lapsed).toBe(lapsed);
});

test.each([
	true,
	...[
		{ essential: false },
		{ performance: "true" },
		{ functionality: 1 },
		{ analytics: null },
		{ version: "1" },
	],
	...[{ date: 1 }, { date: "2026-02-30T10:00:00.000Z" }, { date: "2026-11-21T10:00:00.001Z" }],
])("no choice with %j", (wrong) => {
	expect(read(typeof wrong === "object" ? { ...written, ...wrong } : wrong)).toBeUndefined();
});
