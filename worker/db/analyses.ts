import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { countAnalysis, isDayOf } from "./analysis-counts.ts";
import type { Database } from "./database.ts";
import { analyses, analysisCounts, ideas } from "./schema.ts";
import type { oldestSubmissions } from "./submitted-rows.ts";

export type StoredAnalysis = typeof analyses.$inferSelect;

/**
 * Finds a stored idea with its analysis in a language or, without one, the analysis that it opens with.
 * @param now milliseconds since 1970
 * @returns `finishedToday`: how many of its analyses were finished today; undefined if no such idea is stored
 */
export function findIdeaAndAnalysis(
	database: Database,
	id: string,
	language: string | undefined,
	now: number,
) {
	const inLanguage = language === undefined ? undefined : eq(analyses.language, language);
	return database
		.select({
			message: ideas.message,
			suspect: ideas.suspect,
			analysis: analyses,
			finishedToday: sql<number>`coalesce(${analysisCounts.count}, 0)`,
		})
		.from(ideas)
		.leftJoin(analyses, and(eq(analyses.idea, ideas.id), inLanguage))
		.leftJoin(analysisCounts, and(eq(analysisCounts.idea, ideas.id), isDayOf(now)))
		.where(eq(ideas.id, id))
		.orderBy(sql`${analyses}.rowid`)
		.limit(1)
		.get();
}

/**
 * Claims an analysis for one writer, by a lease until `leaseEnd`. It is a single statement, so that concurrent callers never
 * claim the same analysis. If the caller is terminated, another one can claim it at the end of the lease.
 * @param again whether to claim it although it is finished
 * @param id of the idea
 * @returns the claimed row; undefined if another caller is writing it, if it is finished, or if the idea has been erased
 */
export async function claimAnalysis(
	database: Database,
	id: string,
	language: string,
	again: boolean,
	now: number,
	leaseEnd: number,
): Promise<StoredAnalysis | undefined> {
	const [claimed] = await database
		.insert(analyses)
		.select(
			database
				.select({
					idea: ideas.id,
					language: sql`${language}`.as("language"),
					text: sql`''`.as("text"),
					model: sql`''`.as("model"),
					startedAt: sql`${now}`.as("started_at"),
					finishedAt: sql`null`.as("finished_at"),
					leaseEnd: sql`${leaseEnd}`.as("lease_end"),
				})
				.from(ideas)
				.where(eq(ideas.id, id)),
		)
		.onConflictDoUpdate({
			target: [analyses.idea, analyses.language],
			set: { startedAt: now, leaseEnd },
			setWhere: and(lte(analyses.leaseEnd, now), or(isNull(analyses.finishedAt), sql`${again}`)),
		})
		.returning();
	return claimed;
}

/** Whether the row has still the lease of this claim. */
const isClaimedBy = ({ idea, language, startedAt }: StoredAnalysis) =>
	and(eq(analyses.idea, idea), eq(analyses.language, language), eq(analyses.startedAt, startedAt));

/**
 * Stores a finished analysis, unless another writer has claimed it since.
 * @param isCounted whether it counts towards the analyses of the day
 */
export async function finishAnalysis(
	database: Database,
	claimed: StoredAnalysis,
	written: Pick<StoredAnalysis, "text" | "model">,
	isCounted: boolean,
	now: number,
): Promise<void> {
	const finish = database
		.update(analyses)
		.set({ ...written, finishedAt: now, leaseEnd: 0 })
		.where(isClaimedBy(claimed));
	await (isCounted ? database.batch([finish, countAnalysis(database, claimed.idea, now)]) : finish);
}

/** Ends a claim without a finished analysis. What was written is stored, unless there is a finished one from before. */
export async function releaseAnalysis(
	database: Database,
	claimed: StoredAnalysis,
	written: Pick<StoredAnalysis, "text" | "model">,
): Promise<void> {
	const unfinished = claimed.finishedAt === null ? written : {};
	await database
		.update(analyses)
		.set({ ...unfinished, leaseEnd: 0 })
		.where(isClaimedBy(claimed));
}

/** Returns the statement that deletes the analyses of these ideas. */
export function deleteAnalyses(database: Database, ideaIds: ReturnType<typeof oldestSubmissions>) {
	return database.delete(analyses).where(inArray(analyses.idea, ideaIds));
}
