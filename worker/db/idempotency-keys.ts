import { inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { idempotencyKeys } from "./schema.ts";

export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/** The statement that takes keys. It fails on a key already taken, and with it the batch that it is in. */
export function insertIdempotencyKeys(database: Database, records: IdempotencyRecord[]) {
	return database.insert(idempotencyKeys).values(records);
}

/** Takes a key, unless it is taken already. */
export async function keepIdempotencyKey(database: Database, record: IdempotencyRecord): Promise<void> {
	await database.insert(idempotencyKeys).values(record).onConflictDoNothing();
}

/** What was done under these keys. */
export function findIdempotencyKeys(database: Database, keys: string[]): Promise<IdempotencyRecord[]> {
	return database.select().from(idempotencyKeys).where(inArray(idempotencyKeys.key, keys));
}

/** The statement that forgets the oldest keys taken until a moment, at most so many. */
export function deleteIdempotencyKeys(database: Database, until: number, atMost: number) {
	const oldest = database
		.select({ key: idempotencyKeys.key })
		.from(idempotencyKeys)
		.where(lte(idempotencyKeys.createdAt, until))
		.orderBy(idempotencyKeys.createdAt)
		.limit(atMost);
	return database.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, oldest));
}
