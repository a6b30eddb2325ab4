import { getTableColumns } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Times are integers: milliseconds since 1970, UTC. Ids are UUIDs.

/** Whether the honeypot was filled in: by a bot, or by a visitor's password manager. */
const suspect = integer({ mode: "boolean" }).notNull().default(false);

/** Ideas that visitors submitted for analysis. */
export const ideas = sqliteTable(
	"analysis_requests",
	{
		id: text().primaryKey(),
		email: text().notNull(),
		message: text().notNull(),
		createdAt: integer("created_at").notNull(),
		suspect,
	},
	(table) => [
		index("analysis_requests_email").on(table.email, table.createdAt),
		index("analysis_requests_created").on(table.createdAt),
	],
);

/** Messages of the contact form. */
export const contactMessages = sqliteTable(
	"contact_messages",
	{
		id: text().primaryKey(),
		name: text().notNull(),
		email: text().notNull(),
		company: text(),
		message: text().notNull(),
		createdAt: integer("created_at").notNull(),
		suspect,
	},
	(table) => [
		index("contact_messages_email").on(table.email),
		index("contact_messages_created").on(table.createdAt),
	],
);

export type StoredIdea = typeof ideas.$inferSelect;
export type StoredContactMessage = typeof contactMessages.$inferSelect;

/** The tables of submissions. All columns but `ownColumns` are what visitors filled in. */
export type SubmissionTable = typeof ideas | typeof contactMessages;

const ownColumns = ["id", "createdAt", "suspect"] as const;
type OwnColumn = (typeof ownColumns)[number];

/** A column of these tables that a visitor fills in. */
export type ContentColumn<Table = SubmissionTable> = Table extends SubmissionTable
	? Exclude<keyof Table["$inferSelect"], OwnColumn>
	: never;

/** The columns that a visitor fills in. Duplicate check, email, and the CSV of operators are made from them. */
export function contentColumns(table: SubmissionTable): ContentColumn[] {
	const names = Object.keys(getTableColumns(table));
	return names.filter((name) => !ownColumns.includes(name as OwnColumn)) as ContentColumn[];
}

/** Transactional outbox of emails to the team, one for each submission, from which it is composed when it is sent. */
export const outbox = sqliteTable(
	"outbox",
	{
		id: text().primaryKey(),
		kind: text({ enum: ["analysis_request", "contact_message"] }).notNull(),
		/** Id of the idea or contact message. */
		submissionId: text("subject_id").notNull(),
		/** `failed` is a dead letter: it is not retried until it is requeued. */
		state: text({ enum: ["pending", "sent", "failed"] }).notNull(),
		attempts: integer().notNull().default(0),
		/** Time of the next attempt; during an attempt, of the one that follows if this one's outcome stays unknown. */
		dueAt: integer("due_at").notNull(),
		createdAt: integer("created_at").notNull(),
		/** While the email is pending, the time of the first attempt whose outcome is not known; null if there is none. */
		sentAt: integer("sent_at"),
		lastError: text("last_error"),
	},
	(table) => [
		index("outbox_due").on(table.state, table.dueAt),
		index("outbox_subject").on(table.submissionId),
	],
);

/** The analyses of stored ideas. An idea has one in each language that was asked for; the oldest row is the one it opens with. */
export const analyses = sqliteTable(
	"analyses",
	{
		/** Id of the idea. */
		idea: text().notNull(),
		/** Language that was asked for, as in BCP 47; `und` if the model follows the idea. */
		language: text().notNull(),
		/** The text that was finished last; empty while `finishedAt` is null. */
		text: text().notNull(),
		/** Name of the model that wrote it. */
		model: text().notNull(),
		/** Time of the last attempt to write it. */
		startedAt: integer("started_at").notNull(),
		finishedAt: integer("finished_at"),
		/** End of the lease of the request that is writing it; 0 if none is. */
		leaseEnd: integer("lease_end").notNull(),
		/** Whether the text is whole, or was cut by the model's limit. */
		ending: text({ enum: ["stop", "length"] })
			.notNull()
			.default("stop"),
		/** What was written so far of the text that is being written, or that broke off. */
		draft: text().notNull().default(""),
		/** Name of the model that writes it. */
		draftModel: text("draft_model").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.idea, table.language] })],
);

/** How many analyses of each idea were started on a day, and how often the model was asked. */
export const analysisCounts = sqliteTable(
	"analysis_counts",
	{
		/** Date in UTC, such as 2026-11-23. */
		day: text().notNull(),
		/** Id of the idea, or `model` for all requests to the model. */
		idea: text().notNull(),
		/** Requests to the model. */
		count: integer().notNull(),
		/** Analyses of the idea. */
		started: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.idea] })],
);
