import { and, eq, exists, getTableColumns, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { limits } from "#app/schemas/limits.ts";
import { countStart, isDayOf, startedToday } from "./analysis-counts.ts";
import { type Database, insertIf } from "./database.ts";
import { analyses, analysisCounts, ideas } from "./schema.ts";

export type StoredAnalysis = typeof analyses.$inferSelect;

/** How long a claim lasts if its writer does not renew it, in milliseconds. */
export const leaseMs = 10_000;

/** Finds a stored idea with its analysis in a language, or the one that it opens with, and how many were started today. */
export function findIdeaAndAnalysis(
	database: Database,
	id: string,
	language: string | undefined,
	now: number,
) {
	const inLanguage = language === undefined ? undefined : eq(analyses.language, language);
	return database
		.select({ message: ideas.message, suspect: ideas.suspect, analysis: analyses, startedToday })
		.from(ideas)
		.leftJoin(analyses, and(eq(analyses.idea, ideas.id), inLanguage))
		.leftJoin(analysisCounts, and(eq(analysisCounts.idea, ideas.id), isDayOf(now)))
		.where(eq(ideas.id, id))
		.orderBy(sql`${analyses}.rowid`)
		.limit(1)
		.get();
}

/**
 * Claims an analysis for one writer until the end of a lease, and counts that. It is a single statement, so that concurrent callers
 * never claim the same analysis.
 * @param finishedUntil milliseconds since 1970: one that was finished later is not claimed
 * @returns undefined if it is claimed or finished, if the idea has been erased, or if no start is left today
 */
export async function claimAnalysis(
	database: Database,
	id: string,
	language: string,
	finishedUntil: number,
	now: number,
): Promise<StoredAnalysis | undefined> {
	const claim = { startedAt: now, leaseEnd: now + leaseMs, draft: "", draftModel: "" };
	const row = { idea: id, language, text: "", model: "", ...claim };
	const ideaWithStarts = database
		.select({ id: ideas.id })
		.from(ideas)
		.leftJoin(analysisCounts, and(eq(analysisCounts.idea, ideas.id), isDayOf(now)))
		.where(and(eq(ideas.id, id), lt(startedToday, limits.analysesPerDay)));
	const insert = insertIf(database, analyses, row, [exists(ideaWithStarts)])
		.onConflictDoUpdate({
			target: [analyses.idea, analyses.language],
			set: claim,
			setWhere: and(
				lte(analyses.leaseEnd, now),
				or(isNull(analyses.finishedAt), lte(analyses.finishedAt, finishedUntil)),
			),
		})
		.returning(getTableColumns(analyses));
	const [[claimed]] = await database.batch([insert, countStart(database, id, now)]);
	return claimed;
}

/** Changes the row of a claim. @returns whether the row still had the lease of this claim */
export async function updateClaimed(
	database: Database,
	{ idea, language, startedAt }: StoredAnalysis,
	changes: Partial<StoredAnalysis>,
): Promise<boolean> {
	const isRow = and(eq(analyses.idea, idea), eq(analyses.language, language));
	const isClaimed = and(eq(analyses.startedAt, startedAt), gt(analyses.leaseEnd, 0));
	const changed = await database
		.update(analyses)
		.set(changes)
		.where(and(isRow, isClaimed))
		.returning({ idea: analyses.idea });
	return changed.length > 0;
}
