import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	fakeTurnstileKeys,
	fakeTurnstileToken,
	turnstileDummyToken,
	turnstileTestingKeys,
	type Verification,
} from "#tests/fakes/turnstile.ts";
import {
	env,
	errorOf,
	expectError,
	expectMisconfigured,
	fetchApi,
	mailsFrom,
	questionsWith,
	rows,
	unique,
} from "./fetch-api.ts";

const on = {
	TURNSTILE_SITE_KEY: fakeTurnstileKeys.siteKey,
	TURNSTILE_SECRET_KEY: fakeTurnstileKeys.secretKey,
	TURNSTILE_BASE_URL: inject("fakeTurnstile"),
};
const withSecret = (TURNSTILE_SECRET_KEY: string) => ({ ...on, TURNSTILE_SECRET_KEY });
const hostname = "anella.example";

async function verificationsOf(token: string): Promise<Verification[]> {
	const address = new URL("/__verifications", on.TURNSTILE_BASE_URL);
	address.searchParams.set("token", token);
	return (await fetch(address)).json();
}

describe.each([
	{
		action: "analysis-requests",
		table: "analysis_requests",
		other: "send-contact-email",
		content: { message: "An idea" },
		status: 201,
	},
	{
		action: "send-contact-email",
		table: "contact_messages",
		other: "analysis-requests",
		content: { name: "Ada", message: "Ten letters" },
		status: 200,
	},
])("Turnstile on $action", ({ action, table, other, content, status }) => {
	const path = `/${action}`;
	const newBody = () => ({ ...content, email: `${unique("someone")}@example.com` });
	const newToken = (more = {}) => fakeTurnstileToken({ hostname, action, ...more });
	const stored = (email: string) => rows(`SELECT id FROM ${table} WHERE email = ?`, email);

	it("stores a submission with a token for this host and endpoint, and sends the visitor's IP address", async () => {
		const body = newBody();
		const turnstileToken = newToken();
		const visitor = "192.0.2.99";
		const response = await fetchApi(path, { body: { ...body, turnstileToken }, env: on, visitor });
		expect(response.status).toBe(status);
		expect(await stored(body.email)).toHaveLength(1);
		expect(await verificationsOf(turnstileToken)).toEqual([
			{
				token: turnstileToken,
				remoteip: visitor,
				idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
				success: true,
			},
		]);
	});

	it.each([
		["none", () => undefined],
		["an empty one", () => ""],
		["a made-up one", () => "made up"],
		["the testing keys' one", () => turnstileDummyToken],
		["one for another host", () => newToken({ hostname: "evil.example" })],
		["one for another call", () => newToken({ action: other })],
		["one that is five minutes old", () => newToken({ madeAt: Date.now() - 300_000 })],
	])("refuses %s and stores nothing", async (_, make) => {
		const body = newBody();
		await expectError(
			fetchApi(path, { body: { ...body, turnstileToken: make() }, env: on }),
			403,
			"turnstile_failed",
		);
		expect(await stored(body.email)).toEqual([]);
		expect((await mailsFrom(body.email)).attempts).toBe(0);
	});

	it("accepts a token for one content only", async () => {
		const turnstileToken = newToken();
		expect((await fetchApi(path, { body: { ...newBody(), turnstileToken }, env: on })).status).toBe(status);
		const body = newBody();
		const response = await fetchApi(path, { body: { ...body, turnstileToken }, env: on });
		expect(response.status).toBe(403);
		expect(await stored(body.email)).toEqual([]);
	});

	it("does not verify a duplicate again", async () => {
		const body = newBody();
		const headers = { "Idempotency-Key": unique("key") };
		const first = await fetchApi(path, { body: { ...body, turnstileToken: newToken() }, env: on, headers });
		const turnstileToken = newToken();
		for (const again of [{ headers }, {}, { headers: { "Idempotency-Key": unique("key") } }]) {
			const response = await fetchApi(path, { body: { ...body, turnstileToken }, env: on, ...again });
			expect(response.status).toBe(status);
			expect(await response.json()).toEqual(await first.clone().json());
		}
		expect(await verificationsOf(turnstileToken)).toEqual([]);
		const conflict = await fetchApi(path, { body: { ...newBody(), turnstileToken }, env: on, headers });
		expect(conflict.status).toBe(409);
		expect(await verificationsOf(turnstileToken)).toEqual([]);
	});

	it("accepts the same token again for a submission that could not be stored the first time", async () => {
		const body = { ...newBody(), turnstileToken: newToken() };
		const DB = new Proxy(env.DB, {
			get(target, name) {
				if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: no"));
				const value = Reflect.get(target, name) as unknown;
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
		expect((await fetchApi(path, { body, env: { ...on, DB } })).status).toBe(503);
		expect((await fetchApi(path, { body, env: on })).status).toBe(status);
		expect((await verificationsOf(body.turnstileToken)).map(({ success }) => success)).toEqual([true, true]);
	});

	it("stores one of several concurrent submissions with the same token", async () => {
		const body = { ...newBody(), turnstileToken: newToken() };
		const responses = await Promise.all([1, 2, 3, 4].map(() => fetchApi(path, { body, env: on })));
		expect(responses.map((response) => response.status)).toEqual(Array(4).fill(status));
		expect(await stored(body.email)).toHaveLength(1);
	});

	it.each(["500", "html", "cut", "internal-error"] as const)(
		"answers 503 and stores nothing if Turnstile fails (%s), and stores it once it is back",
		async (script) => {
			const body = newBody();
			await expectError(
				fetchApi(path, {
					body: { ...body, turnstileToken: newToken({ script }) },
					env: on,
				}),
				503,
				"unavailable",
			);
			expect(await stored(body.email)).toEqual([]);
			const retry = await fetchApi(path, { body: { ...body, turnstileToken: newToken() }, env: on });
			expect(retry.status).toBe(status);
		},
	);

	it("accepts Cloudflare's testing keys, which have no hostname and no action", async () => {
		const send = async (secret: string, turnstileToken: string) =>
			(await fetchApi(path, { body: { ...newBody(), turnstileToken }, env: withSecret(secret) })).status;
		expect(await send(turnstileTestingKeys.passes, turnstileDummyToken)).toBe(status);
		expect(await send(turnstileTestingKeys.passes, newToken())).toBe(403);
		expect(await send(turnstileTestingKeys.fails, turnstileDummyToken)).toBe(403);
		expect(await send(turnstileTestingKeys.spent, turnstileDummyToken)).toBe(403);
	});

	it("responds 400 to a token that is too long", async () => {
		for (const [length, expected] of [
			[2048, 403],
			[2049, 400],
		] as const) {
			const body = { ...newBody(), turnstileToken: "x".repeat(length) };
			expect((await fetchApi(path, { body, env: on })).status).toBe(expected);
		}
	});

	it("verifies nothing while it is off", async () => {
		const turnstileToken = newToken();
		expect((await fetchApi(path, { body: { ...newBody(), turnstileToken } })).status).toBe(status);
		expect(await verificationsOf(turnstileToken)).toEqual([]);
	});

	it("writes codes to the log and nothing of the visitor's", async () => {
		const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
		const body = { ...newBody(), turnstileToken: "made up" };
		await fetchApi(path, { body, env: on });
		expect(wrote.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
			{ event: "turnstile_failed", endpoint: action, codes: ["invalid-input-response"] },
		]);
		wrote.mockRestore();
	});

	it.each([
		[{ TURNSTILE_SITE_KEY: "" }, "TURNSTILE_SITE_KEY is required when TURNSTILE_SECRET_KEY is set"],
		[{ TURNSTILE_SECRET_KEY: " " }, "TURNSTILE_SECRET_KEY is required when TURNSTILE_SITE_KEY is set"],
		[{ TURNSTILE_SECRET_KEY: "unknown" }, "TURNSTILE_SECRET_KEY is not known to Turnstile"],
		[{ TURNSTILE_BASE_URL: "ftp://x" }, "TURNSTILE_BASE_URL must be an http or https URL"],
	])("names the setting that is wrong in the log: %j", async (wrong, message) => {
		const body = newBody();
		const options = { body: { ...body, turnstileToken: newToken() }, env: { ...on, ...wrong } };
		await expectMisconfigured(path, options, message);
		expect(await stored(body.email)).toEqual([]);
	});
});

it("responds 503 within seconds if Turnstile does not respond, and stores nothing", async () => {
	const email = `${unique("someone")}@example.com`;
	const turnstileToken = fakeTurnstileToken({ hostname, action: "analysis-requests", script: "hang" });
	const began = Date.now();
	const response = await fetchApi("/analysis-requests", {
		body: { email, message: "An idea", turnstileToken },
		env: on,
	});
	expect(response.status).toBe(503);
	expect(Date.now() - began).toBeLessThan(7_000);
	expect(await rows("SELECT id FROM analysis_requests WHERE email = ?", email)).toEqual([]);
});

describe("Turnstile on chat-alianzas", () => {
	const store = async (message: string) => {
		const turnstileToken = fakeTurnstileToken({ hostname, action: "analysis-requests" });
		const body = { email: `${unique("someone")}@example.com`, message, turnstileToken };
		const response = await fetchApi("/analysis-requests", { body, env: on });
		return (await response.json<{ id: string }>()).id;
	};

	it("analyses a stored idea, as often as it is requested", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(` ${message}`);
		for (let count = 0; count < 2; count++) {
			const response = await fetchApi("/chat-alianzas", { body: { message: `${message} `, id }, env: on });
			expect(response.status).toBe(200);
			expect(await response.text()).toMatch(/data: \[DONE\]\n\n$/);
		}
		expect(await questionsWith(message)).toHaveLength(2);
	});

	it("rejects an idea that is not stored, and another text with a stored id", async () => {
		const message = unique("Old nets into yarn");
		const id = await store("Something else");
		for (const body of [{ message }, { message, id }, { message, id: crypto.randomUUID() }]) {
			await expectError(fetchApi("/chat-alianzas", { body, env: on }), 404, "not_found");
		}
		expect(await questionsWith(message)).toEqual([]);
	});

	it("is not required while it is off", async () => {
		const message = unique("Old nets into yarn");
		const response = await fetchApi("/chat-alianzas", { body: { message, id: "whatever" } });
		expect(response.status).toBe(200);
		await response.text();
		expect(await questionsWith(message)).toHaveLength(1);
	});
});

describe.each([
	["with Turnstile", on],
	["without Turnstile", {}],
])("analyses of one idea, %s", (_, settings) => {
	const store = async (message: string) => {
		const turnstileToken = fakeTurnstileToken({ hostname, action: "analysis-requests" });
		const body = { email: `${unique("someone")}@example.com`, message, turnstileToken };
		const response = await fetchApi("/analysis-requests", { body, env: settings });
		return (await response.json<{ id: string }>()).id;
	};
	/** Each request comes from another visitor. */
	const analyse = (body: object) => fetchApi("/chat-alianzas", { body, env: settings });
	const statuses = async (count: number, body: object) => {
		const responses = await Promise.all(Array.from({ length: count }, () => analyse(body)));
		await Promise.all(responses.map((response) => response.text()));
		return responses.map(({ status }) => status).sort();
	};

	afterEach(() => void vi.useRealTimers());

	it("are limited to five a day, whoever requests them, with an error of its own", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		expect(await statuses(7, { message, id })).toEqual([200, 200, 200, 200, 200, 429, 429]);
		expect(await questionsWith(message)).toHaveLength(limits.analysesPerDay);
		vi.useFakeTimers({ toFake: ["Date"] });
		const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
		vi.setSystemTime(midnight - 90_000);
		const refused = await analyse({ message, id });
		expect(refused.headers.get("Retry-After")).toBe("90");
		expect((await errorOf(refused)).code).toBe("analysis_limit_reached");
		vi.setSystemTime(midnight);
		expect(await statuses(1, { message, id })).toEqual([200]);
	});

	it("are counted for each stored idea, also if another visitor had the same one", async () => {
		const message = unique("Renewable Energy.");
		const id = await store(message);
		await statuses(limits.analysesPerDay, { message, id });
		expect(await statuses(1, { message, id })).toEqual([429]);
		expect(await statuses(1, { message, id: await store(message) })).toEqual([200]);
	});
});

it("analyses of an idea that is not stored are limited by its text, whatever id is given", async () => {
	const message = unique("Old nets into yarn");
	for (let count = 0; count < limits.analysesPerDay; count++) {
		const id = count % 2 ? crypto.randomUUID() : undefined;
		const response = await fetchApi("/chat-alianzas", { body: { message, id } });
		expect(response.status).toBe(200);
		await response.text();
	}
	const body = { message: ` ${message}`, id: crypto.randomUUID() };
	await expectError(fetchApi("/chat-alianzas", { body }), 429, "analysis_limit_reached");
	const other = await fetchApi("/chat-alianzas", { body: { message: `${message}!` } });
	expect(other.status).toBe(200);
	await other.text();
});
