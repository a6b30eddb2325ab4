import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { getTableName } from "drizzle-orm/table";
import { type ContentColumn, contactMessages, contentColumns, ideas } from "../../worker/db/schema.ts";
import { quote } from "./sql.ts";

const tables = { idea: ideas, contact: contactMessages };

/** What visitors fill in, in any form. */
const filledIn = [...new Set([contactMessages, ideas].flatMap(contentColumns))];

/** One idea or contact message with the state of its mail. */
export interface Entry extends Record<ContentColumn, string | null> {
	kind: keyof typeof tables;
	id: string;
	/** Milliseconds since 1970. */
	createdAt: number;
	/** Whether the honeypot was filled in: 1 or 0, as SQLite has it. */
	suspect: number;
	/** `none` of a suspect entry that was not mailed, or so long ago that the row of its mail was deleted. */
	mail: "pending" | "sent" | "failed" | "none";
	lastError: string | null;
}

/**
 * Reads the entries of one kind. Retention deletes the row of a mail some time after it was sent, and of no other; most
 * suspect entries never had one.
 */
function entriesOf([name, table]: [string, SQLiteTable]): string {
	const own = getTableColumns(table);
	const columns = filledIn.map((column) => `${own[column] ? `s.${own[column].name}` : "NULL"} AS ${column}`);
	return `
		SELECT '${name}' AS kind, s.id, s.created_at AS createdAt, s.suspect, ${columns.join(", ")},
			coalesce(o.state, iif(s.suspect, 'none', 'sent')) AS mail, o.last_error AS lastError
		FROM ${getTableName(table)} AS s LEFT JOIN outbox AS o ON o.subject_id = s.id`;
}

/** Reads all entries, the newest first. */
export const entriesQuery = `${Object.entries(tables).map(entriesOf).join(" UNION ALL ")} ORDER BY createdAt DESC`;

const columns = ["received", "kind", "suspect", "mail", "lastError", ...filledIn, "id"] as const;

/**
 * The entries as CSV for Excel in Spanish: CRLF, every field quoted, semicolons between them, and a byte order mark, without
 * which Excel does not read UTF-8. A field that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csv(entries: Entry[]): string {
	const rows = entries.map((entry) => {
		const received = new Date(entry.createdAt).toISOString();
		const fields = { ...entry, received, suspect: entry.suspect ? "yes" : "" };
		return columns.map((column) => String(fields[column] ?? ""));
	});
	return `\ufeff${[columns, ...rows].map((row) => `${row.map(field).join(";")}\r\n`).join("")}`;
}

function field(value: string): string {
	// Spreadsheets skip leading white space before they look for a formula.
	const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
	return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The entries as a table for a terminal, messages cut to one line, and a line of counts. An entry whose mail failed has its
 * id, for `requeue`.
 */
export function table(entries: Entry[]): string {
	const rows = entries.map(({ kind, id, createdAt, suspect, mail, lastError, email, message }) => {
		const received = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
		const state = lastError ? `${mail} (${lastError})` : mail;
		const what = suspect ? `${kind}, suspect` : kind;
		const written = [cut(state, 32), cut(email ?? "", 32), cut(message ?? "", 60)];
		return [received, what, ...written, mail === "failed" ? id : ""];
	});
	const mails = (state: Entry["mail"]) => entries.filter(({ mail }) => mail === state).length;
	return [
		textTable([["received (UTC)", "kind", "mail", "email", "message", "id if failed"], ...rows]),
		"",
		`${entries.length} entries; mails: ${mails("sent")} sent, ${mails("pending")} pending, ${mails("failed")} failed`,
		"",
	].join("\n");
}

/** Formats rows as a table with aligned columns. */
function textTable(rows: string[][]): string {
	const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
	const padded = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
	return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

/** Statements that read an idea and its analyses as texts. What was not finished is a draft. */
export const analysisQueries = (id: string) => ({
	ideas: `SELECT message AS text FROM analysis_requests WHERE id = ${quote(id)}`,
	analyses: `SELECT concat(language, ', ', iif(finished_at, concat(model, char(10, 10), text),
		concat(draft_model, ', not finished', char(10, 10), draft))) AS text FROM analyses WHERE idea = ${quote(id)}`,
});

/** A text without what a terminal would obey, but for line breaks. */
export const printable = (text: string) =>
	text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");

/** At most `length` characters on one line, printable. */
function cut(value: string, length: number): string {
	const characters = Array.from(printable(value.replace(/\s+/g, " ")).trim());
	return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : characters.join("");
}
