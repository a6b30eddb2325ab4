import { expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	askFake,
	captureErrorEvents,
	captureLog,
	databaseWith,
	expectError,
	expectMisconfigured,
	fetchApi,
	turnstileOn as on,
	rows,
	someone,
} from "#tests/api/fetch-api.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import {
	fakeTurnstileToken,
	turnstileDummyToken,
	turnstileTestingKeys,
	type Verification,
} from "#tests/fakes/turnstile.ts";

const verificationsOf = (token: string) =>
	askFake<Verification[]>(on.TURNSTILE_BASE_URL, "/__verifications", { token });

const tokenFor = (action: string, more = {}) =>
	fakeTurnstileToken({ hostname: "anella.example", action, ...more });

it.each([
	["analysis-requests", "send-contact-email", "analysis_requests", 201],
	["send-contact-email", "analysis-requests", "contact_messages", 200],
] as const)(
	"%s takes a token for this host and itself, but not for %s",
	async (action, other, table, status) => {
		const lines = captureLog("warn");
		const fetched = vi.spyOn(globalThis, "fetch");
		const body = { name: "Ada", email: someone(), message: "Ten letters" };
		const stored = () => rows(`SELECT id FROM ${table} WHERE email = ?`, body.email);
		const send = (turnstileToken: string) =>
			fetchApi(`/${action}`, { body: { ...body, turnstileToken }, env: on, visitor: "192.0.2.99" });
		await expectError(send(tokenFor(other)), 403, "turnstile_failed");
		expect(lines).toEqual([{ event: "turnstile_failed", endpoint: action, codes: ["other-action"] }]);
		expect(await stored()).toEqual([]);
		const token = tokenFor(action);
		expect((await send(token)).status).toBe(status);
		expect(await stored()).toHaveLength(1);
		const idempotencyKey = expect.stringMatching(/^[0-9a-f-]{36}$/);
		expect(await verificationsOf(token)).toEqual([
			{ token, remoteip: "192.0.2.99", idempotencyKey, success: true },
		]);
		// A redirect could lead the secret key elsewhere.
		const siteverify = `${on.TURNSTILE_BASE_URL}/siteverify`;
		expect(fetched).toHaveBeenCalledWith(siteverify, expect.objectContaining({ redirect: "manual" }));
	},
);

const newBody = () => ({ email: someone(), message: "An idea" });
const newToken = (more = {}) => tokenFor("analysis-requests", more);
const send = (body: object, env: object = on) => fetchApi("/analysis-requests", { body, env });
const stored = (email: string) => rows("SELECT id FROM analysis_requests WHERE email = ?", email);

it.each([
	["no token", "missing-input-response", () => undefined],
	["a token of the longest length", "invalid-input-response", () => "x".repeat(limits.turnstileTokenMax)],
	["one for another host", "other-hostname", () => newToken({ hostname: "evil.example" })],
])("refuses %s, logs %s and stores nothing", async (_, code, make) => {
	const lines = captureLog("warn");
	const body = newBody();
	await expectError(send({ ...body, turnstileToken: make() }), 403, "turnstile_failed");
	expect(await stored(body.email)).toEqual([]);
	expect(lines).toMatchObject([{ event: "turnstile_failed", codes: [code] }]);
});

it("responds 400 to a token that is too long", async () => {
	await expectError(
		send({ ...newBody(), turnstileToken: "x".repeat(limits.turnstileTokenMax + 1) }),
		400,
		"invalid_input",
	);
});

it("accepts a token for one content only", async () => {
	const turnstileToken = newToken();
	expect((await send({ ...newBody(), turnstileToken })).status).toBe(201);
	await expectError(send({ ...newBody(), turnstileToken }), 403, "turnstile_failed");
});

it("verifies nothing for a duplicate, nor while it is off", async () => {
	const body = newBody();
	const first = await send({ ...body, turnstileToken: newToken() });
	const turnstileToken = newToken();
	const again = await send({ ...body, turnstileToken });
	expect(await again.json()).toEqual(await first.json());
	expect((await send({ ...newBody(), turnstileToken }, {})).status).toBe(201);
	expect(await verificationsOf(turnstileToken)).toEqual([]);
});

it("accepts the same token again for a submission that could not be stored the first time", async () => {
	const body = { ...newBody(), turnstileToken: newToken() };
	const errors = captureErrorEvents();
	expect((await send(body, { ...on, DB: databaseWith("batch") })).status).toBe(503);
	expect(errors).toEqual(["endpoint_failed"]);
	expect((await send(body)).status).toBe(201);
	expect((await verificationsOf(body.turnstileToken)).map(({ success }) => success)).toEqual([true, true]);
});

it("stores one of several concurrent submissions with the same token", async () => {
	const body = { ...newBody(), turnstileToken: newToken() };
	const responses = await Promise.all([1, 2, 3, 4].map(() => send(body)));
	expect(responses.map((response) => response.status)).toEqual([201, 201, 201, 201]);
	expect(await stored(body.email)).toHaveLength(1);
});

it.each(["500", "html", "cut", "internal-error"] as const)(
	"answers 503 and stores nothing if Turnstile fails (%s), and stores it once it is back",
	async (script) => {
		const body = newBody();
		const errors = captureErrorEvents();
		await expectError(send({ ...body, turnstileToken: newToken({ script }) }), 503, "unavailable");
		expect(errors).toEqual(["turnstile_unavailable"]);
		expect(await stored(body.email)).toEqual([]);
		expect((await send({ ...body, turnstileToken: newToken() })).status).toBe(201);
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
	const endpoint = "analysis-requests";
	expect(lines).toEqual([{ event: "turnstile_unavailable", endpoint, codes: ["no-answer"] }]);
});

it("accepts Cloudflare's testing keys, which have no hostname and no action", async () => {
	const { passes, fails, spent } = turnstileTestingKeys;
	const statusOf = async (TURNSTILE_SECRET_KEY: string, turnstileToken: string) =>
		(await send({ ...newBody(), turnstileToken }, { ...on, TURNSTILE_SECRET_KEY })).status;
	expect(await statusOf(passes, turnstileDummyToken)).toBe(201);
	expect(await statusOf(passes, newToken())).toBe(403);
	for (const key of [fails, spent]) expect(await statusOf(key, turnstileDummyToken)).toBe(403);
});

it.each([
	[{ TURNSTILE_SITE_KEY: "" }, "TURNSTILE_SITE_KEY is required when TURNSTILE_SECRET_KEY is set"],
	[{ TURNSTILE_SECRET_KEY: " " }, "TURNSTILE_SECRET_KEY is required when TURNSTILE_SITE_KEY is set"],
	[{ TURNSTILE_SECRET_KEY: "unknown" }, "TURNSTILE_SECRET_KEY is not known to Turnstile"],
	[{ TURNSTILE_BASE_URL: "ftp://x" }, "TURNSTILE_BASE_URL must be an http or https URL"],
])("names the setting that is wrong in the log: %j", async (wrong, message) => {
	const body = { ...newBody(), turnstileToken: newToken() };
	await expectMisconfigured("/analysis-requests", { body, env: { ...on, ...wrong } }, message);
	expect(await stored(body.email)).toEqual([]);
});
