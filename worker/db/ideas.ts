import { and, desc, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { ideas, outbox, type StoredIdea } from "./schema.ts";

export function findIdea(database: Database, id: string): Promise<StoredIdea | undefined> {
	return database.select().from(ideas).where(eq(ideas.id, id)).get();
}

/**
 * Finds the newest idea with exactly this email address and text, and its outbox email.
 * @returns undefined if no such idea is stored. `outboxEmail` is null if it was sent and its row has been deleted since.
 */
export function findNewestIdeaEmail(database: Database, email: string, message: string) {
	return database
		.select({ outboxEmail: { id: outbox.id, state: outbox.state } })
		.from(ideas)
		.leftJoin(outbox, eq(outbox.subjectId, ideas.id))
		.where(and(eq(ideas.email, email), eq(ideas.message, message)))
		.orderBy(desc(ideas.createdAt))
		.limit(1)
		.get();
}
