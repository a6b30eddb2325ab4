import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** Drizzle over the D1 binding; cheap enough to make for each request. */
export function openDatabase(binding: D1Database): Database {
	return drizzle(binding);
}
