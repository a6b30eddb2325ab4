import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	consentFrom,
	currentConsent,
	deleteWithoutConsent,
	hasConsent,
	saveChoice,
} from "#app/browser/consent.ts";
import { consentedStorage } from "#app/browser/consented-storage.ts";
import {
	allowAll,
	choiceYears,
	denyAll,
	parseChoice,
	policyVersion,
	serializeChoice,
} from "#app/browser/preferences.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const preferences = { performance: true, functionality: false, analytics: true };
const written = JSON.parse(serializeChoice(preferences, now)) as Record<string, unknown>;
const read = (stored: object) => parseChoice(JSON.stringify(stored), now);

describe("a stored choice", () => {
	it("carries the four preferences, the policy's version and the date", () => {
		expect(written).toEqual({
			essential: true,
			...preferences,
			version: policyVersion,
			date: now.toISOString(),
		});
		expect(read(written)).toEqual({ preferences, date: now.toISOString(), lapsed: false });
	});

	it("expires when the policy changes", () => {
		expect(read({ ...written, version: policyVersion - 1 })?.lapsed).toBe(true);
		expect(read({ ...written, version: policyVersion + 1 })?.lapsed).toBe(true);
	});

	it("expires after some years", () => {
		const year = now.getUTCFullYear() - choiceYears;
		expect(read({ ...written, date: `${year}-11-21T10:00:00.001Z` })?.lapsed).toBe(false);
		expect(read({ ...written, date: `${year}-11-21T10:00:00.000Z` })?.lapsed).toBe(true);
	});

	it.each([
		["null", null],
		["nothing", ""],
		["no JSON", "{"],
		["JSON null", "null"],
		["a text", '"true"'],
		["a number", "1"],
		["a list", "[true,true,true,true]"],
		["true", "true"],
	])("is invalid if it is %s", (_, text) => {
		expect(parseChoice(text, now)).toBeUndefined();
	});

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

	it.each([
		["what was chosen", choice, false, preferences, "chosen"],
		["what was chosen here, whatever the browser signals", choice, true, preferences, "chosen"],
		["nothing at first", undefined, false, denyAll, "none"],
		["nothing by the browser's signal", undefined, true, denyAll, "signal"],
		["nothing once it has lapsed", { ...choice, lapsed: true }, false, denyAll, "lapsed"],
		["nothing once it has lapsed, with the signal", { ...choice, lapsed: true }, true, denyAll, "signal"],
	] as const)("is %s", (_, stored, signal, allowed, basis) => {
		expect(consentFrom(stored, signal)).toMatchObject({ allowed, basis });
	});
});

/** A browser's storage, as far as the site uses it. */
class Stored {
	[name: string]: unknown;
	getItem(name: string) {
		return Object.hasOwn(this, name) ? (this[name] as string) : null;
	}
	setItem(name: string, value: string) {
		this[name] = value;
	}
	removeItem(name: string) {
		delete this[name];
	}
}

describe("in the browser", () => {
	let storage: Stored;
	const draft = consentedStorage("functionality");

	beforeEach(() => {
		storage = new Stored();
		vi.stubGlobal("localStorage", storage);
		vi.stubGlobal("navigator", {});
	});
	afterEach(() => vi.unstubAllGlobals());

	it("nothing is allowed or stored before a choice", () => {
		draft.write("idea", "half");
		expect(currentConsent()).toEqual({ allowed: denyAll, basis: "none" });
		expect(Object.keys(storage)).toEqual([]);
		expect(draft.read("idea")).toBeNull();
	});

	it("a choice takes effect at once, and withdrawing it deletes the data that it allowed", () => {
		expect(saveChoice(allowAll)).toBe(true);
		draft.write("idea", "half");
		expect(draft.read("idea")).toBe("half");
		expect(currentConsent()).toBe(currentConsent());

		expect(saveChoice({ ...allowAll, functionality: false })).toBe(true);
		expect(hasConsent("performance")).toBe(true);
		expect(draft.read("idea")).toBeNull();
		expect(Object.keys(storage)).toEqual(["cookiePreferences"]);
	});

	it("data stored under an expired choice is deleted, and no other data", () => {
		storage.setItem("cookiePreferences", JSON.stringify({ ...written, version: policyVersion - 1 }));
		storage.setItem("functionality:ideaDraft", "half");
		storage.setItem("another", "stays");
		deleteWithoutConsent();
		expect(Object.keys(storage).sort()).toEqual(["another", "cookiePreferences"]);
	});

	it("a choice that cannot be stored allows nothing, and removes an earlier one", () => {
		saveChoice(allowAll);
		storage.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		expect(saveChoice({ ...allowAll, analytics: false })).toBe(false);
		expect(currentConsent().allowed).toEqual(denyAll);
	});

	it("without storage nothing is allowed, and nothing fails", () => {
		vi.stubGlobal("localStorage", undefined);
		expect(saveChoice(allowAll)).toBe(false);
		expect(currentConsent().allowed).toEqual(denyAll);
		draft.write("idea", "half");
		draft.remove("idea");
		expect(draft.read("idea")).toBeNull();
	});
});
