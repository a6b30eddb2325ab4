import { beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#worker/db/database.ts";
import { readOutboxStatus } from "#worker/db/outbox.ts";
import { captureErrorEvents, databaseWith, env, expectError, fetchApi, rows, unique } from "./fetch-api.ts";

/** A database whose queries end like this. */
function answering(answer: () => Promise<never>): D1Database {
	return { prepare: () => ({ bind: () => ({ raw: answer, all: answer }) }) } as unknown as D1Database;
}

function ask(settings: Parameters<typeof fetchApi>[1] = {}) {
	return fetchApi("/health", { method: "GET", headers: { Authorization: null, Origin: null }, ...settings });
}

function queue(state: "pending" | "failed" | "sent", secondsAgo: number) {
	return env.DB.prepare(
		"INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at) VALUES (?, 'contact_message', ?, ?, 0, ?)",
	)
		.bind(crypto.randomUUID(), unique("submission"), state, Date.now() - secondsAgo * 1000)
		.run();
}

// Each test is a day later than the one before it and than all other files, when nothing of them is remembered.
let day = Date.now();
beforeEach(() => {
	day += 86_400_000;
	vi.useFakeTimers({ now: day, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

it("reports no emails, or the age of the oldest pending one and the number of failed ones", async () => {
	const expected = { status: "ok", version: env.CF_VERSION_METADATA.id, database: "ok" };
	const response = await ask();
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({ ...expected, mail: { oldestPendingSeconds: null, failed: 0 } });
	await queue("pending", 90.5);
	await queue("pending", 30);
	await queue("failed", 500);
	await queue("failed", 10);
	await queue("sent", 900);
	vi.advanceTimersByTime(5_000);
	expect(await (await ask()).json()).toEqual({ ...expected, mail: { oldestPendingSeconds: 95, failed: 2 } });
});

it("asks the database once in five seconds, whether it responds or not", async () => {
	const errors = captureErrorEvents();
	const prepare = vi.fn((query: string) => env.DB.prepare(query));
	const settings = { env: { DB: { prepare } as unknown as D1Database } };
	for (let second = 0; second < 10; second += 1) {
		expect((await ask(settings)).status).toBe(200);
		vi.advanceTimersByTime(1_000);
	}
	expect(prepare).toHaveBeenCalledTimes(2);
	for (let time = 0; time < 3; time += 1)
		expect((await ask({ env: { DB: databaseWith("any") } })).status).toBe(503);
	expect(errors).toEqual(["database_unreachable"]);
});

it("asks once, by the index, however many emails were sent", async () => {
	const prepare = vi.fn((query: string) => env.DB.prepare(query));
	await readOutboxStatus(openDatabase({ prepare } as unknown as D1Database));
	expect(prepare).toHaveBeenCalledOnce();
	const [query = ""] = prepare.mock.calls[0] ?? [];
	// Every parameter is a state.
	const states = Array.from(query.matchAll(/\?/g), () => "failed");
	const detail = "SEARCH outbox USING INDEX outbox_due (state=?)";
	expect(await rows(`EXPLAIN QUERY PLAN ${query}`, ...states)).toMatchObject([{ detail }]);
});

it.each([
	[
		"fails",
		"D1_ERROR: the disk is on fire at /var/secret",
		() => Promise.reject(new Error("D1_ERROR: the disk is on fire at /var/secret")),
	],
	["does not respond for two seconds", "TimeoutError", () => new Promise<never>(() => {})],
])("responds 503 without the reason when D1 %s", async (_, reason, answer) => {
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const pending = ask({ env: { DB: answering(answer) } });
	await vi.advanceTimersByTimeAsync(1_999);
	expect(wrote).toHaveBeenCalledTimes(reason === "TimeoutError" ? 0 : 1);
	await vi.advanceTimersByTimeAsync(1);
	const response = await pending;
	expect(response.status).toBe(503);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({
		status: "failing",
		version: env.CF_VERSION_METADATA.id,
		database: "unreachable",
		mail: null,
	});
	expect(wrote.mock.calls).toEqual([[`{"event":"database_unreachable","reason":"${reason}"}`]]);
});

it("accepts GET and HEAD only, without a key", async () => {
	const headers = { Origin: "https://watcher.example", Authorization: null };
	expect((await ask({ method: "HEAD", headers })).status).toBe(200);
	for (const method of ["POST", "PUT", "DELETE"]) {
		const refused = await expectError(ask({ method }), 405, "method_not_allowed");
		expect(refused.get("Allow")).toBe("GET, HEAD");
	}
});
