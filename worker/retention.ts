import { retention } from "#app/schemas/retention.ts";
import { deleteAnalyses } from "#worker/db/analyses.ts";
import { deletePastAnalysisCounts } from "#worker/db/analysis-counts.ts";
import { batchByName, openDatabase } from "#worker/db/database.ts";
import { deleteOutboxEmails, deleteSentEmails } from "#worker/db/outbox.ts";
import { contactMessages, ideas, type SubmissionTable } from "#worker/db/schema.ts";
import { deleteSubmissions, oldestSubmissions } from "#worker/db/submissions.ts";
import type { Bindings } from "#worker/env.ts";
import { errorReason, log } from "#worker/log.ts";

const dayMs = 86_400_000;

/**
 * Rows that one statement deletes at most, so that a backlog never exceeds D1's limit of 30 s for a query. With one run
 * an hour that is 120,000 rows a day.
 */
const maxRows = 5000;

/** The same day and time that many months earlier, or the last day of a shorter month. */
function subtractMonths(now: number, months: number): number {
	const date = new Date(now);
	const day = date.getUTCDate();
	date.setUTCMonth(date.getUTCMonth() - months);
	if (date.getUTCDate() !== day) date.setUTCDate(0);
	return date.getTime();
}

/**
 * Deletes rows older than the periods of `retention`, the oldest first, in one transaction of up to `maxRows` a table.
 * Never throws; the result is logged.
 *
 * An expired row is deleted even if its email was never sent, because the privacy policy promises the date.
 *
 * @param now milliseconds since 1970
 */
export async function applyRetention(env: Bindings, now: number): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const expired = (table: SubmissionTable, months: number) =>
			oldestSubmissions(database, table, subtractMonths(now, months), maxRows);
		const expiredIdeas = expired(ideas, retention.ideaMonths);
		const expiredMessages = expired(contactMessages, retention.contactMessageMonths);
		const { ideaEmails, messageEmails, ...deleted } = await batchByName(database, {
			// First, because these select by the rows that are deleted next.
			ideaEmails: deleteOutboxEmails(database, expiredIdeas),
			messageEmails: deleteOutboxEmails(database, expiredMessages),
			analyses: deleteAnalyses(database, expiredIdeas),
			ideas: deleteSubmissions(database, ideas, expiredIdeas),
			contactMessages: deleteSubmissions(database, contactMessages, expiredMessages),
			sentEmails: deleteSentEmails(database, now - retention.sentMailDays * dayMs, maxRows),
			analysisCounts: deletePastAnalysisCounts(database, now, maxRows),
		});
		const counts = Object.entries(deleted).map(([name, { meta }]) => [name, meta.changes] as const);
		if (counts.every(([, count]) => count === 0)) return;
		const unsentEmails = [...ideaEmails, ...messageEmails].filter(({ state }) => state !== "sent").length;
		const level = unsentEmails > 0 ? "warn" : "info";
		log(level, "retention_applied", { ...Object.fromEntries(counts), unsentEmails });
	} catch (error) {
		log("error", "retention_failed", { reason: errorReason(error) });
	}
}
