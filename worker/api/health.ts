import { type Context, Hono } from "hono";
import { openDatabase } from "#worker/db/database.ts";
import { type OutboxStatus, readOutboxStatus } from "#worker/db/outbox.ts";
import { errorName, log } from "#worker/log.ts";
import { methodNotAllowed } from "./error-response.ts";
import type { ApiEnv } from "./guard.ts";

/** Timeout of the query. */
const timeoutMs = 2_000;

/** How long an isolate caches the result, because the endpoint is public and must not put load on D1. */
const cacheMs = 5_000;

/** How often waiting requests poll for the result of another request's query. */
const pollIntervalMs = 20;

/** The last result of this isolate: null if D1 did not respond. `expiresAt` is in milliseconds since 1970. */
let cached: { outbox: OutboxStatus | null; expiresAt: number } | undefined;

/** When the query in flight times out, in milliseconds since 1970; 0 if there is none. */
let inFlightUntil = 0;

/**
 * `GET /api/health` → 200 if D1 responds, else 503: `{status, version, database, mail: {oldestPendingSeconds, failed}}`, for
 * monitoring. It needs no key and contains nothing secret.
 */
export const health = new Hono<ApiEnv>()
	.get("/", async (c) => {
		const outbox = await cachedOutboxStatus(c);
		return c.json(
			{
				status: outbox ? "ok" : "failing",
				version: c.env.CF_VERSION_METADATA.id,
				database: outbox ? "ok" : "unreachable",
				mail: outbox && {
					oldestPendingSeconds:
						outbox.oldestPendingAt === null
							? null
							: Math.max(0, Math.floor((Date.now() - outbox.oldestPendingAt) / 1000)),
					failed: outbox.failed,
				},
			},
			outbox ? 200 : 503,
		);
	})
	.all("/", methodNotAllowed("GET", "HEAD"));

/** Concurrent requests share one query. */
async function cachedOutboxStatus(c: Context<ApiEnv>): Promise<OutboxStatus | null> {
	for (;;) {
		const now = Date.now();
		if (cached && now < cached.expiresAt) return cached.outbox;
		if (now >= inFlightUntil) {
			inFlightUntil = now + timeoutMs + pollIntervalMs;
			const query = queryOutboxStatus(c.env.DB);
			// Keeps the query alive for the other requests if this client disconnects.
			c.executionCtx.waitUntil(query);
			return query;
		}
		await scheduler.wait(pollIntervalMs);
	}
}

async function queryOutboxStatus(binding: D1Database): Promise<OutboxStatus | null> {
	let outbox: OutboxStatus | null = null;
	try {
		outbox = await Promise.race([
			readOutboxStatus(openDatabase(binding)),
			scheduler.wait(timeoutMs).then(() => {
				throw new DOMException("D1 did not answer in time.", "TimeoutError");
			}),
		]);
	} catch (error) {
		log("error", "database_unreachable", { name: errorName(error) });
	}
	cached = { outbox, expiresAt: Date.now() + cacheMs };
	inFlightUntil = 0;
	return outbox;
}
