import { expect, test } from "vitest";
import { captureLog, databaseWith, env, fakeLimits, fetchApi, rows, unique } from "./fetch-api.ts";

/** Asks as a monitor does: without a key. */
const ask = (env = {}) => fetchApi("/health", { method: "GET", headers: { Authorization: null }, env });

const queue = (state: "pending" | "failed" | "sent", secondsAgo: number, sentAt: number | null = null) =>
	rows(
		"INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at, sent_at) VALUES (?1, 'contact_message', ?1, ?, 0, ?, ?)",
		...[unique("email"), state, Date.now() - secondsAgo * 1000, sentAt],
	);

test("the health check reports no emails, or the age of the oldest pending one and the number of failed ones", async () => {
	const expected = { status: "ok", version: env.CF_VERSION_METADATA.id, database: "ok" };
	const response = await ask();
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({ ...expected, mail: { oldestPendingSeconds: null, failed: 0 } });
	// One that was maybe sent waits for hours on purpose.
	await queue("pending", 4000, Date.now());
	await Promise.all([queue("pending", 90.5), queue("pending", 30), queue("failed", 500), queue("sent", 900)]);
	expect(await (await ask()).json()).toEqual({ ...expected, mail: { oldestPendingSeconds: 90, failed: 1 } });
});

test("the health check is refused over the limit, and asks the database nothing then", async () => {
	const limited = fakeLimits(false);
	expect((await ask({ ...limited.env, DB: databaseWith("any") })).status).toBe(429);
	expect(limited.counted).toEqual([expect.stringMatching(/^VITALS_LIMIT health /)]);
});

test("the health check responds 503 without the reason when D1 fails", async () => {
	const lines = captureLog("warn");
	const response = await ask({ DB: databaseWith("prepare") });
	expect(response.status).toBe(503);
	expect(await response.json()).toMatchObject({ status: "failing", database: "unreachable", mail: null });
	const reason = "D1_ERROR: the disk is on fire at /var/secret";
	expect(lines).toEqual([{ event: "database_unreachable", reason }]);
});
