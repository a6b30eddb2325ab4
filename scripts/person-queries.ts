import { retention } from "../app/schemas/retention.ts";
import { quote } from "./sql.ts";

/** Rows of each statement. */
export type Rows = Record<string, unknown>[][];

/**
 * The tables with data of the person with this address, in whatever case it was typed: stored addresses are ASCII, and so is
 * what NOCASE folds. Times, in milliseconds since 1970, get names that end in `At`.
 */
function personTables(email: string) {
	const isPerson = `email = ${quote(email)} COLLATE NOCASE`;
	const idea = `SELECT id FROM analysis_requests WHERE ${isPerson}`;
	const subject = `subject_id IN (${idea} UNION ALL SELECT id FROM contact_messages WHERE ${isPerson})`;
	return [
		{ rows: `analysis_requests WHERE ${isPerson}`, columns: "id, email, message, created_at AS createdAt" },
		{
			rows: `contact_messages WHERE ${isPerson}`,
			columns: "id, name, email, company, message, created_at AS createdAt",
		},
		{
			rows: `outbox WHERE ${subject}`,
			columns:
				"id, kind, subject_id AS subjectId, state, attempts, created_at AS createdAt, sent_at AS sentAt, last_error AS lastError",
		},
		{ rows: `analysis_counts WHERE idea IN (${idea})`, columns: "day, idea, count" },
	];
}

/** Statements that read everything stored of the person with this address, in the order in which it was stored. */
export function exportPerson(email: string): string[] {
	return personTables(email).map(({ rows, columns }) => `SELECT ${columns} FROM ${rows} ORDER BY rowid`);
}

/**
 * Statements that delete everything stored of the person with this address, each returning what it deleted. To be run in
 * one transaction and in this order: ideas and messages, which tell what else is theirs, come last.
 */
export function erasePerson(email: string): string[] {
	const tables = personTables(email).reverse();
	return tables.map(({ rows, columns }) => `DELETE FROM ${rows} RETURNING ${columns}`);
}

/** What is stored of a person as JSON with readable times, to be handed to that person. @param rows of `exportPerson` */
export function personJson([ideas, contactMessages, mailsToTheTeam, analysisCounts]: Rows): string {
	const stored = { ideas, contactMessages, mailsToTheTeam, analysisCounts };
	const readable = (key: string, value: unknown) =>
		key.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
	return `${JSON.stringify(stored, readable, "\t")}\n`;
}

/** What was erased, in counts, and what is left to do by hand. @param rows of `erasePerson` */
export function erasedText([, mails = [], messages = [], ideas = []]: Rows): string {
	const tried = mails.filter(({ state, attempts }) => state === "sent" || Number(attempts) > 0);
	return [
		`erased: ideas ${ideas.length}, contact messages ${messages.length}, mails to the team ${mails.length}`,
		...(tried.length > 0 || ideas.length + messages.length > mails.length
			? ["The team’s mailbox may hold copies that came by mail: search it for the address."]
			: []),
		...(tried.some(({ state }) => state === "pending")
			? ["A mail that was being sent at this moment may still arrive there: search again in a minute."]
			: []),
		...(ideas.length + messages.length > 0
			? [`Encrypted backups lose the data within ${retention.backupDays} days.`]
			: []),
		"",
	].join("\n");
}
