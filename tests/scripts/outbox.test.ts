import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { env, rows } from "#tests/api/fetch-api.ts";
import { outboxTable } from "../../scripts/outbox-format.ts";
import { listUnsent, requeue, type UnsentMail } from "../../scripts/outbox-queries.ts";

const ids = {
	pending: "00000000-0000-4000-8000-000000000001",
	failed: "00000000-0000-4000-8000-000000000002",
	alsoFailed: "00000000-0000-4000-8000-000000000003",
	sent: "00000000-0000-4000-8000-000000000004",
};
const stored = [
	{ id: ids.pending, state: "pending", attempts: 2, due_at: 5000, created_at: 1000, last_error: "HTTP 500" },
	{ id: ids.failed, state: "failed", attempts: 3, due_at: 4000, created_at: 2000, last_error: "HTTP 422" },
	{ id: ids.alsoFailed, state: "failed", attempts: 1, due_at: 3000, created_at: 500, last_error: "HTTP 400" },
	{ id: ids.sent, state: "sent", attempts: 1, due_at: 3000, created_at: 3000, last_error: null },
];
const [pending, failed, alsoFailed, sent] = stored;
const fresh = { state: "pending", attempts: 0, last_error: null };

/** As wrangler runs them: all in one transaction. */
async function run(statements: string[]) {
	const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	return results.map((result) => result.results);
}

const outbox = () =>
	rows("SELECT id, state, attempts, due_at, created_at, last_error FROM outbox ORDER BY id");

beforeEach(async () => {
	const insert = env.DB.prepare(
		`INSERT INTO outbox (id, state, attempts, due_at, created_at, last_error, kind, subject_id)
		VALUES (?, ?, ?, ?, ?, ?, 'contact_message', '1')`,
	);
	await env.DB.batch(stored.map((row) => insert.bind(...Object.values(row))));
});
afterEach(() => env.DB.exec("DELETE FROM outbox"));

it("lists unsent mails, permanent failures first, and counts them", async () => {
	const [mails, counts] = await run(listUnsent(2));
	expect(mails).toEqual([
		{
			id: ids.alsoFailed,
			kind: "contact_message",
			state: "failed",
			attempts: 1,
			createdAt: 500,
			dueAt: 3000,
			lastError: "HTTP 400",
		},
		expect.objectContaining({ id: ids.failed }),
	]);
	expect(counts).toEqual([{ pending: 1, failed: 2 }]);
});

it("lists nothing, and counts zero, without mails", async () => {
	await env.DB.exec("DELETE FROM outbox");
	expect(await run(listUnsent(2))).toEqual([[], [{ pending: 0, failed: 0 }]]);
});

describe("re-queuing", () => {
	it("makes one failed mail due, and no other", async () => {
		expect(await run(requeue(ids.failed))).toEqual([[{ state: "failed" }], [{ id: ids.failed }]]);
		expect(await outbox()).toEqual([pending, { ...failed, ...fresh, due_at: 2000 }, alsoFailed, sent]);
	});

	it("makes all failed mails due", async () => {
		const [, requeued] = await run(requeue("all"));
		expect(requeued).toHaveLength(2);
		expect(await outbox()).toEqual([
			pending,
			{ ...failed, ...fresh, due_at: 2000 },
			{ ...alsoFailed, ...fresh, due_at: 500 },
			sent,
		]);
	});

	it.each([
		["a pending mail, which may be on its way", ids.pending, [{ state: "pending" }]],
		["a mail that was sent", ids.sent, [{ state: "sent" }]],
		["what is no mail", "' OR state = 'sent", []],
	])("does not change %s", async (_, id, before) => {
		expect(await run(requeue(id))).toEqual([before, []]);
		expect(await outbox()).toEqual(stored);
	});
});

it("prints a table with aligned columns and counts, or counts only", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	const minute = 60_000;
	const mail: UnsentMail = {
		id: ids.pending,
		kind: "analysis_request",
		state: "pending",
		attempts: 2,
		createdAt: now - 3 * minute,
		dueAt: now + 90_000,
		lastError: "HTTP 500",
	};
	const parked: UnsentMail = { ...mail, id: ids.failed, state: "failed", createdAt: now - 49 * 60 * minute };
	const untried: UnsentMail = { ...mail, attempts: 0, createdAt: now - 5999, dueAt: now, lastError: null };
	expect(outboxTable([parked, mail, untried], { pending: 40, failed: 1 }, now)).toBe(
		[
			"id                                    kind              state    age    attempts  due       reason",
			`${ids.failed}  analysis_request  failed   2 d    2         never     HTTP 500`,
			`${ids.pending}  analysis_request  pending  3 min  2         in 1 min  HTTP 500`,
			`${ids.pending}  analysis_request  pending  5 s    0         now`,
			"… and 38 more",
			"",
			"40 pending, 1 failed",
			"",
		].join("\n"),
	);
	expect(outboxTable([], { pending: 0, failed: 0 }, now)).toBe("0 pending, 0 failed\n");
});
