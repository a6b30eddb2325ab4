import { beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	captureErrorEvents,
	databaseWith,
	fakeLimits,
	fetchApi,
	fetchWorker,
	mailsFrom,
	newVisitor,
	rows,
	site,
	someone,
	turnstileOn,
	unique,
} from "#tests/api/fetch-api.ts";
import { createFormContext } from "#worker/pages/form-post.ts";
import { counted } from "./fake-server-build.ts";

beforeEach(() => void vi.stubEnv("DEV", false));

interface Posted {
	headers?: Record<string, string>;
	body?: BodyInit;
	env?: object;
}

/** Posts a form as a browser does that runs no scripts; what the page was given, and how many were rendered. */
async function post(address: string, fields: Record<string, string>, options: Posted = {}) {
	const before = counted.documents;
	const sent = new Headers({
		"Content-Type": "application/x-www-form-urlencoded",
		"CF-Connecting-IP": newVisitor(),
		Origin: site,
		"Sec-Fetch-Site": "same-origin",
		...options.headers,
	});
	// Empty: left out.
	if (!sent.get("Sec-Fetch-Site")) sent.delete("Sec-Fetch-Site");
	const { status, headers, text } = await fetchWorker(address, {
		method: "POST",
		headers: sent,
		body: options.body ?? new URLSearchParams(fields).toString(),
		env: options.env ?? {},
	});
	const said = /<html>[\w/]*(\{.*\})<\/html>/s.exec(text)?.[1];
	return { status, headers, text, said: said && JSON.parse(said), rendered: counted.documents - before };
}

/** What the checks refuse before anything is rendered or counted. */
const refusals: [name: string, status: number, text: string, options: Posted][] = [
	["text", 415, "Unsupported Media Type\n", { headers: { "Content-Type": "text/plain" } }],
	[
		"a long body",
		413,
		"Content Too Large\n",
		{ body: `message=${"a".repeat(4 * limits.bodyBytes + 1 - "message=".length)}` },
	],
	["another encoding", 400, "Bad Request\n", { body: "message=caf%E9&email=a%40example.org" }],
	["no UTF-8", 400, "Bad Request\n", { body: new Uint8Array([109, 61, 0xe9]) }],
];

describe.each([
	{
		form: "contact",
		address: "/en/contact",
		call: "/send-contact-email",
		table: "contact_messages",
		filled: () => ({
			name: "Núria Vila",
			email: someone(),
			company: "",
			message: "We would like\r\nto meet\r\nyour team.",
			topic: "",
		}),
		wrong: { message: "Too few" },
		issues: { message: "message_too_short" },
	},
	{
		form: "idea",
		address: "/es/idea",
		call: "/analysis-requests",
		table: "analysis_requests",
		filled: () => ({ message: unique("Redes viejas en hilo"), email: someone(), topic: "" }),
		wrong: { email: "nobody", message: " " },
		issues: { email: "idea_email_invalid", message: "idea_required" },
	},
])("the $form form", ({ address, call, table, filled, wrong, issues }) => {
	const storedBy = (email: string) => rows(`SELECT message FROM ${table} WHERE email = ?`, email);
	const asTyped = ({ topic: _, ...values }: { message: string; topic?: string }) => ({
		...values,
		message: values.message.replaceAll("\r\n", "\n"),
	});

	it("is stored once and mailed once, however often it is posted, and also sent by the script", async () => {
		const fields = filled();
		for (let time = 0; time < 3; time += 1) {
			const { status, headers, said } = await post(address, fields);
			expect(status).toBe(200);
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("ETag")).toBeNull();
			expect(said).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), errors: {} });
		}
		expect((await fetchApi(call, { body: asTyped(fields) })).ok).toBe(true);
		expect(await storedBy(fields.email)).toEqual([{ message: asTyped(fields).message }]);
		expect((await mailsFrom(fields.email)).count).toBe(1);
	});

	it("is stored as suspect if the honeypot is filled in, and answered as any other", async () => {
		const fields = { ...filled(), topic: "https://spam.example" };
		const { status, said } = await post(address, fields);
		expect(status).toBe(200);
		expect(said).toMatchObject({ id: expect.any(String), errors: {} });
		const [stored, ...others] = await rows(`SELECT suspect FROM ${table} WHERE email = ?`, fields.email);
		expect([stored, others]).toEqual([{ suspect: 1 }, []]);
	});

	it.each<Record<string, string>>([
		{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site" },
		{ "Sec-Fetch-Site": "none" },
		{ Origin: "null", "Sec-Fetch-Site": "cross-site" },
		{ Origin: "null", "Sec-Fetch-Site": "" },
		{ Origin: "https://evil.example", "Sec-Fetch-Site": "" },
	])(
		"is shown with 403 and every value if it comes from elsewhere, and stored when it is sent from there: %j",
		async (from) => {
			const limits = fakeLimits();
			// Right, wrong, and of the home page, which has the idea alone.
			const [right, { email: _, ...partial }] = [filled(), filled()];
			for (const fields of [right, { ...right, ...wrong }, partial]) {
				const refused = await post(address, fields, { headers: from, env: limits.env });
				expect(refused.status).toBe(403);
				expect(refused.headers.get("Cache-Control")).toBe("no-store");
				expect(refused.said).toEqual({
					values: { ...asTyped(fields), email: "email" in fields ? fields.email : "" },
					errors: {},
					formError: { kind: "crossOrigin" },
				});
			}
			expect([await storedBy(right.email), limits.counted]).toEqual([[], []]);
			expect((await post(address, right)).said).toMatchObject({ id: expect.any(String) });
			expect(await storedBy(right.email)).toHaveLength(1);
		},
	);

	it.each<Record<string, string>>([
		{ Origin: "null" },
		{ Origin: "http://anella.example" },
		{ Origin: "null", "Sec-Fetch-Site": "same-origin" },
	])("is stored where the browser says that it comes from here: %j", async (headers) => {
		const fields = filled();
		expect((await post(address, fields, { headers })).status).toBe(200);
		expect(await storedBy(fields.email)).toHaveLength(1);
	});

	it("responds 422 with the error of each field and every value kept", async () => {
		const fields = { ...filled(), ...wrong };
		const { status, headers, said } = await post(address, fields);
		expect(status).toBe(422);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(said).toEqual({ values: asTyped(fields), errors: issues });
		expect(await storedBy(fields.email)).toEqual([]);
	});

	it.each([
		["over the endpoint's limit", 429, { kind: "rateLimited", retryAfter: 60 }],
		["while the database fails", 503, { kind: "failed" }],
		["with Turnstile, which needs JavaScript", 403, { kind: "turnstile" }],
	])("is told %s with %i, and every value kept", async (_, expected, formError) => {
		const env = {
			429: { SUBMISSION_LIMIT: fakeLimits(false).env.SUBMISSION_LIMIT },
			503: { DB: databaseWith("prepare") },
			403: turnstileOn,
		}[expected];
		const fields = filled();
		const errors = captureErrorEvents();
		const { status, headers, said } = await post(address, fields, { ...(env && { env }) });
		expect(status).toBe(expected);
		expect(errors).toEqual(expected === 503 ? ["endpoint_failed"] : []);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("Retry-After")).toBe(expected === 429 ? "60" : null);
		expect(headers.get("Server-Timing")).toMatch(/^cache;desc="bypass";dur=/);
		const [scripts] = /script-src [^;]*/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
		expect(scripts).toMatch(/^script-src 'self' 'nonce-/);
		expect(scripts?.includes("challenges.cloudflare.com")).toBe(expected === 403);
		expect(said).toEqual({ values: asTyped(fields), errors: {}, formError });
		expect(await storedBy(fields.email)).toEqual([]);
	});

	it("is refused by the cheap checks, which render and count nothing", async () => {
		const limits = fakeLimits();
		for (const [name, status, text, options] of refusals) {
			const refused = await post(address, filled(), { ...options, env: limits.env });
			expect(refused, name).toMatchObject({ status, text, rendered: 0 });
			expect(refused.headers.get("Cache-Control"), name).toBe("no-store");
			expect(refused.headers.get("Content-Type"), name).toBe("text/plain; charset=utf-8");
		}
		expect(limits.counted).toEqual([]);
	});

	it("is counted once, as a call of its endpoint is", async () => {
		const limits = fakeLimits();
		await post(address, filled(), { headers: { "CF-Connecting-IP": "192.0.2.7" }, env: limits.env });
		expect(limits.counted).toEqual([`SUBMISSION_LIMIT ${call.slice(1)} 192.0.2.7`]);
	});
});

it("asks for the address of an idea that comes without one, and stores nothing yet", async () => {
	const message = unique("Old nets into yarn");
	const type = "application/x-www-form-urlencoded; charset=UTF-8";
	const headers = { "Accept-Language": "es", "Content-Type": type };
	const asked = await post("/idea", { message }, { headers });
	expect(asked.status).toBe(200);
	expect(asked.headers.get("Cache-Control")).toBe("no-store");
	expect(asked.headers.get("Vary")).toBe("Accept-Language");
	expect(asked.said).toEqual({ values: { message, email: "" }, errors: {} });
	for (const [wrong, code] of [
		["  ", "idea_required"],
		["a".repeat(limits.ideaMax + 1), "idea_too_long"],
	] as const) {
		const refused = await post("/idea", { message: wrong });
		expect(refused.status).toBe(422);
		expect(refused.said.errors).toEqual({ message: code });
	}
	const left = await post("/idea", { message, email: "" });
	expect(left.status).toBe(422);
	expect(left.said).toEqual({ values: { message, email: "" }, errors: { email: "idea_email_invalid" } });
	expect(await rows("SELECT 1 FROM analysis_requests WHERE message = ?", message)).toEqual([]);
});

it("no action can submit a form of another site, whatever it checks itself", async () => {
	const limits = fakeLimits();
	const submit = async (headers: Record<string, string>) => {
		const req = { url: `${site}/es/contact`, header: (name: string) => headers[name] };
		const context = { req, env: limits.env };
		return createFormContext(context as never).submit("send-contact-email", {} as never);
	};
	for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }])
		expect(await submit(headers as never)).toMatchObject({
			refusal: { status: 403, code: "forbidden_origin" },
		});
	expect(limits.counted).toEqual([]);
});
