import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { outbox } from "./schema.ts";

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
 * Takes a due mail for one attempt and leases it, in one statement: of two callers at once only one gets it.
 * If the caller dies, the mail is due again when the lease ends.
 * @param id that mail; without it, the one that is due longest
 * @returns the mail with this attempt counted, or undefined if none is due
 */
export function claimMail(
	database: Database,
	now: number,
	leaseEnd: number,
	id?: string,
): Promise<OutboxMail | undefined> {
	const due = and(eq(outbox.state, "pending"), lte(outbox.dueAt, now));
	const which = id
		? eq(outbox.id, id)
		: inArray(
				outbox.id,
				database.select({ id: outbox.id }).from(outbox).where(due).orderBy(asc(outbox.dueAt)).limit(1),
			);
	return database
		.update(outbox)
		.set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
		.where(and(due, which))
		.returning()
		.get();
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

/** Gives a mail up for good, unless another attempt has begun or succeeded since this one was claimed. */
export async function markFailed(database: Database, mail: OutboxMail, lastError: string): Promise<void> {
	await database.update(outbox).set({ state: "failed", lastError }).where(stillHeld(mail));
}

function stillHeld(mail: OutboxMail) {
	return and(eq(outbox.id, mail.id), eq(outbox.state, "pending"), eq(outbox.attempts, mail.attempts));
}

/** The statement that deletes the mails of one kind that are owed since a moment or longer, whatever became of them. */
export function deleteMailsOf(database: Database, kind: OutboxMail["kind"], until: number) {
	return database.delete(outbox).where(and(eq(outbox.kind, kind), lte(outbox.createdAt, until)));
}

/** The statement that deletes the mails that were sent until a moment. */
export function deleteSentMails(database: Database, until: number) {
	return database.delete(outbox).where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, until)));
}
