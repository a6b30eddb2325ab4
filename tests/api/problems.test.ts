import { beforeEach, describe, expect, it, vi } from "vitest";
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
function report(body: object, contentType = "application/csp-report", headers = {}) {
	const own = { Authorization: null, "Content-Type": contentType, "User-Agent": "zq", Referer: address };
	return fetchApi("/problems", { body, headers: { ...own, ...headers } });
}
const policy = (changes: object) => report({ "csp-report": { ...blockedImage, ...changes } });

let lines: Record<string, unknown>[];
beforeEach(() => {
	lines = captureLog("info", "warn", "error");
	vi.spyOn(Math, "random").mockReturnValue(0.09);
});

it("logs where a script failed, and nothing else of the report", async () => {
	expect((await report({ ...script, message: "Ada" }, "text/plain;charset=UTF-8")).status).toBe(204);
	expect(lines).toEqual([{ event: "browser_problem", kind: "script", ...script }]);
});

it("logs an unknown class of errors as Error, because a script can name it as it likes", async () => {
	await report({ ...script, name: "Ada" });
	expect(lines).toMatchObject([{ name: "Error" }]);
});

it.each([
	["img-src", "other", {}],
	["style-src", "inline", { "violated-directive": "style-src 'self' 'nonce-1'", "blocked-uri": "inline" }],
	["script-src-elem", "own", { "violated-directive": "script-src-elem", "blocked-uri": `${site}/ada.js?zq` }],
	["font-src", "data", { "violated-directive": "font-src", "blocked-uri": "data" }],
])("logs that %s blocked %s, without an address", async (directive, blocked, changes) => {
	expect((await policy(changes)).status).toBe(204);
	expect(lines).toEqual([
		{ event: "browser_problem", kind: "policy", directive, blocked, path: "/empresas" },
	]);
});

describe("logs nothing", () => {
	it.each([
		["of the whistleblower page", { "document-uri": `${site}/en/denuncias` }],
		["of an unknown page", { "document-uri": `${site}/ada` }],
		["of an address that is none", { "document-uri": "about" }],
		["of an unknown directive", { "violated-directive": "ada" }],
		["of what an extension loads", { "blocked-uri": "chrome-extension" }],
		["of what an extension does", { "source-file": "moz-extension://1/content.js" }],
	])("%s", async (_, changes) => {
		expect((await policy(changes)).status).toBe(204);
		expect(lines).toEqual([]);
	});

	it("of nine in ten policy reports, but every error of a script", async () => {
		vi.spyOn(Math, "random").mockReturnValue(0.1);
		await policy({});
		expect(lines).toEqual([]);
		await report(script);
		expect(lines).toHaveLength(1);
	});

	it.each([
		["a position that is none", { at: ["Ada wrote"] }],
		["no position", { at: [] }],
		["the whistleblower page", { path: "/denuncias" }],
		["another language", { language: "ca" }],
		["another number", { react: "Ada" }],
	])("of a report with %s, which is refused", async (_, changes) => {
		await expectError(report({ ...script, ...changes }), 400, "invalid_input");
		expect(lines).toEqual([]);
	});

	it("of what is not JSON, too long, or from another site's page", async () => {
		await expectError(fetchApi("/problems", { body: "{" }), 400, "invalid_json");
		await expectError(report({ ...script, name: "x".repeat(20_000) }), 413, "too_large");
		const headers = { Origin: "https://evil.example" };
		await expectError(report(script, "text/plain", headers), 403, "forbidden_origin");
		expect(lines).toEqual([]);
	});
});

it("counts reports by network, and responds with 429 over the limit", async () => {
	const { counted, env } = fakeLimits(false);
	await expectError(fetchApi("/problems", { body: script, visitor: "192.0.2.7", env }), 429, "rate_limited");
	expect(counted).toEqual(["VITALS_LIMIT problems 192.0.2.7"]);
});
