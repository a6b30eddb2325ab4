import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { analysisRequests, outbox } from "./schema.ts";

export type StoredIdea = typeof analysisRequests.$inferSelect;

export function findIdea(database: Database, id: string): Promise<StoredIdea | undefined> {
	return database.select().from(analysisRequests).where(eq(analysisRequests.id, id)).get();
}

/**
 * Finds the newest idea with exactly this email address and text, and its outbox email.
 * @returns undefined if no such idea is stored. `outboxEmail` is null if it was sent and its row has been deleted since.
 */
export function findNewestIdeaEmail(database: Database, email: string, message: string) {
	return database
		.select({ outboxEmail: { id: outbox.id, state: outbox.state } })
		.from(analysisRequests)
		.leftJoin(outbox, eq(outbox.subjectId, analysisRequests.id))
		.where(and(eq(analysisRequests.email, email), eq(analysisRequests.message, message)))
		.orderBy(desc(analysisRequests.createdAt))
		.limit(1)
		.get();
}

/** Selects the ids of the oldest ideas, in a stable order. @param until latest creation time */
export function oldestIdeas(database: Database, until: number, limit: number) {
	return database
		.select({ id: analysisRequests.id })
		.from(analysisRequests)
		.where(lte(analysisRequests.createdAt, until))
		.orderBy(analysisRequests.createdAt, analysisRequests.id)
		.limit(limit);
}

export function deleteIdeas(database: Database, ids: ReturnType<typeof oldestIdeas>) {
	return database.delete(analysisRequests).where(inArray(analysisRequests.id, ids));
}
