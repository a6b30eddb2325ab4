import { afterEach, describe, expect, it, vi } from "vitest";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import {
	fakeTurnstileToken,
	turnstileDummyToken,
	turnstileTestingKeys,
	type Verification,
} from "#tests/fakes/turnstile.ts";
import {
	captureLog,
	databaseWith,
	expectError,
	expectMisconfigured,
	fetchApi,
	turnstileOn as on,
	rows,
	someone,
} from "./fetch-api.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

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
	const newBody = () => ({ ...content, email: someone() });
	const newToken = (more = {}) => fakeTurnstileToken({ hostname: "anella.example", action, ...more });
	const send = (body: object, env: object = on) => fetchApi(path, { body, env });
	const stored = (email: string) => rows(`SELECT id FROM ${table} WHERE email = ?`, email);

	it("stores a submission with a token for this host and endpoint, and sends the visitor's IP address", async () => {
		const body = newBody();
		const turnstileToken = newToken();
		const fetched = vi.spyOn(globalThis, "fetch");
		const response = await fetchApi(path, {
			body: { ...body, turnstileToken },
			env: on,
			visitor: "192.0.2.99",
		});
		expect(response.status).toBe(status);
		// A redirect could lead the secret key elsewhere.
		const siteverify = `${on.TURNSTILE_BASE_URL}/siteverify`;
		expect(fetched).toHaveBeenCalledWith(siteverify, expect.objectContaining({ redirect: "manual" }));
		expect(await stored(body.email)).toHaveLength(1);
		expect(await verificationsOf(turnstileToken)).toEqual([
			{
				token: turnstileToken,
				remoteip: "192.0.2.99",
				idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
				success: true,
			},
		]);
	});

	it.each([
		["no token", () => undefined],
		["a token of 2048 characters", () => "x".repeat(2048)],
		["one for another host", () => newToken({ hostname: "evil.example" })],
		["one for another call", () => newToken({ action: other })],
	])("refuses %s and stores nothing", async (_, make) => {
		const body = newBody();
		await expectError(send({ ...body, turnstileToken: make() }), 403, "turnstile_failed");
		expect(await stored(body.email)).toEqual([]);
	});

	it("accepts a token for one content only", async () => {
		const turnstileToken = newToken();
		expect((await send({ ...newBody(), turnstileToken })).status).toBe(status);
		await expectError(send({ ...newBody(), turnstileToken }), 403, "turnstile_failed");
	});

	it("does not verify a duplicate again", async () => {
		const body = newBody();
		const first = await send({ ...body, turnstileToken: newToken() });
		const turnstileToken = newToken();
		const again = await send({ ...body, turnstileToken });
		expect(again.status).toBe(status);
		expect(await again.json()).toEqual(await first.json());
		expect(await verificationsOf(turnstileToken)).toEqual([]);
	});

	it("accepts the same token again for a submission that could not be stored the first time", async () => {
		const body = { ...newBody(), turnstileToken: newToken() };
		expect((await send(body, { ...on, DB: databaseWith("batch") })).status).toBe(503);
		expect((await send(body)).status).toBe(status);
		expect((await verificationsOf(body.turnstileToken)).map(({ success }) => success)).toEqual([true, true]);
	});

	it("stores one of several concurrent submissions with the same token", async () => {
		const body = { ...newBody(), turnstileToken: newToken() };
		const responses = await Promise.all([1, 2, 3, 4].map(() => send(body)));
		expect(responses.map((response) => response.status)).toEqual(Array(4).fill(status));
		expect(await stored(body.email)).toHaveLength(1);
	});

	it.each(["500", "html", "cut", "internal-error"] as const)(
		"answers 503 and stores nothing if Turnstile fails (%s), and stores it once it is back",
		async (script) => {
			const body = newBody();
			captureLog("error");
			await expectError(send({ ...body, turnstileToken: newToken({ script }) }), 503, "unavailable");
			expect(await stored(body.email)).toEqual([]);
			expect((await send({ ...body, turnstileToken: newToken() })).status).toBe(status);
		},
	);

	it("gives Turnstile five seconds", async () => {
		const lines = captureLog("error");
		useFakeClock();
		const asked = vi.spyOn(globalThis, "fetch").mockImplementation(hangingFetch);
		const pending = send({ ...newBody(), turnstileToken: newToken() });
		while (asked.mock.calls.length === 0) await scheduler.wait(1);
		await vi.advanceTimersByTimeAsync(4999);
		expect(lines).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		await expectError(pending, 503, "unavailable");
		expect(lines).toEqual([{ event: "turnstile_unavailable", endpoint: action, codes: ["no-answer"] }]);
	});

	it("accepts Cloudflare's testing keys, which have no hostname and no action", async () => {
		const statusOf = async (TURNSTILE_SECRET_KEY: string, turnstileToken: string) =>
			(await send({ ...newBody(), turnstileToken }, { ...on, TURNSTILE_SECRET_KEY })).status;
		expect(await statusOf(turnstileTestingKeys.passes, turnstileDummyToken)).toBe(status);
		expect(await statusOf(turnstileTestingKeys.passes, newToken())).toBe(403);
		expect(await statusOf(turnstileTestingKeys.fails, turnstileDummyToken)).toBe(403);
		expect(await statusOf(turnstileTestingKeys.spent, turnstileDummyToken)).toBe(403);
	});

	it("responds 400 to a token that is too long", async () => {
		await expectError(send({ ...newBody(), turnstileToken: "x".repeat(2049) }), 400, "invalid_input");
	});

	it("verifies nothing while it is off", async () => {
		const turnstileToken = newToken();
		expect((await send({ ...newBody(), turnstileToken }, {})).status).toBe(status);
		expect(await verificationsOf(turnstileToken)).toEqual([]);
	});

	it("writes codes to the log and nothing of the visitor's", async () => {
		const lines = captureLog("warn");
		await send({ ...newBody(), turnstileToken: "made up" });
		expect(lines).toEqual([
			{ event: "turnstile_failed", endpoint: action, codes: ["invalid-input-response"] },
		]);
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
