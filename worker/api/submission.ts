import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "hono";
import type { BotProtection, FormEndpoint } from "#app/schemas/bot-protection.ts";
import { limits } from "#app/schemas/limits.ts";
import { type Database, openDatabase } from "#worker/db/database.ts";
import {
	deleteExpiredKeys,
	findIdempotencyKeys,
	type IdempotencyRecord,
	insertIdempotencyKeys,
	insertOrReplaceExpiredKey,
} from "#worker/db/idempotency-keys.ts";
import { insertOutboxEmail, type OutboxEmail, requeueDeadLetter } from "#worker/db/outbox.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { deliverEmail } from "#worker/mail/outbox.ts";
import { sha256 } from "#worker/sha256.ts";
import { errorResponse } from "./error-response.ts";
import type { ApiEnv } from "./guard.ts";
import { verifyTurnstile } from "./turnstile.ts";

interface Submission {
	/** Scope of the idempotency keys. */
	endpoint: FormEndpoint;
	kind: OutboxEmail["kind"];
	/** The normalised content. Submissions with equal content are duplicates. */
	content: object;
	botProtection: BotProtection;
	/** Returns the statement that stores the content under this id. */
	insert: (database: Database, id: string, createdAt: number) => BatchItem<"sqlite">;
	/** Status of the response `{id}`. */
	status: 200 | 201;
}

/**
 * Handles the endpoints that store something: checks bot protection, stores the row, its outbox email and its idempotency
 * keys in one transaction, and sends the email after the response.
 *
 * A duplicate within a day, by Idempotency-Key or by content, gets the first response again. If the email of the first
 * submission is a dead letter, it is requeued.
 */
export async function handleSubmission(c: Context<ApiEnv>, submission: Submission): Promise<Response> {
	const { endpoint, kind, content, botProtection, insert, status } = submission;
	const key = readIdempotencyKey(c);
	if (key === null) {
		return errorResponse(
			c,
			400,
			"invalid_input",
			"The Idempotency-Key must be 1 to 128 visible ASCII characters.",
			[{ field: "Idempotency-Key", code: "idempotency_key_invalid" }],
		);
	}
	if (botProtection.website) {
		log("info", "honeypot_filled", { endpoint });
		return c.json({ id: crypto.randomUUID() }, status);
	}
	const remainingMs = limits.minFillTimeMs - (botProtection.filledInMs ?? limits.minFillTimeMs);
	if (remainingMs > 0) {
		c.header("Retry-After", String(Math.ceil(remainingMs / 1000)));
		return errorResponse(
			c,
			429,
			"too_fast",
			"The form was sent faster than a person can fill it in. Try again.",
		);
	}

	const database = openDatabase(c.env.DB);
	const bodyHash = await sha256(JSON.stringify(content));
	const record = { bodyHash, subjectId: crypto.randomUUID(), createdAt: Date.now() };
	// An Idempotency-Key contains no space, so the two kinds of keys cannot collide.
	const byContent = { ...record, key: `${endpoint} content ${bodyHash}` };
	const byKey = key === undefined ? undefined : { ...record, key: `${endpoint} ${key}` };
	const respondToDuplicate = async () => {
		const original = await findOriginal(database, byContent, byKey);
		if (!original) return undefined;
		if (original.bodyHash !== bodyHash) {
			return errorResponse(
				c,
				409,
				"idempotency_conflict",
				"This Idempotency-Key was used with another body before.",
			);
		}
		const outboxId = await requeueDeadLetter(database, original.subjectId, record.createdAt);
		if (outboxId) c.executionCtx.waitUntil(deliverEmail(c.env, outboxId));
		return c.json({ id: original.subjectId }, status);
	};

	const turnstile = turnstileSettings(c.env);
	if (turnstile) {
		// Checked first, because a token can be verified only once and a retry sends the same one.
		const response =
			(await respondToDuplicate()) ??
			(await verifyTurnstile(c, turnstile, { endpoint, token: botProtection.turnstileToken, bodyHash }));
		if (response) return response;
	}

	const { subjectId: id, createdAt } = record;
	const outboxId = crypto.randomUUID();
	const keys = byKey ? [byContent, byKey] : [byContent];
	try {
		await database.batch([
			deleteExpiredKeys(
				database,
				keys.map(({ key }) => key),
				createdAt,
			),
			insertIdempotencyKeys(database, keys),
			insert(database, id, createdAt),
			insertOutboxEmail(database, { id: outboxId, kind, subjectId: id, createdAt }),
		]);
	} catch (error) {
		// The keys exist if a concurrent request was first, or if the batch was written but D1's response was lost.
		const response = await respondToDuplicate();
		if (!response) throw error;
		return response;
	}
	c.executionCtx.waitUntil(deliverEmail(c.env, outboxId));
	return c.json({ id }, status);
}

/**
 * Finds the submission stored under the Idempotency-Key, or else under the same content. In the second case the key is
 * stored too, so that it cannot be used with other content later.
 */
async function findOriginal(
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
	if (byKey) await insertOrReplaceExpiredKey(database, { ...first, key: byKey.key }, now);
	return first;
}

/** @returns undefined without an Idempotency-Key header, null if it is not 1 to 128 visible ASCII characters */
function readIdempotencyKey(c: Context): string | undefined | null {
	const key = c.req.header("Idempotency-Key");
	if (key === undefined) return undefined;
	return key.length <= limits.idempotencyKeyMax && /^[!-~]+$/.test(key) ? key : null;
}
