import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { limits } from "#app/schemas/limits.ts";
import { countChange, countsOfDay, isDayOf } from "./analysis-counts.ts";
import type { Database } from "./database.ts";
import { analyses, analysisCounts, ideas } from "./schema.ts";
import type { oldestSubmissions } from "./submissions.ts";

export type StoredAnalysis = typeof analyses.$inferSelect;

/** How long a claim lasts if its writer does not renew it, in milliseconds. */
export const leaseMs = 10_000;

/**
 * Finds a stored idea with its analysis in a language or, without one, the analysis that it opens with.
 * @param now milliseconds since 1970
 * @returns also how many of its analyses were started and finished today; undefined if no such idea is stored
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
			...countsOfDay,
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
 * Claims an analysis for one writer, and counts that. It is a single statement, so that concurrent callers never claim the same
 * analysis, nor more than `limits.analysisStartsPerDay`. If the caller is terminated, another one can claim it at the end of the
 * lease.
 * @param finishedUntil milliseconds since 1970: one that was finished later is not claimed
 * @param id of the idea
 * @returns the claimed row; undefined if another caller is writing it, if it is finished, or if the idea has been erased
 */
export async function claimAnalysis(
	database: Database,
	id: string,
	language: string,
	finishedUntil: number,
	now: number,
): Promise<StoredAnalysis | undefined> {
	const claim = { startedAt: now, leaseEnd: now + leaseMs, draft: "", draftModel: "" };
	const insert = database
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
					leaseEnd: sql`${claim.leaseEnd}`.as("lease_end"),
					ending: sql`'stop'`.as("ending"),
					draft: sql`''`.as("draft"),
					draftModel: sql`''`.as("draft_model"),
				})
				.from(ideas)
				.leftJoin(analysisCounts, and(eq(analysisCounts.idea, ideas.id), isDayOf(now)))
				.where(and(eq(ideas.id, id), lt(countsOfDay.startedToday, limits.analysisStartsPerDay))),
		)
		.onConflictDoUpdate({
			target: [analyses.idea, analyses.language],
			set: claim,
			setWhere: and(
				lte(analyses.leaseEnd, now),
				or(isNull(analyses.finishedAt), lte(analyses.finishedAt, finishedUntil)),
			),
		})
		.returning();
	const [[claimed]] = await database.batch([insert, countChange(database, id, now, "started")]);
	return claimed;
}

/** Returns the statement that changes a row which has still the lease of this claim, and returns it. */
function updateClaimed(
	database: Database,
	{ idea, language, startedAt }: StoredAnalysis,
	changes: Partial<StoredAnalysis>,
) {
	const isRow = and(eq(analyses.idea, idea), eq(analyses.language, language));
	const isClaimed = and(eq(analyses.startedAt, startedAt), gt(analyses.leaseEnd, 0));
	return database
		.update(analyses)
		.set(changes)
		.where(and(isRow, isClaimed))
		.returning({ idea: analyses.idea });
}

/**
 * Stores what a claim has written so far, and renews its lease.
 * @param leaseEnd 0 to end the claim
 * @returns whether the lease was still this claim's
 */
export async function saveDraft(
	database: Database,
	claimed: StoredAnalysis,
	written: Pick<StoredAnalysis, "draft" | "draftModel">,
	leaseEnd: number,
): Promise<boolean> {
	return (await updateClaimed(database, claimed, { ...written, leaseEnd })).length > 0;
}

/**
 * Stores a finished analysis, and ends its claim.
 * @param isCounted whether it counts towards the analyses of the day
 * @returns whether the lease was still this claim's
 */
export async function finishAnalysis(
	database: Database,
	claimed: StoredAnalysis,
	finished: Pick<StoredAnalysis, "text" | "model" | "ending" | "finishedAt">,
	isCounted: boolean,
): Promise<boolean> {
	const finish = updateClaimed(database, claimed, { ...finished, draft: "", draftModel: "", leaseEnd: 0 });
	const count = countChange(database, claimed.idea, finished.finishedAt ?? 0, "count");
	const [stored] = isCounted ? await database.batch([finish, count]) : [await finish];
	return stored.length > 0;
}

/** Returns the statement that deletes the analyses of these ideas. */
export function deleteAnalyses(database: Database, ideaIds: ReturnType<typeof oldestSubmissions>) {
	return database.delete(analyses).where(inArray(analyses.idea, ideaIds));
}
