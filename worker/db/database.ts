import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

export type Database = DrizzleD1Database;

/** Creates a Drizzle client for the D1 binding. Cheap enough to call for each request. */
export function openDatabase(binding: D1Database): Database {
	return drizzle(binding);
}

/** Returns the statement that inserts a row if all conditions hold. A column without a value gets its default. */
export function insertIf<Table extends SQLiteTable>(
	database: Database,
	table: Table,
	row: Table["$inferInsert"],
	conditions: SQL[],
) {
	const values = Object.entries(getTableColumns(table)).map(([name, column]) => [
		name,
		sql`${row[name as keyof typeof row] ?? column.default ?? null}`.as(name),
	]);
	return database.insert<SQLiteTable>(table).select(
		database
			.select(Object.fromEntries(values) as Record<string, SQL.Aliased>)
			.from(sql`(select 1)`)
			.where(and(...conditions)),
	);
}

/** Writes, and once more after a second if D1 rejects it. */
export function retryOnce<Result>(write: () => Promise<Result>): Promise<Result> {
	return write().catch(() => scheduler.wait(1000).then(write));
}
