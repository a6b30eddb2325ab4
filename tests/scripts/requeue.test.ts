import { beforeEach, describe, expect, it } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
import { requeue } from "../../scripts/operator/requeue-query.ts";

const ids = {
	pending: "00000000-0000-4000-8000-000000000001",
	failed: "00000000-0000-4000-8000-000000000002",
	alsoFailed: "00000000-0000-4000-8000-000000000003",
	sent: "00000000-0000-4000-8000-000000000004",
	waiting: "00000000-0000-4000-8000-000000000005",
	claimed: "00000000-0000-4000-8000-000000000006",
};
const now = Date.now();
const stored = [
	{ id: ids.pending, state: "pending", attempts: 2, due_at: 5000, created_at: 1000, last_error: "HTTP 500" },
	{ id: ids.failed, state: "failed", attempts: 3, due_at: 4000, created_at: 2000, last_error: "HTTP 422" },
	{ id: ids.alsoFailed, state: "failed", attempts: 1, due_at: 3000, created_at: 500, last_error: "HTTP 400" },
	{ id: ids.sent, state: "sent", attempts: 1, due_at: 3000, created_at: 3000, last_error: null },
	{
		...{ id: ids.waiting, state: "pending", attempts: 9, due_at: now + 6 * 3_600_000 },
		...{ created_at: 600, last_error: "HTTP 401" },
	},
	{
		...{ id: ids.claimed, state: "pending", attempts: 9, due_at: now + 60_000 },
		...{ created_at: 700, last_error: "HTTP 401" },
	},
];
const [pending, failed, alsoFailed, sent, waiting, claimed] = stored;
const fresh = { state: "pending", attempts: 0, last_error: null };

const outbox = () =>
	rows("SELECT id, state, attempts, due_at, created_at, last_error FROM outbox ORDER BY id");

beforeEach(async () => {
	const insert = env.DB.prepare(
		`INSERT INTO outbox (id, state, attempts, due_at, created_at, last_error, kind, subject_id)
		VALUES (?, ?, ?, ?, ?, ?, 'contact_message', 'about ' || ?1)`,
	);
	await env.DB.batch(stored.map((row) => insert.bind(...Object.values(row))));
});

describe("requeuing", () => {
	it.each([ids.failed, `about ${ids.failed}`])("makes one failed mail due, and no other: %s", async (id) => {
		const requeued = [{ id: ids.failed }];
		expect(await runStatements(requeue(id))).toEqual({ before: [{ state: "failed" }], requeued });
		const others = [alsoFailed, sent, waiting, claimed];
		expect(await outbox()).toEqual([pending, { ...failed, ...fresh, due_at: 2000 }, ...others]);
	});

	it("makes a mail due that waits for hours, as after a night with a wrong key", async () => {
		const requeued = [{ id: ids.waiting }];
		expect(await runStatements(requeue(ids.waiting))).toEqual({ before: [{ state: "pending" }], requeued });
		const others = [pending, failed, alsoFailed, sent];
		expect(await outbox()).toEqual([...others, { ...waiting, ...fresh, due_at: 600 }, claimed]);
	});

	it("makes all mails due that failed or wait", async () => {
		const { requeued } = await runStatements(requeue("all"));
		expect(requeued).toEqual([ids.failed, ids.alsoFailed, ids.waiting].map((id) => ({ id })));
		const dueAt = (due_at: number) => ({ ...fresh, due_at });
		expect(await outbox()).toMatchObject([pending, dueAt(2000), dueAt(500), sent, dueAt(600), claimed]);
	});

	it.each([
		["a pending mail that is due", ids.pending, [{ state: "pending" }]],
		["a pending mail that may be on its way", ids.claimed, [{ state: "pending" }]],
		["a mail that was sent", ids.sent, [{ state: "sent" }]],
		["what is no mail", "' OR state = 'sent", []],
	])("does not change %s", async (_, id, before) => {
		expect(await runStatements(requeue(id))).toEqual({ before, requeued: [] });
		expect(await outbox()).toEqual(stored);
	});
});
