import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Times are integers: milliseconds since 1970, UTC. Ids are UUIDs. */

/** Ideas that visitors asked an analysis of. */
export const analysisRequests = sqliteTable(
	"analysis_requests",
	{
		id: text().primaryKey(),
		email: text().notNull(),
		message: text().notNull(),
		createdAt: integer("created_at").notNull(),
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
	},
	(table) => [
		index("contact_messages_email").on(table.email),
		index("contact_messages_created").on(table.createdAt),
	],
);

/**
 * Mails to the team that are owed for a stored row. The mail itself is composed from that row when it is sent,
 * so what a visitor wrote is kept in one place.
 */
export const outbox = sqliteTable(
	"outbox",
	{
		id: text().primaryKey(),
		kind: text({ enum: ["analysis_request", "contact_message"] }).notNull(),
		/** Id of the row in `analysis_requests` or `contact_messages`. */
		subjectId: text("subject_id").notNull(),
		state: text({ enum: ["pending", "sent", "failed"] }).notNull(),
		attempts: integer().notNull().default(0),
		/** Not to be tried before; while a delivery runs this is the end of its lease. */
		dueAt: integer("due_at").notNull(),
		createdAt: integer("created_at").notNull(),
		sentAt: integer("sent_at"),
		lastError: text("last_error"),
	},
	(table) => [index("outbox_due").on(table.state, table.dueAt), index("outbox_subject").on(table.subjectId)],
);

/** Answers already given, by the visitor's Idempotency-Key and by what was sent. */
export const idempotencyKeys = sqliteTable(
	"idempotency_keys",
	{
		/** The call's name and the visitor's key, or the call's name, "content" and the hash of the body, joined by spaces. */
		key: text().primaryKey(),
		/** SHA-256 of the validated body, hexadecimal. */
		bodyHash: text("body_hash").notNull(),
		/** Id of the row that the first call wrote. */
		subjectId: text("subject_id").notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("idempotency_keys_created").on(table.createdAt)],
);
