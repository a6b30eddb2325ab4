import { inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages } from "./schema.ts";

export type StoredContactMessage = typeof contactMessages.$inferSelect;

/** Selects the ids of the oldest messages, in a stable order. @param until latest creation time */
export function oldestContactMessages(database: Database, until: number, limit: number) {
	return database
		.select({ id: contactMessages.id })
		.from(contactMessages)
		.where(lte(contactMessages.createdAt, until))
		.orderBy(contactMessages.createdAt, contactMessages.id)
		.limit(limit);
}

export function deleteContactMessages(database: Database, ids: ReturnType<typeof oldestContactMessages>) {
	return database.delete(contactMessages).where(inArray(contactMessages.id, ids));
}
