import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";

await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);
const { results } = await env.DB.prepare(
	"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'",
).all<{ name: string }>();

// Each test starts on the real tables, without the rows of the tests before it.
beforeEach(() => env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`))));
