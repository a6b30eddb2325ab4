import { eq, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { contactMessages } from "./schema.ts";

export type StoredContactMessage = typeof contactMessages.$inferSelect;

/** The statement that stores a contact message; to be run in a batch with its outbox mail. */
export function insertContactMessage(database: Database, message: StoredContactMessage) {
	return database.insert(contactMessages).values(message);
}

/** The contact message with this id, if it is still stored. */
export function findContactMessage(
	database: Database,
	id: string,
): Promise<StoredContactMessage | undefined> {
	return database.select().from(contactMessages).where(eq(contactMessages.id, id)).get();
}

/** The statement that deletes the messages stored until a moment. */
export function deleteContactMessages(database: Database, until: number) {
	return database.delete(contactMessages).where(lte(contactMessages.createdAt, until));
}
