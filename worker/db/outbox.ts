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

/** The email is pending, and no attempt has begun since it was read. */
function isUntouched({ id, attempts }: OutboxEmail) {
	return and(eq(outbox.id, id), eq(outbox.state, "pending"), eq(outbox.attempts, attempts));
}

/**
 * Claims an email for one attempt, in a single statement, so that no other caller does. It is stored as one whose outcome is
 * unknown, in case the caller is terminated, and due again then. @returns whether it is claimed
 */
export async function claimEmail(database: Database, email: OutboxEmail, now: number, dueAt: number) {
	const claimed = await database
		.update(outbox)
		.set({ dueAt, attempts: email.attempts + 1, sentAt: email.sentAt ?? now })
		.where(isUntouched(email))
		.returning({ id: outbox.id });
	return claimed.length > 0;
}

/** Marks an email as sent, even if another attempt has claimed it since. */
export async function markSent(database: Database, email: OutboxEmail, now: number): Promise<void> {
	await database
		.update(outbox)
		.set({ state: "sent", sentAt: now, lastError: null })
		.where(eq(outbox.id, email.id));
}

/** Saves why an attempt failed and what it changes besides, unless another attempt has begun or succeeded. @returns whether it did */
export async function saveFailure(
	database: Database,
	email: OutboxEmail,
	lastError: string,
	next: Partial<Pick<OutboxEmail, "dueAt" | "state" | "sentAt">>,
): Promise<boolean> {
	const saved = await database
		.update(outbox)
		.set({ ...next, lastError })
		.where(isUntouched(email))
		.returning({ id: outbox.id });
	return saved.length > 0;
}

/** Makes the dead letter of a submission pending again, with all its attempts. One that was maybe sent stays so. @returns its id */
export async function requeueDeadLetter(
	database: Database,
	submissionId: string,
	now: number,
): Promise<string | undefined> {
	const [email] = await database
		.update(outbox)
		.set({
			state: "pending",
			attempts: 0,
			dueAt: now,
			sentAt: sql`iif(${outbox.sentAt}, ${now}, null)`,
			lastError: null,
		})
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
