import { expect, it } from "vitest";
import { captureLog, expectError, fetchApi } from "./fetch-api.ts";

const vital = { name: "LCP", value: 1235, rating: "good", path: "/empresas", language: "es" };
const others = [
	{ ...vital, name: "CLS", value: 0 },
	{ ...vital, name: "FCP", value: 600_000, rating: "poor" },
	{ ...vital, name: "INP", value: 0.12, rating: "needs-improvement" },
	{ ...vital, name: "TTFB", language: "en" },
];

it("logs the measurements without personal data", async () => {
	const lines = captureLog("info");
	const address = "https://anella.example/es/empresas?who=me";
	const response = await fetchApi("/vitals", {
		headers: { "User-Agent": "a browser", Referer: address },
		body: { vitals: [{ ...vital, id: "v5-123", navigationURL: address }, ...others], user: "me" },
	});
	expect(response.status).toBe(204);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(lines).toEqual([{ event: "web_vitals", vitals: [vital, ...others] }]);
});

it.each([
	["another metric", [{ ...vital, name: "visitor" }]],
	["a negative value", [{ ...vital, value: -1 }]],
	["more than ten minutes", [{ ...vital, value: 600_001 }]],
	["no number", [{ ...vital, value: null }]],
	["another rating", [{ ...vital, rating: "great" }]],
	["an unknown page", [{ ...vital, path: "/nowhere" }]],
	["a page with a language", [{ ...vital, path: "/es/empresas" }]],
	["the whistleblower channel", [{ ...vital, path: "/denuncias" }]],
	["another language", [{ ...vital, language: "ca" }]],
	["no measurement", []],
	["more than fifty", Array.from({ length: 50 }, () => vital)],
])("refuses %s and logs nothing of the report", async (what, wrong) => {
	const lines = captureLog("info");
	const vitals = what === "no measurement" ? [] : [vital, ...wrong];
	await expectError(fetchApi("/vitals", { body: { vitals } }), 400, "invalid_input");
	expect(lines).toEqual([]);
});
