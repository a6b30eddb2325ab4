import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import {
	captureLog,
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
import { counted } from "./fake-server-build.ts";

beforeEach(() => void vi.stubEnv("DEV", false));

interface Posted {
	headers?: Record<string, string>;
	body?: BodyInit;
	env?: object;
}

/** Posts a form as a browser does that runs no scripts; what the page was given, and how many were rendered. */
async function post(address: string, fields: Record<string, string>, { headers, body, env }: Posted = {}) {
	const before = counted.documents;
	const answer = await fetchWorker(address, {
		method: "POST",
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			"CF-Connecting-IP": newVisitor(),
			Origin: site,
			"Sec-Fetch-Site": "same-origin",
			...headers,
		},
		body: body ?? new URLSearchParams(fields).toString(),
		...(env && { env }),
	});
	const said = /<html>[\w/]*(\{.*\})<\/html>/s.exec(answer.text)?.[1];
	return { ...answer, said: said && JSON.parse(said), rendered: counted.documents - before };
}

/** With line breaks as forms send them. */
const newMessage = () => ({ name: "Núria Vila", email: someone(), message: "We would\r\nlike to meet." });
const newIdea = () => ({ message: unique("Redes viejas\r\nen hilo"), email: someone() });

/** The same fields with their line breaks as scripts send them. */
const asTyped = <Fields extends { message: string }>(fields: Fields) => ({
	...fields,
	message: fields.message.replaceAll("\r\n", "\n"),
});

const storedOf = (email: string, table = "analysis_requests") =>
	rows(`SELECT message, suspect FROM ${table} WHERE email = ?`, email);

test.each([
	["/en/contact", "/send-contact-email", "contact_messages", newMessage()],
	["/es/idea", "/analysis-requests", "analysis_requests", newIdea()],
])("the form at %s is stored and mailed once, also if the script sends it, too", async (...row) => {
	const [address, call, table, fields] = row;
	const limits = fakeLimits();
	for (let time = 0; time < 2; time += 1) {
		// Some browsers say no more of their own origin than `null`.
		const from = { "CF-Connecting-IP": "192.0.2.7", Origin: "null" };
		const { status, headers, said } = await post(address, fields, { headers: from, env: limits.env });
		expect([status, headers.get("Cache-Control"), headers.get("ETag")]).toEqual([200, "no-store", null]);
		expect(said).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), errors: {} });
	}
	// As a call of its endpoint is.
	expect(limits.counted).toEqual(Array(2).fill(`SUBMISSION_LIMIT ${call.slice(1)} 192.0.2.7`));
	expect((await fetchApi(call, { body: asTyped(fields) })).ok).toBe(true);
	expect(await storedOf(fields.email, table)).toEqual([{ message: asTyped(fields).message, suspect: 0 }]);
	expect((await mailsFrom(fields.email)).count).toBe(1);
});

test("a posted form is stored as suspect if the honeypot is filled in, and answered as any other", async () => {
	const fields = newIdea();
	const { status, said } = await post("/es/idea", { ...fields, topic: "https://spam.example" });
	expect([status, said]).toMatchObject([200, { id: expect.any(String), errors: {} }]);
	expect(await storedOf(fields.email)).toMatchObject([{ suspect: 1 }]);
});

test("a posted form is shown with 403 and what was typed if it comes from another site, and not stored", async () => {
	const limits = fakeLimits();
	const fields = newIdea();
	const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	for (const typed of [fields, { ...fields, email: "nobody" }, { message: fields.message }]) {
		const { status, said } = await post("/es/idea", typed, { headers, env: limits.env });
		expect([status, said.errors, said.formError]).toEqual([403, {}, { kind: "crossOrigin" }]);
		expect(said.values).toEqual({ email: "", ...asTyped(typed) });
	}
	expect([await storedOf(fields.email), limits.counted]).toEqual([[], []]);
});

const failing = { DB: databaseWith("prepare") };
test.each([
	["over the endpoint's limit", 429, { kind: "rateLimited", retryAfter: 60 }, fakeLimits(false).env, []],
	["while the database fails", 503, { kind: "failed" }, failing, ["endpoint_failed"]],
	["with Turnstile, which needs JavaScript", 403, { kind: "turnstile" }, turnstileOn, []],
])("a posted form is told %s with %i, and every value kept", async (_, expected, formError, env, logged) => {
	const fields = newIdea();
	const errors = captureLog("error");
	const { status, headers, said } = await post("/es/idea", fields, { env });
	expect([status, headers.get("Cache-Control")]).toEqual([expected, "no-store"]);
	expect(errors.map(({ event }) => event)).toEqual(logged);
	expect(headers.get("Retry-After")).toBe(expected === 429 ? "60" : null);
	expect(headers.get("Server-Timing")).toMatch(/^cache;desc="bypass";dur=/);
	const turnstile = env === turnstileOn ? "https://challenges.cloudflare.com" : "";
	const scripts = new RegExp(`script-src 'self' 'nonce-\\w+' ?${turnstile};`);
	expect(headers.get("Content-Security-Policy")).toMatch(scripts);
	expect(said).toEqual({ values: asTyped(fields), errors: {}, formError });
	expect(await storedOf(fields.email)).toEqual([]);
});

const cut = new ReadableStream({ pull: (body) => body.error(new Error("The connection is lost.")) });
test.each<[name: string, status: number, text: string, options: Posted]>([
	["text", 415, "Unsupported Media Type\n", { headers: { "Content-Type": "text/plain" } }],
	["a long body", 413, "Content Too Large\n", { body: "a".repeat(4 * limits.bodyBytes + 1) }],
	["another encoding", 400, "Bad Request\n", { body: "message=caf%E9&email=a%40example.org" }],
	["a body that is cut", 400, "Bad Request\n", { body: cut }],
	["a letter that is cut", 400, "Bad Request\n", { body: Uint8Array.of(0xc3) }],
])(
	"the site refuses a posted form with %s, and renders and counts nothing for it",
	async (_, status, text, options) => {
		const limits = fakeLimits();
		const refused = await post("/es/idea", newIdea(), { ...options, env: limits.env });
		expect(refused).toMatchObject({ status, text, rendered: 0 });
		expect(refused.headers.get("Cache-Control")).toBe("no-store");
		expect(refused.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		expect(limits.counted).toEqual([]);
	},
);

test("a posted form asks for the address of an idea that comes without one, in the visitor's language, and stores nothing yet", async () => {
	const message = unique("Old nets into yarn");
	const headers = { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" };
	for (const [fields, status, errors] of [
		[{ message }, 200, {}],
		[{ message: "  " }, 422, { message: "idea_required" }],
		// As long as an encoded text can be that the API allows.
		[{ message: "x".repeat(4 * limits.bodyBytes - "message=".length) }, 422, { message: "idea_too_long" }],
		[{ message: " ", email: "" }, 422, { message: "idea_required", email: "idea_email_invalid" }],
	] as const) {
		const answer = await post("/idea", fields, { headers });
		const told = ["Vary", "Cache-Control"].map((name) => answer.headers.get(name));
		expect([answer.status, ...told]).toEqual([status, "Accept-Language", "no-store"]);
		expect(answer.said).toEqual({ values: { email: "", ...fields }, errors });
	}
	expect(await rows("SELECT 1 FROM analysis_requests WHERE message = ?", message)).toEqual([]);
});
