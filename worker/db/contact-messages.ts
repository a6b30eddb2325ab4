import { lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages } from "./schema.ts";

export type StoredContactMessage = typeof contactMessages.$inferSelect;

/** The statement that stores a contact message; to be run in a batch with its outbox mail. */
export function insertContactMessage(database: Database, message: StoredContactMessage) {
	return database.insert(contactMessages).values(message);
}

/** The statement that deletes the messages stored until a moment. */
export function deleteContactMessages(database: Database, until: number) {
	return database.delete(contactMessages).where(lte(contactMessages.createdAt, until));
}
