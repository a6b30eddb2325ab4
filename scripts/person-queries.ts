import { quote } from "./sql.ts";

/** What is stored of a person, in the order of `exportPerson`. Times are milliseconds since 1970. */
export type PersonRows = [
	ideas: ({ createdAt: number } & Record<string, unknown>)[],
	contactMessages: ({ createdAt: number } & Record<string, unknown>)[],
	mails: ({ createdAt: number; sentAt: number | null } & Record<string, unknown>)[],
	idempotencyKeys: ({ createdAt: number } & Record<string, unknown>)[],
	analysisCounts: Record<string, unknown>[],
];

/** What was deleted, in the order of `erasePerson`. */
export type ErasedRows = [
	analysisCounts: unknown[],
	idempotencyKeys: unknown[],
	mails: { state: string; attempts: number }[],
	ideas: unknown[],
	contactMessages: unknown[],
];

/** Rows of this address, in whatever case it was typed. Stored addresses are ASCII, and so is what NOCASE folds. */
function isPerson(email: string): string {
	return `email = ${quote(email)} COLLATE NOCASE`;
}

function subjectIsPersons(email: string): string {
	const rows = (table: string) => `SELECT id FROM ${table} WHERE ${isPerson(email)}`;
	return `subject_id IN (${rows("analysis_requests")} UNION ALL ${rows("contact_messages")})`;
}

function ideaIsPersons(email: string): string {
	return `idea IN (SELECT id FROM analysis_requests WHERE ${isPerson(email)})`;
}

/** Statements that read everything stored of the person with this address. */
export function exportPerson(email: string): string[] {
	const subject = subjectIsPersons(email);
	return [
		`SELECT id, email, message, created_at AS createdAt
		FROM analysis_requests WHERE ${isPerson(email)} ORDER BY created_at, id`,
		`SELECT id, name, email, company, message, created_at AS createdAt
		FROM contact_messages WHERE ${isPerson(email)} ORDER BY created_at, id`,
		`SELECT id, kind, subject_id AS subjectId, state, attempts, created_at AS createdAt,
		sent_at AS sentAt, last_error AS lastError FROM outbox WHERE ${subject} ORDER BY created_at, id`,
		`SELECT key, body_hash AS bodyHash, subject_id AS subjectId, created_at AS createdAt
		FROM idempotency_keys WHERE ${subject} ORDER BY created_at, key`,
		`SELECT day, idea, count FROM analysis_counts WHERE ${ideaIsPersons(email)} ORDER BY day, idea`,
	];
}

/**
 * Statements that delete everything stored of the person with this address, each returning what it deleted. To be run in
 * one transaction and in this order: the rows tell which keys and mails are theirs.
 */
export function erasePerson(email: string): string[] {
	const subject = subjectIsPersons(email);
	return [
		`DELETE FROM analysis_counts WHERE ${ideaIsPersons(email)} RETURNING idea`,
		`DELETE FROM idempotency_keys WHERE ${subject} RETURNING subject_id`,
		`DELETE FROM outbox WHERE ${subject} RETURNING state, attempts`,
		`DELETE FROM analysis_requests WHERE ${isPerson(email)} RETURNING id`,
		`DELETE FROM contact_messages WHERE ${isPerson(email)} RETURNING id`,
	];
}
