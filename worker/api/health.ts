import { Hono } from "hono";
import { openDatabase } from "#worker/db/database.ts";
import { type OutboxStatus, readOutboxStatus } from "#worker/db/outbox.ts";
import type { HonoEnv } from "#worker/env.ts";
import { errorReason, log } from "#worker/log.ts";
import { methodNotAllowed } from "./error-response.ts";

/** Timeout of the query. */
const timeoutMs = 2_000;

/** How long an isolate remembers the result, because anyone can ask as often as they like. */
const memoryMs = 5_000;
let latest: { time: number; outbox: OutboxStatus | null } | undefined;

/**
 * `GET /api/health` → 200 if D1 responds, else 503: `{status, version, database, mail: {oldestPendingSeconds, failed}}`, for
 * monitoring. It needs no key and contains nothing secret. The result is up to five seconds old.
 */
export const health = new Hono<HonoEnv>()
	.get("/", async (c) => {
		if (!latest || Date.now() - latest.time >= memoryMs) {
			latest = { time: Date.now(), outbox: await queryOutboxStatus(c.env.DB) };
		}
		const { outbox } = latest;
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

/** @returns null if D1 does not respond in time */
async function queryOutboxStatus(binding: D1Database): Promise<OutboxStatus | null> {
	const timeout = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => timeout.reject(new DOMException("D1 did not answer in time.", "TimeoutError")),
		timeoutMs,
	);
	try {
		return await Promise.race([readOutboxStatus(openDatabase(binding)), timeout.promise]);
	} catch (error) {
		log("warn", "database_unreachable", { reason: errorReason(error) });
		return null;
	} finally {
		clearTimeout(timer);
	}
}
