import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "hono";
import type { BotProtection, FormEndpoint } from "#app/schemas/bot-protection.ts";
import { limits } from "#app/schemas/limits.ts";
import { type Database, openDatabase } from "#worker/db/database.ts";
import {
	findIdempotencyKeys,
	forgetFreedKeys,
	type IdempotencyRecord,
	insertIdempotencyKeys,
	keepIdempotencyKey,
} from "#worker/db/idempotency-keys.ts";
import { insertOutboxMail, type OutboxMail, requeueParked } from "#worker/db/outbox.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { deliver } from "#worker/mail/outbox.ts";
import { sha256 } from "#worker/sha256.ts";
import { type ApiContext, idempotencyKey, refuse } from "./guard.ts";
import { verifyTurnstile } from "./turnstile.ts";

interface Submission {
	/** Name of the call: keys and contents count for one call only. */
	call: FormEndpoint;
	kind: OutboxMail["kind"];
	/** What is stored, normalised: the same content is the same submission. */
	content: object;
	checks: BotProtection;
	/** The statement that stores the content under this id. */
	insert: (database: Database, id: string, createdAt: number) => BatchItem<"sqlite">;
	/** Status of the answer, which is `{id}`. */
	status: 200 | 201;
}

/**
 * What the two calls that write have in common: the row, the mail owed for it and the keys that it is found by go into
 * D1 in one batch, the answer follows, and the mail is tried once after it. What was sent within the last day, under the
 * same Idempotency-Key or none or another, is answered as it was then; if its mail was given up, it is tried again.
 */
export async function submit(c: Context<ApiContext>, submission: Submission): Promise<Response> {
	const { call, kind, content, checks, insert, status } = submission;
	const key = idempotencyKey(c);
	if (key === null) {
		return refuse(c, 400, "invalid_input", "The Idempotency-Key must be 1 to 128 visible ASCII characters.", [
			{ field: "Idempotency-Key", code: "idempotency_key_invalid" },
		]);
	}
	if (checks.website) {
		log("info", "trap_filled", { call });
		return c.json({ id: crypto.randomUUID() }, status);
	}
	const missing = limits.fillTimeMin - (checks.filledInMs ?? limits.fillTimeMin);
	if (missing > 0) {
		c.header("Retry-After", String(Math.ceil(missing / 1000)));
		return refuse(c, 429, "too_fast", "The form was sent faster than anybody can fill it in. Try again.");
	}

	const database = openDatabase(c.env.DB);
	const bodyHash = await sha256(JSON.stringify(content));
	const record = { bodyHash, subjectId: crypto.randomUUID(), createdAt: Date.now() };
	// A visitor's key holds no space: the two kinds never meet.
	const byContent = { ...record, key: `${call} content ${bodyHash}` };
	const byKey = key === undefined ? undefined : { ...record, key: `${call} ${key}` };
	const answerAsBefore = async () => {
		const first = await findFirst(database, byContent, byKey);
		if (!first) return undefined;
		if (first.bodyHash !== bodyHash) {
			return refuse(c, 409, "idempotency_conflict", "This Idempotency-Key came with another body before.");
		}
		const parked = await requeueParked(database, first.subjectId, record.createdAt);
		if (parked) c.executionCtx.waitUntil(deliver(c.env, parked));
		return c.json({ id: first.subjectId }, status);
	};

	const turnstile = turnstileSettings(c.env);
	if (turnstile) {
		// A token is good for once: who was answered before need not bring another one.
		const answer =
			(await answerAsBefore()) ??
			(await verifyTurnstile(c, turnstile, { call, token: checks.turnstileToken, bodyHash }));
		if (answer) return answer;
	}

	const { subjectId: id, createdAt } = record;
	const outboxId = crypto.randomUUID();
	const keys = byKey ? [byContent, byKey] : [byContent];
	try {
		await database.batch([
			forgetFreedKeys(
				database,
				keys.map(({ key }) => key),
				createdAt,
			),
			insertIdempotencyKeys(database, keys),
			insert(database, id, createdAt),
			insertOutboxMail(database, { id: outboxId, kind, subjectId: id, createdAt }),
		]);
	} catch (error) {
		// Whatever went wrong, what is stored under the keys decides: the primary key lets only one of two
		// requests at once through, and a batch whose answer got lost may have been written all the same.
		const answer = await answerAsBefore();
		if (!answer) throw error;
		return answer;
	}
	c.executionCtx.waitUntil(deliver(c.env, outboxId));
	return c.json({ id }, status);
}

/**
 * What was done under the visitor's key, or else with the same content, within the last day. In the second case the key
 * counts from now on too, so that it can't come with another body.
 */
async function findFirst(
	database: Database,
	byContent: IdempotencyRecord,
	byKey: IdempotencyRecord | undefined,
): Promise<IdempotencyRecord | undefined> {
	const now = byContent.createdAt;
	const keys = byKey ? [byContent.key, byKey.key] : [byContent.key];
	const found = await findIdempotencyKeys(database, keys, now);
	const underKey = found.find(({ key }) => key === byKey?.key);
	const [first] = found;
	if (underKey || !first) return underKey;
	if (byKey) await keepIdempotencyKey(database, { ...first, key: byKey.key }, now);
	return first;
}
