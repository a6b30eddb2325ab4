import { expect, test } from "vitest";
import { captureLog, expectError, fetchApi } from "./fetch-api.ts";

const vital = { name: "LCP", value: 1235, rating: "good", path: "/empresas", language: "es" };

test("the site logs the measurements without personal data", async () => {
	const lines = captureLog("info");
	const address = "https://anella.example/es/empresas?who=me";
	const most = { ...vital, value: 600_000 };
	const response = await fetchApi("/vitals", {
		headers: { "User-Agent": "a browser", Referer: address },
		body: { vitals: [{ ...vital, id: "v5-123", navigationURL: address }, most], user: "me" },
	});
	expect(response.status).toBe(204);
	expect(lines).toEqual([{ event: "web_vitals", vitals: [vital, most] }]);
});

test.each<[string, object, number?]>([
	["more than ten minutes", { value: 600_001 }],
	["the whistleblower channel", { path: "/denuncias" }],
	["more than fifty", {}, 51],
])("the site refuses %s and logs nothing of the report", async (_, wrong, count = 1) => {
	const lines = captureLog("info");
	const body = { vitals: Array(count).fill({ ...vital, ...wrong }) };
	await expectError(fetchApi("/vitals", { body }), 400, "invalid_input");
	expect(lines).toEqual([]);
});
