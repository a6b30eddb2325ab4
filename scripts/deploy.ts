/**
 * `npm run deploy`: deploys the tested build of this commit to production, or to staging with `-- --staging`. It stops at the
 * first step that fails, and rolls back if the new version was part of a deployment by then.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readArguments } from "./arguments.ts";
import { commitOfTestedBuild, stagingConfiguration } from "./build-note.ts";
import { domainOf, inStaging, readConfiguration, run } from "./wrangler.ts";

const { staging } = readArguments("usage: npm run deploy [-- --staging]", {
	options: { staging: { type: "boolean", default: false } },
}).values;
const target = readConfiguration(staging);
const site = `https://${domainOf(target)}`;
const environment = staging ? ["--env", "staging"] : [];
const stagingOption = staging ? ["--staging"] : [];
const builtConfiguration = "build/server/wrangler.json";
const uploadOptions = ["--config", staging ? stagingConfiguration : builtConfiguration];

/** The situation if the current step fails, and what to do then. */
let state = "Nothing was changed.";
let advice = "";
/** The version to roll back to, from when the new one is part of a deployment. */
let previous: string | undefined;

/** Runs the command of a step and prints its output. @throws if it fails */
function step(adviceOnFailure: string, program: string, ...options: string[]): string {
	advice = adviceOnFailure;
	console.log(`\n── ${[program, ...options].join(" ")}`);
	const printed = run(program, ...options);
	console.log(printed.trim());
	return printed;
}

const again = "Run npm run deploy again.";
const deployVersions = (...versions: string[]) =>
	step(again, "wrangler", "versions", "deploy", ...versions, "--yes", ...uploadOptions);
const smoke = (adviceOnFailure: string, ...options: string[]) =>
	step(adviceOnFailure, "npm", "run", "--silent", "smoke", "--", site, ...options);

// Ctrl-C ends the running command, and so fails its step.
process.on("SIGINT", () => undefined);
try {
	advice = "Run npm test on the commit to deploy; on GitHub, run the workflow from its beginning.";
	const commit = commitOfTestedBuild();
	step("Fix the problems in the list.", "npm", "run", "--silent", "check:live", "--", ...stagingOption);
	if (staging) {
		const built = JSON.parse(readFileSync(builtConfiguration, "utf8")) as object;
		writeFileSync(stagingConfiguration, JSON.stringify(inStaging(built)));
	}
	const status = step(
		"Without a Worker, set its first secret (npx wrangler secret put). With split traffic, run npm run rollback.",
		...(["wrangler", "deployments", "status", "--json"] as const),
		...environment,
	);
	const { versions } = JSON.parse(status) as { versions: { version_id: string; percentage: number }[] };
	const live = versions.find(({ percentage }) => percentage === 100)?.version_id;
	if (!live) throw new Error("The traffic is split between versions.");

	const upload = step(
		again,
		"wrangler",
		"versions",
		"upload",
		"--tag",
		commit.slice(0, 12),
		...uploadOptions,
	);
	const uploaded = /Worker Version ID: ([\da-f-]{36})/.exec(upload)?.[1];
	if (!uploaded) throw new Error("wrangler did not report which version it uploaded.");
	step("Check the database's id.", "wrangler", "d1", "time-travel", "info", "DB", ...environment);

	state = "Visitors get the previous version. Completed migrations stay applied, the failed one does not.";
	const restore = "To undo them, restore the database to the bookmark above (docs/operations.md).";
	step(restore, "wrangler", "d1", "migrations", "apply", "DB", "--remote", ...environment);

	state = "Visitors get the previous version, on the migrated database.";
	previous = live;
	deployVersions(`${uploaded}@0%`, `${live}@100%`);
	step(
		"Check that the token may edit the domain's zone.",
		"wrangler",
		"triggers",
		"deploy",
		...uploadOptions,
	);
	const certificate = "Fix what failed. A new domain needs some minutes for its certificate.";
	smoke(certificate, "--worker", target.name, "--version", uploaded);

	deployVersions(`${uploaded}@10%`, `${live}@90%`);
	// A page loads its scripts from the same version only if the requests of a visitor have a version key.
	smoke("If files were missing, set the version key (docs/operations.md, “Deploy”).");
	console.log("\nFive minutes at 10 %. Watch the log (npx wrangler tail). Ctrl-C rolls back.");
	step("", "sleep", "300");
	deployVersions(`${uploaded}@100%`);
	smoke("Fix what failed, and deploy again.", "--version", uploaded);
	console.log(`\n${site} is live as ${uploaded}. To roll back to the previous version:`);
	console.log(`    ${["npm run rollback --", live, ...stagingOption].join(" ")}`);
} catch (error) {
	process.exitCode = 1;
	console.log(`\n✗ ${error instanceof Error ? error.message : error}`);
	if (previous) {
		try {
			const options = ["--message", "deployment failed", ...stagingOption];
			console.log(run("node", "scripts/rollback.ts", previous, ...options));
		} catch (failure) {
			console.log(failure instanceof Error ? failure.message : failure);
			state = `The rollback did not finish: npm run rollback -- ${[previous, ...stagingOption].join(" ")}`;
		}
	}
	console.log(`\n${state}\n${advice}`);
}
