import { expect, test, vi } from "vitest";
import { storedAnalyses } from "#app/browser/stored-analyses.ts";

test.each([
	"{ not JSON",
	"null",
	"{}",
	'{"text":"","model":"m"}',
	'{"text":7,"model":"m","writtenOn":"2026-11-21"}',
	'{"text":"a","writtenOn":"2026-11-21"}',
	'{"text":"a","model":"m","writtenOn":"never"}',
	'{"text":"a","model":"m","writtenOn":null}',
])("ignores an invalid analysis: %s", (value) => {
	vi.stubGlobal("sessionStorage", { getItem: () => value });
	expect(storedAnalyses.read({ message: "Compost", id: "1" }, "en")).toBeUndefined();
});
