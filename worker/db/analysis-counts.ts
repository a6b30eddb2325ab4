import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { analysisCounts } from "./schema.ts";

/** The date in UTC. @param now milliseconds since 1970 */
export function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10);
}

/** Condition: the count is of this day. @param now milliseconds since 1970 */
export function isDayOf(now: number) {
	return eq(analysisCounts.day, dayOf(now));
}

/** Analyses of an idea that were started on a day; 0 if none was. For a query that joins the counts of the day. */
export const startedToday = sql<number>`coalesce(${analysisCounts.started}, 0)`;

/** The statement that counts a start, if the one before it in the same batch has changed a row. */
export function countStart(database: Database, idea: string, now: number) {
	return database
		.insert(analysisCounts)
		.select(sql`SELECT ${dayOf(now)}, ${idea}, 0, 1 WHERE changes() > 0`)
		.onConflictDoUpdate({
			target: [analysisCounts.day, analysisCounts.idea],
			set: { started: sql`${analysisCounts.started} + 1` },
		});
}

/** Counts a request to the model. @returns false, without counting, when the count of the day has reached the limit */
export async function countModelRequest(database: Database, now: number, limit: number): Promise<boolean> {
	const counted = await database
		.insert(analysisCounts)
		.values({ day: dayOf(now), idea: "model", count: 1 })
		.onConflictDoUpdate({
			target: [analysisCounts.day, analysisCounts.idea],
			set: { count: sql`${analysisCounts.count} + 1` },
			setWhere: lt(analysisCounts.count, limit),
		})
		.returning({ count: analysisCounts.count });
	return counted.length > 0;
}
