import { and, asc, count, eq, inArray, lte, min, sql } from "drizzle-orm";
import type { oldestIdeas } from "./analysis-requests.ts";
import type { oldestContactMessages } from "./contact-messages.ts";
import type { Database } from "./database.ts";
import { analysisRequests, contactMessages, outbox } from "./schema.ts";

export type OutboxEmail = typeof outbox.$inferSelect;

/** Returns the statement that adds an email to the outbox. Run it in a batch with the row that the email is about. */
export function insertOutboxEmail(
	database: Database,
	email: Pick<OutboxEmail, "id" | "kind" | "subjectId" | "createdAt">,
) {
	return database.insert(outbox).values({ ...email, state: "pending", dueAt: email.createdAt });
}

export async function hasDueEmail(database: Database, now: number): Promise<boolean> {
	const row = await database
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.state, "pending"), lte(outbox.dueAt, now)))
		.limit(1)
		.get();
	return row !== undefined;
}

/**
 * Claims due emails for one attempt each, by a lease until `leaseEnd`. It is a single statement, so that concurrent callers
 * never claim the same email. If the caller is terminated, the emails are due again at the end of the lease.
 * @param selection one email, or the `limit` emails that have been due longest
 * @returns the claimed emails, `attempts` including this one
 */
export function claimDueEmails(
	database: Database,
	now: number,
	leaseEnd: number,
	selection: { id: string } | { limit: number },
): Promise<OutboxEmail[]> {
	const due = and(eq(outbox.state, "pending"), lte(outbox.dueAt, now));
	const chosen =
		"id" in selection
			? eq(outbox.id, selection.id)
			: inArray(
					outbox.id,
					database
						.select({ id: outbox.id })
						.from(outbox)
						.where(due)
						.orderBy(asc(outbox.dueAt))
						.limit(selection.limit),
				);
	return database
		.update(outbox)
		.set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
		.where(and(due, chosen))
		.returning();
}

/** Loads the idea or contact message of each email in one query. Emails that have been deleted are left out. */
export function findSubjectRows(database: Database, emails: OutboxEmail[]) {
	return database
		.select({ id: outbox.id, idea: analysisRequests, message: contactMessages })
		.from(outbox)
		.leftJoin(analysisRequests, subjectIs("analysis_request", analysisRequests))
		.leftJoin(contactMessages, subjectIs("contact_message", contactMessages))
		.where(
			inArray(
				outbox.id,
				emails.map(({ id }) => id),
			),
		);
}

function subjectIs(kind: OutboxEmail["kind"], table: typeof analysisRequests | typeof contactMessages) {
	return and(eq(outbox.kind, kind), eq(table.id, outbox.subjectId));
}

/** Marks an email as sent, even if another attempt has claimed it since. */
export async function markSent(database: Database, email: OutboxEmail, now: number): Promise<void> {
	await database
		.update(outbox)
		.set({ state: "sent", sentAt: now, lastError: null })
		.where(eq(outbox.id, email.id));
}

/** Schedules the next attempt, unless another attempt has begun or succeeded since this one. */
export async function reschedule(
	database: Database,
	email: OutboxEmail,
	dueAt: number,
	lastError: string,
): Promise<void> {
	await database.update(outbox).set({ dueAt, lastError }).where(isStillClaimed(email));
}

/** Makes an email a dead letter (`failed`), unless another attempt has begun or succeeded since this one. */
export async function markDeadLetter(
	database: Database,
	email: OutboxEmail,
	lastError: string,
): Promise<void> {
	await database.update(outbox).set({ state: "failed", lastError }).where(isStillClaimed(email));
}

/**
 * Makes the dead letter of a row pending again, with all its attempts.
 * @returns its id, or undefined if the row has no dead letter
 */
export async function requeueDeadLetter(
	database: Database,
	subjectId: string,
	now: number,
): Promise<string | undefined> {
	const [email] = await database
		.update(outbox)
		.set({ state: "pending", attempts: 0, dueAt: now, lastError: null })
		.where(and(eq(outbox.subjectId, subjectId), eq(outbox.state, "failed")))
		.returning({ id: outbox.id });
	return email?.id;
}

function isStillClaimed(email: OutboxEmail) {
	return and(eq(outbox.id, email.id), eq(outbox.state, "pending"), eq(outbox.attempts, email.attempts));
}

/** Returns the statement that deletes the emails of these rows in any state, and returns their states. */
export function deleteOutboxEmails(
	database: Database,
	subjects: ReturnType<typeof oldestIdeas> | ReturnType<typeof oldestContactMessages>,
) {
	return database
		.delete(outbox)
		.where(inArray(outbox.subjectId, subjects))
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

/** Reads the status in one round trip to D1. */
export async function readOutboxStatus(database: Database): Promise<OutboxStatus> {
	const [[pending], [failed]] = await database.batch([
		database
			.select({ at: min(outbox.createdAt) })
			.from(outbox)
			.where(eq(outbox.state, "pending")),
		database.select({ emails: count() }).from(outbox).where(eq(outbox.state, "failed")),
	]);
	return { oldestPendingAt: pending?.at ?? null, failed: failed?.emails ?? 0 };
}
