import { inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages } from "./schema.ts";

export type StoredContactMessage = typeof contactMessages.$inferSelect;

/** The statement that stores a contact message; to be run in a batch with its outbox mail. */
export function insertContactMessage(database: Database, message: StoredContactMessage) {
	return database.insert(contactMessages).values(message);
}

/** The ids of the oldest messages stored until a moment, at most so many. The same again until they are deleted. */
export function oldestContactMessages(database: Database, until: number, atMost: number) {
	return database
		.select({ id: contactMessages.id })
		.from(contactMessages)
		.where(lte(contactMessages.createdAt, until))
		.orderBy(contactMessages.createdAt, contactMessages.id)
		.limit(atMost);
}

/** The statement that deletes these messages. */
export function deleteContactMessages(database: Database, ids: ReturnType<typeof oldestContactMessages>) {
	return database.delete(contactMessages).where(inArray(contactMessages.id, ids));
}
