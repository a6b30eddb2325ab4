import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { analysisCounts } from "./schema.ts";

/** The date in UTC. @param now milliseconds since 1970 */
function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10);
}

/** Condition: the count is of this day. @param now milliseconds since 1970 */
export function isDayOf(now: number) {
	return eq(analysisCounts.day, dayOf(now));
}

/** Analyses of an idea that were started and finished on a day; 0 if none was. For a query that joins the counts of the day. */
export const countsOfDay = {
	finishedToday: sql<number>`coalesce(${analysisCounts.count}, 0)`,
	startedToday: sql<number>`coalesce(${analysisCounts.started}, 0)`,
};

/**
 * Returns the statement that counts a start, if the statement before it in the same batch has changed a row.
 * @param idea its id
 */
export function countStart(database: Database, idea: string, now: number) {
	return database
		.insert(analysisCounts)
		.select(sql`SELECT ${dayOf(now)}, ${idea}, 0, 1 WHERE changes() > 0`)
		.onConflictDoUpdate({
			target: [analysisCounts.day, analysisCounts.idea],
			set: { started: sql`${analysisCounts.started} + 1` },
		});
}

/**
 * Returns the statement that counts one more. It is a single statement, so that concurrent requests are counted one by one.
 * @param idea as in `analysisCounts`
 * @param limit nothing is counted, and no row returned, when the count of the day has reached it
 */
export function countAnalysis(database: Database, idea: string, now: number, limit?: number) {
	return database
		.insert(analysisCounts)
		.values({ day: dayOf(now), idea, count: 1 })
		.onConflictDoUpdate({
			target: [analysisCounts.day, analysisCounts.idea],
			set: { count: sql`${analysisCounts.count} + 1` },
			setWhere: limit === undefined ? undefined : lt(analysisCounts.count, limit),
		})
		.returning({ count: analysisCounts.count });
}

/** Returns the statement that deletes the counts of earlier days. */
export function deletePastAnalysisCounts(database: Database, now: number, limit: number) {
	const past = database
		.select({ rowid: sql`rowid` })
		.from(analysisCounts)
		.where(lt(analysisCounts.day, dayOf(now)))
		.limit(limit);
	return database.delete(analysisCounts).where(inArray(sql`rowid`, past));
}
