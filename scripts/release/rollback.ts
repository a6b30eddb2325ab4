/** `npm run rollback -- <version id>`: gives all traffic to an earlier version, in staging with `--staging`, and tests the site. */
import { parseArgs } from "node:util";
import { refuse, stagingOption } from "../arguments.ts";
import { domainOf, readConfiguration, run } from "./wrangler.ts";

/** Rolls back with what runs a command and returns its output. @throws if a command fails */
export async function rollBack(version: string, staging: boolean, why: string, runCommand: typeof run) {
	const environment = staging ? ["--env", "staging"] : [];
	console.log(await runCommand(["wrangler", "rollback", version, "--message", why, "--yes", ...environment]));
	const address = [`https://${domainOf(readConfiguration(staging))}`, "--version", version, "--other-commit"];
	console.log(await runCommand(["npm", "run", "--silent", "smoke", "--", ...address]));
}

if (import.meta.main) {
	const usage = "usage: npm run rollback -- VERSION [--staging] [--message WHY]";
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { ...stagingOption, message: { type: "string", default: "rollback" } },
	});
	const version = positionals.join();
	if (!/^[\da-f-]{36}$/.test(version))
		refuse(usage, "one version id is needed: npx wrangler deployments list");
	await rollBack(version, values.staging, values.message, run);
}
