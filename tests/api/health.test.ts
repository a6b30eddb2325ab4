import { beforeEach, expect, test, vi } from "vitest";
import { captureLog, databaseWith, env, fetchApi, rows, unique } from "./fetch-api.ts";

/** Asks as a monitor does: without a key. */
const ask = (env = {}) => fetchApi("/health", { method: "GET", headers: { Authorization: null }, env });

const queue = (state: "pending" | "failed" | "sent", secondsAgo: number, sentAt: number | null = null) =>
	rows(
		"INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at, sent_at) VALUES (?1, 'contact_message', ?1, ?, 0, ?, ?)",
		...[unique("email"), state, Date.now() - secondsAgo * 1000, sentAt],
	);

// Each test is a day later than the one before it and than all other files, when nothing of them is remembered.
let day = Date.now();
beforeEach(() => {
	day += 86_400_000;
	vi.useFakeTimers({ now: day, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

test("the health check reports no emails, or the age of the oldest pending one and the number of failed ones", async () => {
	const expected = { status: "ok", version: env.CF_VERSION_METADATA.id, database: "ok" };
	const response = await ask();
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({ ...expected, mail: { oldestPendingSeconds: null, failed: 0 } });
	// One that was maybe sent waits for hours on purpose.
	await queue("pending", 4000, Date.now());
	await Promise.all([queue("pending", 90.5), queue("pending", 30), queue("failed", 500), queue("sent", 900)]);
	vi.advanceTimersByTime(5_000);
	expect(await (await ask()).json()).toEqual({ ...expected, mail: { oldestPendingSeconds: 95, failed: 1 } });
});

test("the health check asks the database once in five seconds, whether it responds or not", async () => {
	const lines = captureLog("warn");
	const statements = vi.spyOn(env.DB, "prepare");
	for (let second = 0; second < 10; second += 1) {
		expect((await ask()).status).toBe(200);
		vi.advanceTimersByTime(1_000);
	}
	expect(statements).toHaveBeenCalledTimes(2);
	for (let time = 0; time < 3; time += 1) expect((await ask({ DB: databaseWith("any") })).status).toBe(503);
	expect(lines).toHaveLength(1);
});

test.each([
	["fails", "D1_ERROR: the disk is on fire at /var/secret", undefined],
	[
		"does not respond for two seconds",
		"TimeoutError",
		() => ({ bind: () => ({ raw: () => new Promise(() => {}) }) }),
	],
])("the health check responds 503 without the reason when D1 %s", async (_, reason, answer) => {
	const lines = captureLog("warn");
	const pending = ask({ DB: databaseWith("prepare", answer) });
	await vi.advanceTimersByTimeAsync(1_999);
	expect(lines).toHaveLength(answer ? 0 : 1);
	await vi.advanceTimersByTimeAsync(1);
	const response = await pending;
	expect(response.status).toBe(503);
	expect(await response.json()).toMatchObject({ status: "failing", database: "unreachable", mail: null });
	expect(lines).toEqual([{ event: "database_unreachable", reason }]);
});
