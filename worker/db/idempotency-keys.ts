import { eq, lte } from "drizzle-orm";
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

/** The statement that forgets the keys taken until a moment. */
export function deleteIdempotencyKeys(database: Database, until: number) {
	return database.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, until));
}
