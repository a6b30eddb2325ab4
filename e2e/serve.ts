/**
 * Serves the production build for the end-to-end tests: `node e2e/serve.ts <built-in|connected> <port>`, until it is stopped.
 * Each site starts from an empty database with the real migrations, and reads only its own settings.
 */
import { forgetState, serveSite } from "./site.ts";

const [name, port] = process.argv.slice(2);
if ((name !== "built-in" && name !== "connected") || !port) {
	throw new Error("usage: node e2e/serve.ts <built-in|connected> <port>");
}

forgetState(Number(port));
await serveSite(name, Number(port));
