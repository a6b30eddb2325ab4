import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** Creates a Drizzle client for the D1 binding. Cheap enough to call for each request. */
export function openDatabase(binding: D1Database): Database {
	return drizzle(binding);
}
