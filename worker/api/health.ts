import { type Context, Hono } from "hono";
import { openDatabase } from "#worker/db/database.ts";
import { type OutboxState, readOutboxState } from "#worker/db/outbox.ts";
import { log } from "#worker/log.ts";
import { type ApiContext, refuse } from "./guard.ts";

/** Milliseconds that D1 may take to answer. */
const patience = 2_000;

/** Milliseconds for which an isolate answers from what it has seen: anybody may ask, and D1 must not feel it. */
const validity = 5_000;

/** How often those who wait for another request's check look whether it is done, in milliseconds. */
const lookEvery = 20;

/** The outbox when D1 was last asked, or null if D1 did not answer; and until when that counts, in milliseconds since 1970. */
let seen: { outbox: OutboxState | null; until: number } | undefined;

/** Until when a request that asks D1 just now has time to do so, in milliseconds since 1970. */
let askingUntil = 0;

/**
 * `GET /api/health` → 200 if D1 answers, else 503: `{status, version, database, mail: {oldestPendingSeconds, failed}}`, for
 * whoever watches the site. It needs no key and says nothing that is secret.
 */
export const health = new Hono<ApiContext>()
	.get("/", async (c) => {
		const outbox = await outboxState(c);
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
	.all("/", (c) => {
		c.header("Allow", "GET, HEAD");
		return refuse(c, 405, "method_not_allowed", "This call only takes GET.");
	});

/** What an isolate has seen lately. Of requests that come at once, one asks D1 and the others wait for what it sees. */
async function outboxState(c: Context<ApiContext>): Promise<OutboxState | null> {
	for (;;) {
		const now = Date.now();
		if (seen && now < seen.until) return seen.outbox;
		if (now >= askingUntil) {
			askingUntil = now + patience + lookEvery;
			const asking = ask(c.env.DB);
			// If the visitor leaves, the others still get to know.
			c.executionCtx.waitUntil(asking);
			return asking;
		}
		await scheduler.wait(lookEvery);
	}
}

async function ask(binding: D1Database): Promise<OutboxState | null> {
	let outbox: OutboxState | null = null;
	try {
		outbox = await Promise.race([
			readOutboxState(openDatabase(binding)),
			scheduler.wait(patience).then(() => {
				throw new DOMException("D1 did not answer in time.", "TimeoutError");
			}),
		]);
	} catch (error) {
		log("error", "database_unreachable", { name: error instanceof Error ? error.name : "unknown" });
	}
	seen = { outbox, until: Date.now() + validity };
	askingUntil = 0;
	return outbox;
}
