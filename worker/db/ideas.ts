import { and, desc, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { ideas, outbox } from "./schema.ts";

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
