import { beforeEach, expect, test } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { captureLog, expectError, fakeLimits, fetchApi, site } from "./fetch-api.ts";

const script = {
	name: "TypeError",
	react: 418,
	at: Array<string>(5).fill("libraries-Cc2.js:2:2000000"),
	path: "/empresas",
	language: "es",
};

const referrer = "https://anella.example/es/empresas?who=ada";

/** Sends a report as a browser does: without a key. */
function report(body: unknown) {
	const own = { Authorization: null, "Content-Type": "text/plain", "User-Agent": "zq", Referer: referrer };
	return fetchApi("/problems", { body, headers: own });
}

let lines: Record<string, unknown>[];
beforeEach(() => {
	lines = captureLog("info", "warn", "error");
});

test.each([
	["as it is reported", "TypeError", "TypeError"],
	// A script can name it as it likes.
	["as Error if its class is not known", "Ada", "Error"],
])("the site logs where a script failed, %s, and nothing else of the report", async (_, sent, name) => {
	expect((await report({ ...script, name: sent, message: "Ada" })).status).toBe(204);
	expect(lines).toEqual([{ event: "browser_problem", ...script, name }]);
});

test.each<[string, number, unknown]>([
	["no JSON", 400, "{"],
	["a position after other words", 400, { ...script, at: ["Ada in libraries.js:2:1"] }],
	["a position before other words", 400, { ...script, at: ["libraries.js:2:1 of Ada"] }],
	["the whistleblower page", 400, { ...script, path: "/denuncias" }],
	["more than fits", 413, "x".repeat(limits.bodyBytes + 1)],
])("the site refuses a report with %s: %i", async (_, status, sent) => {
	expect((await report(sent)).status).toBe(status);
	expect(lines).toEqual([]);
});

test("the site counts its own reports by network, and responds with 429 over the limit", async () => {
	const { counted, env } = fakeLimits(false);
	const send = (Origin: string) =>
		fetchApi("/problems", { body: script, headers: { Origin }, visitor: "192.0.2.7", env });
	await expectError(send("https://evil.example"), 403, "forbidden_origin");
	await expectError(send(site), 429, "rate_limited");
	expect(counted).toEqual(["VITALS_LIMIT problems 192.0.2.7"]);
});

const vital = { name: "LCP", value: 1235, rating: "good", path: "/empresas", language: "es" };

test("the site logs the measurements without personal data", async () => {
	const response = await fetchApi("/vitals", {
		headers: { "User-Agent": "a browser", Referer: referrer },
		body: { vitals: [{ ...vital, id: "v5-123", navigationURL: referrer }], user: "me" },
	});
	expect(response.status).toBe(204);
	expect(lines).toEqual([{ event: "web_vitals", vitals: [vital] }]);
});

test("the site refuses measurements of the whistleblower channel, and what is none, and logs nothing", async () => {
	for (const vitals of [[{ ...vital, path: "/denuncias" }], [{ ...vital, value: -1 }], []]) {
		await expectError(fetchApi("/vitals", { body: { vitals } }), 400, "invalid_input");
	}
	expect(lines).toEqual([]);
});
