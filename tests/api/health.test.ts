import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#worker/db/database.ts";
import { readOutboxStatus } from "#worker/db/outbox.ts";
import { env, errorOf, fetchApi, unique } from "./fetch-api.ts";

const realNow = Date.now;
/** How far the clock is ahead, in milliseconds. */
let ahead = 0;

beforeEach(async () => {
	// What an isolate has seen for another test counts no longer.
	ahead += 60_000;
	const by = ahead;
	vi.spyOn(Date, "now").mockImplementation(() => realNow() + by);
	await env.DB.exec("DELETE FROM outbox");
});
afterEach(() => vi.restoreAllMocks());

/** The database, and how often it was asked. */
function watched(answer?: () => Promise<never>) {
	let asked = 0;
	const DB = new Proxy(env.DB, {
		get(target, name) {
			const value = Reflect.get(target, name) as unknown;
			if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
			return (statements: D1PreparedStatement[]) => {
				asked += 1;
				return answer ? answer() : target.batch(statements);
			};
		},
	});
	return { DB, asked: () => asked };
}

function ask(settings: Parameters<typeof fetchApi>[1] = {}) {
	return fetchApi("/health", { method: "GET", headers: { Authorization: null, Origin: null }, ...settings });
}

function queue(state: "pending" | "failed" | "sent", secondsAgo: number) {
	return env.DB.prepare(
		"INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at) VALUES (?, 'contact_message', ?, ?, 0, ?)",
	)
		.bind(crypto.randomUUID(), unique("subject"), state, Date.now() - secondsAgo * 1000)
		.run();
}

it("is ok without emails", async () => {
	const response = await ask();
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({
		status: "ok",
		version: env.CF_VERSION_METADATA.id,
		database: "ok",
		mail: { oldestPendingSeconds: null, failed: 0 },
	});
});

it("reports the age of the oldest pending email and the number of dead letters", async () => {
	await Promise.all([
		queue("pending", 90),
		queue("pending", 30),
		queue("failed", 500),
		queue("failed", 10),
		queue("sent", 900),
	]);
	const { mail } = await (await ask()).json<{ mail: { oldestPendingSeconds: number; failed: number } }>();
	expect(mail.failed).toBe(2);
	expect(mail.oldestPendingSeconds).toBeGreaterThanOrEqual(90);
	expect(mail.oldestPendingSeconds).toBeLessThan(100);
});

it("reads both by the index, however many emails were sent", async () => {
	const queries: string[] = [];
	const DB = {
		prepare(query: string) {
			queries.push(query);
			return env.DB.prepare(query);
		},
		batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
	} as unknown as D1Database;
	expect(await readOutboxStatus(openDatabase(DB))).toEqual({ oldestPendingAt: null, failed: 0 });
	expect(queries).toHaveLength(2);
	for (const query of queries) {
		// Every parameter is a state.
		const parameters = Array.from(query.matchAll(/\?/g), () => "failed");
		const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).bind(...parameters);
		const { results } = await plan.all<{ detail: string }>();
		expect(
			results.map(({ detail }) => detail),
			query,
		).toEqual([expect.stringMatching(/^SEARCH outbox USING (COVERING )?INDEX outbox_due \(state=\?\)$/)]);
	}
});

it("queries D1 once for concurrent requests, and not again for five seconds", async () => {
	const { DB, asked } = watched();
	const responses = await Promise.all(Array.from({ length: 20 }, () => ask({ env: { DB } })));
	expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
	await ask({ env: { DB } });
	expect(asked()).toBe(1);
	ahead += 5_001;
	const later = ahead;
	vi.spyOn(Date, "now").mockImplementation(() => realNow() + later);
	await ask({ env: { DB } });
	expect(asked()).toBe(2);
});

it("responds 503 when D1 fails, without the reason", async () => {
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const { DB } = watched(() => Promise.reject(new Error("D1_ERROR: the disk is on fire at /var/secret")));
	const response = await ask({ env: { DB } });
	expect(response.status).toBe(503);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({
		status: "failing",
		version: env.CF_VERSION_METADATA.id,
		database: "unreachable",
		mail: null,
	});
	expect(wrote.mock.calls).toEqual([[expect.stringContaining('"event":"database_unreachable"')]]);
	expect(wrote.mock.calls[0]?.[0]).not.toContain("fire");
});

it("responds 503 within seconds when D1 hangs, to all concurrent requests, and recovers", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { DB, asked } = watched(() => new Promise<never>(() => {}));
	const started = realNow();
	const responses = await Promise.all(Array.from({ length: 5 }, () => ask({ env: { DB } })));
	expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(503));
	expect(realNow() - started).toBeLessThan(8_000);
	expect(asked()).toBe(1);
	ahead += 5_001;
	const later = ahead;
	vi.spyOn(Date, "now").mockImplementation(() => realNow() + later);
	expect((await ask()).status).toBe(200);
});

it("accepts GET and HEAD only, without a key", async () => {
	expect((await ask({ headers: { Origin: "https://watcher.example", Authorization: null } })).status).toBe(
		200,
	);
	const head = await ask({ method: "HEAD" });
	expect(head.status).toBe(200);
	expect(await head.text()).toBe("");
	for (const method of ["POST", "PUT", "DELETE"]) {
		const response = await ask({ method });
		expect(response.status).toBe(405);
		expect(response.headers.get("Allow")).toBe("GET, HEAD");
		expect((await errorOf(response)).code).toBe("method_not_allowed");
	}
});
