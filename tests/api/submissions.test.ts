import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { retention } from "#app/schemas/retention.ts";
import { applyRetention } from "#worker/retention.ts";
import {
	type ApiRequestOptions,
	env,
	errorOf,
	expectError,
	expectMisconfigured,
	fetchApi,
	mailsFrom,
	rows,
	unique,
} from "./fetch-api.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const someone = () => `${unique("someone")}@example.com`;
const keyPeriod = retention.idempotencyKeyHours * 3_600_000;

afterEach(() => {
	vi.useRealTimers();
});

/** Sets the clock of everything but D1. */
function setClock(now: number): void {
	vi.useFakeTimers({ now, toFake: ["Date"] });
}

/** An address of exactly this many characters. */
function addressOf(length: number): string {
	const domain = `@${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.example`;
	return "a".repeat(length - domain.length) + domain;
}

async function ideasFrom(email: string) {
	return rows<{ id: string; message: string }>("SELECT * FROM analysis_requests WHERE email = ?", email);
}

async function messagesFrom(email: string) {
	return rows<{ id: string; name: string; company: string | null; message: string }>(
		"SELECT * FROM contact_messages WHERE email = ?",
		email,
	);
}

async function mailStateOf(subjectId: string) {
	return rows<{ state: string; attempts: number }>(
		"SELECT state, attempts, kind FROM outbox WHERE subject_id = ?",
		subjectId,
	);
}

describe("POST /api/analysis-requests", () => {
	it("stores the idea with its mail, answers 201 with the id, and mails the team", async () => {
		const email = someone();
		const response = await fetchApi("/analysis-requests", {
			body: { email: ` ${email} `, message: "  Reuse\nrope \n" },
		});
		expect(response.status).toBe(201);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		const { id } = await response.json<{ id: string }>();
		expect(id).toMatch(uuid);
		expect(await ideasFrom(email)).toEqual([
			{ id, email, message: "Reuse\nrope", created_at: expect.any(Number) },
		]);
		expect(await mailStateOf(id)).toEqual([{ state: "sent", attempts: 1, kind: "analysis_request" }]);
		const { mails } = await mailsFrom(email);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({
			to: ["team@anella.example"],
			from: { email: "web@anella.example" },
			replyTo: { email },
			subject: "Nueva idea de alianza: Reuse rope",
		});
		expect(mails[0]?.text).toContain("> Reuse\n> rope");
	});

	it.each([
		["one character", "x", 201],
		["500 characters", "x".repeat(limits.ideaMax), 201],
		["500 characters between spaces", ` \n${"x".repeat(limits.ideaMax)}\t `, 201],
		["501 characters", "x".repeat(limits.ideaMax + 1), "idea_too_long"],
		["250 emoji", "♻".concat("🌍".repeat(249), "x"), 201],
		["501 emoji", "🌍".repeat(501), "idea_too_long"],
		["nothing", "", "idea_required"],
		["only white space", " \n\t\u00a0 ", "idea_required"],
	])("takes an idea by its trimmed length: %s", async (_, message, expected) => {
		const response = await fetchApi("/analysis-requests", { body: { email: someone(), message } });
		if (typeof expected === "number") return expect(response.status).toBe(expected);
		expect(response.status).toBe(400);
		expect((await errorOf(response)).issues).toEqual([{ field: "message", code: expected }]);
	});

	it.each([
		["255 characters", addressOf(255), undefined],
		["255 characters between spaces", `  ${addressOf(255)} `, undefined],
		["256 characters", addressOf(256), "idea_email_too_long"],
		["no address", "someone", "idea_email_invalid"],
		["nothing", "", "idea_email_invalid"],
		["two addresses", "a@example.com,b@example.com", "idea_email_invalid"],
		["a header", "a@example.com\r\nBcc: b@example.com", "idea_email_invalid"],
		["a name", "A <a@example.com>", "idea_email_invalid"],
	])("takes an address by its trimmed value: %s", async (_, email, code) => {
		const response = await fetchApi("/analysis-requests", { body: { email, message: "An idea" } });
		expect(response.status).toBe(code ? 400 : 201);
		if (code) expect((await errorOf(response)).issues).toContainEqual({ field: "email", code });
	});

	it("keeps emoji, right-to-left text, markup, SQL and CRLF as they are and mails them as text", async () => {
		const email = someone();
		const hostile =
			'<script>alert(1)</script>\r\n\'); DROP TABLE analysis_requests;--\r\nשלום עולם مرحبا \u202eevil\u202c 👩‍👩‍👧‍👦🇪🇸 &amp; "quoted" `x` %00 \\u0000 ';
		const message = `${hostile}${"🌱".repeat(250)}`.slice(0, limits.ideaMax).replace(/[\ud800-\udbff]$/, "x");
		expect(message).toHaveLength(limits.ideaMax);
		const response = await fetchApi("/analysis-requests", { body: { email, message } });
		expect(response.status).toBe(201);
		expect((await ideasFrom(email)).map((idea) => idea.message)).toEqual([message]);
		const { mails } = await mailsFrom(email);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.html).not.toContain("<script");
		expect(mails[0]?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\r\n&#39;); DROP TABLE");
		expect(mails[0]?.html).toContain("&amp;amp; &quot;quoted&quot;");
		expect(mails[0]?.text).toContain(message.split("\r\n").join("\n> "));
	});

	it("stores a replacement character for what text can't hold", async () => {
		const email = someone();
		const response = await fetchApi("/analysis-requests", {
			body: `{"email":"${email}","message":"a\\ud800b\\u0000c\\udc00","__proto__":{"polluted":true},"extra":"\\ud800"}`,
		});
		expect(response.status).toBe(201);
		expect((await ideasFrom(email)).map((idea) => idea.message)).toEqual(["a\ufffdb\ufffdc\ufffd"]);
	});

	it("stores and acknowledges an idea even if mail is set up wrongly", async () => {
		const email = someone();
		const response = await fetchApi("/analysis-requests", {
			body: { email, message: "An idea" },
			env: { MAIL_TO: "" },
		});
		expect(response.status).toBe(201);
		const { id } = await response.json<{ id: string }>();
		expect(await mailStateOf(id)).toMatchObject([{ state: "pending", attempts: 0 }]);
	});
});

describe("POST /api/send-contact-email", () => {
	const body = {
		name: "Ada Lovelace",
		email: "",
		company: "Engines Ltd",
		message: "Let us talk about looms.",
	};

	it("stores the message with its mail, answers 200 with the id, and mails the team", async () => {
		const email = someone();
		const response = await fetchApi("/send-contact-email", { body: { ...body, email } });
		expect(response.status).toBe(200);
		const { id } = await response.json<{ id: string }>();
		expect(id).toMatch(uuid);
		expect(await messagesFrom(email)).toMatchObject([{ ...body, email, id }]);
		expect(await mailStateOf(id)).toEqual([{ state: "sent", attempts: 1, kind: "contact_message" }]);
		const { mails } = await mailsFrom(email);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({
			subject: "Mensaje de contacto de Ada Lovelace",
			replyTo: { email, name: "Ada Lovelace" },
			headers: { "X-Outbox-Id": expect.stringMatching(uuid) },
		});
		expect(mails[0]?.text).toContain("Empresa: Engines Ltd");
	});

	it.each([undefined, "", "   "])("takes %j as no company", async (company) => {
		const email = someone();
		const response = await fetchApi("/send-contact-email", { body: { ...body, email, company } });
		expect(response.status).toBe(200);
		expect(await messagesFrom(email)).toMatchObject([{ company: null }]);
	});

	it("keeps line breaks and markup in a name out of the mail's headers and HTML", async () => {
		const email = someone();
		const name = "Eve\r\nBcc: all@example.com \u202e<b>$&</b>";
		const response = await fetchApi("/send-contact-email", { body: { ...body, email, name } });
		expect(response.status).toBe(200);
		expect(await messagesFrom(email)).toMatchObject([{ name }]);
		const [mail] = (await mailsFrom(email)).mails;
		expect(mail?.subject).toBe("Mensaje de contacto de Eve Bcc: all@example.com <b>$&</b>");
		expect(mail?.html).not.toContain("<b>$");
	});

	it.each([
		["name", " ", "name_required"],
		["name", "n".repeat(99), undefined],
		["name", ` ${"n".repeat(99)} `, undefined],
		["name", "n".repeat(100), "name_too_long"],
		["company", "c".repeat(99), undefined],
		["company", "c".repeat(100), "company_too_long"],
		["message", " 123456789 ", "message_too_short"],
		["message", " 1234567890 ", undefined],
		["message", "m".repeat(999), undefined],
		["message", "m".repeat(1000), "message_too_long"],
		["email", addressOf(254), undefined],
		["email", addressOf(255), "email_too_long"],
		["email", "nobody", "email_invalid"],
	])("takes a %s by its trimmed value (%#)", async (field, value, code) => {
		const response = await fetchApi("/send-contact-email", {
			body: { ...body, email: someone(), [field]: value },
		});
		expect(response.status).toBe(code ? 400 : 200);
		if (code) expect((await errorOf(response)).issues).toContainEqual({ field, code });
	});
});

describe.each([
	{ path: "/analysis-requests", table: "analysis_requests", body: { message: "The same idea" }, status: 201 },
	{
		path: "/send-contact-email",
		table: "contact_messages",
		body: { name: "Ada", message: "The same message" },
		status: 200,
	},
])("a repeated or automated submission to $path", ({ path, table, body, status }) => {
	const stored = (email: string) => rows(`SELECT id FROM ${table} WHERE email = ?`, email);

	/** Sends a form several times, each with its own options. */
	const inTurn = async (send: (index: number) => Promise<Response>) => {
		const responses: Response[] = [];
		for (let index = 0; index < 4; index += 1) responses.push(await send(index));
		return responses;
	};
	const atOnce = (send: (index: number) => Promise<Response>) =>
		Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));
	const sameKey = (key: string) => key;
	const ownKeyOrNone = (key: string, index: number) => (index % 2 ? `${key}-${index}` : null);

	it.each([
		["the same key, one after the other", sameKey, inTurn],
		["the same key, at once", sameKey, atOnce],
		["different keys or none, one after the other", ownKeyOrNone, inTurn],
		["different keys or none, at once", ownKeyOrNone, atOnce],
	] as const)("gets the same answer with %s, and is stored and mailed once", async (_, keyOf, repeat) => {
		const email = someone();
		const key = unique("key");
		const responses = await repeat((index) =>
			fetchApi(path, { body: { ...body, email }, headers: { "Idempotency-Key": keyOf(key, index) } }),
		);
		expect(new Set(responses.map((response) => response.status))).toEqual(new Set([status]));
		const answers = await Promise.all(responses.map((response) => response.text()));
		expect(new Set(answers).size).toBe(1);
		expect(await stored(email)).toHaveLength(1);
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it.each([unique("key"), null])(
		"treats bodies that are equal once trimmed as the same, under the key %s",
		async (key) => {
			const email = someone();
			const headers = { "Idempotency-Key": key };
			await fetchApi(path, { body: { ...body, email }, headers });
			const response = await fetchApi(path, { body: { email: ` ${email}`, ...body, extra: 1 }, headers });
			expect(response.status).toBe(status);
			expect(await stored(email)).toHaveLength(1);
		},
	);

	it("answers 409 to the same key with another body", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		await fetchApi(path, { body: { ...body, email }, headers });
		await expectError(
			fetchApi(path, { body: { ...body, email, message: "Another message" }, headers }),
			409,
			"idempotency_conflict",
		);
		expect(await stored(email)).toHaveLength(1);
	});

	it("answers 409 to another body under the key of a collapsed one, and stores what comes under a new one", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		await fetchApi(path, { body: { ...body, email } });
		expect((await fetchApi(path, { body: { ...body, email }, headers })).status).toBe(status);
		const another = { ...body, email, message: "Another message" };
		expect((await fetchApi(path, { body: another, headers })).status).toBe(409);
		expect(await stored(email)).toHaveLength(1);
		const response = await fetchApi(path, { body: another, headers: { "Idempotency-Key": unique("key") } });
		expect(response.status).toBe(status);
		expect(await stored(email)).toHaveLength(2);
	});

	it("stores the same body again once 24 hours are over, to the minute and before any clean-up", async () => {
		const email = someone();
		const start = Date.now();
		const send = async (after: number) => {
			setClock(start + after);
			const response = await fetchApi(path, { body: { ...body, email } });
			expect(response.status).toBe(status);
			return (await response.json<{ id: string }>()).id;
		};
		const first = await send(0);
		expect(await send(keyPeriod - 60_000)).toBe(first);
		const second = await send(keyPeriod);
		expect(second).not.toBe(first);
		expect(await send(keyPeriod + 60_000)).toBe(second);
		expect(await send(2 * keyPeriod - 60_000)).toBe(second);
		expect(await stored(email)).toHaveLength(2);
		expect((await mailsFrom(email)).count).toBe(2);
	});

	it("frees an Idempotency-Key after 24 hours too, for one of many that come at once", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		const another = { ...body, email, message: "Another message" };
		await fetchApi(path, { body: { ...body, email }, headers });
		setClock(Date.now() + keyPeriod - 60_000);
		expect((await fetchApi(path, { body: another, headers })).status).toBe(409);
		setClock(Date.now() + 60_000);
		const responses = await Promise.all(
			Array.from({ length: 6 }, () => fetchApi(path, { body: another, headers })),
		);
		expect(responses.map((response) => response.status)).toEqual(Array(6).fill(status));
		expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
		expect(await stored(email)).toHaveLength(2);
		expect((await fetchApi(path, { body: { ...body, email }, headers })).status).toBe(409);
	});

	it("counts a key that comes with a repeated body from then on, even if it was used a day before", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		await fetchApi(path, { body: { ...body, email: someone() }, headers });
		setClock(Date.now() + keyPeriod);
		await fetchApi(path, { body: { ...body, email } });
		expect((await fetchApi(path, { body: { ...body, email }, headers })).status).toBe(status);
		const another = { ...body, email, message: "Another message" };
		expect((await fetchApi(path, { body: another, headers })).status).toBe(409);
		expect(await stored(email)).toHaveLength(1);
	});

	it("requeues a dead letter when its submission is repeated, and leaves the others alone", async () => {
		const deadLetter = `${unique("fail-400-once")}@example.com`;
		const waiting = `${unique("fail-500-once")}@example.com`;
		const wrote = ["warn", "error"] as const;
		for (const level of wrote) vi.spyOn(console, level).mockImplementation(() => {});
		for (const [email, state] of [
			[deadLetter, "failed"],
			[waiting, "pending"],
		] as const) {
			const { id } = await (await fetchApi(path, { body: { ...body, email } })).json<{ id: string }>();
			expect(await mailStateOf(id)).toMatchObject([{ state, attempts: 1 }]);
			const again = await fetchApi(path, { body: { ...body, email } });
			expect(again.status).toBe(status);
			expect(await again.json()).toEqual({ id });
			const sent = email === deadLetter;
			expect(await mailStateOf(id)).toMatchObject([{ state: sent ? "sent" : "pending", attempts: 1 }]);
			expect(await mailsFrom(email)).toMatchObject({ count: sent ? 1 : 0, attempts: sent ? 2 : 1 });
			await fetchApi(path, { body: { ...body, email } });
			expect((await mailsFrom(email)).attempts).toBe(sent ? 2 : 1);
			expect(await stored(email)).toHaveLength(1);
		}
		vi.restoreAllMocks();
	});

	it("queues no mail again for a key that came with another body", async () => {
		const email = `${unique("fail-400-once")}@example.com`;
		const headers = { "Idempotency-Key": unique("key") };
		vi.spyOn(console, "error").mockImplementation(() => {});
		const { id } = await (await fetchApi(path, { body: { ...body, email }, headers })).json<{ id: string }>();
		vi.restoreAllMocks();
		expect(
			(await fetchApi(path, { body: { ...body, email, message: "Another message" }, headers })).status,
		).toBe(409);
		expect(await mailStateOf(id)).toMatchObject([{ state: "failed", attempts: 1 }]);
	});

	it("leaves nothing of a submission under any other id than its own", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		const { id } = await (await fetchApi(path, { body: { ...body, email }, headers })).json<{ id: string }>();
		await fetchApi(path, { body: { ...body, email }, headers: { "Idempotency-Key": unique("key") } });
		const keys = await rows<{ key: string }>("SELECT key FROM idempotency_keys WHERE subject_id = ?", id);
		expect(keys).toHaveLength(3);
		expect(JSON.stringify(keys)).not.toContain(email);
	});

	it("answers a machine that fills in the honeypot as if all were well, and does nothing", async () => {
		const email = someone();
		const wrote = vi.spyOn(console, "info").mockImplementation(() => {});
		const response = await fetchApi(path, {
			body: { ...body, email, website: "https://spam.example", filledInMs: 0 },
			headers: { "Idempotency-Key": unique("key") },
		});
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ id: expect.stringMatching(uuid) });
		expect(await stored(email)).toEqual([]);
		expect((await mailsFrom(email)).attempts).toBe(0);
		expect(wrote.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
			{ event: "honeypot_filled", endpoint: path.slice(1) },
		]);
		wrote.mockRestore();
	});

	it("takes an empty honeypot for none", async () => {
		const email = someone();
		await fetchApi(path, { body: { ...body, email, website: "" } });
		expect(await stored(email)).toHaveLength(1);
	});

	it.each([
		[0, "2"],
		[limits.minFillTimeMs - 1, "1"],
	])("refuses a form that was filled in within %i ms, for %s seconds", async (filledInMs, seconds) => {
		const email = someone();
		const response = await fetchApi(path, { body: { ...body, email, filledInMs } });
		expect(response.status).toBe(429);
		expect(response.headers.get("Retry-After")).toBe(seconds);
		expect((await errorOf(response)).code).toBe("too_fast");
		expect(await stored(email)).toEqual([]);
	});

	it("takes a form that took as long as people need, and a call without a form", async () => {
		for (const filledInMs of [limits.minFillTimeMs, 86_400_000, undefined]) {
			const email = someone();
			expect((await fetchApi(path, { body: { ...body, email, filledInMs } })).status).toBe(status);
			expect(await stored(email)).toHaveLength(1);
		}
	});

	it.each([-1, "2000", null, true])("answers 400 to a time of %j", async (filledInMs) => {
		const response = await fetchApi(path, { body: { ...body, email: someone(), filledInMs } });
		expect(response.status).toBe(400);
		expect((await errorOf(response)).issues).toEqual([{ field: "filledInMs", code: "filled_in_invalid" }]);
	});

	it("takes the same content for the same however long it took", async () => {
		const email = someone();
		const headers = { "Idempotency-Key": unique("key") };
		for (const filledInMs of [2000, 9000]) {
			expect((await fetchApi(path, { body: { ...body, email, filledInMs }, headers })).status).toBe(status);
		}
		expect(await stored(email)).toHaveLength(1);
	});

	it.each([
		["!", true],
		["~".repeat(128), true],
		["k".repeat(129), false],
		["", false],
		["two words", false],
		["ñ", false],
	])("takes 1 to 128 visible ASCII characters: %j", async (key, valid) => {
		const email = someone();
		const response = await fetchApi(path, {
			body: { ...body, email },
			headers: { "Idempotency-Key": key },
		});
		expect(response.status).toBe(valid ? status : 400);
		if (!valid) expect((await errorOf(response)).issues?.[0]?.field).toBe("Idempotency-Key");
	});
});

it("keeps the keys of the two calls apart", async () => {
	const email = someone();
	const headers = { "Idempotency-Key": unique("key") };
	const idea = await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, headers });
	const message = await fetchApi("/send-contact-email", {
		body: { name: "A", email, message: "Ten letters" },
		headers,
	});
	expect([idea.status, message.status]).toEqual([201, 200]);
});

describe("POST /api/send-analysis-notification", () => {
	const unsent = { MAILCHANNELS_API_KEY: "" };

	const notify = (email: string, options: ApiRequestOptions = {}) =>
		fetchApi("/send-analysis-notification", { body: { userEmail: email, message: "An idea" }, ...options });

	it("sends the stored mail once, and says that it is pending, then that it is sent", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: unsent });
		expect((await mailsFrom(email)).count).toBe(0);
		const answers = [];
		for (let count = 0; count < 3; count++) {
			const response = await notify(` ${email}`);
			answers.push([response.status, await response.json()]);
		}
		expect(answers).toEqual([
			[202, { state: "pending" }],
			[200, { state: "sent" }],
			[200, { state: "sent" }],
		]);
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("says that a mail is pending as long as it waits for another attempt, and makes none before", async () => {
		const email = `${unique("fail-500")}@example.com`;
		vi.spyOn(console, "warn").mockImplementation(() => {});
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" } });
		const response = await notify(email);
		vi.restoreAllMocks();
		expect(response.status).toBe(202);
		expect(await response.json()).toEqual({ state: "pending" });
		expect((await mailsFrom(email)).attempts).toBe(1);
	});

	it("responds to a dead letter with 409, and does not send it", async () => {
		const email = `${unique("fail-400")}@example.com`;
		vi.spyOn(console, "error").mockImplementation(() => {});
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" } });
		const response = await notify(email);
		vi.restoreAllMocks();
		expect(response.status).toBe(409);
		expect((await errorOf(response)).code).toBe("mail_given_up");
		expect((await mailsFrom(email)).attempts).toBe(1);
	});

	it("says that a mail is sent also when its record is gone, which is kept for less long than the idea", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" } });
		const [idea] = await ideasFrom(email);
		setClock(Date.now() + (retention.sentMailDays + 1) * 86_400_000);
		await applyRetention(env, Date.now());
		expect(await mailStateOf(idea?.id ?? "")).toEqual([]);
		const response = await notify(email);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ state: "sent" });
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("sends once when it comes together with the idea's own delivery and itself", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: unsent });
		const answers = await Promise.all([notify(email), notify(email), notify(email)]);
		for (const { status } of answers) expect([200, 202]).toContain(status);
		expect((await mailsFrom(email)).attempts).toBe(1);
	});

	it("takes the newest of several", async () => {
		const email = someone();
		const ids: string[] = [];
		for (let count = 0; count < 2; count++) {
			const response = await fetchApi("/analysis-requests", {
				body: { email, message: "An idea" },
				env: unsent,
			});
			ids.push((await response.json<{ id: string }>()).id);
			// As if the second came the day after.
			await env.DB.exec("DELETE FROM idempotency_keys");
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		await fetchApi("/send-analysis-notification", { body: { userEmail: email, message: "An idea" } });
		expect(await mailStateOf(ids[0] ?? "")).toMatchObject([{ state: "pending" }]);
		expect(await mailStateOf(ids[1] ?? "")).toMatchObject([{ state: "sent" }]);
	});

	it("finds an idea whose text can't be stored as it was", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", {
			body: `{"email":"${email}","message":"a\\ud800\\u0000"}`,
			env: unsent,
		});
		const response = await fetchApi("/send-analysis-notification", {
			body: `{"userEmail":"${email}","message":"a\\ud800\\u0000"}`,
		});
		expect(response.status).toBe(202);
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("answers 404 to what is not stored and sends nothing", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: unsent });
		for (const body of [
			{ userEmail: email, message: "An ide" },
			{ userEmail: someone(), message: "An idea" },
		]) {
			await expectError(fetchApi("/send-analysis-notification", { body }), 404, "not_found");
		}
		expect((await mailsFrom(email)).count).toBe(0);
	});

	it("answers 202 without a mail key, and the mail waits", async () => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: unsent });
		const response = await notify(email, { env: unsent });
		expect(response.status).toBe(202);
		expect(await response.json()).toEqual({ state: "pending" });
		const [idea] = await ideasFrom(email);
		expect(await mailStateOf(idea?.id ?? "")).toMatchObject([{ state: "pending", attempts: 0 }]);
	});

	it.each([
		[{ MAIL_FROM: "" }, "MAIL_FROM is required when MAILCHANNELS_API_KEY is set"],
		[{ MAIL_FROM: "web" }, "MAIL_FROM must be one email address, without a name"],
		[{ MAIL_TO: "a@b.co, c@d.co" }, "MAIL_TO must be one email address, without a name"],
		[{ MAILCHANNELS_BASE_URL: "ftp://x" }, "MAILCHANNELS_BASE_URL must be an http or https URL"],
	])("names the setting that is wrong in the log: %j", async (wrong, message) => {
		const email = someone();
		await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: unsent });
		const body = { userEmail: email, message: "An idea" };
		await expectMisconfigured("/send-analysis-notification", { body, env: wrong }, message);
	});
});
