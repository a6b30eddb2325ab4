import { afterEach, expect, it, vi } from "vitest";
import { expectError, fetchApi, newVisitor } from "./fetch-api.ts";

const vital = { name: "LCP", value: 1235, rating: "good", path: "/empresas", language: "es" };

const written = vi.spyOn(console, "info").mockImplementation(() => {});
afterEach(() => written.mockClear());
const lines = () => written.mock.calls.map(([line]) => JSON.parse(line as string) as unknown);

it("logs the measurements without personal data", async () => {
	const visitor = newVisitor();
	const response = await fetchApi("/vitals", {
		visitor,
		headers: { "User-Agent": "a browser", Referer: "https://anella.example/es/empresas?who=me" },
		body: {
			vitals: [
				{ ...vital, id: "v5-123", navigationURL: "https://anella.example/es/empresas?who=me" },
				{ ...vital, name: "CLS", value: 0.12, rating: "needs-improvement" },
			],
			user: "me",
		},
	});
	expect(response.status).toBe(204);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(lines()).toEqual([
		{
			event: "web_vitals",
			vitals: [vital, { ...vital, name: "CLS", value: 0.12, rating: "needs-improvement" }],
		},
	]);
});

it.each([
	["another metric", { name: "visitor" }],
	["a negative value", { value: -1 }],
	["more than ten minutes", { value: 600_001 }],
	["no number", { value: null }],
	["another rating", { rating: "great" }],
	["an unknown page", { path: "/nowhere" }],
	["a page with a language", { path: "/es/empresas" }],
	["the whistleblower channel", { path: "/denuncias" }],
	["another language", { language: "ca" }],
])("refuses %s and logs nothing of the report", async (_, wrong) => {
	await expectError(
		fetchApi("/vitals", { body: { vitals: [vital, { ...vital, ...wrong }] } }),
		400,
		"invalid_input",
	);
	expect(lines()).toEqual([]);
});

it.each([0, 51])("refuses %i measurements at once", async (count) => {
	const response = await fetchApi("/vitals", {
		body: { vitals: Array.from({ length: count }, () => vital) },
	});
	expect(response.status).toBe(400);
});
