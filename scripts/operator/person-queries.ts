import { getTableColumns } from "drizzle-orm";
import { getTableName, type Table } from "drizzle-orm/table";
import { retention } from "../../app/schemas/retention.ts";
import { analyses, analysisCounts, contactMessages, ideas, outbox } from "../../worker/db/schema.ts";
import { quote } from "./sql.ts";

type Rows = Record<string, unknown>[];

/** What is stored of a person, by table. */
export type PersonRows = Record<keyof ReturnType<typeof personTables>, Rows>;

/**
 * The tables with data of the person with this address, in whatever case it was typed: stored addresses are ASCII, and so is
 * what NOCASE folds.
 */
function personTables(email: string) {
	const isPerson = `email = ${quote(email)} COLLATE NOCASE`;
	const idsIn = (table: Table) => `SELECT id FROM ${getTableName(table)} WHERE ${isPerson}`;
	const submissions = `${idsIn(ideas)} UNION ALL ${idsIn(contactMessages)}`;
	return {
		ideas: { table: ideas, where: isPerson },
		contactMessages: { table: contactMessages, where: isPerson },
		analyses: { table: analyses, where: `idea IN (${idsIn(ideas)})` },
		mailsToTheTeam: { table: outbox, where: `subject_id IN (${submissions})` },
		analysisCounts: { table: analysisCounts, where: `idea IN (${idsIn(ideas)})` },
	} satisfies Record<string, { table: Table; where: string }>;
}

/** All columns under the names that the code uses. */
function columnsOf(table: Table): string {
	const columns = Object.entries(getTableColumns(table));
	return columns.map(([name, column]) => `${column.name} AS ${name}`).join(", ");
}

/** Statements that read everything stored of the person with this address, in the order in which it was stored. */
export function exportPerson(email: string): Record<keyof PersonRows, string> {
	const statements = Object.entries(personTables(email)).map(([name, { table, where }]) => [
		name,
		`SELECT ${columnsOf(table)} FROM ${getTableName(table)} WHERE ${where} ORDER BY rowid`,
	]);
	return Object.fromEntries(statements);
}

/**
 * Statements that delete everything stored of the person with this address, each returning what it deleted. To be run in
 * one transaction and in this order: ideas and messages, which tell what else is theirs, come last.
 */
export function erasePerson(email: string): Record<keyof PersonRows, string> {
	const statements = Object.entries(personTables(email)).map(([name, { table, where }]) => [
		name,
		`DELETE FROM ${getTableName(table)} WHERE ${where} RETURNING ${columnsOf(table)}`,
	]);
	return Object.fromEntries(statements.reverse());
}

/** What is stored of a person as JSON with readable times, to be handed to that person. */
export function personJson(stored: PersonRows): string {
	const readable = (key: string, value: unknown) =>
		key.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
	return `${JSON.stringify(stored, readable, "\t")}\n`;
}

/** What was erased, in counts, and what is left to do by hand. */
export function erasedText({ ideas, contactMessages: messages, mailsToTheTeam: mails }: PersonRows): string {
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
			? [
					`Encrypted backups lose the data within ${retention.backupDays} days, and D1’s earlier states (Time Travel) within ${retention.recoveryDays}.`,
				]
			: []),
		"",
	].join("\n");
}
