import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { env, fetchApi, mailsFrom, rows, unique } from "#tests/api/fetch-api.ts";
import worker from "#tests/worker.ts";
import type { Bindings } from "#worker/env.ts";
import { backoffMs, deliverDueEmails, deliverEmail } from "#worker/mail/outbox.ts";
import { runScheduled } from "#worker/scheduled.ts";
import { requeue } from "../../scripts/outbox-queries.ts";
import { erasePerson } from "../../scripts/person-queries.ts";

const noMailYet = { MAILCHANNELS_API_KEY: "" };
const minute = 60_000;
/** Where nothing listens. */
const nobody = "http://127.0.0.1:1/tx/v1";

interface Row {
	id: string;
	state: string;
	attempts: number;
	due_at: number;
	sent_at: number | null;
	last_error: string | null;
}

/** Stores an idea whose mail is still to be sent. The address scripts the fake mail service. */
async function queue(localPart: string): Promise<{ email: string; id: string }> {
	const email = `${unique(localPart)}@example.com`;
	await fetchApi("/analysis-requests", { body: { email, message: "An idea" }, env: noMailYet });
	return { email, id: (await outboxOf(email)).id };
}

async function outboxOf(email: string): Promise<Row> {
	const found = await rows<Row>(
		"SELECT outbox.* FROM outbox JOIN analysis_requests AS idea ON idea.id = subject_id WHERE email = ?",
		email,
	);
	expect(found).toHaveLength(1);
	return found[0] as Row;
}

/** As wrangler runs the statements of a script: all in one transaction. */
async function runStatements(statements: string[]): Promise<void> {
	await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

afterEach(async () => {
	vi.restoreAllMocks();
	await env.DB.exec("DELETE FROM outbox");
});

describe("an email that the service does not accept for now", () => {
	it.each([
		["fail-409", /^HTTP 409$/],
		["fail-429", /^HTTP 429$/],
		["fail-500", /^HTTP 500$/],
		["fail-html", /^HTTP 502$/],
		["fail-404", /^HTTP 404$/],
		["fail-202", /^HTTP 202 but not sent$/],
		["fail-202_450", /^HTTP 202 but not sent: 450 4\.1\.1$/],
		["fail-garbage", /^HTTP 202 with an answer that is not understood$/],
		["fail-cut", /^not reachable$/],
		["fail-hang", /^no answer within 200 ms$/],
	])("stays pending with the reason and is later sent once: %s", async (script, reason) => {
		const { email, id } = await queue(`${script}-once`);
		const start = Date.now();
		const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
		await deliverEmail(env, id, script === "fail-hang" ? { timeoutMs: 200 } : {});
		const failed = await outboxOf(email);
		expect(failed).toMatchObject({ state: "pending", attempts: 1, sent_at: null });
		expect(failed.last_error).toMatch(reason);
		expect(failed.last_error).not.toContain("@");
		expect(failed.due_at).toBeGreaterThanOrEqual(start + minute / 2);
		expect(failed.due_at).toBeLessThanOrEqual(Date.now() + minute);
		expect(wrote.mock.calls.join()).toContain("mail_attempt_failed");
		expect(wrote.mock.calls.join()).not.toContain(email);

		// Not before it is due.
		await deliverEmail(env, id);
		await deliverDueEmails(env, 10);
		expect((await mailsFrom(email)).attempts).toBe(1);

		const later = () => failed.due_at;
		await deliverDueEmails(env, 10, { now: later });
		await deliverDueEmails(env, 10, { now: later });
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 2 });
	});

	it("is sent twice, with one id, if the response of the first attempt was lost", async () => {
		const { email, id } = await queue("fail-lost-once");
		await deliverEmail(env, id);
		const { due_at, state } = await outboxOf(email);
		expect(state).toBe("pending");
		await deliverEmail(env, id, { now: () => due_at });
		expect((await outboxOf(email)).state).toBe("sent");
		const { mails } = await mailsFrom(email);
		expect(mails.map(({ headers }) => headers["X-Outbox-Id"])).toEqual([id, id]);
	});

	it.each([
		["120 seconds", "fail-429_120", 2 * minute],
		["a date", "fail-429_date", 10 * minute],
		["120 seconds, with a 503", "fail-503_120", 2 * minute],
		["less than the wait of its own", "fail-429_1", minute / 2],
		["three days, of which it waits six hours", "fail-429_259200", 360 * minute],
		["nothing that can be read", "fail-429_soon", minute / 2],
	])("waits as the service asks: %s", async (_, script, wait) => {
		const { email, id } = await queue(script);
		const start = Date.now();
		await deliverEmail(env, id);
		const { state, due_at } = await outboxOf(email);
		expect(state).toBe("pending");
		// A date has whole seconds; the wait of its own is up to a minute.
		expect(due_at).toBeGreaterThan(start + wait - 1500);
		expect(due_at).toBeLessThan(Date.now() + Math.max(wait, minute) + 1500);
	});

	it("waits longer each time", async () => {
		const { email, id } = await queue("fail-500");
		let now = Date.now();
		for (let attempt = 1; attempt <= 4; attempt++) {
			await deliverEmail(env, id, { now: () => now });
			const row = await outboxOf(email);
			expect(row).toMatchObject({ state: "pending", attempts: attempt });
			const full = minute * 2 ** (attempt - 1);
			expect(row.due_at - now).toBeGreaterThanOrEqual(full / 2);
			expect(row.due_at - now).toBeLessThanOrEqual(full);
			now = row.due_at;
		}
		expect((await mailsFrom(email)).count).toBe(0);
	});

	it.each(["401", "403"])(
		"is retried when the service refuses the key or the account: %s",
		async (status) => {
			const { email, id } = await queue(`fail-${status}-once`);
			await deliverEmail(env, id);
			const last_error = `HTTP ${status}`;
			expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 1, last_error });
			await deliverEmail(env, id, { now: () => Date.now() + minute });
			expect((await mailsFrom(email)).count).toBe(1);
		},
	);

	it("is sent by itself once the key is right", async () => {
		const queued = await Promise.all(Array.from({ length: 3 }, () => queue("good")));
		const wrong = { ...env, MAILCHANNELS_API_KEY: "wrong" };
		for (const { id } of queued) await deliverEmail(wrong, id);
		for (const { email } of queued) {
			expect(await outboxOf(email)).toMatchObject({ state: "pending", last_error: "HTTP 403" });
		}
		await deliverDueEmails(env, 10, { now: () => Date.now() + minute });
		for (const { email } of queued) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("is left to other runs when D1 took so long that its lease could end first", async () => {
		const { email, id } = await queue("good");
		const start = Date.now();
		let asked = 0;
		// The clock is read before the claim, and when the mail's row has come: 55 of the lease's 60 seconds later.
		await deliverEmail(env, id, { now: () => start + (asked++ === 0 ? 0 : 55_000) });
		expect(await mailsFrom(email)).toMatchObject({ attempts: 0 });
		await deliverEmail(env, id, { now: () => start + minute });
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("is retried when the service cannot be reached", async () => {
		const { email, id } = await queue("good");
		await deliverEmail({ ...env, MAILCHANNELS_BASE_URL: nobody }, id);
		expect(await outboxOf(email)).toMatchObject({
			state: "pending",
			attempts: 1,
			last_error: "not reachable",
		});
		await deliverEmail(env, id, { now: () => Date.now() + minute });
		expect((await mailsFrom(email)).count).toBe(1);
	});
});

describe("an email that the service rejects permanently", () => {
	it.each([
		["fail-400", "HTTP 400"],
		["fail-413", "HTTP 413"],
		["fail-422", "HTTP 422"],
		["fail-202_550", "HTTP 202 but not sent: 550 5.1.1"],
	])("becomes a dead letter with the reason, and is sent when it is requeued: %s", async (script, reason) => {
		const { email, id } = await queue(`${script}-once`);
		const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
		await deliverEmail(env, id);
		expect(await outboxOf(email)).toMatchObject({ state: "failed", attempts: 1, last_error: reason });
		expect(wrote.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
			{ event: "mail_dead_lettered", outboxId: id, kind: "analysis_request", attempts: 1, reason },
		]);

		// Never again, however late.
		const muchLater = () => Date.now() + 1e12;
		await deliverEmail(env, id, { now: muchLater });
		await deliverDueEmails(env, 10, { now: muchLater });
		expect((await mailsFrom(email)).attempts).toBe(1);

		await runStatements(requeue(id));
		await deliverDueEmails(env, 10);
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 1, last_error: null });
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 2 });
	});

	it("doesn't keep the others from being sent", async () => {
		const bad = await Promise.all([
			queue("fail-400"),
			queue("fail-413"),
			queue("fail-202_550"),
			queue("fail-409"),
		]);
		const good = await Promise.all(Array.from({ length: 9 }, () => queue("good")));
		await deliverDueEmails(env, 50);
		for (const { email } of good) expect((await mailsFrom(email)).count).toBe(1);
		const states = await Promise.all(bad.map(async ({ email }) => (await outboxOf(email)).state));
		expect(states).toEqual(["failed", "failed", "failed", "pending"]);
	});
});

describe("the response of the service", () => {
	it.each([
		["HTTP 400", 400, { errors: ["subject 'Mensaje de Ada Lovelace' is not valid"] }],
		["HTTP 400", 400, { errors: [{ code: "Ada Lovelace", message: "Ada Lovelace" }] }],
		["HTTP 202 but not sent", 202, { results: [{ status: "failed", reason: "Ada Lovelace: refused" }] }],
		["HTTP 202 but not sent", 202, { results: [{ status: "Ada Lovelace" }] }],
		[
			"HTTP 202 but not sent: 554 5.7.1",
			202,
			{ results: [{ status: "failed", reason: "554 5.7.1 Ada Lovelace is spam" }] },
		],
		["HTTP 202 but not sent: 550", 202, { results: [{ status: "failed", reason: "550 Ada Lovelace" }] }],
	])(
		"is stored as codes without text, which may repeat the visitor's: %s",
		async (reason, status, answer) => {
			const { email, id } = await queue("good");
			const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
			vi.spyOn(console, "error").mockImplementation(wrote);
			vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer, { status }));
			await deliverEmail(env, id);
			expect((await outboxOf(email)).last_error).toBe(reason);
			expect(wrote).toHaveBeenCalledOnce();
			expect(wrote.mock.calls.join()).not.toMatch(/Ada|Lovelace/);
		},
	);
});

describe("concurrently", () => {
	it("two deliveries of an email send it once", async () => {
		const { email, id } = await queue("good");
		await Promise.all([
			deliverEmail(env, id),
			deliverEmail(env, id),
			deliverDueEmails(env, 10),
			deliverDueEmails(env, 10),
		]);
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("two runs share the emails and send each once", async () => {
		const queued = await Promise.all(Array.from({ length: 30 }, () => queue("good")));
		await Promise.all([deliverDueEmails(env, 50), deliverDueEmails(env, 50), deliverDueEmails(env, 50)]);
		for (const { email } of queued) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("an email whose sender was terminated is sent when its lease ends", async () => {
		const { email, id } = await queue("good");
		const now = Date.now();
		await rows("UPDATE outbox SET attempts = 1, due_at = ? WHERE id = ?", now + minute, id);
		await deliverDueEmails(env, 10, { now: () => now + minute - 1 });
		expect((await mailsFrom(email)).count).toBe(0);
		await deliverDueEmails(env, 10, { now: () => now + minute });
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("a late failure doesn't touch a newer attempt", async () => {
		const { email, id } = await queue("fail-hang-once");
		const now = Date.now();
		const slow = deliverEmail(env, id, { timeoutMs: 1500 });
		await vi.waitFor(async () => expect((await mailsFrom(email)).attempts).toBe(1));
		await deliverEmail(env, id, { now: () => now + 2 * minute });
		await slow;
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
	});
});

describe("one run", () => {
	/** How many mails were tried, and how many stay as they were. */
	const counts = async () => {
		const [row] = await rows("SELECT sum(attempts > 0) AS tried, sum(attempts = 0) AS untouched FROM outbox");
		return row;
	};
	/** Stores ideas with their mails, due one after the other. */
	const queueMany = async (localPart: string, count = 20) => {
		const start = Date.now() - minute;
		const queued = Array.from({ length: count }, (_, index) => {
			const [id, idea] = [crypto.randomUUID(), crypto.randomUUID()];
			return { id, idea, email: `${unique(localPart)}@example.com`, time: start + index };
		});
		await env.DB.batch(
			queued.flatMap(({ id, idea, email, time }) => [
				env.DB.prepare(
					"INSERT INTO analysis_requests (id, email, message, created_at) VALUES (?, ?, 'An idea', ?)",
				).bind(idea, email, time),
				env.DB.prepare(
					`INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at)
					VALUES (?, 'analysis_request', ?, 'pending', ?, ?)`,
				).bind(id, idea, time, time),
			]),
		);
		return queued;
	};

	it("sends no more than its limit", async () => {
		await queueMany("good", 16);
		await deliverDueEmails(env, 14);
		expect(await rows("SELECT state, count(*) AS mails FROM outbox GROUP BY state ORDER BY state")).toEqual([
			{ state: "pending", mails: 2 },
			{ state: "sent", mails: 14 },
		]);
	});

	it("stays within the queries and requests that Workers allow it", async () => {
		await queueMany("good", 40);
		const requests = vi.spyOn(globalThis, "fetch");
		const queries = vi.fn();
		const DB = {
			prepare: (query: string) => {
				queries(query);
				return env.DB.prepare(query);
			},
			batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
		} as unknown as D1Database;
		// The first run of an hour also deletes what is too old.
		const hour = 60 * minute;
		await runScheduled({ ...env, DB }, Math.floor(Date.now() / hour) * hour);
		expect(queries.mock.calls.join()).toContain("delete from");
		expect(await counts()).toEqual({ tried: 31, untouched: 9 });
		expect(requests.mock.calls.length).toBeLessThanOrEqual(50);
		expect(queries.mock.calls.length).toBeLessThanOrEqual(50);
	});

	it.each([
		["is down", "fail-500", 3],
		["answers with a proxy's page", "fail-html", 3],
		["wants no mail for now", "fail-429", 1],
		["refuses the account", "fail-403", 1],
		["knows no key", "fail-401", 1],
	])("ends early when the service %s", async (_, script, tried) => {
		await queueMany(script);
		await deliverDueEmails(env, 50);
		expect(await counts()).toEqual({ tried, untouched: 20 - tried });
	});

	it("ends early when the service cannot be reached", async () => {
		await queueMany("good");
		await deliverDueEmails({ ...env, MAILCHANNELS_BASE_URL: nobody }, 50);
		expect(await counts()).toEqual({ tried: 3, untouched: 17 });
	});

	it("ends in time when the service hangs", async () => {
		await queueMany("fail-hang");
		const start = Date.now();
		const requests = vi.spyOn(globalThis, "fetch");
		await deliverDueEmails(env, 50, {
			timeoutMs: 50,
			// As if each attempt had taken ten seconds.
			now: () => start + requests.mock.calls.length * 10_000,
		});
		expect(await counts()).toEqual({ tried: 2, untouched: 18 });
	});

	it("goes on when the service fails at single emails", async () => {
		const failing = await queue("fail-500");
		await rows("UPDATE outbox SET due_at = 0 WHERE id = ?", failing.id);
		const good = await queueMany("good", 9);
		await deliverDueEmails(env, 50);
		for (const { email } of good) expect((await mailsFrom(email)).count).toBe(1);
		expect(await outboxOf(failing.email)).toMatchObject({ state: "pending", attempts: 1 });
	});

	it("after another drains a backlog, each email once", async () => {
		const queued = await queueMany("good", 45);
		for (let count = 0; count < 3; count++)
			await Promise.all([deliverDueEmails(env, 10), deliverDueEmails(env, 10)]);
		for (const { email } of queued) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});
});

describe("when D1 fails after the service has accepted an email", () => {
	/** The database, but the statement that writes down what was sent fails so many times. */
	const failing = (times: number) => {
		let left = times;
		return {
			prepare: (query: string) => {
				if (query.includes('"sent_at" = ?') && left-- > 0) throw new Error("D1_ERROR: to be retried");
				return env.DB.prepare(query);
			},
		} as unknown as D1Database;
	};

	it("marks it as sent as soon as D1 is back, and does not send it again", async () => {
		const { email, id } = await queue("good");
		await deliverEmail({ ...env, DB: failing(1) }, id);
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 1 });
	});

	it("sends no other email that could not be marked as sent, and logs no personal data", async () => {
		await Promise.all([queue("good"), queue("good"), queue("good")]);
		const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
		const requests = vi.spyOn(globalThis, "fetch");
		await deliverDueEmails({ ...env, DB: failing(Number.POSITIVE_INFINITY) }, 50);
		expect(requests).toHaveBeenCalledOnce();
		expect(wrote.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
			{
				event: "mail_state_not_saved",
				outboxId: expect.any(String),
				kind: "analysis_request",
				attempts: 1,
				reason: "Error",
			},
		]);
		// Its lease keeps it for a minute.
		await deliverDueEmails(env, 50);
		expect(await rows("SELECT count(*) AS waiting FROM outbox WHERE state = 'pending'")).toEqual([
			{ waiting: 1 },
		]);
	});
});

it("without a key skips delivery, counts no attempt, and logs it once", async () => {
	const { email, id } = await queue("good");
	const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
	await deliverEmail({ ...env, ...noMailYet }, id);
	expect(wrote.mock.calls).toEqual([
		['{"event":"mail_delivery_skipped","reason":"MAILCHANNELS_API_KEY is not set"}'],
	]);
	expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
	await deliverEmail(env, id);
	expect((await mailsFrom(email)).count).toBe(1);
});

it("logs nothing without a key and without emails", async () => {
	const wrote = vi.spyOn(console, "warn");
	await deliverDueEmails({ ...env, ...noMailYet }, 10);
	expect(wrote).not.toHaveBeenCalled();
});

it("with an invalid setting skips delivery, counts no attempt, and logs its name but not its value", async () => {
	const { email, id } = await queue("good");
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	await deliverEmail({ ...env, MAIL_FROM: "not-an-address" }, id);
	expect(wrote.mock.calls.join()).toContain("MAIL_FROM");
	expect(wrote.mock.calls.join()).not.toContain("not-an-address");
	expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 0 });
});

it("dead-letters an email whose row is gone", async () => {
	const { email, id } = await queue("good");
	await rows("DELETE FROM analysis_requests WHERE email = ?", email);
	await deliverEmail(env, id);
	expect(await rows("SELECT state, last_error FROM outbox WHERE id = ?", id)).toEqual([
		{ state: "failed", last_error: "the stored row is gone" },
	]);
	expect((await mailsFrom(email)).attempts).toBe(0);
});

it("sends nothing of a person whose data was erased after the email was claimed", async () => {
	const { email, id } = await queue("good");
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const DB = {
		prepare: (query: string) =>
			query.startsWith("select")
				? {
						bind: (...values: unknown[]) => ({
							raw: async () => {
								await runStatements(erasePerson(email));
								return env.DB.prepare(query)
									.bind(...values)
									.raw();
							},
						}),
					}
				: env.DB.prepare(query),
	} as unknown as D1Database;
	await deliverEmail({ ...env, DB }, id);
	expect(await rows("SELECT id FROM outbox WHERE id = ?", id)).toEqual([]);
	expect((await mailsFrom(email)).attempts).toBe(0);
	expect(wrote).not.toHaveBeenCalled();
});

it("never throws, even if D1 fails", async () => {
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const broken = {
		prepare: () => {
			throw new Error("D1_ERROR");
		},
	} as unknown as D1Database;
	await deliverEmail({ ...env, DB: broken }, "any");
	expect(wrote).toHaveBeenCalledOnce();
});

it("is run by the Worker's schedule", async () => {
	const { email } = await queue("good");
	const context = createExecutionContext();
	await worker.scheduled(createScheduledController({ cron: "* * * * *" }), env as Bindings, context);
	await waitOnExecutionContext(context);
	expect((await mailsFrom(email)).count).toBe(1);
});

it("backs off up to six hours, with up to half of it left to chance", () => {
	expect(backoffMs(1, () => 0)).toBe(minute);
	expect(backoffMs(1, () => 1)).toBe(minute / 2);
	expect(backoffMs(3, () => 0)).toBe(4 * minute);
	expect(backoffMs(9, () => 0)).toBe(256 * minute);
	expect(backoffMs(10, () => 0)).toBe(360 * minute);
	expect(backoffMs(5000, () => 0)).toBe(360 * minute);
});
