import { beforeEach, expect, test, vi } from "vitest";
import { captureLog, expectError, fakeLimits, fetchApi, site } from "./fetch-api.ts";

const script = {
	name: "TypeError",
	react: 418,
	at: ["libraries-Cc2.js:2:20000"],
	path: "/empresas",
	language: "es",
};
const address = `${site}/es/empresas?who=ada`;
const blockedImage = {
	"document-uri": address,
	referrer: address,
	"violated-directive": "img-src",
	"original-policy": "img-src 'self'",
	"blocked-uri": "https://ada.example/who.png",
	"source-file": address,
};

/** Sends a report as a browser does: without a key. */
function report(body: unknown, headers = {}) {
	const own = { Authorization: null, "Content-Type": "text/plain", "User-Agent": "zq", Referer: address };
	return fetchApi("/problems", { body, headers: { ...own, ...headers } });
}
const policy = (changes: object) => report({ "csp-report": { ...blockedImage, ...changes } });

let lines: Record<string, unknown>[];
beforeEach(() => {
	lines = captureLog("info", "warn", "error");
	vi.spyOn(Math, "random").mockReturnValue(0.09);
});

test.each([
	["as it is reported", "TypeError", "TypeError"],
	// A script can name it as it likes.
	["as Error if its class is not known", "Ada", "Error"],
])("the site logs where a script failed, %s, and nothing else of the report", async (_, sent, name) => {
	// However many there are.
	vi.mocked(Math.random).mockReturnValue(0.99);
	expect((await report({ ...script, name: sent, message: "Ada" })).status).toBe(204);
	expect(lines).toEqual([{ event: "browser_problem", kind: "script", ...script, name }]);
});

test.each([
	["img-src", "other", {}],
	["style-src", "inline", { "violated-directive": "style-src 'self' 'nonce-1'", "blocked-uri": "inline" }],
	["script-src-elem", "own", { "violated-directive": "script-src-elem", "blocked-uri": `${site}/ada.js?zq` }],
])("the site logs that %s blocked %s, without an address", async (directive, blocked, changes) => {
	expect((await policy(changes)).status).toBe(204);
	const path = "/empresas";
	expect(lines).toEqual([{ event: "browser_problem", kind: "policy", directive, blocked, path }]);
});

test.each([
	["of the whistleblower page", { "document-uri": `${site}/en/denuncias` }],
	["of an address that is none", { "document-uri": "about" }],
	["of an unknown directive", { "violated-directive": "ada" }],
	["of what an extension loads", { "blocked-uri": "chrome-extension" }],
	["of what an extension does", { "source-file": "moz-extension://1/content.js" }],
	["of what nine in ten browsers report", {}, 0.1],
])("the site logs nothing %s", async (_, changes, chance = 0.09) => {
	vi.mocked(Math.random).mockReturnValue(chance);
	expect((await policy(changes)).status).toBe(204);
	expect(lines).toEqual([]);
});

test.each<[string, number, unknown, object?]>([
	["a position that is none", 400, { ...script, at: ["Ada wrote"] }],
	["the whistleblower page", 400, { ...script, path: "/denuncias" }],
	["no JSON", 400, "{"],
	["too much", 413, "x".repeat(20_000)],
	["the page of another site", 403, script, { Origin: "https://evil.example" }],
])("the site refuses a report with %s: %i", async (_, status, sent, headers) => {
	expect((await report(sent, headers)).status).toBe(status);
	expect(lines).toEqual([]);
});

test("the site counts reports by network, and responds with 429 over the limit", async () => {
	const { counted, env } = fakeLimits(false);
	await expectError(fetchApi("/problems", { body: script, visitor: "192.0.2.7", env }), 429, "rate_limited");
	expect(counted).toEqual(["VITALS_LIMIT problems 192.0.2.7"]);
});
