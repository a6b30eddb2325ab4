import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages, ideas, outbox } from "./schema.ts";

export type OutboxEmail = typeof outbox.$inferSelect;

/** Finds pending emails that are due and not claimed, with what each is about: one, or the `limit` that have been due longest. */
export function findDueEmails(
	database: Database,
	now: number,
	selection: { id: string } | { limit: number },
) {
	const isSelected = "id" in selection ? eq(outbox.id, selection.id) : undefined;
	return database
		.select({ email: outbox, idea: ideas, message: contactMessages })
		.from(outbox)
		.leftJoin(ideas, eq(ideas.id, outbox.submissionId))
		.leftJoin(contactMessages, eq(contactMessages.id, outbox.submissionId))
		.where(and(eq(outbox.state, "pending"), lte(outbox.dueAt, now), isSelected))
		.orderBy(asc(outbox.dueAt))
		.limit("limit" in selection ? selection.limit : 1);
}

/** Finds the newest idea with exactly this address and text, and its email, which is null once its row has been deleted. */
export function findNewestIdeaEmail(database: Database, email: string, message: string) {
	return database
		.select({ outboxEmail: { id: outbox.id, state: outbox.state } })
		.from(ideas)
		.leftJoin(outbox, eq(outbox.submissionId, ideas.id))
		.where(and(eq(ideas.email, email), eq(ideas.message, message)))
		.orderBy(desc(ideas.createdAt))
		.limit(1)
		.get();
}

/**
 * Changes a pending email, unless an attempt has begun since it was read. It is a single statement, so that only one caller can
 * claim an attempt by counting it. @returns whether it is changed
 */
export async function updateUntouched(
	database: Database,
	{ id, attempts }: OutboxEmail,
	changes: Partial<OutboxEmail>,
): Promise<boolean> {
	const isUntouched = and(eq(outbox.id, id), eq(outbox.state, "pending"), eq(outbox.attempts, attempts));
	const changed = await database.update(outbox).set(changes).where(isUntouched).returning({ id: outbox.id });
	return changed.length > 0;
}

/** Marks an email as sent. */
export async function markSent(database: Database, email: OutboxEmail, now: number): Promise<void> {
	await database
		.update(outbox)
		.set({ state: "sent", sentAt: now, lastError: null })
		.where(eq(outbox.id, email.id));
}

/** Makes the dead letter of a submission pending again, with all its attempts. One that was maybe sent stays so. @returns its id */
export async function requeueDeadLetter(
	database: Database,
	submissionId: string,
	now: number,
): Promise<string | undefined> {
	const sentAt = sql`iif(${outbox.sentAt}, ${now}, null)`;
	const [email] = await database
		.update(outbox)
		.set({ state: "pending", attempts: 0, dueAt: now, sentAt, lastError: null })
		.where(and(eq(outbox.submissionId, submissionId), eq(outbox.state, "failed")))
		.returning({ id: outbox.id });
	return email?.id;
}

export interface OutboxStatus {
	/** Creation time of the oldest pending email that was not maybe sent, as that one waits for hours on purpose, in milliseconds since 1970. */
	oldestPendingAt: number | null;
	/** Number of dead letters. */
	failed: number;
}

export async function readOutboxStatus(database: Database): Promise<OutboxStatus> {
	const [status] = await database
		.select({
			oldestPendingAt: sql<
				number | null
			>`min(${outbox.createdAt}) FILTER (WHERE ${outbox.state} = 'pending' AND ${outbox.sentAt} IS NULL)`,
			failed: sql<number>`count(*) FILTER (WHERE ${outbox.state} = 'failed')`,
		})
		.from(outbox)
		.where(inArray(outbox.state, ["pending", "failed"]));
	return status ?? { oldestPendingAt: null, failed: 0 };
}
