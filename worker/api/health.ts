import { Hono } from "hono";
import { openDatabase } from "#worker/db/database.ts";
import { type OutboxStatus, readOutboxStatus } from "#worker/db/outbox.ts";
import type { HonoEnv } from "#worker/env.ts";
import { errorReason, log } from "#worker/log.ts";
import { methodNotAllowed } from "./error-response.ts";
import { rateLimit } from "./guard.ts";

/** `GET /api/health`, for monitoring, without a key → 200, or 503 if D1 fails: its fields are in docs/reference.md. */
export const health = new Hono<HonoEnv>()
	.get("/", rateLimit("health", "VITALS_LIMIT"), async (c) => {
		const outbox = await queryOutboxStatus(c.env.DB);
		return c.json(
			{
				status: outbox ? "ok" : "failing",
				version: c.env.CF_VERSION_METADATA.id,
				database: outbox ? "ok" : "unreachable",
				mail: outbox && {
					oldestPendingSeconds: outbox.oldestPendingAt && secondsSince(outbox.oldestPendingAt),
					failed: outbox.failed,
				},
			},
			outbox ? 200 : 503,
		);
	})
	.all("/", methodNotAllowed("GET", "HEAD"));

const secondsSince = (time: number) => Math.max(0, Math.floor((Date.now() - time) / 1000));

/** @returns null if D1 fails */
async function queryOutboxStatus(binding: D1Database): Promise<OutboxStatus | null> {
	return readOutboxStatus(openDatabase(binding)).catch((error) => {
		log("warn", "database_unreachable", { reason: errorReason(error) });
		return null;
	});
}
