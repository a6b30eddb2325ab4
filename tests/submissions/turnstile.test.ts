import { expect, test, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	askFake,
	captureLog,
	databaseWith,
	expectError,
	fetchApi,
	turnstileOn as on,
	rows,
	someone,
} from "#tests/api/fetch-api.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import { fakeTurnstileToken, type Verification } from "#tests/fakes/turnstile.ts";

const verificationsOf = (token: string) =>
	askFake<Verification[]>(on.TURNSTILE_BASE_URL, "/__verifications", { token });

const tokenFor = (action: string, more = {}) =>
	fakeTurnstileToken({ hostname: "anella.example", action, ...more });

test.each([
	["analysis-requests", "send-contact-email", 201],
	["send-contact-email", "analysis-requests", 200],
] as const)("%s takes a token for this host and itself, but not for %s", async (action, other, status) => {
	const lines = captureLog("warn");
	const fetched = vi.spyOn(globalThis, "fetch");
	const body = { name: "Ada", email: someone(), message: "Ten letters" };
	const send = (turnstileToken: string) =>
		fetchApi(`/${action}`, { body: { ...body, turnstileToken }, env: on, visitor: "192.0.2.99" });
	await expectError(send(tokenFor(other)), 403, "turnstile_failed");
	expect(lines).toEqual([{ event: "turnstile_failed", endpoint: action, codes: ["other-action"] }]);
	const token = tokenFor(action);
	expect((await send(token)).status).toBe(status);
	expect(await verificationsOf(token)).toMatchObject([{ remoteip: "192.0.2.99", success: true }]);
	// A redirect could lead the secret key elsewhere.
	const siteverify = `${on.TURNSTILE_BASE_URL}/siteverify`;
	expect(fetched).toHaveBeenCalledWith(siteverify, expect.objectContaining({ redirect: "manual" }));
});

const newBody = () => ({ email: someone(), message: "An idea" });
const newToken = (more = {}) => tokenFor("analysis-requests", more);
const send = (body: object, env: object = on) => fetchApi("/analysis-requests", { body, env });
const stored = (email: string) => rows("SELECT id FROM analysis_requests WHERE email = ?", email);

const longest = "x".repeat(limits.turnstileTokenMax);
test.each([
	["no token", 403, ["missing-input-response"], undefined],
	["one of the longest length that no widget has given", 403, ["invalid-input-response"], longest],
	["one that is longer", 400, undefined, `${longest}x`],
	["one for another host", 403, ["other-hostname"], newToken({ hostname: "evil.example" })],
])("a form refuses %s with %i and %j, and stores nothing", async (_, status, codes, turnstileToken) => {
	const lines = captureLog("warn");
	const body = newBody();
	expect((await send({ ...body, turnstileToken })).status).toBe(status);
	expect(await stored(body.email)).toEqual([]);
	expect(lines).toMatchObject(codes ? [{ event: "turnstile_failed", codes }] : []);
});

test("a token is accepted for one content only", async () => {
	const turnstileToken = newToken();
	expect((await send({ ...newBody(), turnstileToken })).status).toBe(201);
	await expectError(send({ ...newBody(), turnstileToken }), 403, "turnstile_failed");
});

test("Turnstile is asked nothing about a duplicate, nor while it is off", async () => {
	const body = newBody();
	const first = await send({ ...body, turnstileToken: newToken() });
	const turnstileToken = newToken();
	const again = await send({ ...body, turnstileToken });
	expect(await again.json()).toEqual(await first.json());
	expect((await send({ ...newBody(), turnstileToken }, {})).status).toBe(201);
	expect(await verificationsOf(turnstileToken)).toEqual([]);
});

test("a token is accepted again for a submission that could not be stored, also several at once", async () => {
	const body = { ...newBody(), turnstileToken: newToken() };
	const errors = captureLog("error");
	expect((await send(body, { ...on, DB: databaseWith("batch") })).status).toBe(503);
	expect(errors).toMatchObject([{ event: "endpoint_failed" }]);
	const responses = await Promise.all([1, 2, 3].map(() => send(body)));
	expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test.each(["html", "cut", "internal-error"] as const)(
	"if Turnstile fails (%s), a form answers 503, and takes the next token",
	async (script) => {
		const body = newBody();
		const errors = captureLog("error");
		await expectError(send({ ...body, turnstileToken: newToken({ script }) }), 503, "unavailable");
		expect(errors).toMatchObject([{ event: "turnstile_unavailable" }]);
		expect(await stored(body.email)).toEqual([]);
		expect((await send({ ...body, turnstileToken: newToken() })).status).toBe(201);
	},
);

test("Turnstile is given five seconds", async () => {
	const lines = captureLog("error");
	useFakeClock();
	const asked = vi.spyOn(globalThis, "fetch").mockImplementation(hangingFetch);
	const pending = send({ ...newBody(), turnstileToken: newToken() });
	while (asked.mock.calls.length === 0) await scheduler.wait(1);
	await vi.advanceTimersByTimeAsync(4999);
	expect(lines).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	await expectError(pending, 503, "unavailable");
	expect(lines).toMatchObject([{ event: "turnstile_unavailable", codes: ["no-answer"] }]);
});
