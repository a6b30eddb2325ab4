import { exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { visitorNetwork } from "#worker/api/guard.ts";
import reference from "../../docs/reference.md?raw";
import wranglerSettings from "../../wrangler.toml?raw";
import {
	apiRequest,
	env,
	errorOf,
	expectError,
	expectMisconfigured,
	fetchApi,
	mailsFrom,
	newVisitor,
	questionsWith,
	rows,
	unique,
} from "./fetch-api.ts";

const email = "visitor@example.com";
const calls = [
	{ path: "/analysis-requests", body: { email, message: "An idea" }, limit: 5 },
	{ path: "/send-analysis-notification", body: { userEmail: email, message: "Never stored" }, limit: 5 },
	{ path: "/chat-alianzas", body: { message: "An idea" }, limit: 10 },
	{ path: "/send-contact-email", body: { name: "Ada", email, message: "Ten letters" }, limit: 5 },
	{
		path: "/vitals",
		body: { vitals: [{ name: "LCP", value: 1200, rating: "good", path: "/", language: "en" }] },
		limit: 20,
	},
] as const;

/** Headers of a request that a page can send to another site without asking it first. */
const noCors = { Authorization: null, "Content-Type": "text/plain" };

describe.each(calls)("$path", ({ path, body, limit }) => {
	it("answers 405 to HEAD without a body", async () => {
		const response = await fetchApi(path, { method: "HEAD" });
		expect(response.status).toBe(405);
		expect(response.headers.get("Allow")).toBe("POST");
		expect(await response.text()).toBe("");
	});

	it.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])(
		"answers 405 to %s and allows POST",
		async (method) => {
			const response = await fetchApi(path, { method });
			expect(response.status).toBe(405);
			expect(response.headers.get("Allow")).toBe("POST");
			expect((await errorOf(response)).code).toBe("method_not_allowed");
		},
	);

	it.each([
		["none", null],
		["a wrong key", "Bearer wrong"],
		["the key's beginning", "Bearer public-ke"],
		["another scheme", "Basic public-key"],
		["an empty one", "Bearer "],
	])("answers 401 to %s", async (_, Authorization) => {
		const response = await fetchApi(path, { body, headers: { Authorization } });
		expect(response.status).toBe(401);
		expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
		expect((await errorOf(response)).code).toBe("unauthorized");
	});

	it.each([
		"https://evil.example",
		"null",
		"http://anella.example",
		"https://anella.example:8443",
		"https://anella.example, https://anella.example",
	])("answers 403 to Origin %s", async (Origin) => {
		await expectError(fetchApi(path, { body, headers: { Origin } }), 403, "forbidden_origin");
	});

	it.each(["cross-site", "same-site", "none"])("answers 403 to Sec-Fetch-Site %s", async (site) => {
		await expectError(
			fetchApi(path, { body, headers: { Origin: null, "Sec-Fetch-Site": site } }),
			403,
			"forbidden_origin",
		);
	});

	it("accepts a same-origin request", async () => {
		const response = await fetchApi(path, { body, headers: { "Sec-Fetch-Site": "same-origin" } });
		expect(response.status).not.toBe(403);
		await response.body?.cancel();
	});

	it("accepts a request without Origin", async () => {
		const response = await fetchApi(path, { body, headers: { Origin: null } });
		expect(response.status).not.toBe(403);
		await response.body?.cancel();
	});

	it.each([
		null,
		"text/plain",
		"application/x-www-form-urlencoded",
		"application/jsonp",
		"application/json, text/plain",
		"application/json; charset=iso-8859-1",
		'application/json; charset="utf-16"',
	])("answers 415 to content type %s", async (type) => {
		await expectError(
			fetchApi(path, {
				body: new TextEncoder().encode("{}"),
				headers: { "Content-Type": type },
			}),
			415,
			"unsupported_media_type",
		);
	});

	it.each(["application/json;charset=UTF-8", 'application/json; charset="utf-8"', "APPLICATION/JSON ; v=1"])(
		"accepts content type %s",
		async (type) => {
			const response = await fetchApi(path, { body, headers: { "Content-Type": type } });
			expect(response.status).not.toBe(415);
			await response.body?.cancel();
		},
	);

	it("answers 415 to a compressed body", async () => {
		await expectError(
			fetchApi(path, { body, headers: { "Content-Encoding": "gzip" } }),
			415,
			"unsupported_media_type",
		);
	});

	it("answers 400 to a body that is cut off", async () => {
		const broken = new ReadableStream({
			start: (controller) => controller.enqueue(new TextEncoder().encode('{"message":')),
			pull: (controller) => controller.error(new Error("invalid chunk")),
		});
		await expectError(fetchApi(path, { body: broken }), 400, "invalid_json");
	});

	it("answers 400 to a body that is not UTF-8, with and without a length", async () => {
		const bytes = new TextEncoder().encode(JSON.stringify({ ...body, padding: "ñ" }));
		const broken = bytes.filter((_, index) => index !== bytes.lastIndexOf(0xb1));
		for (const raw of [broken, new Blob([broken]).stream()]) {
			await expectError(fetchApi(path, { body: raw }), 400, "invalid_json");
		}
	});

	it("rejects deeply nested values, and ignores them in unknown fields", async () => {
		const deep = `${"[".repeat(4000)}${"]".repeat(4000)}`;
		const json = JSON.stringify(body);
		await expectError(
			fetchApi(path, { body: json.replace(/:("[^"]*"|\[.*\])/, `:${deep}`) }),
			400,
			"invalid_input",
		);
		const besides = await fetchApi(path, { body: json.replace("{", `{"besides":${deep},`) });
		expect(besides.status).not.toBe(400);
		expect(besides.status).toBeLessThan(500);
		await besides.body?.cancel();
	});

	it.each(["", "{", "nothing", '{"message": }', "\u0000", "[".repeat(15_000)])(
		"answers 400 to the body %#",
		async (raw) => {
			await expectError(fetchApi(path, { body: raw }), 400, "invalid_json");
		},
	);

	it.each(["null", "[]", '"text"', "1", "[{}]"])("answers 400 to the JSON %s", async (raw) => {
		const response = await fetchApi(path, { body: raw });
		expect(response.status).toBe(400);
		expect(await errorOf(response)).toMatchObject({
			code: "invalid_input",
			issues: [{ field: "", code: "not_an_object" }],
		});
	});

	it("names every field that is missing or not a string", async () => {
		for (const wrong of [{}, Object.fromEntries(Object.keys(body).map((name) => [name, 7]))]) {
			const response = await fetchApi(path, { body: wrong });
			expect(response.status).toBe(400);
			const { code, issues } = await errorOf(response);
			expect(code).toBe("invalid_input");
			expect(issues?.map(({ field }) => field).sort()).toEqual(Object.keys(body).sort());
			for (const issue of issues ?? []) expect(issue.code).toMatch(/^[a-z]+(_[a-z]+)+$/);
		}
	});

	it("answers 413 over 16 KiB, not at it, with and without a length", async () => {
		const padded = (bytes: number) => {
			const json = JSON.stringify({ ...body, padding: "" });
			return json.replace('"padding":""', `"padding":"${"x".repeat(bytes - json.length)}"`);
		};
		const chunked = (text: string) => new Blob([text]).stream();
		for (const send of [(text: string) => text, chunked]) {
			await expectError(fetchApi(path, { body: send(padded(limits.bodyBytes + 1)) }), 413, "too_large");
			const at = await fetchApi(path, { body: send(padded(limits.bodyBytes)) });
			expect(at.status).not.toBe(413);
			expect(at.status).not.toBe(400);
			await at.body?.cancel();
		}
	});

	it(`answers 429 after ${limit} requests a minute and visitor, before it parses the body`, async () => {
		await roomInMinute();
		const visitor = newVisitor();
		const before = (await rows("SELECT id FROM analysis_requests UNION ALL SELECT id FROM contact_messages"))
			.length;
		for (let count = 0; count < limit; count++) {
			expect((await fetchApi(path, { visitor, body: {} })).status).toBe(400);
		}
		const marker = unique("over the limit");
		const response = await fetchApi(path, {
			visitor,
			body: { ...body, message: marker },
			headers: { "X-Forwarded-For": newVisitor(), "X-Real-IP": newVisitor() },
		});
		expect(response.status).toBe(429);
		expect(response.headers.get("Retry-After")).toBe("60");
		expect((await errorOf(response)).code).toBe("rate_limited");
		expect(await questionsWith(marker)).toEqual([]);
		const after = await rows("SELECT id FROM analysis_requests UNION ALL SELECT id FROM contact_messages");
		expect(after).toHaveLength(before);

		expect((await fetchApi(path, { body: {} })).status).toBe(400);
	});

	it("counts no request that the cheap checks refuse, such as another page's", async () => {
		const counted = vi.fn(async () => ({ success: true }));
		const limiter = { limit: counted } as unknown as RateLimit;
		const limiters = { SUBMISSION_LIMIT: limiter, ANALYSIS_LIMIT: limiter, VITALS_LIMIT: limiter };
		for (const [status, refused] of [
			[405, { method: "PUT", body: {} }],
			[403, { body: {}, headers: { Origin: "https://evil.example" } }],
			// What a page of another site can send with `no-cors`.
			[403, { body: "{}", headers: { ...noCors, "Sec-Fetch-Site": "cross-site" } }],
			[401, { body: {}, headers: { Authorization: null } }],
			[415, { body: "{}", headers: { "Content-Type": "text/plain" } }],
			[413, { body: "x".repeat(limits.bodyBytes + 1) }],
			[400, { body: Uint8Array.of(0xff) }],
		] as const) {
			expect((await fetchApi(path, { ...refused, env: limiters })).status).toBe(status);
		}
		expect(counted).not.toHaveBeenCalled();
		expect((await fetchApi(path, { body: {}, env: limiters })).status).toBe(400);
		expect(counted).toHaveBeenCalledOnce();
	});

	it("names PUBLIC_API_KEY in the log when it is missing", async () => {
		await expectMisconfigured(path, { body, env: { PUBLIC_API_KEY: " " } }, "PUBLIC_API_KEY is required");
	});
});

it.each([
	["192.0.2.7", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:0:a::1", "2001:db8:0:a::/64"],
	["2001:0DB8:0000:000A:1:2:3:4", "2001:db8:0:a::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["2001:db8::7:1:2:3:4", "2001:db8:0:7::/64"],
	["::1", "0:0:0:0::/64"],
	["unknown", "unknown"],
])("counts %s under %s", (address, network) => {
	expect(visitorNetwork(address)).toBe(network);
});

it("counts an IPv6 network as one visitor, and the next network separately", async () => {
	const network = newVisitor().split(":").slice(0, 4).join(":");
	const next = newVisitor();
	await roomInMinute();
	const status = async (visitor: string) =>
		(await fetchApi("/analysis-requests", { visitor, body: {} })).status;
	for (let host = 1; host <= 5; host++) expect(await status(`${network}::${host}`)).toBe(400);
	expect(await status(`${network}:ffff:0:1:6`)).toBe(429);
	expect(await status(next)).toBe(400);
});

/** Waits for the next minute if this one is about to end: requests are counted by minutes of the clock. */
async function roomInMinute(): Promise<void> {
	const left = 60_000 - (Date.now() % 60_000);
	if (left < 6_000) await new Promise((resolve) => setTimeout(resolve, left));
}

describe("the rate limits in wrangler.toml", () => {
	const rateLimits = new Map(
		[
			...wranglerSettings.matchAll(/name = "(\w+_LIMIT)"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g),
		].map(([, name = "", limit, period]) => [name, { limit: Number(limit), period: Number(period) }]),
	);

	it("are documented", () => {
		const documented = [...reference.matchAll(/^\| `(\w+_LIMIT)`.*\| (\d+) a minute/gm)];
		expect(documented.map(([, name, limit]) => [name, Number(limit)])).toEqual(
			[...rateLimits].map(([name, { limit }]) => [name, limit]),
		);
	});

	it("are documented with the minimum form-fill time", () => {
		const row = /^\| filling in a form +\| ([\d.]+) s at least/m.exec(reference);
		expect(Number(row?.[1]) * 1000).toBe(limits.minFillTimeMs);
	});

	it.each(calls)(
		"are counted over what Retry-After of $path says, and this many times",
		async ({ path, limit }) => {
			const none = { limit: async () => ({ success: false }) } as unknown as RateLimit;
			const response = await fetchApi(path, {
				body: {},
				env: { SUBMISSION_LIMIT: none, ANALYSIS_LIMIT: none, VITALS_LIMIT: none },
			});
			expect(response.status).toBe(429);
			const seconds = Number(response.headers.get("Retry-After"));
			expect([...rateLimits.values()].map(({ period }) => period)).toEqual([seconds, seconds, seconds]);
			expect([...rateLimits.values()].map((given) => given.limit)).toContain(limit);
		},
	);
});

it("counts each endpoint separately", async () => {
	const visitor = newVisitor();
	for (let count = 0; count < 6; count++) await fetchApi("/analysis-requests", { visitor, body: {} });
	const response = await fetchApi("/send-contact-email", { visitor, body: {} });
	expect(response.status).toBe(400);
});

it.each([
	"",
	"/",
	"/unknown",
	"/analysis-requests/",
	"/analysis-requests/1",
	"/chat-alianzas/../unknown",
	"/%00",
	"/%E0%A4%A",
])("answers 404 in JSON to /api%s", async (path) => {
	for (const method of ["GET", "POST"]) {
		await expectError(fetchApi(path, { method }), 404, "not_found");
	}
});

it("answers in the running Worker too", async () => {
	const response = await exports.default.fetch(
		apiRequest("/analysis-requests", { body: { email, message: "Through the front door" } }),
	);
	expect(response.status).toBe(201);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
});

it("answers 503 without details when D1 fails, and stores and sends nothing", async () => {
	const sender = `${unique("nobody")}@example.com`;
	const DB = new Proxy(env.DB, {
		get() {
			throw new Error("D1_ERROR: the disk is on fire at /var/secret");
		},
	});
	const bodies = {
		"/analysis-requests": { email: sender, message: "An idea" },
		"/send-analysis-notification": { userEmail: sender, message: "An idea" },
		"/send-contact-email": { name: "Ada", email: sender, message: "Ten letters" },
	};
	for (const [path, body] of Object.entries(bodies)) {
		for (const key of [null, unique("key")]) {
			const headers = { "Idempotency-Key": key };
			const response = await fetchApi(path, { body, headers, env: { DB } });
			expect(response.status).toBe(503);
			const error = await errorOf(response);
			expect(error.code).toBe("unavailable");
			expect(JSON.stringify(error)).not.toContain("fire");
		}
	}
	expect((await mailsFrom(sender)).attempts).toBe(0);
});

it("answers 503 when a query fails in D1 itself", async () => {
	const sender = `${unique("nobody")}@example.com`;
	const DB = new Proxy(env.DB, {
		get(target, name) {
			if (name === "prepare") return () => target.prepare("SELECT * FROM no_such_table");
			const value = Reflect.get(target, name) as unknown;
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	await expectError(
		fetchApi("/analysis-requests", {
			body: { email: sender, message: "An idea" },
			env: { DB },
		}),
		503,
		"unavailable",
	);
});

it("answers 500 without details after an unexpected error", async () => {
	const SUBMISSION_LIMIT = {
		limit: () => Promise.reject(new TypeError("secret detail")),
	} as unknown as RateLimit;
	const response = await fetchApi("/analysis-requests", { body: {}, env: { SUBMISSION_LIMIT } });
	expect(response.status).toBe(500);
	const error = await errorOf(response);
	expect(error.code).toBe("internal");
	expect(JSON.stringify(error)).not.toContain("secret");
});
