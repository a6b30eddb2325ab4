/**
 * Serves the production build for the end-to-end tests: `node e2e/serve.ts <built-in|connected> <port>`.
 * Each site starts from an empty database with the real migrations, and reads only its own settings.
 */
import { freshState, serveSite } from "./wrangler-dev.ts";

const [site, port] = process.argv.slice(2);
if ((site !== "built-in" && site !== "connected") || !port) {
	throw new Error("usage: node e2e/serve.ts <built-in|connected> <port>");
}

const state = `.wrangler/end-to-end/${site}`;
freshState(state);

const server = serveSite(site, port, state);
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
