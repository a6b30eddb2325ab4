/**
 * Serves the production build for the end-to-end tests: `node e2e/serve.ts <built-in|connected> <port>`.
 * Each site starts from an empty database with the real migrations, and reads only its own settings.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { serveSite } from "./wrangler-dev.ts";

const [site, port] = process.argv.slice(2);
if ((site !== "built-in" && site !== "connected") || !port) {
	throw new Error("usage: node e2e/serve.ts <built-in|connected> <port>");
}

const state = `.wrangler/end-to-end/${site}`;
rmSync(state, { recursive: true, force: true });
const migrated = spawnSync(
	"wrangler",
	["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
	{ stdio: "inherit", env: { ...process.env, CI: "true" } },
);
if (migrated.status !== 0) process.exit(migrated.status ?? 1);

const server = serveSite(site, port, state);
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
