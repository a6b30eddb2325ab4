/** Quotes a text as an SQLite literal, because `wrangler d1 execute` cannot bind parameters. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Makes emails due that failed or wait for their next attempt, as if they had never been tried; the oldest come first. An
 * email stays as it is if it is due within two minutes anyway, or was maybe sent for the first time in the last two: it may be on
 * its way at this moment. Later attempts at one that was maybe sent store no time, so they are not protected. One that was maybe sent stays marked so, as of now.
 * @param which id of a mail or of what it is about, or `all`
 * @returns a statement for the ids of those that are due now
 */
export function requeue(which: string): Record<"requeued", string> {
	const chosen = which === "all" ? "true" : `${quote(which)} IN (id, subject_id)`;
	const now = "unixepoch() * 1000";
	const waits = `state = 'pending' AND due_at > ${now} + 120000 AND ifnull(sent_at, 0) < ${now} - 120000`;
	return {
		requeued: `UPDATE outbox SET state = 'pending', attempts = 0, due_at = created_at, last_error = NULL,
			sent_at = iif(sent_at, ${now}, NULL)
		WHERE ${chosen} AND (state = 'failed' OR ${waits}) RETURNING id`,
	};
}
