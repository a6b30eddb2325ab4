import type { D1Migration } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import {
	captureErrorEvents,
	captureLog,
	databaseWith,
	env,
	mailsFrom,
	rows,
	runStatements,
} from "#tests/api/fetch-api.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import { backoffMs, deliverEmails } from "#worker/mail/deliver-emails.ts";
import { erasePerson } from "../../scripts/operator/person-queries.ts";
import { requeue } from "../../scripts/operator/requeue-query.ts";
import { queueIdeas } from "./queue-ideas.ts";

const minute = 60_000;
const hour = 60 * minute;

interface Row {
	state: string;
	attempts: number;
	due_at: number;
	last_error: string | null;
}

async function queue(localPart: string, dueAt?: number): Promise<{ email: string; id: string }> {
	const [queued] = await queueIdeas(localPart, 1, dueAt);
	return queued as { email: string; id: string };
}

async function outboxRow(id: string): Promise<Row> {
	const [row] = await rows<Row>("SELECT * FROM outbox WHERE id = ?", id);
	return row as Row;
}

describe("an email that the service does not accept for now", () => {
	it.each([
		["fail-401", "HTTP 401", "left"],
		["fail-403", "HTTP 403", "left"],
		["fail-404", "HTTP 404", "left"],
		["fail-409", "HTTP 409", "tried"],
		["fail-429", "HTTP 429", "left"],
		["fail-500", "HTTP 500", "left"],
		["fail-html", "HTTP 502", "left"],
		["fail-202", "HTTP 202 but not sent", "tried"],
		["fail-202_450", "HTTP 202 but not sent: 450 4.1.1", "tried"],
		["fail-cut", "not reachable", "left"],
		["fail-lost", "not reachable", "left"],
		["fail-hang", "no answer within 200 ms", "left"],
	])("stays pending and is sent later: %s, %s; the emails after it are %s", async (...row) => {
		const [script, reason, others] = row;
		const { email, id } = await queue(`${script}-once`);
		const other = await queue("good", Date.now());
		const start = Date.now();
		const warnings = captureLog("warn");
		await deliverEmails(env, { limit: 10 }, script === "fail-hang" ? { timeoutMs: 200 } : {});
		const failed = await outboxRow(id);
		expect(failed).toMatchObject({ state: "pending", attempts: 1, sent_at: null, last_error: reason });
		expect(failed.due_at).toBeGreaterThanOrEqual(start + 30_000);
		expect(failed.due_at).toBeLessThanOrEqual(Date.now() + 60_000);
		expect(warnings).toEqual([
			{ event: "mail_attempt_failed", outboxId: id, kind: "analysis_request", attempts: 1, reason },
		]);
		// An outage ends the run, so that the emails left keep their attempts.
		expect(await outboxRow(other.id)).toMatchObject({ attempts: others === "tried" ? 1 : 0 });

		// Not before it is due.
		await deliverEmails(env, { id }, { now: () => failed.due_at - 1 });
		await deliverEmails(env, { limit: 10 }, { now: () => failed.due_at - 1 });
		expect((await mailsFrom(email)).attempts).toBe(1);

		await deliverEmails(env, { limit: 10 }, { now: () => failed.due_at });
		await deliverEmails(env, { limit: 10 }, { now: () => failed.due_at });
		expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
		const { mails, attempts } = await mailsFrom(email);
		expect(attempts).toBe(2);
		// If only the response was lost, the service has it twice.
		const ids = Array(script === "fail-lost" ? 2 : 1).fill(id);
		expect(mails.map(({ headers }) => headers["X-Outbox-Id"])).toEqual(ids);
	});

	it.each([
		["120 seconds", "fail-429_120", 1, 2, 2],
		["a date", "fail-429_date", 1, 10, 10],
		["120 seconds, with a 503", "fail-503_120", 1, 2, 2],
		["less than the wait of its own", "fail-429_1", 1, 0.5, 1],
		["three days, of which it waits six hours", "fail-429_259200", 1, 360, 360],
		["nothing that can be read", "fail-429_soon", 1, 0.5, 1],
		["nothing, the third time", "fail-500", 3, 2, 4],
	])("waits as the service asks: %s", async (_, script, attempts, least, most) => {
		const { id } = await queue(script);
		await rows("UPDATE outbox SET attempts = ? WHERE id = ?", attempts - 1, id);
		const start = Date.now();
		await deliverEmails(env, { id });
		const { due_at, ...row } = await outboxRow(id);
		expect(row).toMatchObject({ state: "pending", attempts });
		// A date has whole seconds.
		expect(due_at).toBeGreaterThan(start + least * minute - 1500);
		expect(due_at).toBeLessThan(Date.now() + most * minute + 1500);
	});

	it("is given ten seconds, at the service's own address only", async () => {
		const { id } = await queue("good");
		const requests = vi.spyOn(globalThis, "fetch").mockImplementation(hangingFetch);
		useFakeClock();
		const delivery = deliverEmails(env, { id });
		while (requests.mock.calls.length === 0) await scheduler.wait(1);
		expect(requests.mock.calls[0]?.[1]?.redirect).toBe("manual");
		await vi.advanceTimersByTimeAsync(9_999);
		expect((await outboxRow(id)).last_error).toBeNull();
		await vi.advanceTimersByTimeAsync(1);
		await delivery;
		expect((await outboxRow(id)).last_error).toBe("no answer within 10000 ms");
	});
});

it.each([
	["fail-400", "HTTP 400"],
	["fail-413", "HTTP 413"],
	["fail-422", "HTTP 422"],
	["fail-202_550", "HTTP 202 but not sent: 550 5.1.1"],
])("a rejected email has failed, and is sent when it is requeued: %s", async (script, reason) => {
	const { email, id } = await queue(`${script}-once`);
	const other = await queue("good", Date.now());
	const errors = captureLog("error");
	await deliverEmails(env, { limit: 10 });
	expect(await outboxRow(id)).toMatchObject({ state: "failed", attempts: 1, last_error: reason });
	const line = { outboxId: id, kind: "analysis_request", attempts: 1, reason };
	expect(errors).toEqual([{ event: "mail_dead_lettered", ...line }]);
	expect(await outboxRow(other.id)).toMatchObject({ state: "sent" });

	// Never again, however late.
	const muchLater = () => Date.now() + 1e12;
	await deliverEmails(env, { id }, { now: muchLater });
	await deliverEmails(env, { limit: 10 }, { now: muchLater });
	expect((await mailsFrom(email)).attempts).toBe(1);

	await runStatements(requeue(id));
	await deliverEmails(env, { limit: 10 });
	expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1, last_error: null });
	expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 2 });
});

it.each([
	["no JSON", 202, "{"],
	["nothing", 202, ""],
	["a page of a proxy", 200, "<html>"],
	["no results", 202, '{"results":[]}'],
	["results of another kind", 201, '{"results":"ok"}'],
	["no body, by its status", 204, null],
])(
	"an email that was accepted in words that are not understood is sent once: %s",
	async (_, status, body) => {
		const { id } = await queue("good");
		const lines = captureLog("info", "warn", "error");
		const requests = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, { status }));
		await deliverEmails(env, { id });
		await deliverEmails(env, { limit: 10 }, { now: () => Date.now() + 1e12 });
		expect(requests).toHaveBeenCalledOnce();
		expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1, last_error: null });
		const reason = "an answer that is not understood";
		const fields = { outboxId: id, kind: "analysis_request", attempts: 1, reason };
		expect(lines).toEqual([{ event: "mail_sent", ...fields }]);
	},
);

describe("an email that fails each time", () => {
	it.each([
		["fail-500", 39, "HTTP 500"],
		["fail-401", 39, "HTTP 401"],
		["fail-202_450", 39, "HTTP 202 but not sent: 450 4.1.1"],
		// The Worker was terminated in each of these.
		["good", 40, "no attempt came to its end"],
	])("is given up after 40 attempts, and sent when it is requeued: %s", async (script, attempts, reason) => {
		const { email, id } = await queue(script === "good" ? script : `${script}-once`);
		await rows("UPDATE outbox SET attempts = ? WHERE id = ?", attempts, id);
		const errors = captureLog("error");
		await deliverEmails(env, { id });
		expect(await outboxRow(id)).toMatchObject({
			state: "failed",
			attempts: attempts + 1,
			last_error: reason,
		});
		const line = { outboxId: id, kind: "analysis_request", attempts: attempts + 1, reason };
		expect(errors).toEqual([{ event: "mail_dead_lettered", ...line }]);
		await runStatements(requeue(id));
		await deliverEmails(env, { limit: 10 });
		expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1, last_error: null });
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("starts to count anew with the limit, whose migration comes with it", async () => {
		const { id } = await queue("good");
		await rows("UPDATE outbox SET attempts = 77 WHERE id = ?", id);
		const { MIGRATIONS } = env as unknown as { MIGRATIONS: D1Migration[] };
		const migration = MIGRATIONS.find(({ name }) => name.startsWith("0005"));
		await rows(migration?.queries.at(-1) ?? "");
		await deliverEmails(env, { id });
		expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1 });
	});

	it("as it cannot be composed, waits longer each time and holds no other up", async () => {
		const { id } = await queue("good");
		const other = await queue("good", Date.now());
		// No time that there is.
		await rows(
			"UPDATE analysis_requests SET created_at = 1e20 WHERE id = (SELECT subject_id FROM outbox WHERE id = ?)",
			id,
		);
		const warnings = captureLog("warn");
		for (const minutes of [1, 2, 4]) {
			const now = (await outboxRow(id)).due_at;
			await deliverEmails(env, { limit: 10 }, { now: () => Math.max(now, Date.now()) });
			const { due_at } = await outboxRow(id);
			expect(due_at - Math.max(now, Date.now())).toBeGreaterThan(minutes * 30_000 - 1000);
		}
		const failed = { state: "pending", attempts: 3, last_error: "RangeError" };
		expect(await outboxRow(id)).toMatchObject(failed);
		expect(warnings).toHaveLength(3);
		expect(warnings[2]).toMatchObject({ event: "mail_attempt_failed", attempts: 3, reason: "RangeError" });
		expect(await outboxRow(other.id)).toMatchObject({ state: "sent" });
	});
});

it.each([
	["HTTP 202 but not sent", [{ status: "Ada Lovelace", reason: "Ada Lovelace: refused" }]],
	["HTTP 202 but not sent", [{ status: "failed", reason: { text: "550 Ada Lovelace" } }]],
	["HTTP 202 but not sent: 550", [{ status: "failed", reason: "550 Ada Lovelace" }]],
])("stores and logs codes, never text that may repeat the visitor's: %s", async (reason, results) => {
	const { id } = await queue("good");
	const lines = captureLog("warn", "error");
	vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ results }, { status: 202 }));
	await deliverEmails(env, { id });
	expect(await outboxRow(id)).toMatchObject({ last_error: reason });
	expect(lines).toEqual([expect.objectContaining({ reason })]);
	expect(JSON.stringify(lines)).not.toMatch(/Ada|Lovelace/);
});

describe("concurrently", () => {
	it("each email is sent once", async () => {
		const queued = await queueIdeas("good", 12);
		const [first] = queued;
		await Promise.all([
			deliverEmails(env, { id: first?.id ?? "" }),
			deliverEmails(env, { id: first?.id ?? "" }),
			deliverEmails(env, { limit: 20 }),
			deliverEmails(env, { limit: 20 }),
		]);
		for (const { email } of queued) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("an email is claimed for a minute, after which another run sends it", async () => {
		const { email, id } = await queue("good");
		const now = Date.now();
		vi.spyOn(globalThis, "fetch").mockReturnValueOnce(new Promise(() => {}));
		// Its Worker is terminated before the service responds.
		void deliverEmails(env, { id }, { now: () => now, timeoutMs: hour });
		await vi.waitFor(async () => expect((await outboxRow(id)).attempts).toBe(1), 5000);
		await deliverEmails(env, { limit: 10 }, { now: () => now + 59_999 });
		expect((await mailsFrom(email)).attempts).toBe(0);
		await deliverEmails(env, { limit: 10 }, { now: () => now + 60_000 });
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it.each([503, 400])("a late %i doesn't touch a newer attempt, and raises no alert", async (status) => {
		const errors = captureErrorEvents();
		const { id } = await queue("good");
		const late = Promise.withResolvers<Response>();
		const requests = vi.spyOn(globalThis, "fetch").mockReturnValueOnce(late.promise);
		const slow = deliverEmails(env, { id });
		await vi.waitFor(() => expect(requests).toHaveBeenCalledOnce(), 5000);
		requests.mockResolvedValueOnce(new Response(null, { status: 429 }));
		await deliverEmails(env, { id }, { now: () => Date.now() + 2 * minute });
		const newer = await outboxRow(id);
		expect(newer).toMatchObject({ state: "pending", attempts: 2, last_error: "HTTP 429" });
		late.resolve(new Response(null, { status }));
		await slow;
		expect(await outboxRow(id)).toEqual(newer);
		expect(errors).toEqual([]);
	});
});

describe("a run", () => {
	it("sends the emails that have waited longest, up to its limit", async () => {
		const queued = await queueIdeas("good", 6);
		const lines = captureLog("info");
		await deliverEmails(env, { limit: 4 });
		const kind = "analysis_request";
		expect(lines[0]).toEqual({ event: "mail_sent", outboxId: queued[0]?.id, kind, attempts: 1 });
		const sent = await rows("SELECT id FROM outbox WHERE state = 'sent' ORDER BY due_at");
		expect(sent).toEqual(queued.slice(0, 4).map(({ id }) => ({ id })));
	});

	it("starts no attempt after 45 seconds", async () => {
		await queueIdeas("good", 5);
		const start = Date.now();
		const requests = vi.spyOn(globalThis, "fetch");
		// As if each attempt had taken 22.5 seconds.
		await deliverEmails(env, { limit: 20 }, { now: () => start + requests.mock.calls.length * 22_500 });
		expect(await rows("SELECT 1 FROM outbox WHERE attempts > 0")).toHaveLength(2);
	});
});

describe("when D1 fails after the service has accepted an email", () => {
	/** The database, but the statement that marks an email as sent fails so many times. */
	const failing = (times: number) => {
		let left = times;
		const prepare = (query: string) => {
			if (query.includes('"sent_at" = ?') && left-- > 0) throw new Error("D1_ERROR: to be retried");
			return env.DB.prepare(query);
		};
		return { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
	};

	it("marks it as sent as soon as D1 is back, and does not send it again", async () => {
		vi.spyOn(scheduler, "wait").mockResolvedValue();
		const { id } = await queue("good");
		await deliverEmails({ ...env, DB: failing(2) }, { id });
		expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1 });
	});

	it("sends no other email that could not be marked as sent, and logs no personal data", async () => {
		vi.spyOn(scheduler, "wait").mockResolvedValue();
		const [first] = await queueIdeas("good", 3);
		const errors = captureLog("error");
		const requests = vi.spyOn(globalThis, "fetch");
		await deliverEmails({ ...env, DB: failing(Number.POSITIVE_INFINITY) }, { limit: 20 });
		expect(requests).toHaveBeenCalledOnce();
		const { id: outboxId } = first ?? {};
		const saved = { outboxId, kind: "analysis_request", attempts: 1 };
		expect(errors).toEqual([{ event: "mail_state_not_saved", ...saved, reason: "D1_ERROR: to be retried" }]);
		// Its lease keeps it for a minute.
		await deliverEmails(env, { limit: 20 });
		expect(await outboxRow(first?.id ?? "")).toMatchObject({ state: "pending", attempts: 1 });
	});
});

it.each([
	["no key", "warn", /^MAILCHANNELS_API_KEY is not set$/, { MAILCHANNELS_API_KEY: "" }],
	["an invalid setting", "error", /^MAIL_FROM must be (?!.*nobody)/, { MAIL_FROM: "nobody" }],
	["a database that fails", "error", /^D1_ERROR: the disk/, { DB: databaseWith("prepare") }],
] as const)(
	"with %s skips delivery, counts no attempt, and never throws",
	async (_, level, reason, wrong) => {
		const { id } = await queue("good");
		const lines = captureLog(level);
		await deliverEmails({ ...env, ...wrong }, { id });
		expect(lines).toEqual([{ event: "mail_delivery_skipped", reason: expect.stringMatching(reason) }]);
		expect(await outboxRow(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
	},
);

it("logs that there is no key only if an email is due", async () => {
	const warnings = captureLog("warn");
	await deliverEmails({ ...env, MAILCHANNELS_API_KEY: "" }, { limit: 10 });
	expect(warnings).toEqual([]);
});

it("fails an email whose row is gone", async () => {
	const { email, id } = await queue("good");
	await rows("DELETE FROM analysis_requests WHERE email = ?", email);
	const errors = captureErrorEvents();
	await deliverEmails(env, { id });
	expect(errors).toEqual(["mail_dead_lettered"]);
	expect(await outboxRow(id)).toMatchObject({ state: "failed", last_error: "the stored row is gone" });
	expect((await mailsFrom(email)).attempts).toBe(0);
});

it("sends nothing of a person whose data was erased after the run has begun", async () => {
	const [first, second] = await queueIdeas("good", 2);
	const send = globalThis.fetch;
	vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...request) => {
		await runStatements(erasePerson(second?.email ?? ""));
		return send(...request);
	});
	await deliverEmails(env, { limit: 20 });
	expect((await mailsFrom(first?.email ?? "")).count).toBe(1);
	expect((await mailsFrom(second?.email ?? "")).attempts).toBe(0);
});

it("backs off up to six hours, with up to half of it left to chance", () => {
	expect(backoffMs(1, () => 1)).toBe(minute / 2);
	expect(backoffMs(9, () => 0)).toBe(256 * minute);
	expect(backoffMs(10, () => 0)).toBe(6 * hour);
	expect(backoffMs(5000, () => 0)).toBe(6 * hour);
});
