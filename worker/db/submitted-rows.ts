import { and, eq, exists, getTableColumns, gt, inArray, lte, notExists, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { limits } from "#app/schemas/limits.ts";
import type { Database } from "./database.ts";
import { contentColumns, outbox, type SubmissionKind, submissionTables } from "./schema.ts";

/** What a visitor submitted. Submissions with equal content are duplicates. */
export interface Submission {
	kind: SubmissionKind;
	/** A value for each of `contentColumns`; null for a field that was left empty. */
	content: Record<string, string | null>;
}

/** @param fields the validated fields of a form, named as the columns */
export function toSubmission(kind: SubmissionKind, fields: Record<string, unknown>): Submission {
	const content = contentColumns(kind).map((name) => [name, fields[name] || null]);
	return { kind, content: Object.fromEntries(content) };
}

/**
 * Selects the id of the submission with the same content in the last `limits.duplicateHours`.
 * @param now milliseconds since 1970
 */
export function selectDuplicate(database: Database, { kind, content }: Submission, now: number) {
	const table = submissionTables[kind];
	const columns: Record<string, SQLiteColumn> = getTableColumns(table);
	// `is` also compares NULL, which a message without a company has.
	const equals = Object.entries(content).map(([name, value]) => sql`${columns[name]} is ${value}`);
	return database
		.select({ id: table.id })
		.from(table)
		.where(and(gt(table.createdAt, now - limits.duplicateHours * 3_600_000), ...equals))
		.limit(1);
}

/**
 * Stores a submission with its outbox email, unless it is a duplicate. It is a single transaction, so only one of several
 * concurrent duplicates is stored.
 * @param now milliseconds since 1970
 * @returns the id of the stored row or of the one that it duplicates, and the id of a new outbox email
 */
export async function storeSubmission(
	database: Database,
	submission: Submission,
	now: number,
): Promise<{ id: string; outboxId: string | undefined }> {
	const { kind, content } = submission;
	const table = submissionTables[kind];
	const id = crypto.randomUUID();
	const outboxId = crypto.randomUUID();
	const email: typeof outbox.$inferSelect = {
		id: outboxId,
		kind,
		subjectId: id,
		state: "pending",
		attempts: 0,
		dueAt: now,
		createdAt: now,
		sentAt: null,
		lastError: null,
	};
	const isNew = notExists(selectDuplicate(database, submission, now));
	const isStored = exists(database.select({ id: table.id }).from(table).where(eq(table.id, id)));
	const [, , [stored]] = await database.batch([
		insertIf(database, table, { id, ...content, createdAt: now }, isNew),
		insertIf(database, outbox, email, isStored),
		selectDuplicate(database, submission, now),
	]);
	return stored && stored.id !== id ? { id: stored.id, outboxId: undefined } : { id, outboxId };
}

/** Returns the statement that inserts a row if the condition holds. @param row a value for each column */
function insertIf(database: Database, table: SQLiteTable, row: Record<string, unknown>, condition: SQL) {
	const values = Object.keys(getTableColumns(table)).map((name) => [name, sql`${row[name]}`.as(name)]);
	return database.insert(table).select(
		database
			.select(Object.fromEntries(values) as Record<string, SQL.Aliased>)
			.from(sql`(select 1)`)
			.where(condition),
	);
}

/** Selects the ids of the oldest submissions of a kind, in a stable order. @param until latest creation time */
export function oldestSubmissions(database: Database, kind: SubmissionKind, until: number, limit: number) {
	const table = submissionTables[kind];
	return database
		.select({ id: table.id })
		.from(table)
		.where(lte(table.createdAt, until))
		.orderBy(table.createdAt, table.id)
		.limit(limit);
}

/** Returns the statement that deletes submissions of a kind. */
export function deleteSubmissions(
	database: Database,
	kind: SubmissionKind,
	ids: ReturnType<typeof oldestSubmissions>,
) {
	const table = submissionTables[kind];
	return database.delete(table).where(inArray(table.id, ids));
}
