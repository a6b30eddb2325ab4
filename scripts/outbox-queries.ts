import { quote } from "./sql.ts";

/** A mail that is not sent. */
export interface UnsentMail {
	id: string;
	kind: "analysis_request" | "contact_message";
	state: "pending" | "failed";
	attempts: number;
	/** Milliseconds since 1970, as `dueAt`. */
	createdAt: number;
	dueAt: number;
	lastError: string | null;
}

/** Lists the mails that are not sent, parked ones first, at most so many; and counts them by state. */
export function listUnsent(atMost: number): string[] {
	return [
		`SELECT id, kind, state, attempts, created_at AS createdAt, due_at AS dueAt, last_error AS lastError
		FROM outbox WHERE state IN ('pending', 'failed') ORDER BY state, due_at, id LIMIT ${atMost}`,
		`SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'failed') AS failed
		FROM outbox WHERE state IN ('pending', 'failed')`,
	];
}

/**
 * Makes parked mails pending and due, as if they had never been tried; the oldest come first. Pending ones stay as they
 * are: one of them may be on its way at this moment.
 * @param which id of a mail, or `all`
 * @returns statements for the state of the mail or the mails before, and for the ids of those that are pending now
 */
export function requeue(which: string): string[] {
	const chosen = which === "all" ? "state = 'failed'" : `id = ${quote(which)}`;
	return [
		`SELECT state FROM outbox WHERE ${chosen} LIMIT 1`,
		`UPDATE outbox SET state = 'pending', attempts = 0, due_at = created_at, last_error = NULL
		WHERE ${chosen} AND state = 'failed' RETURNING id`,
	];
}
