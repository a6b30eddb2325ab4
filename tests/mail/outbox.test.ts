import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call, env, mailsFrom, rows, unique } from "#tests/api/call.ts";
import worker from "#tests/worker.ts";
import type { Bindings } from "#worker/env.ts";
import { backOff, deliver, deliverDue } from "#worker/mail/outbox.ts";

const noMailYet = { MAILCHANNELS_API_KEY: "" };
const minute = 60_000;

interface Row {
	id: string;
	state: string;
	attempts: number;
	due_at: number;
	sent_at: number | null;
	last_error: string | null;
}

/** Stores an idea whose mail is still to be sent. The address scripts the mail double. */
async function owe(localPart: string): Promise<{ email: string; id: string }> {
	const email = `${unique(localPart)}@example.com`;
	await call("/analysis-requests", { body: { email, message: "An idea" }, env: noMailYet });
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

afterEach(async () => {
	vi.restoreAllMocks();
	await env.DB.exec("DELETE FROM outbox");
});

describe("a mail that the service refuses", () => {
	it.each([
		["fail-400", /^HTTP 400$/],
		["fail-401", /^HTTP 401/],
		["fail-403", /^HTTP 403/],
		["fail-413", /^HTTP 413/],
		["fail-429", /^HTTP 429/],
		["fail-500", /^HTTP 500/],
		["fail-html", /^HTTP 502$/],
		["fail-202", /^HTTP 202 but not sent: 550 5\.1\.1$/],
		["fail-garbage", /^HTTP 202 with an answer that is not understood$/],
		["fail-cut", /^not reachable$/],
		["fail-hang", /^no answer within 200 ms$/],
	])("stays pending with the reason and is later sent once: %s", async (script, reason) => {
		const { email, id } = await owe(`${script}-once`);
		const start = Date.now();
		const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
		await deliver(env, id, { timeoutMs: 200 });
		const failed = await outboxOf(email);
		expect(failed).toMatchObject({ state: "pending", attempts: 1, sent_at: null });
		expect(failed.last_error).toMatch(reason);
		expect(failed.last_error).not.toContain("@");
		expect(failed.due_at).toBeGreaterThanOrEqual(start + minute / 2);
		expect(failed.due_at).toBeLessThanOrEqual(Date.now() + minute);
		expect(wrote.mock.calls.join()).toContain("mail_not_sent");
		expect(wrote.mock.calls.join()).not.toContain(email);

		// Not before it is due.
		await deliver(env, id);
		await deliverDue(env, 10);
		expect((await mailsFrom(email)).attempts).toBe(1);

		const later = () => failed.due_at;
		await deliverDue(env, 10, { now: later });
		await deliverDue(env, 10, { now: later });
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 2 });
	});

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
		"keeps no word of the service's answer, which may repeat the visitor's: %s",
		async (reason, status, answer) => {
			const { email, id } = await owe("good");
			const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
			vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer, { status }));
			await deliver(env, id);
			expect((await outboxOf(email)).last_error).toBe(reason);
			expect(wrote).toHaveBeenCalledOnce();
			expect(wrote.mock.calls.join()).not.toMatch(/Ada|Lovelace/);
		},
	);

	it("waits longer each time", async () => {
		const { email, id } = await owe("fail-500");
		let now = Date.now();
		for (let attempt = 1; attempt <= 4; attempt++) {
			await deliver(env, id, { now: () => now });
			const row = await outboxOf(email);
			expect(row).toMatchObject({ state: "pending", attempts: attempt });
			const full = minute * 2 ** (attempt - 1);
			expect(row.due_at - now).toBeGreaterThanOrEqual(full / 2);
			expect(row.due_at - now).toBeLessThanOrEqual(full);
			now = row.due_at;
		}
		expect((await mailsFrom(email)).count).toBe(0);
	});

	it("doesn't keep the others from being sent", async () => {
		const bad = await Promise.all([owe("fail-500"), owe("fail-html"), owe("fail-202"), owe("fail-cut")]);
		const good = await Promise.all(Array.from({ length: 5 }, () => owe("good")));
		await deliverDue(env, 50);
		for (const { email } of good) expect((await mailsFrom(email)).count).toBe(1);
		for (const { email } of bad)
			expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 1 });
	});

	it("is tried again when nothing listens", async () => {
		const { email, id } = await owe("good");
		await deliver({ ...env, MAILCHANNELS_BASE_URL: "http://127.0.0.1:1/tx/v1" }, id);
		expect(await outboxOf(email)).toMatchObject({
			state: "pending",
			attempts: 1,
			last_error: "not reachable",
		});
	});
});

describe("at the same time", () => {
	it("two deliveries of a mail send it once", async () => {
		const { email, id } = await owe("good");
		await Promise.all([deliver(env, id), deliver(env, id), deliverDue(env, 10), deliverDue(env, 10)]);
		expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("two runs share the mails and send each once", async () => {
		const owed = await Promise.all(Array.from({ length: 12 }, () => owe("good")));
		await Promise.all([deliverDue(env, 50), deliverDue(env, 50), deliverDue(env, 50)]);
		for (const { email } of owed) expect(await mailsFrom(email)).toMatchObject({ count: 1, attempts: 1 });
	});

	it("a mail whose sender died is sent when its lease ends", async () => {
		const { email, id } = await owe("good");
		const now = Date.now();
		await rows("UPDATE outbox SET attempts = 1, due_at = ? WHERE id = ?", now + minute, id);
		await deliverDue(env, 10, { now: () => now + minute - 1 });
		expect((await mailsFrom(email)).count).toBe(0);
		await deliverDue(env, 10, { now: () => now + minute });
		expect((await mailsFrom(email)).count).toBe(1);
	});

	it("a late failure doesn't touch a newer attempt", async () => {
		const { email, id } = await owe("fail-hang-once");
		const now = Date.now();
		const slow = deliver(env, id, { timeoutMs: 600 });
		await vi.waitFor(async () => expect((await mailsFrom(email)).attempts).toBe(1));
		await deliver(env, id, { now: () => now + 2 * minute });
		await slow;
		expect(await outboxOf(email)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
	});
});

it("sends no more than the limit in one run", async () => {
	await Promise.all(Array.from({ length: 6 }, () => owe("good")));
	await deliverDue(env, 4);
	expect(await rows("SELECT state, count(*) AS mails FROM outbox GROUP BY state ORDER BY state")).toEqual([
		{ state: "pending", mails: 2 },
		{ state: "sent", mails: 4 },
	]);
});

it("without a key waits, counts no attempt, and says so once", async () => {
	const { email, id } = await owe("good");
	const wrote = vi.spyOn(console, "warn").mockImplementation(() => {});
	await deliver({ ...env, ...noMailYet }, id);
	expect(wrote.mock.calls).toEqual([['{"event":"mail_waits","reason":"MAILCHANNELS_API_KEY is not set"}']]);
	expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
	await deliver(env, id);
	expect((await mailsFrom(email)).count).toBe(1);
});

it("says nothing without a key and without mail", async () => {
	const wrote = vi.spyOn(console, "warn");
	await deliverDue({ ...env, ...noMailYet }, 10);
	expect(wrote).not.toHaveBeenCalled();
});

it("with a wrong setting waits, counts no attempt, and logs its name but not its value", async () => {
	const { email, id } = await owe("good");
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	await deliver({ ...env, MAIL_FROM: "not-an-address" }, id);
	expect(wrote.mock.calls.join()).toContain("MAIL_FROM");
	expect(wrote.mock.calls.join()).not.toContain("not-an-address");
	expect(await outboxOf(email)).toMatchObject({ state: "pending", attempts: 0 });
});

it("gives up a mail whose row is gone", async () => {
	const { email, id } = await owe("good");
	await rows("DELETE FROM analysis_requests WHERE email = ?", email);
	await deliver(env, id);
	expect(await rows("SELECT state, last_error FROM outbox WHERE id = ?", id)).toEqual([
		{ state: "failed", last_error: "the stored row is gone" },
	]);
	expect((await mailsFrom(email)).attempts).toBe(0);
});

it("never throws, even if D1 fails", async () => {
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const broken = {
		prepare: () => {
			throw new Error("D1_ERROR");
		},
	} as unknown as D1Database;
	await deliver({ ...env, DB: broken }, "any");
	expect(wrote).toHaveBeenCalledOnce();
});

it("is run by the Worker's schedule", async () => {
	const { email } = await owe("good");
	const context = createExecutionContext();
	await worker.scheduled(createScheduledController({ cron: "* * * * *" }), env as Bindings, context);
	await waitOnExecutionContext(context);
	expect((await mailsFrom(email)).count).toBe(1);
});

it("backs off up to six hours, with up to half of it left to chance", () => {
	expect(backOff(1, () => 0)).toBe(minute);
	expect(backOff(1, () => 1)).toBe(minute / 2);
	expect(backOff(3, () => 0)).toBe(4 * minute);
	expect(backOff(9, () => 0)).toBe(256 * minute);
	expect(backOff(10, () => 0)).toBe(360 * minute);
	expect(backOff(5000, () => 0)).toBe(360 * minute);
});
