import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "hono";
import { type Database, openDatabase } from "#worker/db/database.ts";
import { findIdempotencyKey, insertIdempotencyKey } from "#worker/db/idempotency-keys.ts";
import { insertOutboxMail, type OutboxMail } from "#worker/db/outbox.ts";
import { deliver } from "#worker/mail/outbox.ts";
import { type ApiContext, idempotencyKey, refuse } from "./guard.ts";

interface Submission {
	/** Name of the call: an Idempotency-Key counts for one call only. */
	call: string;
	kind: OutboxMail["kind"];
	/** The validated body. */
	body: object;
	/** The statement that stores the body under this id. */
	insert: (database: Database, id: string, createdAt: number) => BatchItem<"sqlite">;
	/** Status of the answer, which is `{id}`. */
	status: 200 | 201;
}

/**
 * What the two calls that write have in common: the row, the mail owed for it and the Idempotency-Key go into
 * D1 in one batch, the answer follows, and the mail is tried once after it.
 */
export async function submit(c: Context<ApiContext>, submission: Submission): Promise<Response> {
	const key = idempotencyKey(c);
	if (key === null) {
		return refuse(c, 400, "invalid_input", "The Idempotency-Key must be 1 to 128 visible ASCII characters.", [
			{ field: "Idempotency-Key", code: "idempotency_key_invalid" },
		]);
	}
	const database = openDatabase(c.env.DB);
	const id = crypto.randomUUID();
	const outboxId = crypto.randomUUID();
	const createdAt = Date.now();
	const row = submission.insert(database, id, createdAt);
	const mail = insertOutboxMail(database, { id: outboxId, kind: submission.kind, subjectId: id, createdAt });
	if (key === undefined) {
		await database.batch([row, mail]);
	} else {
		const record = {
			key: `${submission.call} ${key}`,
			bodyHash: await sha256(JSON.stringify(submission.body)),
			subjectId: id,
			createdAt,
		};
		try {
			await database.batch([insertIdempotencyKey(database, record), row, mail]);
		} catch (error) {
			// Whatever went wrong, what is stored under the key decides: the primary key lets only one of two
			// requests at once through, and a batch whose answer got lost may have been written all the same.
			const first = await findIdempotencyKey(database, record.key);
			if (!first) throw error;
			if (first.bodyHash !== record.bodyHash) {
				return refuse(c, 409, "idempotency_conflict", "This Idempotency-Key came with another body before.");
			}
			return c.json({ id: first.subjectId }, submission.status);
		}
	}
	c.executionCtx.waitUntil(deliver(c.env, outboxId));
	return c.json({ id }, submission.status);
}

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
