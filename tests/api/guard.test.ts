import { describe, expect, test } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	type ApiRequestOptions,
	captureLog,
	databaseWith,
	env,
	errorOf,
	expectError,
	fakeLimits,
	fetchApi,
} from "./fetch-api.ts";

const email = "visitor@example.com";
const vital = { name: "LCP", value: 1200, rating: "good", path: "/", language: "en" };
/** Each endpoint, as what it counts a visitor, and what it requires. */
const calls: [path: string, counted: string, body: object][] = [
	["/analysis-requests", "SUBMISSION_LIMIT", { email, message: "An idea" }],
	["/send-analysis-notification", "SUBMISSION_LIMIT", { userEmail: email, message: "An idea" }],
	["/chat-alianzas", "ANALYSIS_LIMIT", { message: "An idea" }],
	["/send-contact-email", "SUBMISSION_LIMIT", { name: "Ada", email, message: "Ten letters" }],
	["/vitals", "VITALS_LIMIT", { vitals: [vital] }],
];

/** What the checks of all endpoints refuse, in their order. */
const refused: [status: number, code: string, header: string | null, request: ApiRequestOptions][] = [
	[405, "method_not_allowed", "Allow", { method: "PUT" }],
	[403, "forbidden_origin", null, { headers: { Origin: "https://evil.example" } }],
	[401, "unauthorized", "WWW-Authenticate", { headers: { Authorization: null } }],
	[415, "unsupported_media_type", null, { headers: { "Content-Type": "text/plain" } }],
	[413, "too_large", null, { body: "x".repeat(limits.bodyBytes + 1) }],
	[429, "rate_limited", "Retry-After", { body: "{" }],
];

describe.each(calls)("%s", (path, limit, body) => {
	test("refuses method, origin, key, type and size in this order, and then counts, before it parses the body", async () => {
		const { counted, env } = fakeLimits(false);
		for (const [index, [status, code, header]] of refused.entries()) {
			expect(counted).toEqual([]);
			// What the checks after it refuse, too.
			const wrong = refused.slice(index).map(([, , , request]) => request);
			const headers = Object.assign({}, ...wrong.map((request) => request.headers));
			const request = Object.assign({}, ...wrong.reverse(), { headers, visitor: "192.0.2.7", env });
			const answer = await expectError(fetchApi(path, request), status, code);
			for (const name of ["Allow", "WWW-Authenticate", "Retry-After"])
				expect(answer.has(name)).toBe(name === header);
		}
		expect(counted).toEqual([`${limit} ${path.slice(1)} 192.0.2.7`]);
	});

	test("names every field that is missing or of another type", async () => {
		const names = Object.keys(body).sort();
		for (const [body, fields] of [
			["null", [""]],
			["{}", names],
			[Object.fromEntries(names.map((name) => [name, 7])), names],
		] as const) {
			const [status, { code, issues = [] }] = await errorOf(await fetchApi(path, { body }));
			expect([status, code]).toEqual([400, "invalid_input"]);
			expect(issues.map(({ field }) => field).sort()).toEqual(fields);
			for (const { code } of issues) expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/);
		}
	});
});

// The checks are the same for all endpoints.
const send = (options: ApiRequestOptions) => fetchApi("/vitals", { body: { vitals: [vital] }, ...options });

test.each<[number, Record<string, string | null>]>([
	[204, { Origin: null }],
	[204, { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
	// Behind a proxy that ends HTTPS.
	[204, { Origin: "http://anella.example", "Sec-Fetch-Site": "same-origin" }],
	[403, { Origin: "null" }],
	// A browser that tells where a request comes from is believed, whatever its origin looks like.
	[403, { Origin: "https://anella.example", "Sec-Fetch-Site": "same-site" }],
	[204, { Authorization: "bearer  public-key " }],
	[401, { Authorization: "Bearer public-keys" }],
	[401, { Authorization: "Basic public-key" }],
	[204, { "Content-Type": 'APPLICATION/JSON ; charset="utf-8"' }],
	[415, { "Content-Type": "application/jsonp" }],
])("an endpoint answers %i to a request with %j", async (status, headers) => {
	expect((await send({ headers })).status).toBe(status);
});

test("an endpoint answers 400 to what is no text in UTF-8, or is no JSON", async () => {
	for (const body of [Uint8Array.of(0x22, 0xc3, 0x22), "", "{"])
		await expectError(send({ body }), 400, "invalid_json");
});

test.each([
	[null, "unknown"],
	["2001:0DB8:0000:000A:1:2:3:4", "2001:db8:0:a::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
])("an endpoint counts the address %s under %s", async (visitor, network) => {
	const { counted, env } = fakeLimits();
	await send({ headers: { "CF-Connecting-IP": visitor, "X-Forwarded-For": "192.0.2.8" }, env });
	expect(counted).toEqual([`VITALS_LIMIT vitals ${network}`]);
});

test("an endpoint answers 503 without details when D1 fails, and logs why", async () => {
	const errors = captureLog("error");
	const DB = databaseWith("prepare", () => env.DB.prepare("SELECT 1 FROM nowhere"));
	const message = "This cannot be stored just now. Please try again.";
	for (const [path, , body] of calls.slice(0, 2)) {
		const answer = fetchApi(path, { body, env: { DB } });
		await expectError(answer, 503, { code: "unavailable", message });
		const cause = expect.stringContaining("no such table");
		expect(errors.pop()).toMatchObject({ event: "endpoint_failed", endpoint: `/api${path}`, cause });
	}
});

test("an unexpected error is answered with 500 without details", async () => {
	const VITALS_LIMIT: RateLimit = { limit: () => Promise.reject(new TypeError("secret detail")) };
	const errors = captureLog("error");
	const message = "Something went wrong. Please try again.";
	await expectError(send({ env: { VITALS_LIMIT } }), 500, { code: "internal", message });
	expect(errors).toMatchObject([{ event: "endpoint_failed" }]);
});
