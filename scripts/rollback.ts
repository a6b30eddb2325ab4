/**
 * `npm run rollback -- <version id>`: gives all traffic to an earlier version, restores domain and schedule of its commit, and
 * tests the site. `-- --staging` does so in staging. `npm run deploy` does the same after a failure.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { readArguments, refuse } from "./arguments.ts";
import { domainOf, readConfiguration, run } from "./wrangler.ts";

/** Rolls back with what runs a command and returns its output. @throws if a command fails */
export function rollBack(version: string, staging: boolean, message: string, runCommand: typeof run): void {
	const environment = staging ? ["--env", "staging"] : [];
	runCommand(["wrangler", "rollback", version, "--message", message, "--yes", ...environment]);
	console.log(`Visitors get version ${version}.`);

	// `npm run deploy` tags each version with its commit. A changed secret makes a version without a tag.
	const view = runCommand(["wrangler", "versions", "view", version, "--json", ...environment]);
	const commit = (JSON.parse(view) as { annotations?: Record<string, string> }).annotations?.["workers/tag"];
	if (commit) {
		const source = ".wrangler/rollback/wrangler.toml";
		mkdirSync(".wrangler/rollback", { recursive: true });
		writeFileSync(source, runCommand(["git", "show", `${commit}:wrangler.toml`]));
		const { name, routes, triggers, workers_dev, preview_urls } = readConfiguration(staging, source);
		// Nothing of the build, which is not here.
		const configuration = ".wrangler/rollback/wrangler.json";
		writeFileSync(configuration, JSON.stringify({ name, routes, triggers, workers_dev, preview_urls }));
		console.log(runCommand(["wrangler", "triggers", "deploy", "--config", configuration]));
	} else {
		console.log("The version does not name its commit: domain and schedule stay as they are.");
	}
	const site = `https://${domainOf(readConfiguration(staging))}`;
	console.log(runCommand(["npm", "run", "--silent", "smoke", "--", site, "--version", version]));
}

if (import.meta.main) {
	const usage = "usage: npm run rollback -- VERSION [--staging] [--message WHY]";
	const { positionals, values } = readArguments(usage, {
		allowPositionals: true,
		options: {
			staging: { type: "boolean", default: false },
			message: { type: "string", default: "rollback" },
		},
	});
	const [version = "", ...rest] = positionals;
	if (rest.length > 0 || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(version)) {
		refuse(usage, "one version id is needed: npx wrangler deployments list");
	}
	try {
		rollBack(version, values.staging, values.message, run);
	} catch (error) {
		console.log(`✗ ${error instanceof Error ? error.message : error}`);
		process.exitCode = 1;
	}
}
