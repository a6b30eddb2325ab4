import { and, gt, inArray, lte } from "drizzle-orm";
import { retention } from "#app/schemas/retention.ts";
import type { Database } from "./database.ts";
import { idempotencyKeys } from "./schema.ts";

export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/** When keys were taken that are free again by now: then or before, in milliseconds since 1970. */
function freedUntil(now: number): number {
	return now - retention.idempotencyKeyHours * 3_600_000;
}

/** The statement that forgets those of these keys that are free again, so that they can be taken in the same batch. */
export function forgetFreedKeys(database: Database, keys: string[], now: number) {
	return database
		.delete(idempotencyKeys)
		.where(and(inArray(idempotencyKeys.key, keys), lte(idempotencyKeys.createdAt, freedUntil(now))));
}

/** The statement that takes keys. It fails on a key already taken, and with it the batch that it is in. */
export function insertIdempotencyKeys(database: Database, records: IdempotencyRecord[]) {
	return database.insert(idempotencyKeys).values(records);
}

/** Takes a key, unless it is taken already. */
export async function keepIdempotencyKey(
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
			setWhere: lte(idempotencyKeys.createdAt, freedUntil(now)),
		});
}

/** What was done under these keys, as long as they count: the hourly clean-up may not have reached those that do not. */
export function findIdempotencyKeys(
	database: Database,
	keys: string[],
	now: number,
): Promise<IdempotencyRecord[]> {
	return database
		.select()
		.from(idempotencyKeys)
		.where(and(inArray(idempotencyKeys.key, keys), gt(idempotencyKeys.createdAt, freedUntil(now))));
}

/** The statement that forgets the oldest of the keys that are free again, at most so many. */
export function deleteIdempotencyKeys(database: Database, now: number, atMost: number) {
	const oldest = database
		.select({ key: idempotencyKeys.key })
		.from(idempotencyKeys)
		.where(lte(idempotencyKeys.createdAt, freedUntil(now)))
		.orderBy(idempotencyKeys.createdAt)
		.limit(atMost);
	return database.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, oldest));
}
