import { drizzle } from "drizzle-orm/d1";
import { beforeEach, expect, test } from "vitest";
import { env, runStatements } from "#tests/api/fetch-api.ts";
import { outbox } from "#worker/db/schema.ts";
import { requeue } from "../../scripts/operator/requeue-query.ts";

const database = drizzle(env.DB);
const inHours = Date.now() + 6 * 3_600_000;
const mail = (id: number, state: "pending" | "sent" | "failed", attempts: number, dueAt: number) => {
	const about = { kind: "contact_message" as const, submissionId: `about ${id}`, sentAt: null };
	const tried = { state, attempts, dueAt, createdAt: 1000 * id, lastError: "HTTP 500" };
	return { id: `00000000-0000-4000-8000-00000000000${id}`, ...about, ...tried };
};
const due = mail(1, "pending", 2, 5000);
// Its lease has not ended, by a clock that is ahead: it may be on its way.
const claimed = mail(2, "pending", 9, Date.now() + 90_000);
const sent = mail(3, "sent", 1, 3000);
// As after a night with a wrong key.
const waiting = mail(4, "pending", 9, inHours);
const failed = mail(5, "failed", 3, 4000);
const alsoFailed = mail(6, "failed", 1, 3000);
const stored = [due, claimed, sent, waiting, failed, alsoFailed];

beforeEach(() => database.insert(outbox).values(stored));

test.each([
	["one that failed", failed.id, [failed]],
	["the one about a message, whose id is in `npm run ideas`", failed.submissionId, [failed]],
	["one that waits for hours", waiting.id, [waiting]],
	["all that failed or wait", "all", [waiting, failed, alsoFailed]],
	["none that is due", due.id, []],
	["none that may be on its way", claimed.id, []],
	["none that was sent", sent.id, []],
])("requeue makes mails due as if they had never been tried: %s", async (_case, which, mails) => {
	const { requeued } = await runStatements(requeue(which));
	expect(requeued).toEqual(mails.map(({ id }) => ({ id })));
	const fresh = { state: "pending", attempts: 0, lastError: null };
	expect(await database.select().from(outbox).orderBy(outbox.id)).toEqual(
		stored.map((row) => (mails.includes(row) ? { ...row, ...fresh, dueAt: row.createdAt } : row)),
	);
});
