import { describe, expect, it } from "vitest";
import { consentFrom } from "#app/browser/consent.ts";
import { denyAll, parseChoice, serializeChoice } from "#app/browser/preferences.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const preferences = { performance: true, functionality: false, analytics: true };
const written = { essential: true, ...preferences, version: 1, date: "2026-11-21T10:00:00.000Z" };
const read = (stored: unknown) => parseChoice(JSON.stringify(stored), now);

describe("a stored choice", () => {
	it("carries the four preferences, the policy's version and the date", () => {
		expect(JSON.parse(serializeChoice(preferences, now))).toEqual(written);
		expect(read(written)).toEqual({ preferences, date: "2026-11-21T10:00:00.000Z", lapsed: false });
	});

	it.each([
		[{ version: 0 }, true],
		[{ version: 2 }, true],
		[{ date: "2024-11-21T10:00:00.001Z" }, false],
		[{ date: "2024-11-21T10:00:00.000Z" }, true],
	])("expires when the policy changes, and after two years: %j", (change, lapsed) => {
		expect(read({ ...written, ...change })?.lapsed).toBe(lapsed);
	});

	it.each([null, "", "{", "null", '"true"', "1", "[true,true,true,true]", "true"])(
		"is none if it is %j",
		(text) => {
			expect(parseChoice(text, now)).toBeUndefined();
		},
	);

	it.each([
		{ essential: false },
		{ essential: undefined },
		{ performance: "true" },
		{ functionality: 1 },
		{ analytics: null },
		{ analytics: undefined },
		{ version: undefined },
		{ version: "1" },
		{ version: 1.5 },
		{ date: undefined },
		{ date: 1_795_000_000_000 },
		{ date: "yesterday" },
		{ date: "2026-11-20" },
		{ date: "2026-02-30T10:00:00.000Z" },
		{ date: "2026-11-21T10:00:00.001Z" },
	])("is invalid with %j", (wrong) => {
		expect(read({ ...written, ...wrong })).toBeUndefined();
	});
});

describe("consent", () => {
	const choice = { preferences, date: now.toISOString(), lapsed: false };
	const lapsed = { ...choice, lapsed: true };

	it.each([
		["what was chosen", choice, false, preferences, "chosen"],
		["what was chosen here, whatever the browser signals", choice, true, preferences, "chosen"],
		["nothing at first", undefined, false, denyAll, "none"],
		["nothing by the browser's signal", undefined, true, denyAll, "signal"],
		["nothing once it has lapsed", lapsed, false, denyAll, "lapsed"],
		["nothing once it has lapsed, with the signal", lapsed, true, denyAll, "signal"],
	] as const)("is %s", (_, stored, signal, allowed, basis) => {
		expect(consentFrom(stored, signal)).toMatchObject({ allowed, basis });
	});
});
