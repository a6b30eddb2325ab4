import { describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { applyRetention } from "#worker/retention.ts";
import {
	type ApiRequestOptions,
	captureErrorEvents,
	captureLog,
	env,
	errorOf,
	expectError,
	expectMisconfigured,
	fetchApi,
	mailsFrom,
	rows,
	someone,
} from "./fetch-api.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const minute = 60_000;
const day = 86_400_000;
const { companyBelow, contactMessageBelow, contactMessageMin, emailMax, ideaMax, nameBelow } = limits;

/** Sets the clock of everything but D1 to days from now. */
function setClock(days: number): void {
	vi.useFakeTimers({ now: Date.now() + days * day, toFake: ["Date"] });
}

/** An address of exactly this many characters. */
function addressOf(length: number): string {
	const domain = `@${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.example`;
	return "a".repeat(length - domain.length) + domain;
}

const storedIn = (table: string, email: string) =>
	rows<{ id: string; message: string }>(`SELECT * FROM ${table} WHERE email = ? ORDER BY rowid`, email);

const mailStateOf = (submissionId: string) =>
	rows("SELECT state, attempts, kind FROM outbox WHERE subject_id = ?", submissionId);

const idea = { message: "Reuse rope" };
const contact = { name: "Ada Lovelace", company: "Engines Ltd", message: "Let us talk about looms." };

/** Sends an idea, or what is given instead. */
const sendIdea = (body: object, options: ApiRequestOptions = {}) =>
	fetchApi("/analysis-requests", { body: { ...idea, email: someone(), ...body }, ...options });
const sendContact = (body: object) =>
	fetchApi("/send-contact-email", { body: { ...contact, email: someone(), ...body } });

/** Its name fakes a header and contains markup. */
const named = { ...contact, name: "Eve\r\nBcc: all@example.com \u202e<b>$&</b>" };

async function idOf(response: Response): Promise<string> {
	return (await response.json<{ id: string }>()).id;
}

it.each([
	{
		path: "/analysis-requests",
		status: 201,
		sent: { message: "  Reuse\nrope \n" },
		table: "analysis_requests",
		kept: { message: "Reuse\nrope" },
		kind: "analysis_request",
		subject: "Nueva idea de alianza: Reuse rope",
		name: {},
		text: "> Reuse\n> rope",
	},
	{
		path: "/send-contact-email",
		status: 200,
		sent: named,
		table: "contact_messages",
		kept: named,
		kind: "contact_message",
		subject: "Mensaje de contacto de Eve Bcc: all@example.com <b>$&</b>",
		name: { name: "Eve Bcc: all@example.com <b>$&</b>" },
		text: "Empresa: Engines Ltd",
	},
])("$path stores what is sent, answers $status with the id, and mails the team", async (expected) => {
	const email = someone();
	const response = await fetchApi(expected.path, { body: { ...expected.sent, email: ` ${email} ` } });
	expect(response.status).toBe(expected.status);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	const id = await idOf(response);
	expect(id).toMatch(uuid);
	expect(await storedIn(expected.table, email)).toEqual([
		{ ...expected.kept, id, email, created_at: expect.any(Number), suspect: 0 },
	]);
	expect(await mailStateOf(id)).toEqual([{ state: "sent", attempts: 1, kind: expected.kind }]);
	const { mails } = await mailsFrom(email);
	expect(mails).toMatchObject([
		{
			to: ["team@anella.example"],
			from: { email: "web@anella.example" },
			replyTo: { email, ...expected.name },
			subject: expected.subject,
			text: expect.stringContaining(expected.text),
			html: expect.not.stringContaining("<b>$"),
			headers: { "X-Outbox-Id": expect.stringMatching(uuid) },
		},
	]);
});

it("keeps emoji, right-to-left text, markup, SQL and CRLF as they are and mails them as text", async () => {
	const email = someone();
	const hostile =
		'<script>alert(1)</script>\r\n\'); DROP TABLE analysis_requests;--\r\nשלום עולם مرحبا \u202eevil\u202c 👩‍👩‍👧‍👦🇪🇸 &amp; "quoted" `x` %00 \\u0000 ';
	const message = `${hostile}${"🌱".repeat(ideaMax / 2)}`.slice(0, ideaMax).replace(/[\ud800-\udbff]$/, "x");
	expect(message).toHaveLength(ideaMax);
	expect((await sendIdea({ email, message })).status).toBe(201);
	expect(await storedIn("analysis_requests", email)).toMatchObject([{ message }]);
	const [mail] = (await mailsFrom(email)).mails;
	expect(mail?.html).not.toContain("<script");
	expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>&#39;); DROP TABLE");
	expect(mail?.html).toContain("&amp;amp; &quot;quoted&quot;");
	expect(mail?.text).toContain(message.split("\r\n").join("\n> "));
});

it("stores a replacement character for what text can't hold, and finds the idea by its own text", async () => {
	const email = someone();
	const bodyWith = (field: string) =>
		`{"${field}":"${email}","message":"a\\ud800b\\u0000c\\udc00","__proto__":{"polluted":true},"extra":"\\ud800"}`;
	await fetchApi("/analysis-requests", { body: bodyWith("email") });
	expect(await storedIn("analysis_requests", email)).toMatchObject([{ message: "a\ufffdb\ufffdc\ufffd" }]);
	const notified = await fetchApi("/send-analysis-notification", { body: bodyWith("userEmail") });
	expect(await notified.json()).toEqual({ state: "sent" });
});

it("stores and acknowledges an idea even if mail is set up wrongly", async () => {
	const errors = captureErrorEvents();
	const response = await sendIdea({}, { env: { MAIL_TO: "" } });
	expect(response.status).toBe(201);
	expect(errors).toEqual(["mail_delivery_skipped"]);
	expect(await mailStateOf(await idOf(response))).toMatchObject([{ state: "pending", attempts: 0 }]);
});

it("takes an empty company as none", async () => {
	const email = someone();
	for (const company of [undefined, null, "", "   ", "\u200b\u2800\u3164"]) {
		expect((await sendContact({ email, company })).status).toBe(200);
	}
	expect(await storedIn("contact_messages", email)).toMatchObject([{ company: null }]);
});

describe.each([
	{
		send: sendIdea,
		status: 201,
		cases: [
			["message", ` \n${"x".repeat(ideaMax)}\t `],
			["message", "x".repeat(ideaMax + 1), "idea_too_long"],
			["message", `♻${"🌍".repeat(ideaMax / 2 - 1)}x`],
			["message", "🌍".repeat(ideaMax / 2 + 1), "idea_too_long"],
			["message", " \n\t\u00a0 ", "idea_required"],
			["email", `  ${addressOf(emailMax)} `],
			["email", addressOf(emailMax + 1), "idea_email_too_long"],
			["email", "someone", "idea_email_invalid"],
			["email", "someone@example", "idea_email_invalid"],
			["email", "a@example.com,b@example.com", "idea_email_invalid"],
			["email", "a@example.com\r\nBcc: b@example.com", "idea_email_invalid"],
			["email", "A <a@example.com>"],
			["email", "A <a@example.com>, B <b@example.com>", "idea_email_invalid"],
			["message", "\u200b\u2800\u3164", "idea_required"],
		],
	},
	{
		send: sendContact,
		status: 200,
		cases: [
			["name", " ", "name_required"],
			["name", "\u3164", "name_required"],
			["name", ` ${"n".repeat(nameBelow - 1)} `],
			["name", "n".repeat(nameBelow), "name_too_long"],
			["company", "c".repeat(companyBelow - 1)],
			["company", "c".repeat(companyBelow), "company_too_long"],
			["company", 7, "company_too_long"],
			["message", ` ${"m".repeat(contactMessageMin - 1)} `, "message_too_short"],
			["message", "\u2060".repeat(contactMessageMin), "message_too_short"],
			["message", ` ${"m".repeat(contactMessageMin)} `],
			["message", "m".repeat(contactMessageBelow - 1)],
			["message", "m".repeat(contactMessageBelow), "message_too_long"],
			["email", addressOf(emailMax - 1)],
			["email", addressOf(emailMax), "email_too_long"],
			["email", "nobody", "email_invalid"],
			["email", "nobody@example", "email_invalid"],
		],
	},
])("answering $status", ({ send, status, cases }) => {
	it.each(cases)("takes a field by its trimmed value: %s (%#)", async (field = "", value, code) => {
		const response = await send({ [field]: value });
		expect(response.status).toBe(code ? 400 : status);
		if (code) expect((await errorOf(response)).issues).toContainEqual({ field, code });
	});
});

describe.each([
	{ path: "/analysis-requests", table: "analysis_requests", content: idea, status: 201 },
	{ path: "/send-contact-email", table: "contact_messages", content: contact, status: 200 },
])("a repeated or automated submission to $path", ({ path, table, content, status }) => {
	const send = (body: object, options: ApiRequestOptions = {}) =>
		fetchApi(path, { body: { ...content, ...body }, ...options });
	const stored = (email: string) => storedIn(table, email);

	it.each([1, 4])("is stored and mailed once, %i at a time", async (concurrent) => {
		const email = someone();
		const repeats = [{ email }, { email: ` ${email} ` }, { email, extra: 1 }, { email, topic: "" }];
		const responses: Response[] = [];
		while (repeats.length > 0) {
			responses.push(...(await Promise.all(repeats.splice(0, concurrent).map((body) => send(body)))));
		}
		expect(responses.map((response) => response.status)).toEqual(Array(4).fill(status));
		const answers = await Promise.all(responses.map((response) => response.text()));
		expect(new Set(answers).size).toBe(1);
		expect(await stored(email)).toHaveLength(1);
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
		const submissions = "SELECT id FROM analysis_requests UNION SELECT id FROM contact_messages";
		expect(await rows(`SELECT 1 FROM outbox WHERE subject_id NOT IN (${submissions})`)).toEqual([]);
	});

	it("is another one if a field differs", async () => {
		const email = someone();
		const ids = new Set([await idOf(await send({ email }))]);
		for (const [field, value] of Object.entries({ ...content, email })) {
			ids.add(await idOf(await send({ email, [field]: field === "email" ? `o.${value}` : `${value} x` })));
		}
		expect(ids.size).toBe(1 + Object.keys(content).length + 1);
	});

	it("is stored again once the hours of a duplicate are over, to the minute", async () => {
		const email = someone();
		const start = Date.now();
		const ids: string[] = [];
		const over = limits.duplicateHours * 60 * minute;
		for (const after of [0, over - minute, over, over + minute, 2 * over - minute]) {
			vi.useFakeTimers({ now: start + after, toFake: ["Date"] });
			ids.push(await idOf(await send({ email })));
		}
		const [first, , second] = ids;
		expect(ids).toEqual([first, first, second, second, second]);
		expect((await stored(email)).map(({ id }) => id)).toEqual([first, second]);
		expect((await mailsFrom(email)).count).toBe(2);
	});

	it("is stored with its mail or not at all", async () => {
		const email = someone();
		const abort = "BEGIN SELECT RAISE(ABORT, 'refused'); END";
		await env.DB.exec(`CREATE TRIGGER refuse AFTER INSERT ON outbox ${abort}`);
		const errors = captureErrorEvents();
		try {
			await expectError(send({ email }), 503, "unavailable");
		} finally {
			await env.DB.exec("DROP TRIGGER refuse");
		}
		expect(errors).toEqual(["endpoint_failed"]);
		expect(await stored(email)).toEqual([]);
		expect((await send({ email })).status).toBe(status);
	});

	it.each([
		["fail-400-once", "failed", "sent", 2, ["mail_dead_lettered"]],
		["fail-500-once", "pending", "pending", 1, []],
	])(
		"requeues an email that has failed, and leaves one alone that waits: %s",
		async (script, before, after, attempts, logged) => {
			const errors = captureErrorEvents();
			const email = someone(script);
			const id = await idOf(await send({ email }));
			expect(await mailStateOf(id)).toMatchObject([{ state: before, attempts: 1 }]);
			for (const time of [2, 3]) {
				expect(await idOf(await send({ email })), `${time}`).toBe(id);
				expect(await mailStateOf(id)).toMatchObject([{ state: after, attempts: 1 }]);
				expect((await mailsFrom(email)).attempts).toBe(attempts);
			}
			expect(errors).toEqual(logged);
		},
	);

	it("is the same one however its address is pasted, and the team can answer to it", async () => {
		const email = someone();
		const domain = "@xn--espaa-rta.es";
		const name = email.replace("@example.com", "");
		const pasted = [`${name}@españa.es`, `mailto:${name}${domain}`, `Ada <\u200b${name}@ESPAÑA.es>.`];
		const ids = await Promise.all(pasted.map(async (address) => idOf(await send({ email: address }))));
		expect(new Set(ids).size).toBe(1);
		expect(await stored(name + domain)).toHaveLength(1);
		const { mails } = await mailsFrom(name + domain);
		expect(mails).toMatchObject([{ replyTo: { email: name + domain } }]);
	});

	it("is answered as usual and stored as suspect if the honeypot is filled in", async () => {
		const emails = [someone(), someone()] as const;
		const lines = captureLog("info");
		for (const [email, topic] of [
			[emails[0], "https://spam.example"],
			[emails[1], ["x"]],
			[emails[1], 7],
		] as const) {
			const response = await send({ email, topic });
			expect(response.status).toBe(status);
			expect(await idOf(response)).toMatch(uuid);
		}
		for (const email of emails) expect(await stored(email)).toMatchObject([{ ...content, suspect: 1 }]);
		expect(lines).toContainEqual({ event: "honeypot_filled", endpoint: path.slice(1) });
	});

	it("is stored and mailed again if the first one was suspect and this one is not, but not the other way", async () => {
		const email = someone();
		await send({ email: someone(), topic: "x" });
		const suspect = await idOf(await send({ email, topic: "x" }));
		expect(await mailsFrom(email)).toMatchObject({ count: 0, attempts: 0 });
		const [id, ...ids] = await Promise.all(
			["", "x", ""].map(async (topic) => idOf(await send({ email, topic }))),
		);
		expect([suspect, id]).toEqual(expect.arrayContaining(ids));
		expect(await idOf(await send({ email, topic: "x" }))).toBe(id);
		expect(await stored(email)).toMatchObject([{ suspect: 1 }, { id, suspect: 0 }]);
		const [mail, ...others] = (await mailsFrom(email)).mails;
		expect(mail?.subject).not.toContain("spam");
		expect(others).toEqual([]);
	});
});

it("mails the team the first suspect submission of a day in UTC, of both forms together", async () => {
	const nextDay = Math.ceil(Date.now() / day) * day;
	const sent: Record<string, string[]> = {};
	const send = (emails: string[]) =>
		Promise.all(
			emails.map((email, index) =>
				(index % 2 ? sendContact : sendIdea)({ email, topic: "x", company: email }),
			),
		);
	// Also where the one of the day before comes in late.
	for (const time of [
		nextDay - 1,
		nextDay,
		nextDay - 2,
		nextDay + day - 1,
		nextDay + day,
		nextDay + day + 1,
	]) {
		vi.useFakeTimers({ now: time, toFake: ["Date"] });
		const emails = Array.from({ length: 3 }, () => someone());
		for (const response of await send(emails)) expect(response.ok).toBe(true);
		const of = new Date(time).toISOString().slice(0, 10);
		sent[of] = [...(sent[of] ?? []), ...emails];
	}
	for (const emails of Object.values(sent)) {
		const mails = (await Promise.all(emails.map(mailsFrom))).flatMap(({ mails }) => mails);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.subject).toMatch(/^Posible spam: /);
	}
	expect(await rows("SELECT count(*) AS mails FROM outbox")).toEqual([{ mails: 3 }]);
	// What is not suspect is mailed on any day.
	const email = someone();
	await sendIdea({ email });
	expect((await mailsFrom(email)).count).toBe(1);
});

describe("POST /api/send-analysis-notification", () => {
	const unsent = { env: { MAILCHANNELS_API_KEY: "" } };
	const notify = (userEmail: string, options: ApiRequestOptions = {}) =>
		fetchApi("/send-analysis-notification", { body: { ...idea, userEmail }, ...options });

	async function expectState(response: Response, status: number, state: string): Promise<void> {
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ state });
	}

	it("sends the stored mail once, and says that it is pending, then that it is sent", async () => {
		const email = someone();
		const id = await idOf(await sendIdea({ email }, unsent));
		await expectState(await notify(email, unsent), 202, "pending");
		expect(await mailStateOf(id)).toMatchObject([{ state: "pending", attempts: 0 }]);
		await expectState(await notify(` ${email}`), 202, "pending");
		await expectState(await notify(email), 200, "sent");
		// The record of a mail is kept for less long than the idea.
		setClock(31);
		await applyRetention(env, Date.now());
		expect(await mailStateOf(id)).toEqual([]);
		await expectState(await notify(email), 200, "sent");
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("says that an email waits or has failed, and makes no other attempt", async () => {
		const [waiting, failed] = [someone("fail-500"), someone("fail-400")];
		await sendIdea({ email: waiting });
		await expectState(await notify(waiting), 202, "pending");
		const errors = captureErrorEvents();
		await sendIdea({ email: failed });
		expect(errors).toEqual(["mail_dead_lettered"]);
		await expectError(notify(failed), 409, "mail_given_up");
		for (const email of [waiting, failed]) expect((await mailsFrom(email)).attempts).toBe(1);
	});

	it("takes the newest of several", async () => {
		const email = someone();
		const first = await idOf(await sendIdea({ email }, unsent));
		setClock(1);
		const second = await idOf(await sendIdea({ email }, unsent));
		await notify(email);
		expect(await mailStateOf(first)).toMatchObject([{ state: "pending" }]);
		expect(await mailStateOf(second)).toMatchObject([{ state: "sent" }]);
	});

	it("finds the idea however the address is pasted, and says of a suspect one without an email what it says of others", async () => {
		const name = someone().replace("@example.com", "");
		await sendIdea({ email: `${name}@españa.es` }, unsent);
		await expectState(await notify(`<${name}@xn--espaa-rta.es>`, unsent), 202, "pending");
		const suspects = [someone(), someone()] as const;
		for (const email of suspects) await sendIdea({ email, topic: "x" });
		await expectState(await notify(suspects[1]), 200, "sent");
	});

	it("answers 404 to what is not stored", async () => {
		const email = someone();
		await sendIdea({ email }, unsent);
		await expectError(notify(email, { body: { userEmail: email, message: "Reuse rop" } }), 404, "not_found");
		await expectError(notify(someone()), 404, "not_found");
	});

	it.each([
		[{ MAIL_FROM: "" }, "MAIL_FROM is required when MAILCHANNELS_API_KEY is set"],
		[{ MAIL_FROM: "web" }, "MAIL_FROM must be one email address"],
		[{ MAIL_TO: "a@b.co, c@d.co" }, "MAIL_TO must be one email address"],
		[{ MAILCHANNELS_BASE_URL: "ftp://x" }, "MAILCHANNELS_BASE_URL must be an http or https URL"],
	])("names the setting that is wrong in the log: %j", async (env, message) => {
		const email = someone();
		await sendIdea({ email }, unsent);
		const body = { ...idea, userEmail: email };
		await expectMisconfigured("/send-analysis-notification", { body, env }, message);
	});
});
