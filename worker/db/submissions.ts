import { and, between, eq, getTableColumns, gt, lte, notExists, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { limits } from "#app/schemas/limits.ts";
import { type Database, insertIf } from "./database.ts";
import { contactMessages, contentColumns, ideas, outbox, type SubmissionTable } from "./schema.ts";

/** What a visitor submitted. Submissions with equal content are duplicates. */
export interface Submission {
	table: SubmissionTable;
	/** A value for each of `contentColumns`; null for a field that was left empty. */
	content: Record<string, string | null>;
	/** Whether the honeypot was filled in. */
	suspect: boolean;
}

/** @param fields the validated fields of a form, named as the columns, with the honeypot */
export function toSubmission(table: SubmissionTable, fields: Record<string, unknown>): Submission {
	const content = contentColumns(table).map((name) => [name, fields[name] || null]);
	return { table, content: Object.fromEntries(content), suspect: Boolean(fields.topic) };
}

/**
 * Selects the id of the submission with the same content in the last `limits.duplicateHours`. A suspect one, of which the
 * team may not have been told, is not that of one that is not.
 */
export function selectDuplicate(database: Database, { table, content, suspect }: Submission, now: number) {
	const columns: Record<string, SQLiteColumn> = getTableColumns(table);
	const oldest = now - limits.duplicateHours * 3_600_000;
	// `is` also compares NULL, which a message without a company has.
	const equals = Object.entries(content).map(([name, value]) => sql`${columns[name]} is ${value}`);
	return database
		.select({ id: table.id })
		.from(table)
		.where(and(gt(table.createdAt, oldest), lte(table.suspect, suspect), ...equals))
		.orderBy(table.suspect)
		.limit(1);
}

/** Whether no suspect submission is stored of the day (UTC). */
function isFirstSuspect(database: Database, now: number): SQL[] {
	const dayMs = 86_400_000;
	const start = now - (now % dayMs);
	return [ideas, contactMessages].map((table) => {
		const isOfDay = and(between(table.createdAt, start, start + dayMs - 1), eq(table.suspect, true));
		return notExists(database.select({ id: table.id }).from(table).where(isOfDay));
	});
}

/**
 * Stores a submission with its outbox email in one transaction, unless it is a duplicate. Of the suspect ones of a day only the
 * first has an email, so that bots do not fill the mailbox.
 * @returns the id of the submission or of the one that it duplicates, and that of a new email
 */
export async function storeSubmission(
	database: Database,
	submission: Submission,
	now: number,
): Promise<{ id: string; outboxId: string | undefined }> {
	const { table, content, suspect } = submission;
	const id = crypto.randomUUID();
	const outboxId = crypto.randomUUID();
	const email: typeof outbox.$inferInsert = {
		id: outboxId,
		kind: table === ideas ? "analysis_request" : "contact_message",
		submissionId: id,
		state: "pending",
		dueAt: now,
		createdAt: now,
	};
	const row = { id, ...content, createdAt: now, suspect } as SubmissionTable["$inferInsert"];
	const isNew = notExists(selectDuplicate(database, submission, now));
	const isMailed = suspect ? [isNew, ...isFirstSuspect(database, now)] : [isNew];
	const [, , [stored]] = await database.batch([
		// First, because its condition is about the rows before this one.
		insertIf(database, outbox, email, isMailed),
		insertIf(database, table, row, [isNew]),
		selectDuplicate(database, submission, now),
	]);
	return stored && stored.id !== id ? { id: stored.id, outboxId: undefined } : { id, outboxId };
}
