import { quote } from "./sql.ts";

/**
 * Makes failed emails pending and due, as if they had never been tried; the oldest come first. Pending ones stay as they
 * are: one of them may be on its way at this moment.
 * @param which id of a mail or of what it is about, or `all`
 * @returns statements for the state of the mail or the mails before, and for the ids of those that are pending now
 */
export function requeue(which: string): Record<"before" | "requeued", string> {
	const chosen = which === "all" ? "state = 'failed'" : `${quote(which)} IN (id, subject_id)`;
	return {
		before: `SELECT state FROM outbox WHERE ${chosen} LIMIT 1`,
		requeued: `UPDATE outbox SET state = 'pending', attempts = 0, due_at = created_at, last_error = NULL
		WHERE ${chosen} AND state = 'failed' RETURNING id`,
	};
}
