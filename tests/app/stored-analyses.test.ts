import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedAnalyses } from "#app/browser/stored-analyses.ts";

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});
afterEach(() => vi.unstubAllGlobals());

const idea = { message: "Compost", id: "1" };

test("returns a stored analysis, finished or not, by the id or by the idea alone, and by language", () => {
	const finished = { text: "**Sector**", model: "built-in", writtenOn: "2026-11-21T10:00:00.000Z" };
	const unfinished = { text: "**Sec", model: "built-in" };
	storedAnalyses.save(idea, "en", finished);
	storedAnalyses.save({ message: "Compost" }, "en", unfinished);
	expect(storedAnalyses.read(idea, "en")).toEqual(finished);
	expect(storedAnalyses.read({ message: "Compost" }, "en")).toEqual(unfinished);
	expect(storedAnalyses.read({ message: "Another" }, "en")).toBeUndefined();
	expect(storedAnalyses.read(idea, "es")).toBeUndefined();
});

test.each([
	"",
	"{ not JSON",
	"null",
	"7",
	'"text"',
	"[]",
	"{}",
	'{"text":7,"model":"m","writtenOn":"2026-11-21"}',
	'{"text":"a","writtenOn":"2026-11-21"}',
	'{"text":"a","model":"m","writtenOn":"never"}',
	'{"text":"a","model":"m","writtenOn":null}',
])("ignores and deletes an invalid entry: %s", (value) => {
	stored.set("analysis:en:1", value);
	expect(storedAnalyses.read(idea, "en")).toBeUndefined();
	expect([...stored.keys()]).toEqual([]);
});
