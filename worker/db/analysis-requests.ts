import { and, desc, eq, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { analysisRequests, outbox } from "./schema.ts";

export type StoredIdea = typeof analysisRequests.$inferSelect;

/** The statement that stores an idea; to be run in a batch with its outbox mail. */
export function insertIdea(database: Database, idea: StoredIdea) {
	return database.insert(analysisRequests).values(idea);
}

/** The mail owed for the newest idea with exactly this address and text, or undefined if none is stored. */
export function findNewestIdeaMail(database: Database, email: string, message: string) {
	return database
		.select({ id: outbox.id, state: outbox.state })
		.from(analysisRequests)
		.innerJoin(outbox, eq(outbox.subjectId, analysisRequests.id))
		.where(and(eq(analysisRequests.email, email), eq(analysisRequests.message, message)))
		.orderBy(desc(analysisRequests.createdAt))
		.limit(1)
		.get();
}

/** The statement that deletes the ideas stored until a moment. */
export function deleteIdeas(database: Database, until: number) {
	return database.delete(analysisRequests).where(lte(analysisRequests.createdAt, until));
}
