import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { analysisRequests, outbox } from "./schema.ts";

export type StoredIdea = typeof analysisRequests.$inferSelect;

/** The statement that stores an idea; to be run in a batch with its outbox mail. */
export function insertIdea(database: Database, idea: StoredIdea) {
	return database.insert(analysisRequests).values(idea);
}

/** The idea with this id, if it is still stored. */
export function findIdea(database: Database, id: string): Promise<StoredIdea | undefined> {
	return database.select().from(analysisRequests).where(eq(analysisRequests.id, id)).get();
}

/**
 * The newest idea with exactly this address and text, with the mail that is owed for it.
 * @returns undefined if no such idea is stored. The mail is null once it was delivered so long ago that its record is gone.
 */
export function findNewestIdeaMail(database: Database, email: string, message: string) {
	return database
		.select({ mail: { id: outbox.id, state: outbox.state } })
		.from(analysisRequests)
		.leftJoin(outbox, eq(outbox.subjectId, analysisRequests.id))
		.where(and(eq(analysisRequests.email, email), eq(analysisRequests.message, message)))
		.orderBy(desc(analysisRequests.createdAt))
		.limit(1)
		.get();
}

/** The ids of the oldest ideas stored until a moment, at most so many. The same again until they are deleted. */
export function oldestIdeas(database: Database, until: number, atMost: number) {
	return database
		.select({ id: analysisRequests.id })
		.from(analysisRequests)
		.where(lte(analysisRequests.createdAt, until))
		.orderBy(analysisRequests.createdAt, analysisRequests.id)
		.limit(atMost);
}

/** The statement that deletes these ideas. */
export function deleteIdeas(database: Database, ids: ReturnType<typeof oldestIdeas>) {
	return database.delete(analysisRequests).where(inArray(analysisRequests.id, ids));
}
