import { retention } from "#app/contract/retention.ts";
import { deleteIdeas } from "#worker/db/analysis-requests.ts";
import { deleteContactMessages } from "#worker/db/contact-messages.ts";
import { openDatabase } from "#worker/db/database.ts";
import { deleteIdempotencyKeys } from "#worker/db/idempotency-keys.ts";
import { deleteMailsOf, deleteSentMails } from "#worker/db/outbox.ts";
import type { Bindings } from "#worker/env.ts";
import { log } from "#worker/log.ts";

const hour = 3_600_000;

/** The same day and time so many months earlier; the month's last day where it has no such day. */
function monthsBefore(now: number, months: number): number {
	const date = new Date(now);
	const day = date.getUTCDate();
	date.setUTCMonth(date.getUTCMonth() - months);
	if (date.getUTCDate() !== day) date.setUTCDate(0);
	return date.getTime();
}

/**
 * Deletes what has been kept for as long as `retention` allows: all of it, or nothing if D1 fails. Never throws; a log
 * line says how much it was, or why it failed.
 *
 * @param now milliseconds since 1970
 */
export async function applyRetention(env: Bindings, now: number): Promise<void> {
	const ideasBefore = monthsBefore(now, retention.ideaMonths);
	const messagesBefore = monthsBefore(now, retention.contactMessageMonths);
	try {
		const database = openDatabase(env.DB);
		const deleted = await database.batch([
			deleteIdeas(database, ideasBefore),
			deleteContactMessages(database, messagesBefore),
			// A mail that is still owed for such a row has nothing left to say.
			deleteMailsOf(database, "analysis_request", ideasBefore),
			deleteMailsOf(database, "contact_message", messagesBefore),
			deleteSentMails(database, now - retention.sentMailDays * 24 * hour),
			deleteIdempotencyKeys(database, now - retention.idempotencyKeyHours * hour),
		]);
		const [ideas, contactMessages, ...others] = deleted.map(({ meta }) => meta.changes);
		const rest = others.reduce((sum, count) => sum + count, 0);
		if (ideas || contactMessages || rest) log("info", "retention", { ideas, contactMessages, rest });
	} catch (error) {
		log("error", "retention_failed", { reason: error instanceof Error ? error.name : "unknown" });
	}
}
