import { retention } from "#app/schemas/retention.ts";
import { deleteIdeas, oldestIdeas } from "#worker/db/analysis-requests.ts";
import { deleteContactMessages, oldestContactMessages } from "#worker/db/contact-messages.ts";
import { openDatabase } from "#worker/db/database.ts";
import { deleteIdempotencyKeys } from "#worker/db/idempotency-keys.ts";
import { deleteMailsOf, deleteSentMails } from "#worker/db/outbox.ts";
import type { Bindings } from "#worker/env.ts";
import { log } from "#worker/log.ts";

const day = 86_400_000;

/**
 * Rows that one statement deletes at most: far from the 30 s that D1 gives a query, and with a run an hour 120,000 a day.
 * Without it a backlog that takes too long would fail each time and never shrink.
 */
const mostRows = 5000;

/** The same day and time so many months earlier; the month's last day where it has no such day. */
function monthsBefore(now: number, months: number): number {
	const date = new Date(now);
	const day = date.getUTCDate();
	date.setUTCMonth(date.getUTCMonth() - months);
	if (date.getUTCDate() !== day) date.setUTCDate(0);
	return date.getTime();
}

/**
 * Deletes what has been kept for as long as `retention` allows, the oldest first: as much as one run may, or nothing if
 * D1 fails. Never throws; a log line says how much it was, or why it failed.
 *
 * A row that is too old goes even if its mail was never sent, and the mail with it: the privacy policy promises the day,
 * and a mail that waits shows long before (`npm run outbox`).
 *
 * @param now milliseconds since 1970
 */
export async function applyRetention(env: Bindings, now: number): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const ideas = oldestIdeas(database, monthsBefore(now, retention.ideaMonths), mostRows);
		const messages = oldestContactMessages(
			database,
			monthsBefore(now, retention.contactMessageMonths),
			mostRows,
		);
		const [ideaMails, messageMails, ...deleted] = await database.batch([
			// Before the rows, which tell whose they are.
			deleteMailsOf(database, ideas),
			deleteMailsOf(database, messages),
			deleteIdeas(database, ideas),
			deleteContactMessages(database, messages),
			deleteSentMails(database, now - retention.sentMailDays * day, mostRows),
			deleteIdempotencyKeys(database, now, mostRows),
		]);
		const counts = deleted.map(({ meta }) => meta.changes);
		const unsent = [...ideaMails, ...messageMails].filter(({ state }) => state !== "sent").length;
		if (counts.some((count) => count > 0)) {
			const [ideas, contactMessages, sentMails, idempotencyKeys] = counts;
			const fields = { ideas, contactMessages, unsentMails: unsent, sentMails, idempotencyKeys };
			log(unsent > 0 ? "warn" : "info", "retention", fields);
		}
	} catch (error) {
		log("error", "retention_failed", { reason: error instanceof Error ? error.name : "unknown" });
	}
}
