import { and, gt, inArray, lte } from "drizzle-orm";
import { retention } from "#app/schemas/retention.ts";
import type { Database } from "./database.ts";
import { idempotencyKeys } from "./schema.ts";

export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/** Keys that were created at this time or before have expired. In milliseconds since 1970, as `now`. */
function expiredUntil(now: number): number {
	return now - retention.idempotencyKeyHours * 3_600_000;
}

/** Returns the statement that deletes the expired ones of these keys, so that the same batch can insert them again. */
export function deleteExpiredKeys(database: Database, keys: string[], now: number) {
	return database
		.delete(idempotencyKeys)
		.where(and(inArray(idempotencyKeys.key, keys), lte(idempotencyKeys.createdAt, expiredUntil(now))));
}

/** Returns the statement that inserts keys. It fails, and its batch with it, if one of them exists. */
export function insertIdempotencyKeys(database: Database, records: IdempotencyRecord[]) {
	return database.insert(idempotencyKeys).values(records);
}

/** Inserts a key, or replaces it if it has expired. Does nothing if the key is still valid. */
export async function insertOrReplaceExpiredKey(
	database: Database,
	record: IdempotencyRecord,
	now: number,
): Promise<void> {
	const { key, ...values } = record;
	await database
		.insert(idempotencyKeys)
		.values(record)
		.onConflictDoUpdate({
			target: idempotencyKeys.key,
			set: values,
			setWhere: lte(idempotencyKeys.createdAt, expiredUntil(now)),
		});
}

/** Finds the records of these keys that have not expired. Expired ones can be stored until the hourly clean-up. */
export function findIdempotencyKeys(
	database: Database,
	keys: string[],
	now: number,
): Promise<IdempotencyRecord[]> {
	return database
		.select()
		.from(idempotencyKeys)
		.where(and(inArray(idempotencyKeys.key, keys), gt(idempotencyKeys.createdAt, expiredUntil(now))));
}

/** Returns the statement that deletes the oldest expired keys. */
export function deleteOldestExpiredKeys(database: Database, now: number, limit: number) {
	const oldest = database
		.select({ key: idempotencyKeys.key })
		.from(idempotencyKeys)
		.where(lte(idempotencyKeys.createdAt, expiredUntil(now)))
		.orderBy(idempotencyKeys.createdAt)
		.limit(limit);
	return database.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, oldest));
}
