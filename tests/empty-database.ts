import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Each test file starts on the real tables, without the rows of the files before it.
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);
const { results } = await env.DB.prepare(
	"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'",
).all<{ name: string }>();
await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)));
