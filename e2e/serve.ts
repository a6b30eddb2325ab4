/** Serves the production build for the end-to-end tests: `node e2e/serve.ts <built-in|connected> <port>`, until it is stopped. */
import { serveSite } from "./site.ts";

const [name, port] = process.argv.slice(2);
if ((name !== "built-in" && name !== "connected") || !port) {
	throw new Error("usage: node e2e/serve.ts <built-in|connected> <port>");
}
await serveSite(name, Number(port));
