/**
 * `npm run deploy`: deploys the tested build of this commit to production, or to staging with `-- --staging`. It stops at the
 * first step that fails, and rolls back if the new version was part of a deployment by then.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readArguments } from "../arguments.ts";
import { commitOfTestedBuild, stagingConfiguration } from "./build-note.ts";
import { rollBack } from "./rollback.ts";
import { domainOf, inStaging, readConfiguration, run } from "./wrangler.ts";

/** Contains the version to return to while a deployment is under way, for the workflow that rolls back a cancelled one. */
const versionBefore = ".wrangler/version-before-deployment";

/** Deploys with what runs a command and returns its output. Prints each step. @returns whether all went well */
export function deploy(staging: boolean, runCommand: typeof run): boolean {
	const target = readConfiguration(staging);
	const site = `https://${domainOf(target)}`;
	const environment = staging ? " --env staging" : "";
	const stagingOption = staging ? " --staging" : "";
	const built = "build/server/wrangler.json";
	const upload = `--config ${staging ? stagingConfiguration : built}`;
	// The situation if the current step fails, and what to do then.
	let state = "Nothing was changed.";
	let advice = "Run npm test on the commit to deploy; on GitHub, run the workflow from its beginning.";
	/** The version to roll back to, from when the new one is part of a deployment. */
	let previous: string | undefined;

	/** Runs the command of a step and prints its output. @throws if it fails */
	const step = (command: string, adviceOnFailure = "Run npm run deploy again."): string => {
		advice = adviceOnFailure;
		console.log(`\n── ${command}`);
		const printed = runCommand(command.split(" "));
		console.log(printed.trim());
		return printed;
	};
	const smoke = `npm run --silent smoke -- ${site}`;

	try {
		const commit = commitOfTestedBuild();
		step(`npm run --silent check:live --${stagingOption}`, "Fix the problems in the list.");
		const tested = readFileSync(built, "utf8");
		if (staging) writeFileSync(stagingConfiguration, JSON.stringify(inStaging(JSON.parse(tested))));
		const status = step(
			`wrangler deployments status --json${environment}`,
			"Without a Worker, set its first secret (npx wrangler secret put). With split traffic, run npm run rollback.",
		);
		const { versions } = JSON.parse(status) as { versions: { version_id: string; percentage: number }[] };
		const live = versions.find(({ percentage }) => percentage === 100)?.version_id;
		if (!live) throw new Error("The traffic is split between versions.");

		const printed = step(`wrangler versions upload --tag ${commit.slice(0, 12)} ${upload}`);
		const uploaded = /Worker Version ID: ([\da-f-]{36})/.exec(printed)?.[1];
		if (!uploaded) throw new Error("wrangler did not report which version it uploaded.");
		step(`wrangler d1 time-travel info DB${environment}`, "Check the database's id.");

		state = "Visitors get the previous version. Completed migrations stay applied, the failed one does not.";
		const restore = "To undo them, restore the database to the bookmark above (docs/operations.md).";
		step(`wrangler d1 migrations apply DB --remote${environment}`, restore);

		state = "Visitors get the previous version, on the migrated database.";
		previous = live;
		mkdirSync(".wrangler", { recursive: true });
		writeFileSync(versionBefore, live);
		step(`wrangler versions deploy ${uploaded}@0% ${live}@100% --yes ${upload}`);
		step(`wrangler triggers deploy ${upload}`, "Check that the token may edit the domain's zone.");
		const certificate = "Fix what failed. A new domain needs some minutes for its certificate.";
		step(`${smoke} --worker ${target.name} --version ${uploaded}`, certificate);

		step(`wrangler versions deploy ${uploaded}@10% ${live}@90% --yes ${upload}`);
		// A page loads its scripts from the same version only if the requests of a visitor have a version key.
		step(smoke, "If files were missing, set the version key (docs/operations.md, “Deploy”).");
		console.log("\nFive minutes at 10 %. Watch the log (npx wrangler tail). Ctrl-C rolls back.");
		step("sleep 300", "");
		step(`wrangler versions deploy ${uploaded}@100% --yes ${upload}`);
		step(`${smoke} --version ${uploaded}`, "Fix what failed, and deploy again.");
		rmSync(versionBefore, { force: true });
		console.log(`\n${site} is live as ${uploaded}. To roll back to the previous version:`);
		console.log(`    npm run rollback -- ${live}${stagingOption}`);
		return true;
	} catch (error) {
		console.log(`\n✗ ${error instanceof Error ? error.message : error}`);
		try {
			if (previous) {
				rollBack(previous, staging, "deployment failed", runCommand);
				rmSync(versionBefore, { force: true });
			}
		} catch (failure) {
			console.log(`✗ ${failure instanceof Error ? failure.message : failure}`);
			state = `The rollback did not finish: npm run rollback -- ${previous}${stagingOption}`;
		}
		console.log(`\n${state}\n${advice}`);
		return false;
	}
}

if (import.meta.main) {
	const { staging } = readArguments("usage: npm run deploy [-- --staging]", {
		options: { staging: { type: "boolean", default: false } },
	}).values;
	// Ctrl-C ends the running command, and so fails its step.
	process.on("SIGINT", () => undefined);
	process.exitCode = deploy(staging, run) ? 0 : 1;
}
