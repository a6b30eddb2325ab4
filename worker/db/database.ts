import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

export type Database = DrizzleD1Database;

/** Creates a Drizzle client for the D1 binding. Cheap enough to call for each request. */
export function openDatabase(binding: D1Database): Database {
	return drizzle(binding);
}

/** Returns the statement that inserts a row if all conditions hold. @param row a value for each column */
export function insertIf(
	database: Database,
	table: SQLiteTable,
	row: Record<string, unknown>,
	conditions: SQL[],
) {
	const values = Object.keys(getTableColumns(table)).map((name) => [name, sql`${row[name]}`.as(name)]);
	return database.insert(table).select(
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
