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

function values(entry: Entry): Record<(typeof columns)[number], string> {
	return {
		received: new Date(entry.createdAt).toISOString(),
		kind: entry.kind,
		mail: entry.mail ?? "",
		attempts: String(entry.attempts ?? ""),
		lastError: entry.lastError ?? "",
		name: entry.name,
		email: entry.email,
		company: entry.company ?? "",
		message: entry.message,
		id: entry.id,
	};
}

/**
 * The entries as CSV (RFC 4180: CRLF, every field quoted). A field that a spreadsheet would run as a formula gets
 * an apostrophe in front.
 */
export function csv(entries: Entry[]): string {
	const lines = entries.map((entry) => {
		const fields = values(entry);
		return columns.map((column) => field(fields[column]));
	});
	return [columns.map(field), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

function field(value: string): string {
	// Spreadsheets skip leading white space before they look for a formula.
	const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
	return `"${safe.replaceAll('"', '""')}"`;
}

/** The entries as a table for a terminal, messages cut to one line, and a line of counts. */
export function table(entries: Entry[]): string {
	const lines = entries.map((entry) => {
		const { received, kind, mail, email, message } = values(entry);
		const state = entry.mail === "sent" || !entry.lastError ? mail : `${mail} (${entry.lastError})`;
		return [received.slice(0, 16).replace("T", " "), kind, cut(state, 32), cut(email, 32), cut(message, 60)];
	});
	const text = textTable([["received (UTC)", "kind", "mail", "email", "message"], ...lines]);
	return `${text}\n\n${counts(entries)}\n`;
}

function counts(entries: Entry[]): string {
	const count = (test: (entry: Entry) => boolean) => entries.filter(test).length;
	const ideas = count(({ kind }) => kind === "idea");
	const states = (["sent", "pending", "failed"] as const)
		.map((state) => `${count(({ mail }) => mail === state)} ${state}`)
		.join(", ");
	return `${ideas} ideas, ${entries.length - ideas} contact messages; mails: ${states}`;
}

/** At most `length` characters on one line. What a terminal would obey is replaced. */
function cut(value: string, length: number): string {
	const characters = Array.from(
		value
			.replace(/\s+/g, " ")
			.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd")
			.trim(),
	);
	return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : characters.join("");
}
