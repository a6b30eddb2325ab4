import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { retention } from "#app/schemas/retention.ts";
import { dayOf } from "#worker/db/analysis-counts.ts";
import { openDatabase } from "#worker/db/database.ts";
import {
	analyses,
	analysisCounts,
	contactMessages,
	ideas,
	outbox,
	type SubmissionTable,
} from "#worker/db/schema.ts";
import type { Bindings } from "#worker/env.ts";
import { errorReason, log } from "#worker/log.ts";

const dayMs = 86_400_000;

/** The same day and time that many months earlier. */
function subtractMonths(now: number, months: number): number {
	const date = new Date(now);
	return date.setUTCMonth(date.getUTCMonth() - months);
}

/**
 * Deletes rows older than the periods of `retention` in one transaction. Never throws.
 * An expired row is deleted even if its email was never sent, because the privacy policy promises the date.
 */
export async function applyRetention(env: Bindings, now: number): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const expired = (table: SubmissionTable, months: number) =>
			database
				.select({ id: table.id })
				.from(table)
				.where(lte(table.createdAt, subtractMonths(now, months)));
		const expiredIdeas = expired(ideas, retention.ideaMonths);
		const expiredMessages = expired(contactMessages, retention.contactMessageMonths);
		const isSent = and(eq(outbox.state, "sent"), lte(outbox.sentAt, now - retention.sentMailDays * dayMs));
		const deleteEmailsOf = (submissions: typeof expiredIdeas) =>
			database
				.delete(outbox)
				.where(inArray(outbox.submissionId, submissions))
				.returning({ state: outbox.state });
		const deletions = {
			analyses: database.delete(analyses).where(inArray(analyses.idea, expiredIdeas)),
			ideas: database.delete(ideas).where(inArray(ideas.id, expiredIdeas)),
			contactMessages: database.delete(contactMessages).where(inArray(contactMessages.id, expiredMessages)),
			sentEmails: database.delete(outbox).where(isSent),
			analysisCounts: database.delete(analysisCounts).where(lt(analysisCounts.day, dayOf(now))),
		};
		const [ideaEmails, messageEmails, ...deleted] = await database.batch([
			// First, because these select by the rows that are deleted next.
			deleteEmailsOf(expiredIdeas),
			deleteEmailsOf(expiredMessages),
			...Object.values(deletions),
		]);
		const counts = Object.keys(deletions).map((name, index) => [name, deleted[index]?.meta.changes]);
		if (counts.every(([, count]) => count === 0)) return;
		const unsentEmails = [...ideaEmails, ...messageEmails].filter(({ state }) => state !== "sent").length;
		const level = unsentEmails > 0 ? "warn" : "info";
		log(level, "retention_applied", { ...Object.fromEntries(counts), unsentEmails });
	} catch (error) {
		log("error", "retention_failed", { reason: errorReason(error) });
	}
}
