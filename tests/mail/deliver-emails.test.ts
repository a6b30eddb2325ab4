import { expect, test, vi } from "vitest";
import { captureLog, databaseWith, env, mailsFrom, rows, runStatements } from "#tests/api/fetch-api.ts";
import { hangingFetch, setClock, useFakeClock } from "#tests/fake-clock.ts";
import { backoffMs, deliverEmails } from "#worker/mail/deliver-emails.ts";
import { erasePerson } from "../../scripts/operator/person-queries.ts";
import { queueIdeas } from "./queue-ideas.ts";

const minute = 60_000;
const hour = 60 * minute;
const kind = "analysis_request";

async function queue(localPart = "good", dueAt?: number) {
	const [queued] = await queueIdeas(localPart, 1, dueAt);
	return queued as { email: string; id: string; idea: string };
}

async function outboxRow(id: string) {
	const [row] = await rows("SELECT * FROM outbox WHERE id = ?", id);
	return row as { due_at: number; last_error: string | null };
}

/** Delivers all emails that are due at this time. */
function deliverDue(now = Date.now()) {
	setClock(now);
	return deliverEmails(env, { limit: 20 });
}

test.each([
	["fail-401", "HTTP 401", "left"],
	["fail-409", "HTTP 409", "tried"],
	["fail-429", "HTTP 429", "left"],
	["fail-html", "HTTP 502", "left"],
	["fail-202", "HTTP 202 but not sent: no SMTP code", "tried"],
	["fail-202450", "HTTP 202 but not sent: 450", "tried"],
])("what is not accepted for now is sent later: %s, %s; the emails after it are %s", async (...row) => {
	const [script, reason, others] = row;
	const { email, id } = await queue(`${script}-once`);
	const other = await queue("good", Date.now());
	const warnings = captureLog("warn");
	await deliverDue();
	const failed = await outboxRow(id);
	expect(failed).toMatchObject({ state: "pending", attempts: 1, last_error: reason });
	expect(failed.due_at - Date.now()).toBe(reason === "HTTP 502" ? hour : minute);
	// Without the rest of the reason, which names the visitor.
	expect(warnings).toEqual([{ event: "mail_attempt_failed", outboxId: id, kind, attempts: 1, reason }]);
	// An outage ends the run, so that the emails left keep their attempts.
	expect(await outboxRow(other.id)).toMatchObject({ attempts: others === "tried" ? 1 : 0 });

	// Not before it is due, and then only once, after another refusal.
	await deliverDue(failed.due_at - 1);
	await deliverEmails(env, { id });
	vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status: 401 }));
	for (const later of [0, 2 * minute, 2 * minute]) await deliverDue(failed.due_at + later);
	expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 3, last_error: null });
	// Only a gateway does not know whether the service has taken it.
	const subject = expect.stringMatching(reason === "HTTP 502" ? /^Quizá repetido: / : /^Nueva idea/);
	expect(await mailsFrom(email)).toMatchObject({ attempts: 2, count: 1, mails: [{ subject }] });
});

// Its signal may have aborted before.
const answersTooLate: typeof fetch = async (input, init) => {
	init?.signal?.throwIfAborted();
	return hangingFetch(input, init);
};
const gateways = [504, 520, 524, 504, 520, 524, 504, 520].values();
/** A database that rejects what is to be stored of an attempt, so many times. */
const savesNothing = (times = Number.POSITIVE_INFINITY) => {
	let left = times;
	return databaseWith("prepare", (query) => {
		if (query.includes('"last_error" = ?') && left-- > 0) throw new Error("D1_ERROR: to be retried");
		return env.DB.prepare(query);
	});
};

test.each<[string, (...request: Parameters<typeof fetch>) => Promise<Response>, D1Database?]>([
	["its answer comes too late", answersTooLate],
	["its connection is lost", () => Promise.reject(new TypeError("Network connection lost."))],
	["a gateway has no answer", async () => new Response("<html>", { status: gateways.next().value ?? 502 })],
	// As when the Worker is terminated.
	["D1 does not store how it went", async () => Response.json({}, { status: 500 }), savesNothing()],
	["D1 does not store that it was accepted", async () => Response.json({}), savesNothing()],
])("an email that was maybe sent, as %s, arrives eight times in a week at most", async (...row) => {
	const [, answer, DB = env.DB] = row;
	const { email, id } = await queue();
	// After so many it would be given up if its outcome were known.
	await rows("UPDATE outbox SET attempts = 39 WHERE id = ?", id);
	const lines = captureLog("warn", "error");
	vi.spyOn(scheduler, "wait").mockResolvedValue();
	const send = globalThis.fetch;
	const dueHours = [0, 1, 6, 24, 48, 72, 96, 120];
	const sentAt: number[] = [];
	const start = Date.now();
	let hours = 0;
	const service = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		// Without the signal: the email arrives, however slow the machine is.
		await send(input, { ...init, signal: null });
		sentAt.push(hours);
		return answer(input, init);
	});
	const { timeout } = AbortSignal;
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 100));
	for (hours of [...dueHours.flatMap((due) => [due - 0.1, due]), 143.9]) {
		setClock(start + hours * hour);
		await deliverEmails({ ...env, DB }, { limit: 20 });
	}
	expect(sentAt).toEqual(dueHours);
	await deliverDue(start + 144 * hour);
	const last = { state: "failed", attempts: 48, last_error: "no outcome known in six days" };
	expect(await outboxRow(id)).toMatchObject(last);
	expect(lines.filter(({ event }) => event === "mail_dead_lettered")).toHaveLength(1);
	service.mockRestore();
	// Holiday notes do not answer it.
	const own = { "X-Outbox-Id": id, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
	const { mails } = await mailsFrom(email);
	for (const [index, mail] of mails.entries()) {
		expect(mail.subject.startsWith("Quizá repetido: ")).toBe(index > 0);
		expect(mail.headers).toEqual(own);
	}
});

test("the wait grows up to six hours", () => {
	expect([1, 9, 10, 5000].map(backoffMs)).toEqual([minute, 256 * minute, 6 * hour, 6 * hour]);
});

test("the service is given thirty seconds for an email, at its own address only, and then the others are sent", async () => {
	const [slow, other] = await queueIdeas("good", 2);
	const lastErrorOf = async () => (await outboxRow(slow?.id ?? "")).last_error;
	captureLog("warn");
	const requests = vi.spyOn(globalThis, "fetch").mockImplementationOnce(hangingFetch);
	useFakeClock();
	const delivery = deliverEmails(env, { limit: 20 });
	while (requests.mock.calls.length === 0) await scheduler.wait(1);
	expect(requests.mock.calls[0]?.[1]?.redirect).toBe("manual");
	await vi.advanceTimersByTimeAsync(29_999);
	expect(await lastErrorOf()).toBeNull();
	await vi.advanceTimersByTimeAsync(1);
	await delivery;
	expect(await lastErrorOf()).toBe("no answer within 30000 ms");
	expect(await outboxRow(other?.id ?? "")).toMatchObject({ state: "sent" });
});

test.each([
	["that is rejected", "fail-400", 1, "HTTP 400"],
	["that is too large", "fail-413", 1, "HTTP 413"],
	["that is not valid", "fail-422", 1, "HTTP 422"],
	["that is refused for good", "fail-202550", 1, "HTTP 202 but not sent: 550"],
	["that has failed 40 times", "fail-500", 40, "HTTP 500"],
	["whose row is gone", "good", 1, "the stored row is gone"],
	["that could not be composed 40 times", "good", 40, "RangeError"],
])("an email %s has failed for good", async (_, script, attempts, reason) => {
	const { email, id, idea } = await queue(script);
	if (reason.includes("row")) await rows("DELETE FROM analysis_requests WHERE id = ?", idea);
	if (reason === "RangeError") await rows("UPDATE analysis_requests SET created_at = 1e16");
	await rows("UPDATE outbox SET attempts = ? WHERE id = ?", attempts - 1, id);
	const errors = captureLog("error");
	// Never again, however late.
	for (const now of [Date.now(), Date.now() + 1e12]) await deliverDue(now);
	expect(await outboxRow(id)).toMatchObject({ state: "failed", attempts, last_error: reason });
	expect(errors).toEqual([{ event: "mail_dead_lettered", outboxId: id, kind, attempts, reason }]);
	expect((await mailsFrom(email)).count).toBe(0);
});

test("an email that was accepted in other words is sent once", async () => {
	const { id } = await queue();
	const lines = captureLog("warn");
	const requests = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("<html>"));
	for (const now of [Date.now(), Date.now() + 1e12]) await deliverDue(now);
	expect(requests).toHaveBeenCalledOnce();
	expect(await outboxRow(id)).toMatchObject({ state: "sent", attempts: 1, last_error: null });
	expect(lines).toMatchObject([{ event: "mail_sent", reason: "an answer that is not understood" }]);
});

test("each email is sent once by runs at the same time", async () => {
	const queued = await queueIdeas("good", 12);
	const id = queued[0]?.id ?? "";
	const byId = () => deliverEmails(env, { id });
	await Promise.all([byId(), byId(), deliverDue(), deliverDue()]);
	for (const { email } of queued) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
});

test.each([
	["as soon as D1 is back", 1, "sent", 3, []],
	["not while D1 fails, and no other email is sent meanwhile", 9, "pending", 1, ["mail_state_not_saved"]],
])("an accepted email is marked as sent %s", async (_, failures, state, requested, logged) => {
	vi.spyOn(scheduler, "wait").mockResolvedValue();
	const [first] = await queueIdeas("good", 3);
	const errors = captureLog("error");
	const requests = vi.spyOn(globalThis, "fetch");
	await deliverEmails({ ...env, DB: savesNothing(failures) }, { limit: 20 });
	expect(requests).toHaveBeenCalledTimes(requested);
	expect(await outboxRow(first?.id ?? "")).toMatchObject({ state, attempts: 1 });
	expect(errors.map(({ event }) => event)).toEqual(logged);
});

test.each([
	["no key", "warn", /^MAILCHANNELS_API_KEY is not set$/, { MAILCHANNELS_API_KEY: "" }],
	["an invalid setting", "error", /^MAIL_FROM must be (?!.*nobody)/, { MAIL_FROM: "nobody" }],
	["a database that fails", "error", /^D1_ERROR: the disk/, { DB: databaseWith("prepare") }],
] as const)("with %s delivery is skipped, counts no attempt, and never throws", async (...row) => {
	const [, level, reason, wrong] = row;
	const { id } = await queue();
	const lines = captureLog(level);
	await deliverEmails({ ...env, ...wrong }, { id });
	expect(lines).toEqual([{ event: "mail_delivery_skipped", reason: expect.stringMatching(reason) }]);
	expect(await outboxRow(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
	// A missing key matters only if an email is due.
	await rows("DELETE FROM outbox");
	await deliverEmails({ ...env, MAILCHANNELS_API_KEY: "" }, { id });
	expect(lines).toHaveLength(1);
});

test("nothing is sent of a person whose data was erased after the run has begun, and all of others", async () => {
	const [first, second, third] = await queueIdeas("good", 3);
	const send = globalThis.fetch;
	vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...request) => {
		await runStatements(erasePerson(second?.email ?? ""));
		return send(...request);
	});
	await deliverDue();
	for (const other of [first, third]) expect((await mailsFrom(other?.email ?? "")).count).toBe(1);
	expect((await mailsFrom(second?.email ?? "")).attempts).toBe(0);
});
