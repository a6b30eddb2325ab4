import { getTableColumns } from "drizzle-orm";
import { getTableName, type Table } from "drizzle-orm/table";
import { retention } from "../../app/schemas/retention.ts";
import { analyses, analysisCounts, contactMessages, ideas, outbox } from "../../worker/db/schema.ts";
import { quote } from "./sql.ts";

/** What is stored of a person, by table. */
export type PersonRows = Record<keyof ReturnType<typeof personTables>, object[]>;

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

/** A statement for each table, made of its name, the condition, and all columns under the names that the code uses. */
function statements(email: string, sql: (from: string, columns: string) => string): Record<string, string> {
	const named = Object.entries(personTables(email)).map(([name, { table, where }]) => {
		const columns = Object.entries(getTableColumns(table)).map(([key, column]) => `${column.name} AS ${key}`);
		return [name, sql(`FROM ${getTableName(table)} WHERE ${where}`, columns.join(", "))] as const;
	});
	return Object.fromEntries(named);
}

/** Statements that read everything stored of the person with this address, in the order in which it was stored. */
export const exportPerson = (email: string) =>
	statements(email, (from, columns) => `SELECT ${columns} ${from} ORDER BY rowid`);

/**
 * Statements that delete everything stored of the person with this address, each returning what it deleted. To be run in
 * one transaction and in this order: ideas and messages, which tell what else is theirs, come last.
 */
export const erasePerson = (email: string) =>
	Object.fromEntries(Object.entries(statements(email, (from) => `DELETE ${from} RETURNING 1`)).reverse());

/** What is stored of a person as JSON with readable times, to be handed to that person. */
export function personJson(stored: object): string {
	const readable = (key: string, value: unknown) =>
		key.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
	return `${JSON.stringify(stored, readable, "\t")}\n`;
}

/** What was erased, in counts, and what is left to do by hand. */
export function erasedText({ ideas, contactMessages: messages, mailsToTheTeam: mails }: PersonRows): string {
	const counts = `erased: ideas ${ideas.length}, contact messages ${messages.length}, mails to the team ${mails.length}\n`;
	if (ideas.length + messages.length === 0) return counts;
	return `${counts}The team’s mailbox may hold copies: search it for the address, and again in a minute, for a mail that was being sent.
Encrypted backups lose the data within ${retention.backupDays} days, and D1’s earlier states (Time Travel) within ${retention.recoveryDays}.
`;
}
