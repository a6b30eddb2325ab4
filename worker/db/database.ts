import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** Creates a Drizzle client for the D1 binding. Cheap enough to call for each request. */
export function openDatabase(binding: D1Database): Database {
	return drizzle(binding);
}

/** Runs statements in one transaction, in their order. @returns their results by the same names */
export async function batchByName<Statements extends Record<string, BatchItem<"sqlite">>>(
	database: Database,
	statements: Statements,
): Promise<{ [Name in keyof Statements]: Awaited<Statements[Name]> }> {
	const [first, ...others] = Object.values(statements);
	if (!first) throw new RangeError("There are no statements.");
	const results: unknown[] = await database.batch([first, ...others]);
	const named = Object.keys(statements).map((name, index) => [name, results[index]]);
	return Object.fromEntries(named);
}
