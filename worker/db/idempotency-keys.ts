import { eq, inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { idempotencyKeys } from "./schema.ts";

export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/** The statement that takes a key. It fails on a key already taken, and with it the batch that it is in. */
export function insertIdempotencyKey(database: Database, record: IdempotencyRecord) {
	return database.insert(idempotencyKeys).values(record);
}

/** What was done under this key, if anything. */
export function findIdempotencyKey(database: Database, key: string): Promise<IdempotencyRecord | undefined> {
	return database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)).get();
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
