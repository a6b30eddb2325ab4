import { textTable } from "./text-table.ts";

/** One idea or contact message with the state of its mail. */
export interface Entry {
	kind: "idea" | "contact";
	id: string;
	/** Milliseconds since 1970. */
	createdAt: number;
	name: string;
	email: string;
	company: string | null;
	message: string;
	/** null if no mail was ever owed. */
	mail: "pending" | "sent" | "failed" | null;
	attempts: number | null;
	lastError: string | null;
}

const columns = [
	"received",
	"kind",
	"mail",
	"attempts",
	"lastError",
	"name",
	"email",
	"company",
	"message",
	"id",
] as const;

/**
 * The entries as CSV (RFC 4180: CRLF, every field quoted). A field that a spreadsheet would run as a formula gets
 * an apostrophe in front.
 */
export function csv(entries: Entry[]): string {
	const rows = entries.map((entry) => {
		const fields = { ...entry, received: new Date(entry.createdAt).toISOString() };
		return columns.map((column) => String(fields[column] ?? ""));
	});
	return [columns, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(value: string): string {
	// Spreadsheets skip leading white space before they look for a formula.
	const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
	return `"${safe.replaceAll('"', '""')}"`;
}

/** The entries as a table for a terminal, messages cut to one line, and a line of counts. */
export function table(entries: Entry[]): string {
	const rows = entries.map(({ kind, createdAt, mail, lastError, email, message }) => {
		const received = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
		const state = mail === "sent" || !lastError ? (mail ?? "") : `${mail} (${lastError})`;
		return [received, kind, cut(state, 32), cut(email, 32), cut(message, 60)];
	});
	const ideas = entries.filter(({ kind }) => kind === "idea").length;
	const mails = (state: Entry["mail"]) => entries.filter(({ mail }) => mail === state).length;
	return [
		textTable([["received (UTC)", "kind", "mail", "email", "message"], ...rows]),
		"",
		`${ideas} ideas, ${entries.length - ideas} contact messages; mails: ${mails("sent")} sent, ${mails("pending")} pending, ${mails("failed")} failed`,
		"",
	].join("\n");
}

/** At most `length` characters on one line. What a terminal would obey is replaced. */
function cut(value: string, length: number): string {
	const line = value.replace(/\s+/g, " ").replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
	const characters = Array.from(line.trim());
	return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : characters.join("");
}
