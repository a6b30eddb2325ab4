import { describe, expect, onTestFinished, test } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { setClock } from "#tests/fake-clock.ts";
import { fakeTurnstileToken } from "#tests/fakes/turnstile.ts";
import { applyRetention } from "#worker/retention.ts";
import {
	type ApiRequestOptions,
	captureLog,
	env,
	expectError,
	fetchApi,
	mailsFrom,
	rows,
	someone,
	turnstileOn,
} from "./fetch-api.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const minute = 60_000;
const day = 86_400_000;

const storedIn = (table: string, email: string) =>
	rows<{ id: string; message: string }>(`SELECT * FROM ${table} WHERE email = ? ORDER BY rowid`, email);

const mailStateOf = (submissionId: string) =>
	rows("SELECT state, attempts, kind FROM outbox WHERE subject_id = ?", submissionId);

const idea = { message: "Reuse rope" };
const contact = { name: "Ada Lovelace", company: "Engines Ltd", message: "Let us talk about looms." };
const forms = [
	{ path: "/analysis-requests", table: "analysis_requests", content: idea, status: 201 },
	{ path: "/send-contact-email", table: "contact_messages", content: contact, status: 200 },
];

/** Sends an idea, or what is given instead. */
const sendIdea = (body: object, options: ApiRequestOptions = {}) =>
	fetchApi("/analysis-requests", { body: { ...idea, email: someone(), ...body }, ...options });
const sendContact = (body: object) =>
	fetchApi("/send-contact-email", { body: { ...contact, email: someone(), ...body } });

async function idOf(response: Response): Promise<string> {
	return (await response.json<{ id: string }>()).id;
}

test.each(forms)(
	"$path stores what is sent, answers $status with the id, and mails the team",
	async (form) => {
		const email = someone();
		const name = "Eve\r\nBcc: all@example.com \u202e<b>$&</b>";
		const message = `<script>alert(1)</script>\r\n'); DROP TABLE ${form.table};--\n\u202eשלום\u202c 👩‍👩‍👧 &amp; %00 \\u0000`;
		const body = { ...form.content, name, message: `  ${message} \n`, email: ` ${email} ` };
		// As it comes over a network, where pieces end anywhere.
		const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
			for (const byte of new TextEncoder().encode(JSON.stringify(body))) stream.enqueue(Uint8Array.of(byte));
			stream.close();
		};
		const response = await fetchApi(form.path, { body: new ReadableStream({ start }) });
		expect(response.status).toBe(form.status);
		const id = await idOf(response);
		expect(id).toMatch(uuid);
		const isContact = form.content === contact;
		const fields = { ...form.content, ...(isContact && { name }), message, id, suspect: 0 };
		expect(await storedIn(form.table, email)).toEqual([expect.objectContaining(fields)]);
		const { mails } = await mailsFrom(email);
		const replyTo = { email, ...(isContact && { name: "Eve Bcc: all@example.com <b>$&</b>" }) };
		expect(mails).toMatchObject([{ to: ["team@anella.example"], replyTo }]);
	},
);

test("the API stores a replacement character for what text can't hold, and finds the idea by its own text", async () => {
	const email = someone();
	const bodyWith = (field: string) =>
		`{"${field}":"${email}","message":"a\\ud800b\\u0000c\\udc00","__proto__":{"polluted":true},"extra":"\\ud800"}`;
	await fetchApi("/analysis-requests", { body: bodyWith("email") });
	expect(await storedIn("analysis_requests", email)).toMatchObject([{ message: "a\ufffdb\ufffdc\ufffd" }]);
	const notified = await fetchApi("/send-analysis-notification", { body: bodyWith("userEmail") });
	expect(await notified.json()).toEqual({ state: "sent" });
});

const unsent = { env: { MAILCHANNELS_API_KEY: "" } };

test("a form tells nobody but the log that Turnstile does not know the site's key", async () => {
	const turnstileToken = fakeTurnstileToken({ hostname: "anella.example", action: "analysis-requests" });
	const lines = captureLog("error");
	const setting = "TURNSTILE_SECRET_KEY";
	const answer = sendIdea({ turnstileToken }, { env: { ...turnstileOn, [setting]: "unknown" } });
	const message = "The site is not set up for this endpoint. Please try again later.";
	await expectError(answer, 503, { code: "misconfigured", message });
	const told = { setting, message: `${setting} is not known to Turnstile` };
	expect(lines).toEqual([{ event: "setting_invalid", endpoint: "/api/analysis-requests", ...told }]);
});

describe.each(forms)("a repeated or automated submission to $path", ({ path, table, content, status }) => {
	const send = (body: object, options: ApiRequestOptions = {}) =>
		fetchApi(path, { body: { ...content, ...body }, ...options });
	const stored = (email: string) => storedIn(table, email);

	test("is stored and mailed once, also if it comes several times at once, with its address as it is pasted", async () => {
		const email = someone().replace("@example.com", "@xn--espaa-rta.es");
		const pasted = `Ada <${email.replace("xn--espaa-rta", "ESPAÑA")}>.`;
		const repeats = [{ email }, { email: pasted }, { email, extra: 1 }];
		const ids = await Promise.all(repeats.map(async (body) => idOf(await send(body))));
		expect(await stored(email)).toMatchObject([{ id: ids[0] }]);
		expect(new Set(ids).size).toBe(1);
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
		expect(await rows("SELECT subject_id FROM outbox")).toEqual([{ subject_id: ids[0] }]);
	});

	test("is another one if a field differs", async () => {
		const email = someone();
		const ids = new Set([await idOf(await send({ email }))]);
		for (const [field, value] of Object.entries({ ...content, email })) {
			ids.add(await idOf(await send({ email, [field]: field === "email" ? `o.${value}` : `${value} x` })));
		}
		expect(ids.size).toBe(1 + Object.keys(content).length + 1);
	});

	test("is stored and mailed again once the hours of a duplicate are over, to the minute", async () => {
		const [email, start] = [someone(), Date.now()];
		const hours = limits.duplicateHours * 60 * minute;
		for (const [after, count] of [
			[0, 1],
			[hours - minute, 1],
			[hours, 2],
		] as const) {
			setClock(start + after);
			const id = await idOf(await send({ email }));
			const all = await stored(email);
			expect([all.length, all.at(-1)?.id]).toEqual([count, id]);
		}
		expect((await mailsFrom(email)).count).toBe(2);
	});

	test("is stored with its mail or not at all", async () => {
		const email = someone();
		const abort = "BEGIN SELECT RAISE(ABORT, 'refused'); END";
		await env.DB.exec(`CREATE TRIGGER refuse AFTER INSERT ON outbox ${abort}`);
		onTestFinished(async () => void (await env.DB.exec("DROP TRIGGER refuse")));
		const errors = captureLog("error");
		await expectError(send({ email }), 503, "unavailable");
		expect(errors).toMatchObject([{ event: "endpoint_failed" }]);
		expect(await stored(email)).toEqual([]);
	});

	test.each([
		["fail-400-once", "sent", 2, [{ event: "mail_dead_lettered" }]],
		["fail-500-once", "pending", 1, []],
	])("has an email that failed for good sent again, but not one that waits: %s", async (script, ...then) => {
		const [state, attempts, logged] = then;
		const errors = captureLog("error");
		const email = someone(script);
		const id = await idOf(await send({ email }));
		// As one that was maybe sent, long ago.
		await rows("UPDATE outbox SET sent_at = 1 WHERE state = 'failed'");
		for (const _time of [2, 3]) {
			expect(await idOf(await send({ email }))).toBe(id);
			expect(await mailStateOf(id)).toMatchObject([{ state, attempts: 1 }]);
			expect((await mailsFrom(email)).attempts).toBe(attempts);
		}
		const { mails } = await mailsFrom(email);
		expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(logged.map(() => "Quizá repetido"));
		expect(errors).toMatchObject(logged);
	});

	test("is answered as usual and stored as suspect if the honeypot is filled in, with whatever", async () => {
		const [email, lines] = [someone(), captureLog("info")];
		const response = await send({ email, topic: ["x"] });
		expect(response.status).toBe(status);
		expect(await stored(email)).toMatchObject([{ ...content, id: await idOf(response), suspect: 1 }]);
		expect(lines).toContainEqual({ event: "honeypot_filled", endpoint: path.slice(1) });
	});

	test("is stored and mailed again if the first one was suspect and this one is not, but not the other way", async () => {
		const email = someone();
		// The first one of the day is mailed in any case.
		for (const sender of [someone(), email]) await send({ email: sender, topic: "x" });
		expect((await mailsFrom(email)).count).toBe(0);
		const [id] = await Promise.all(["", "x", ""].map(async (topic) => idOf(await send({ email, topic }))));
		expect(await idOf(await send({ email, topic: "x" }))).toBe(id);
		expect(await stored(email)).toMatchObject([{ suspect: 1 }, { id, suspect: 0 }]);
		const subject = expect.not.stringContaining("spam");
		expect((await mailsFrom(email)).mails).toMatchObject([{ subject }]);
	});
});

test("the team is mailed the first suspect submission of a day in UTC, of both forms together", async () => {
	const nextDay = Math.ceil(Date.now() / day) * day;
	const mailed: number[] = [];
	// Also where the one of the day before comes in late.
	for (const after of [0, -1, -2, day - 1, day, day + 1]) {
		setClock(nextDay + after);
		// One that is not suspect does not count.
		await sendIdea({});
		const email = someone();
		const both = [sendIdea, sendContact];
		for (const send of after % 2 ? both : both.reverse()) await send({ email, topic: "x" });
		mailed.push((await mailsFrom(email)).count);
	}
	expect(mailed).toEqual([1, 1, 0, 0, 1, 0]);
});

describe("the notification of a stored idea", () => {
	const notify = (userEmail: string, options: ApiRequestOptions = {}) =>
		fetchApi("/send-analysis-notification", { body: { ...idea, userEmail }, ...options });

	async function expectState(pending: Promise<Response>, status: number, state: string): Promise<void> {
		const response = await pending;
		expect([response.status, await response.json()]).toEqual([status, { state }]);
	}

	test("sends its mail once, and says that it is pending, then that it is sent", async () => {
		const email = someone();
		await expectError(notify(email), 404, "not_found");
		const id = await idOf(await sendIdea({ email }, unsent));
		await expectState(notify(email, unsent), 202, "pending");
		expect(await mailStateOf(id)).toMatchObject([{ state: "pending", attempts: 0 }]);
		await expectState(notify(`<${email}>`), 202, "pending");
		await expectState(notify(email), 200, "sent");
		// The record of a mail is kept for less long than the idea.
		await applyRetention(env, Date.now() + 31 * day);
		expect(await mailStateOf(id)).toEqual([]);
		await expectState(notify(email), 200, "sent");
		expect((await mailsFrom(email)).count).toBe(1);
	});

	test("says that its mail waits or has failed, and makes no other attempt", async () => {
		captureLog("error");
		const [waiting, failed] = [someone("fail-500"), someone("fail-400")];
		// An older one of the same content does not count.
		await rows("INSERT INTO analysis_requests VALUES ('older', ?, ?, 1, 0)", waiting, idea.message);
		for (const email of [waiting, failed]) await sendIdea({ email });
		await expectState(notify(waiting), 202, "pending");
		await expectError(notify(failed), 409, "mail_given_up");
		for (const email of [waiting, failed]) expect((await mailsFrom(email)).attempts).toBe(1);
	});
});
