import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";

await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);
const { results } = await env.DB.prepare(
	"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'",
).all<{ name: string }>();

// Each test starts on the real tables, without the rows of the tests before it.
beforeEach(() => env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`))));

/** Requests to hosts that no test expects: all fakes run on this machine. */
const unexpected: string[] = [];

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
	const { hostname, href } = new URL(input instanceof Request ? input.url : input);
	if (hostname !== "127.0.0.1") unexpected.push(href);
	return fetch(input, init);
};

afterEach(() => {
	vi.useRealTimers();
	// Thrown by `fetch`, the error would be handled like a lost connection.
	expect(unexpected.splice(0)).toEqual([]);
});
