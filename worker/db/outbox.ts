import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages, ideas, outbox } from "./schema.ts";
import type { oldestSubmissions } from "./submissions.ts";

/** How long an attempt claims an email: longer than D1 may take for the claim (30 s) and MailChannels for the email. */
export const emailLeaseMs = 60_000;

export type OutboxEmail = typeof outbox.$inferSelect;

/**
 * Finds pending emails that are due and not claimed, with the idea or contact message that each is about.
 * @param selection one email, or the `limit` emails that have been due longest
 */
export function findDueEmails(
	database: Database,
	now: number,
	selection: { id: string } | { limit: number },
) {
	const isSelected = "id" in selection ? eq(outbox.id, selection.id) : undefined;
	return database
		.select({ id: outbox.id, idea: ideas, message: contactMessages })
		.from(outbox)
		.leftJoin(ideas, eq(ideas.id, outbox.submissionId))
		.leftJoin(contactMessages, eq(contactMessages.id, outbox.submissionId))
		.where(and(isDue(now), isSelected))
		.orderBy(asc(outbox.dueAt))
		.limit("limit" in selection ? selection.limit : 1);
}

/**
 * Finds the newest idea with exactly this email address and text, and its outbox email.
 * @returns undefined if no such idea is stored. `outboxEmail` is null if it was sent and its row has been deleted since.
 */
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

function isDue(now: number) {
	return and(eq(outbox.state, "pending"), lte(outbox.dueAt, now));
}

/**
 * Claims a due email for one attempt, by a lease until `leaseEnd`. It is a single statement, so that concurrent callers
 * never claim the same email. If the caller is terminated, the email is due again at the end of the lease.
 * @returns the email, `attempts` including this one; undefined if it is not due any more or has been deleted
 */
export async function claimEmail(
	database: Database,
	id: string,
	now: number,
	leaseEnd: number,
): Promise<OutboxEmail | undefined> {
	const [email] = await database
		.update(outbox)
		.set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
		.where(and(isDue(now), eq(outbox.id, id)))
		.returning();
	return email;
}

/** Marks an email as sent, even if another attempt has claimed it since. */
export async function markSent(database: Database, email: OutboxEmail, now: number): Promise<void> {
	await database
		.update(outbox)
		.set({ state: "sent", sentAt: now, lastError: null })
		.where(eq(outbox.id, email.id));
}

/**
 * Saves why an attempt failed, unless another attempt has begun or succeeded since this one.
 * @param next the time of the next attempt, or that the email becomes a dead letter (`failed`)
 * @returns whether it was saved
 */
export async function saveFailure(
	database: Database,
	{ id, attempts }: OutboxEmail,
	lastError: string,
	next: { dueAt: number } | { state: "failed" },
): Promise<boolean> {
	const saved = await database
		.update(outbox)
		.set({ ...next, lastError })
		.where(and(eq(outbox.id, id), eq(outbox.state, "pending"), eq(outbox.attempts, attempts)))
		.returning({ id: outbox.id });
	return saved.length > 0;
}

/**
 * Makes the dead letter of a submission pending again, with all its attempts.
 * @returns its id, or undefined if there is none
 */
export async function requeueDeadLetter(
	database: Database,
	submissionId: string,
	now: number,
): Promise<string | undefined> {
	const [email] = await database
		.update(outbox)
		.set({ state: "pending", attempts: 0, dueAt: now, lastError: null })
		.where(and(eq(outbox.submissionId, submissionId), eq(outbox.state, "failed")))
		.returning({ id: outbox.id });
	return email?.id;
}

/** Returns the statement that deletes the emails of these submissions in any state, and returns their states. */
export function deleteOutboxEmails(database: Database, submissionIds: ReturnType<typeof oldestSubmissions>) {
	return database
		.delete(outbox)
		.where(inArray(outbox.submissionId, submissionIds))
		.returning({ state: outbox.state });
}

/** Returns the statement that deletes sent emails. @param until latest time of sending */
export function deleteSentEmails(database: Database, until: number, limit: number) {
	const sent = database
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, until)))
		.limit(limit);
	return database.delete(outbox).where(inArray(outbox.id, sent));
}

export interface OutboxStatus {
	/** Creation time of the oldest pending email, in milliseconds since 1970. */
	oldestPendingAt: number | null;
	/** Number of dead letters. */
	failed: number;
}

export async function readOutboxStatus(database: Database): Promise<OutboxStatus> {
	const [status] = await database
		.select({
			oldestPendingAt: sql<
				number | null
			>`min(${outbox.createdAt}) FILTER (WHERE ${outbox.state} = 'pending')`,
			failed: sql<number>`count(*) FILTER (WHERE ${outbox.state} = 'failed')`,
		})
		.from(outbox)
		.where(inArray(outbox.state, ["pending", "failed"]));
	return status ?? { oldestPendingAt: null, failed: 0 };
}
