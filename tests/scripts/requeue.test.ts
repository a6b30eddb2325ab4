import { beforeEach, describe, expect, it } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
import { requeue } from "../../scripts/operator/requeue-query.ts";

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
		expect(await outbox()).toEqual([pending, { ...failed, ...fresh, due_at: 2000 }, alsoFailed, sent]);
	});

	it("makes all failed mails due", async () => {
		const requeued = [{ id: ids.failed }, { id: ids.alsoFailed }];
		expect(await runStatements(requeue("all"))).toEqual({ before: [{ state: "failed" }], requeued });
		expect(await outbox()).toMatchObject([pending, { ...failed, ...fresh, due_at: 2000 }, fresh, sent]);
	});

	it.each([
		["a pending mail, which may be on its way", ids.pending, [{ state: "pending" }]],
		["a mail that was sent", ids.sent, [{ state: "sent" }]],
		["what is no mail", "' OR state = 'sent", []],
	])("does not change %s", async (_, id, before) => {
		expect(await runStatements(requeue(id))).toEqual({ before, requeued: [] });
		expect(await outbox()).toEqual(stored);
	});
});
