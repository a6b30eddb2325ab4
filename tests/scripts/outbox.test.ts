import { beforeEach, describe, expect, it } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
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

const outbox = () =>
	rows("SELECT id, state, attempts, due_at, created_at, last_error FROM outbox ORDER BY id");

beforeEach(async () => {
	const insert = env.DB.prepare(
		`INSERT INTO outbox (id, state, attempts, due_at, created_at, last_error, kind, subject_id)
		VALUES (?, ?, ?, ?, ?, ?, 'contact_message', '1')`,
	);
	await env.DB.batch(stored.map((row) => insert.bind(...Object.values(row))));
});

it("lists unsent mails, permanent failures first, and counts them", async () => {
	const [mails, counts] = await runStatements(listUnsent(2));
	expect(mails).toMatchObject([
		{ id: ids.alsoFailed, kind: "contact_message", state: "failed", attempts: 1, lastError: "HTTP 400" },
		{ id: ids.failed, createdAt: 2000, dueAt: 4000 },
	]);
	expect(counts).toEqual([{ pending: 1, failed: 2 }]);
});

describe("re-queuing", () => {
	it("makes one failed mail due, and no other", async () => {
		expect(await runStatements(requeue(ids.failed))).toEqual([[{ state: "failed" }], [{ id: ids.failed }]]);
		expect(await outbox()).toEqual([pending, { ...failed, ...fresh, due_at: 2000 }, alsoFailed, sent]);
	});

	it("makes all failed mails due", async () => {
		const requeued = [{ id: ids.failed }, { id: ids.alsoFailed }];
		expect(await runStatements(requeue("all"))).toEqual([[{ state: "failed" }], requeued]);
		expect(await outbox()).toMatchObject([pending, { ...failed, ...fresh, due_at: 2000 }, fresh, sent]);
	});

	it.each([
		["a pending mail, which may be on its way", ids.pending, [{ state: "pending" }]],
		["a mail that was sent", ids.sent, [{ state: "sent" }]],
		["what is no mail", "' OR state = 'sent", []],
	])("does not change %s", async (_, id, before) => {
		expect(await runStatements(requeue(id))).toEqual([before, []]);
		expect(await outbox()).toEqual(stored);
	});
});

it("prints a table with aligned columns and counts, or counts only", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	const kind = "analysis_request";
	const times = { createdAt: now - 180_000, dueAt: now + 90_000 };
	const mail: UnsentMail = {
		...{ id: ids.pending, kind, state: "pending", attempts: 2, lastError: "HTTP 500" },
		...times,
	};
	const parked: UnsentMail = { ...mail, id: ids.failed, state: "failed", createdAt: now - 49 * 3_600_000 };
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
