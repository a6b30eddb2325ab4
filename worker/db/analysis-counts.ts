import { inArray, lt, sql } from "drizzle-orm";
import { limits } from "#app/schemas/limits.ts";
import type { Database } from "./database.ts";
import { analysisCounts } from "./schema.ts";

/** The date in UTC. @param now milliseconds since 1970 */
function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10);
}

/**
 * Counts an analysis, unless the idea has reached its limit of the day. It is a single statement, so that concurrent
 * requests are counted one by one.
 * @param idea as in `analysisCounts`
 * @returns whether it was counted
 */
export async function countAnalysis(database: Database, idea: string, now: number): Promise<boolean> {
	const counted = await database
		.insert(analysisCounts)
		.values({ day: dayOf(now), idea, count: 1 })
		.onConflictDoUpdate({
			target: [analysisCounts.day, analysisCounts.idea],
			set: { count: sql`${analysisCounts.count} + 1` },
			setWhere: lt(analysisCounts.count, limits.analysesPerDay),
		})
		.returning({ count: analysisCounts.count });
	return counted.length > 0;
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
