import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env, mailsFrom, newVisitor, rows, unique } from "#tests/api/fetch-api.ts";
import worker from "#worker/index.ts";
import { counted } from "./fake-server-build.ts";

const site = "https://anella.example";

beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => void vi.unstubAllEnvs());

interface Posted {
	visitor?: string;
	headers?: Record<string, string>;
	body?: BodyInit;
	env?: object;
}

/** Posts a form as a browser does that runs no scripts, and waits for the work that goes on after the answer. */
async function post(address: string, fields: Record<string, string>, options: Posted = {}) {
	const context = createExecutionContext();
	const request = new Request(site + address, {
		method: "POST",
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			"CF-Connecting-IP": options.visitor ?? newVisitor(),
			Origin: site,
			"Sec-Fetch-Site": "same-origin",
			...options.headers,
		},
		body: options.body ?? new URLSearchParams(fields).toString(),
	}) as Parameters<typeof worker.fetch>[0];
	const response = await worker.fetch(request, { ...env, ...options.env }, context);
	const text = await response.text();
	await waitOnExecutionContext(context);
	const said = /<html>[\w/]*(\{.*\})<\/html>/s.exec(text)?.[1];
	return { status: response.status, headers: response.headers, text, said: said && JSON.parse(said) };
}

const someone = () => `${unique("someone")}@example.org`;

const forms = [
	{
		form: "contact",
		address: "/en/contact",
		call: "send-contact-email",
		table: "contact_messages",
		filled: () => ({
			name: "Núria Vila",
			email: someone(),
			company: "",
			message: "We would like\r\nto meet your team.",
			website: "",
		}),
		wrong: { message: "Too few" },
		issues: { message: "message_too_short" },
	},
	{
		form: "idea",
		address: "/es/idea",
		call: "analysis-requests",
		table: "analysis_requests",
		filled: () => ({ message: unique("Redes viejas en hilo"), email: someone(), website: "" }),
		wrong: { email: "nobody", message: " " },
		issues: { email: "idea_email_invalid", message: "idea_required" },
	},
] as const;

const storedBy = (table: string, email: string) =>
	rows(`SELECT message FROM ${table} WHERE email = ?`, email);
const asTyped = ({ website: _, ...values }: { message: string; website: string }) => ({
	...values,
	message: values.message.replaceAll("\r\n", "\n"),
});

describe.each(forms)("the $form form", ({ address, call, table, filled, wrong, issues }) => {
	it("is stored once and mailed once, however often its page is posted again", async () => {
		const fields = filled();
		for (let time = 0; time < 3; time += 1) {
			const { status, headers, said } = await post(address, fields);
			expect(status).toBe(200);
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("ETag")).toBeNull();
			expect(said).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), errors: {} });
		}
		expect(await storedBy(table, fields.email)).toEqual([{ message: asTyped(fields).message }]);
		expect((await mailsFrom(fields.email)).count).toBe(1);
	});

	it("counts as the same as what the script sends", async () => {
		const fields = filled();
		await post(address, fields);
		const { status } = await post(
			`/api/${call}`,
			{},
			{
				headers: { Authorization: "Bearer public-key", "Content-Type": "application/json" },
				body: JSON.stringify(asTyped(fields)),
			},
		);
		expect([200, 201]).toContain(status);
		expect(await storedBy(table, fields.email)).toHaveLength(1);
		expect((await mailsFrom(fields.email)).count).toBe(1);
	});

	it("responds 422 with the error of each field and every value kept", async () => {
		const fields = { ...filled(), ...wrong };
		const { status, headers, said } = await post(address, fields);
		expect(status).toBe(422);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(said).toEqual({ values: asTyped(fields), errors: issues });
		expect(await storedBy(table, fields.email)).toEqual([]);
	});

	it("responds 429 with the time to wait and every value, and renders nothing for further requests", async () => {
		const visitor = newVisitor();
		const fields = filled();
		for (let time = 0; time < 5; time += 1)
			expect((await post(address, fields, { visitor })).status).toBe(200);
		const refused = await post(address, fields, { visitor });
		expect(refused.status).toBe(429);
		expect(refused.headers.get("Retry-After")).toBe("60");
		expect(refused.said).toEqual({
			values: asTyped(fields),
			errors: {},
			formError: { kind: "rateLimited", retryAfter: 60 },
		});
		for (let time = 0; time < 4; time += 1) await post(address, fields, { visitor });
		const before = counted.documents;
		const last = await post(address, fields, { visitor });
		expect(last.status).toBe(429);
		expect(last.headers.get("Retry-After")).toBe("60");
		expect(last.headers.get("Content-Type")).toContain("text/plain");
		expect(counted.documents).toBe(before);
	});

	it("responds 503 with every value if it cannot be stored", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const fields = filled();
		const DB = {
			...env.DB,
			prepare: () => {
				throw new Error("D1_ERROR: gone");
			},
		};
		const { status, headers, said } = await post(address, fields, { env: { DB } });
		vi.restoreAllMocks();
		expect(status).toBe(503);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(said).toEqual({ values: asTyped(fields), errors: {}, formError: { kind: "failed" } });
	});

	it("says that Turnstile needs JavaScript if it is on, with every value", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const fields = filled();
		const keys = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
		const { status, said } = await post(address, fields, { env: keys });
		vi.restoreAllMocks();
		expect(status).toBe(403);
		expect(said).toEqual({ values: asTyped(fields), errors: {}, formError: { kind: "turnstile" } });
		expect(await storedBy(table, fields.email)).toEqual([]);
	});

	it("responds with success to a bot that fills in the honeypot, and stores nothing", async () => {
		vi.spyOn(console, "info").mockImplementation(() => {});
		const fields = { ...filled(), website: "https://spam.example" };
		const { status, said } = await post(address, fields);
		vi.restoreAllMocks();
		expect(status).toBe(200);
		expect(said.id).toBeTruthy();
		expect(await storedBy(table, fields.email)).toEqual([]);
		expect((await mailsFrom(fields.email)).count).toBe(0);
	});

	it.each([
		["Origin", "https://evil.example"],
		["Origin", "null"],
		["Sec-Fetch-Site", "cross-site"],
		["Sec-Fetch-Site", "same-site"],
		["Sec-Fetch-Site", "none"],
	])("is refused with 403 from another site (%s: %s)", async (name, value) => {
		const fields = filled();
		const before = counted.documents;
		const refused = await post(address, fields, { headers: { [name]: value } });
		expect(refused.status).toBe(403);
		expect(refused.headers.get("Cache-Control")).toBe("no-store");
		expect(counted.documents).toBe(before);
		expect(await storedBy(table, fields.email)).toEqual([]);
	});

	it("counts no post that the cheap checks refuse, such as another site's", async () => {
		const counted = vi.fn(async () => ({ success: false }));
		const ANALYSIS_LIMIT = { limit: counted };
		for (const [status, refused] of [
			[403, { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } }],
			[415, { headers: { "Content-Type": "text/plain" } }],
			[413, { body: `message=${"a".repeat(64 * 1024)}` }],
			[400, { body: "message=caf%E9" }],
		] as const) {
			expect((await post(address, filled(), { ...refused, env: { ANALYSIS_LIMIT } })).status).toBe(status);
		}
		expect(counted).not.toHaveBeenCalled();
		expect((await post(address, filled(), { env: { ANALYSIS_LIMIT } })).status).toBe(429);
		expect(counted).toHaveBeenCalledOnce();
	});

	it.each([
		["another content type", 415, { headers: { "Content-Type": "text/plain" } }],
		["JSON", 415, { headers: { "Content-Type": "application/json" }, body: "{}" }],
		["a body that is too long", 413, { body: `message=${"a".repeat(64 * 1024)}` }],
		["another encoding", 400, { body: "message=caf%E9&email=a%40example.org" }],
		["no UTF-8", 400, { body: new Uint8Array([109, 61, 0xe9]) }],
	] as const)("refuses %s with %i, and renders nothing", async (_, status, options) => {
		const before = counted.documents;
		const refused = await post(address, {}, options as Posted);
		expect(refused.status).toBe(status);
		expect(counted.documents).toBe(before);
	});

	it("leaves nothing of a visitor in the pages of others", async () => {
		const fields = filled();
		await post(address, fields);
		const response = await worker.fetch(
			new Request(site + address) as Parameters<typeof worker.fetch>[0],
			env,
			createExecutionContext(),
		);
		expect(response.status).toBe(200);
		expect(await response.text()).not.toContain("example.org");
	});
});

it("asks for the address of an idea that comes without one, and stores nothing yet", async () => {
	const message = unique("Old nets into yarn");
	const asked = await post("/idea", { message }, { headers: { "Accept-Language": "es" } });
	expect(asked.status).toBe(200);
	expect(asked.headers.get("Cache-Control")).toBe("no-store");
	expect(asked.headers.get("Vary")).toBe("Accept-Language");
	expect(asked.said).toEqual({ values: { message, email: "" }, errors: {} });
	const empty = await post("/idea", { message: "  " });
	expect(empty.status).toBe(422);
	expect(empty.said.errors).toEqual({ message: "idea_required" });
	const long = await post("/idea", { message: "a".repeat(501) });
	expect(long.said).toEqual({
		values: { message: "a".repeat(501), email: "" },
		errors: { message: "idea_too_long" },
	});
	expect(await rows("SELECT 1 FROM analysis_requests WHERE message = ?", message)).toEqual([]);
});

it("responds 405 to form posts to other pages, without rendering", async () => {
	const before = counted.documents;
	for (const address of ["/en", "/nosotros", "/contact.data", "/idea.data?index", "/nowhere"]) {
		const { status, headers } = await post(address, { message: "An idea" });
		expect(status, address).toBe(405);
		expect(headers.get("Allow"), address).toBe("GET, HEAD");
		expect(headers.get("Cache-Control"), address).toBe("no-store");
	}
	expect(counted.documents).toBe(before);
});
