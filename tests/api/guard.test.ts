import { describe, expect, it } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	type ApiRequestOptions,
	captureErrorEvents,
	captureLog,
	databaseWith,
	errorOf,
	expectError,
	expectMisconfigured,
	fakeLimits,
	fetchApi,
	newVisitor,
	unique,
} from "./fetch-api.ts";

const email = "visitor@example.com";
const vital = { name: "LCP", value: 1200, rating: "good", path: "/", language: "en" };
/** Each endpoint, its status for the body, and as what it counts a visitor. */
const calls: [path: string, status: number, counted: string, newBody: () => object][] = [
	["/analysis-requests", 201, "SUBMISSION_LIMIT", () => ({ email, message: "An idea" })],
	["/send-analysis-notification", 404, "SUBMISSION_LIMIT", () => ({ userEmail: email, message: "Unknown" })],
	["/chat-alianzas", 200, "ANALYSIS_LIMIT", () => ({ message: unique("An idea") })],
	["/send-contact-email", 200, "SUBMISSION_LIMIT", () => ({ name: "Ada", email, message: "Ten letters" })],
	["/vitals", 204, "VITALS_LIMIT", () => ({ vitals: [vital] })],
];

const stream = (part: Uint8Array<ArrayBuffer> | string) => new Blob([part]).stream();
const maxBytes = limits.bodyBytes;
const notUtf8 = Uint8Array.of(0x22, 0xc3, 0x22);

/** A body whose connection breaks in the middle. */
const cutOff = () =>
	new ReadableStream({
		start: (controller) => controller.enqueue(new TextEncoder().encode('{"message":')),
		pull: (controller) => controller.error(new Error("invalid chunk")),
	});

const withHeader = (name: string, ...values: (string | null)[]): ApiRequestOptions[] =>
	values.map((value) => ({ body: "{}", headers: { Origin: null, [name]: value } }));
const methods = ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"];

/** What the checks refuse before they count the request, in their order. */
const refusals = (): [status: number, code: string, requests: ApiRequestOptions[]][] => [
	[405, "method_not_allowed", methods.map((method) => ({ method, headers: { Origin: "null" } }))],
	[
		403,
		"forbidden_origin",
		[
			...withHeader("Origin", "https://evil.example", "null"),
			...withHeader("Origin", "http://anella.example", "https://anella.example:8443"),
			...withHeader("Sec-Fetch-Site", "cross-site", "same-site", "none", "", "same-origin, cross-site"),
			// A browser that tells where a request comes from is believed, whatever its origin looks like.
			...["cross-site", "same-site", "none"].map((where) => ({
				body: "{}",
				headers: { Origin: "https://anella.example", "Sec-Fetch-Site": where },
			})),
		],
	],
	[
		401,
		"unauthorized",
		withHeader("Authorization", null, "Bearer public-ke", "Bearer public-keys", "Basic public-key"),
	],
	[
		415,
		"unsupported_media_type",
		[
			...withHeader("Content-Type", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"),
			...withHeader("Content-Type", "application/json, text/plain"),
			...withHeader("Content-Type", "application/json; charset=latin1", 'application/json; charset="utf-16"'),
			...withHeader("Content-Encoding", "gzip"),
			{ body: new TextEncoder().encode("{}"), headers: { "Content-Type": null } },
		],
	],
	[413, "too_large", ["x".repeat(maxBytes + 1), stream("x".repeat(maxBytes + 1))].map((body) => ({ body }))],
	[400, "invalid_json", [notUtf8, stream(notUtf8), cutOff()].map((body) => ({ body }))],
];

describe.each(calls)("%s", (path, status, limit, newBody) => {
	it("refuses what its checks find wrong, and counts none of it", async () => {
		const limits = fakeLimits();
		for (const [refused, code, requests] of refusals()) {
			for (const request of requests) {
				const name = JSON.stringify(request).slice(0, 200);
				const response = await fetchApi(path, { ...request, env: limits.env });
				expect(response.status, name).toBe(refused);
				expect((await errorOf(response)).code, name).toBe(code);
				expect(response.headers.get("Allow"), name).toBe(refused === 405 ? "POST" : null);
				expect(response.headers.get("WWW-Authenticate"), name).toBe(refused === 401 ? "Bearer" : null);
			}
		}
		expect(limits.counted).toEqual([]);
	});

	it.each<Record<string, string | null>>([
		{ Origin: null },
		{ "Sec-Fetch-Site": "same-origin" },
		{ "Sec-Fetch-Site": "same-origin", Origin: null },
		{ "Sec-Fetch-Site": "same-origin", Origin: "null" },
		// Behind a proxy that ends HTTPS.
		{ "Sec-Fetch-Site": "same-origin", Origin: "http://anella.example" },
		{ Authorization: "bearer  public-key " },
		{ "Content-Type": 'application/json; charset="utf-8"' },
		{ "Content-Type": "APPLICATION/JSON ; v=1" },
		{ "Content-Encoding": "identity" },
	])("accepts a request with %j", async (headers) => {
		const response = await fetchApi(path, { body: newBody(), headers });
		expect(response.status).toBe(status);
		await response.body?.cancel();
	});

	it("accepts a body of the largest size, with and without a length", async () => {
		for (const send of [(text: string) => text, stream]) {
			const json = JSON.stringify({ ...newBody(), padding: "" });
			const padded = json.replace('"padding":""', `"padding":"${"x".repeat(maxBytes - json.length)}"`);
			const response = await fetchApi(path, { body: send(padded) });
			expect(response.status).toBe(status);
			await response.body?.cancel();
		}
	});

	it("counts each request under its own name, and answers 429 over the limit, before it parses the body", async () => {
		const limits = fakeLimits(false);
		const request = { body: "{", visitor: "192.0.2.7", env: limits.env };
		const headers = await expectError(fetchApi(path, request), 429, "rate_limited");
		expect(limits.counted).toEqual([`${limit} ${path.slice(1)} 192.0.2.7`]);
		expect(headers.get("Retry-After")).toBe("60");
	});

	it("names PUBLIC_API_KEY in the log when it is missing", async () => {
		const env = { PUBLIC_API_KEY: " " };
		await expectMisconfigured(path, { body: newBody(), env }, "PUBLIC_API_KEY is required");
	});

	it("answers 400 to what is no JSON", async () => {
		for (const body of ["", "{", "nothing", '{"message": }', "\u0000", "[".repeat(15_000)]) {
			await expectError(fetchApi(path, { body }), 400, "invalid_json");
		}
	});

	it("answers 400 to JSON that is no object, and names every field that is missing or not a string", async () => {
		const body = newBody();
		const names = Object.keys(body).sort();
		const wrong = Object.fromEntries(names.map((name) => [name, 7]));
		for (const [sent, fields] of [
			...["null", "[]", '"text"'].map((raw) => [raw, [""]] as const),
			["{}", names],
			[wrong, names],
		] as const) {
			const response = await fetchApi(path, { body: sent });
			const { code, issues = [] } = await errorOf(response);
			expect([response.status, code]).toEqual([400, "invalid_input"]);
			expect(issues.map(({ field }) => field).sort()).toEqual(fields);
			for (const { code } of issues) expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/);
		}
		// What is not asked for does not matter.
		const besides = JSON.parse(`${"[".repeat(4000)}${"]".repeat(4000)}`);
		const response = await fetchApi(path, { body: { ...body, besides } });
		expect(response.status).toBe(status);
		await response.body?.cancel();
	});
});

it.each([
	[null, "unknown"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:0:a::1", "2001:db8:0:a::/64"],
	["2001:0DB8:0000:000A:1:2:3:4", "2001:db8:0:a::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["2001:db8::7:1:2:3:4", "2001:db8:0:7::/64"],
	["::1", "0:0:0:0::/64"],
])("counts the address %s under %s", async (visitor, network) => {
	const { counted, env } = fakeLimits();
	const headers = { "CF-Connecting-IP": visitor, "X-Forwarded-For": "192.0.2.8", "X-Real-IP": "192.0.2.8" };
	await fetchApi("/vitals", { body: {}, headers, env });
	expect(counted).toEqual([`VITALS_LIMIT vitals ${network}`]);
});

it("counts by Cloudflare's rate limits, for each endpoint", async () => {
	const visitor = newVisitor();
	const status = async (path: string) => (await fetchApi(path, { visitor, body: {} })).status;
	const statuses = await Promise.all(Array.from({ length: 12 }, () => status("/analysis-requests")));
	// More than five only if a minute ended among them.
	expect(statuses).toContain(400);
	expect(statuses).toContain(429);
	expect(await status("/send-contact-email")).toBe(400);
});

it.each(["", "/unknown", "/analysis-requests/", "/analysis-requests/1", "/%E0%A4%A"])(
	"answers 404 in JSON to /api%s",
	async (path) => {
		for (const method of ["GET", "POST"]) await expectError(fetchApi(path, { method }), 404, "not_found");
	},
);

it.each([
	["/analysis-requests", { email, message: "An idea" }],
	["/send-analysis-notification", { userEmail: email, message: "An idea" }],
	["/send-contact-email", { name: "Ada", email, message: "Ten letters" }],
])("%s answers 503 without details when D1 or a query in it fails", async (path, body) => {
	const errors = captureLog("error");
	for (const DB of [
		databaseWith("any"),
		databaseWith("prepare", (database) => database.prepare("SELECT * FROM no_such_table")),
	]) {
		const message = "This cannot be stored just now. Please try again.";
		await expectError(fetchApi(path, { body, env: { DB } }), 503, { code: "unavailable", message });
	}
	const failed = { event: "endpoint_failed", endpoint: `/api${path}`, name: expect.any(String) };
	expect(errors).toMatchObject([
		{ ...failed, cause: expect.stringContaining("D1_ERROR: the disk is on fire") },
		{ ...failed, cause: expect.stringContaining("no such table") },
	]);
});

it("answers 500 without details after an unexpected error", async () => {
	const SUBMISSION_LIMIT: RateLimit = { limit: () => Promise.reject(new TypeError("secret detail")) };
	const errors = captureErrorEvents();
	const answer = fetchApi("/analysis-requests", { body: {}, env: { SUBMISSION_LIMIT } });
	await expectError(answer, 500, { code: "internal", message: "Something went wrong. Please try again." });
	expect(errors).toEqual(["endpoint_failed"]);
});
