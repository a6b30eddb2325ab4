import { expect, test } from "vitest";
import { readChoice, serializeChoice } from "#app/schemas/preferences.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const allowed = { performance: true, functionality: false, analytics: true };
const written = { essential: true, ...allowed, version: 1, date: "2026-11-21T10:00:00.000Z" };

test("a choice is stored with the four preferences, the policy's version and the date", () => {
	expect(JSON.parse(serializeChoice(allowed, now))).toEqual(written);
});

test.each([
	[{}, true],
	[{ version: 0 }, false],
	[{ version: 2 }, false],
	[{ date: "2024-11-21T10:00:00.001Z" }, true],
	[{ date: "2024-11-21T10:00:00.000Z" }, false],
	[{ date: "2026-11-21T10:00:00.001Z" }, false],
	[{ date: undefined }, false],
])("a choice counts until the policy changes, or two years have passed: %j: %s", (change, counts) => {
	// Only true is consent.
	const stored = { ...written, functionality: "false", ...change };
	expect(readChoice(stored, now)).toEqual(counts ? { allowed, date: stored.date } : undefined);
});
