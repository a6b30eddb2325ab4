import { and, asc, count, eq, inArray, lte, min, sql } from "drizzle-orm";
import type { oldestIdeas } from "./analysis-requests.ts";
import type { oldestContactMessages } from "./contact-messages.ts";
import type { Database } from "./database.ts";
import { analysisRequests, contactMessages, outbox } from "./schema.ts";

export type OutboxMail = typeof outbox.$inferSelect;

/** The statement that owes a mail for a row; to be run in a batch with that row. */
export function insertOutboxMail(
	database: Database,
	mail: Pick<OutboxMail, "id" | "kind" | "subjectId" | "createdAt">,
) {
	return database.insert(outbox).values({ ...mail, state: "pending", dueAt: mail.createdAt });
}

/** True if some mail waits to be sent now. */
export async function hasDueMail(database: Database, now: number): Promise<boolean> {
	const row = await database
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.state, "pending"), lte(outbox.dueAt, now)))
		.limit(1)
		.get();
	return row !== undefined;
}

/**
 * Takes due mails for one attempt each and leases them, in one statement: of two callers at once only one gets a mail.
 * If the caller dies, the mails are due again when the lease ends.
 * @param which one mail, or as many as are due longest
 * @returns the mails with this attempt counted
 */
export function claimMails(
	database: Database,
	now: number,
	leaseEnd: number,
	which: { id: string } | { atMost: number },
): Promise<OutboxMail[]> {
	const due = and(eq(outbox.state, "pending"), lte(outbox.dueAt, now));
	const chosen =
		"id" in which
			? eq(outbox.id, which.id)
			: inArray(
					outbox.id,
					database
						.select({ id: outbox.id })
						.from(outbox)
						.where(due)
						.orderBy(asc(outbox.dueAt))
						.limit(which.atMost),
				);
	return database
		.update(outbox)
		.set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
		.where(and(due, chosen))
		.returning();
}

/** What each of these mails is owed for, in one query. A mail that is no longer stored is missing in the answer. */
export function findSubjects(database: Database, mails: OutboxMail[]) {
	return database
		.select({ id: outbox.id, idea: analysisRequests, message: contactMessages })
		.from(outbox)
		.leftJoin(analysisRequests, subjectIs("analysis_request", analysisRequests))
		.leftJoin(contactMessages, subjectIs("contact_message", contactMessages))
		.where(
			inArray(
				outbox.id,
				mails.map(({ id }) => id),
			),
		);
}

function subjectIs(kind: OutboxMail["kind"], table: typeof analysisRequests | typeof contactMessages) {
	return and(eq(outbox.kind, kind), eq(table.id, outbox.subjectId));
}

/** Marks a mail as sent, whoever holds it now: the service has taken it. */
export async function markSent(database: Database, mail: OutboxMail, now: number): Promise<void> {
	await database
		.update(outbox)
		.set({ state: "sent", sentAt: now, lastError: null })
		.where(eq(outbox.id, mail.id));
}

/** Plans the next attempt, unless another one has begun or succeeded since this one was claimed. */
export async function reschedule(
	database: Database,
	mail: OutboxMail,
	dueAt: number,
	lastError: string,
): Promise<void> {
	await database.update(outbox).set({ dueAt, lastError }).where(stillHeld(mail));
}

/** Parks a mail until someone re-queues it, unless another attempt has begun or succeeded since this one was claimed. */
export async function markFailed(database: Database, mail: OutboxMail, lastError: string): Promise<void> {
	await database.update(outbox).set({ state: "failed", lastError }).where(stillHeld(mail));
}

/**
 * Makes the mail that is owed for a row due as if it had never been tried, if it was parked.
 * @returns its id, or undefined if it is not parked
 */
export async function requeueParked(
	database: Database,
	subjectId: string,
	now: number,
): Promise<string | undefined> {
	const [mail] = await database
		.update(outbox)
		.set({ state: "pending", attempts: 0, dueAt: now, lastError: null })
		.where(and(eq(outbox.subjectId, subjectId), eq(outbox.state, "failed")))
		.returning({ id: outbox.id });
	return mail?.id;
}

function stillHeld(mail: OutboxMail) {
	return and(eq(outbox.id, mail.id), eq(outbox.state, "pending"), eq(outbox.attempts, mail.attempts));
}

/** The statement that deletes the mails owed for these rows, whatever became of them, and returns their states. */
export function deleteMailsOf(
	database: Database,
	subjects: ReturnType<typeof oldestIdeas> | ReturnType<typeof oldestContactMessages>,
) {
	return database
		.delete(outbox)
		.where(inArray(outbox.subjectId, subjects))
		.returning({ state: outbox.state });
}

/** The statement that deletes mails that were sent until a moment, at most so many. */
export function deleteSentMails(database: Database, until: number, atMost: number) {
	const sent = database
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, until)))
		.limit(atMost);
	return database.delete(outbox).where(inArray(outbox.id, sent));
}

/** What the outbox owes: when its oldest pending mail was owed (milliseconds since 1970), and how many it gave up. */
export interface OutboxState {
	oldestPendingAt: number | null;
	failed: number;
}

/** Reads the outbox's state in one round trip, by the index on the state. */
export async function readOutboxState(database: Database): Promise<OutboxState> {
	const [[pending], [failed]] = await database.batch([
		database
			.select({ at: min(outbox.createdAt) })
			.from(outbox)
			.where(eq(outbox.state, "pending")),
		database.select({ mails: count() }).from(outbox).where(eq(outbox.state, "failed")),
	]);
	return { oldestPendingAt: pending?.at ?? null, failed: failed?.mails ?? 0 };
}
