/**
 * `npm run rollback -- <version id>`: gives all traffic to an earlier version, restores domain and schedule of its commit, and
 * tests the site. `-- --staging` does so in staging. `npm run deploy` does the same after a failure.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { readArguments, refuse } from "../arguments.ts";
import { domainOf, readConfiguration, run } from "./wrangler.ts";

interface Version {
	metadata: { created_on: string };
	annotations?: Record<string, string>;
}
const tagOf = ({ annotations }: Version) => annotations?.["workers/tag"];

/**
 * The commit of a version, with which `npm run deploy` tags it. A changed secret makes a version without a tag but with the
 * same code, so such a version has the commit of the newest tagged version before it.
 * @returns undefined if there is none
 */
function commitOf(version: string, environment: string[], runCommand: typeof run): string | undefined {
	const view = ["wrangler", "versions", "view", version, "--json", ...environment];
	const viewed = JSON.parse(runCommand(view)) as Version;
	if (tagOf(viewed)) return tagOf(viewed);
	// The ten newest versions, the oldest first.
	const list = ["wrangler", "versions", "list", "--json", ...environment];
	const tagged = (JSON.parse(runCommand(list)) as Version[]).filter(tagOf);
	const before = tagged.findLast(({ metadata }) => metadata.created_on < viewed.metadata.created_on);
	return before && tagOf(before);
}

/** Rolls back with what runs a command and returns its output. @throws if a command fails */
export function rollBack(version: string, staging: boolean, message: string, runCommand: typeof run): void {
	const environment = staging ? ["--env", "staging"] : [];
	runCommand(["wrangler", "rollback", version, "--message", message, "--yes", ...environment]);
	console.log(`Visitors get version ${version}.`);

	let configuration = readConfiguration(staging);
	const commit = commitOf(version, environment, runCommand);
	if (commit) {
		const source = ".wrangler/rollback/wrangler.toml";
		mkdirSync(".wrangler/rollback", { recursive: true });
		writeFileSync(source, runCommand(["git", "show", `${commit}:wrangler.toml`]));
		configuration = readConfiguration(staging, source);
		const { name, routes, triggers, workers_dev, preview_urls } = configuration;
		// Nothing of the build, which is not here.
		const restored = ".wrangler/rollback/wrangler.json";
		writeFileSync(restored, JSON.stringify({ name, routes, triggers, workers_dev, preview_urls }));
		console.log(runCommand(["wrangler", "triggers", "deploy", "--config", restored]));
	} else {
		console.log("No version names the commit of this one: domain and schedule stay as they are.");
	}
	const site = `https://${domainOf(configuration)}`;
	const smoke = ["npm", "run", "--silent", "smoke", "--", site, "--version", version, "--other-commit"];
	console.log(runCommand(smoke));
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
