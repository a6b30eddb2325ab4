import { emailLeaseMs } from "../../worker/db/outbox.ts";
import { quote } from "./sql.ts";

/**
 * Makes emails due that failed or wait for their next attempt, as if they had never been tried; the oldest come first. An
 * email that is due within two leases stays as it is: it may be on its way at this moment.
 * @param which id of a mail or of what it is about, or `all`
 * @returns a statement for the ids of those that are due now
 */
export function requeue(which: string): Record<"requeued", string> {
	const chosen = which === "all" ? "true" : `${quote(which)} IN (id, subject_id)`;
	const waits = `state = 'pending' AND due_at > unixepoch() * 1000 + ${2 * emailLeaseMs}`;
	return {
		requeued: `UPDATE outbox SET state = 'pending', attempts = 0, due_at = created_at, last_error = NULL
		WHERE ${chosen} AND (state = 'failed' OR ${waits}) RETURNING id`,
	};
}
