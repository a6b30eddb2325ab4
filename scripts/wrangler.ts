/**
 * Runs wrangler the same way on every machine, without prompts: `node scripts/wrangler.ts <its options>`. A script, because shells
 * differ in how they set variables and find programs. `PORT` is the port of `dev`.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { wranglerEnvironment } from "./wrangler-environment.ts";

const program = fileURLToPath(new URL("bin/wrangler.js", import.meta.resolve("wrangler/package.json")));
const options = process.argv.slice(2);
const [command] = options;
if (command === "dev") options.push("--port", process.env.PORT || "8787");

const wrangler = spawn(process.execPath, [program, ...options], {
	stdio: "inherit",
	env: {
		...process.env,
		...wranglerEnvironment,
		// The login is in the home folder.
		...(options.includes("--remote") && { XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME }),
		// No prompts.
		CI: "true",
		// Otherwise the types are printed as well.
		...(command === "types" && { WRANGLER_LOG: "error" }),
	},
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => wrangler.kill(signal));
wrangler.on("exit", (status) => process.exit(status ?? 1));
