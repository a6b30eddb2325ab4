export type Command = readonly [program: string, ...options: string[]];

/** What the steps of a deployment find out. */
export interface DeployState {
	/** The live version before the deployment. */
	live?: string;
	/** The version that this deployment uploads. */
	uploaded?: string;
	/** The Worker's `workers.dev` URL, where it must not respond; empty if the account has no such subdomain. */
	workersDev?: string;
}

/** Result of a command. */
export interface Outcome {
	/** Exit code. */
	status: number;
	/** What it printed, if a step reads it. */
	printed: string;
	/** Lines of JSON that wrangler wrote to WRANGLER_OUTPUT_FILE_PATH. */
	recorded: string;
}

/** One step of a deployment: a command, and what to do if it fails. */
export interface Step {
	name: string;
	command(state: DeployState): Command;
	/**
	 * Reads from the output what later steps need.
	 * @throws if the output is not as expected; the message is shown
	 */
	readOutput?(outcome: Outcome): DeployState;
	/** Whether a failure leaves the uploaded version deployed at 0 %, so that it must be removed. */
	needsRetraction?: boolean;
	/** The state of the site after a failure, and what to do. */
	failureMessage(state: DeployState): string;
}

/** Target of a deployment. */
export interface Target {
	/** Name of the Worker. */
	worker: string;
	/** Address of the site. */
	site: string;
	staging: boolean;
}

/** Configuration of the build, which the Vite plugin writes, and the one for staging. */
export const builtConfiguration = "build/server/wrangler.json";
export const stagingConfiguration = "build/server/wrangler.staging.json";

/** Wrangler's options for the environment: of the build, or of `wrangler.toml`. */
function optionsOf({ staging }: Target) {
	return {
		built: ["--config", staging ? stagingConfiguration : builtConfiguration],
		source: staging ? ["--env", "staging"] : [],
	};
}

/** The command that rolls back to a version. */
export function rollbackCommand(version: string, target: Target): string {
	return ["npx wrangler rollback", version, "--message why", ...optionsOf(target).source].join(" ");
}

/** The command that gives all traffic to the live version and removes the uploaded one. */
export function retractCommand({ live = "" }: DeployState, target: Target): Command {
	return ["wrangler", "versions", "deploy", `${live}@100%`, "--yes", ...optionsOf(target).built];
}

/**
 * The steps of a deployment, in order: checks come before changes, migrations before the version that needs them, and the
 * smoke test before the traffic.
 */
export function deployPlan(target: Target): Step[] {
	const { worker, site, staging } = target;
	const { built, source } = optionsOf(target);
	const unchanged = (todo: string) => () => `Nothing was changed. ${todo}`;
	return [
		{
			name: "production-readiness checks",
			command: () => [
				...(["npm", "run", "--silent", "check:live", "--", "--deploying"] as const),
				...(staging ? ["--staging"] : []),
			],
			failureMessage: unchanged("Fix the problems in the list."),
		},
		{
			name: "tested build",
			command: () => ["node", "scripts/tested-build.ts"],
			failureMessage: unchanged("Fix the failing tests, and commit."),
		},
		...(staging
			? [
					{
						name: "configuration for staging",
						command: (): Command => ["node", "scripts/staging-configuration.ts"],
						failureMessage: unchanged("Check that there is a build."),
					},
				]
			: []),
		{
			name: "find the live version",
			command: () => ["wrangler", "deployments", "status", "--json", ...source],
			readOutput: ({ printed }) => ({ live: readLiveVersion(printed) }),
			failureMessage: unchanged(
				"If the Worker does not exist yet, create it by setting its first secret (npx wrangler secret put).",
			),
		},
		{
			name: "find the workers.dev URL",
			command: () => ["node", "scripts/workers-dev.ts", worker],
			readOutput: ({ printed }) => ({ workersDev: printed.trim() }),
			failureMessage: unchanged("Check that the token may read the account."),
		},
		{
			name: "upload the build without traffic",
			command: () => ["wrangler", "versions", "upload", ...built],
			readOutput: ({ recorded }) => ({ uploaded: readUploadedVersion(recorded) }),
			failureMessage: unchanged("Visitors get the previous version."),
		},
		{
			name: "print the database bookmark",
			command: () => ["wrangler", "d1", "time-travel", "info", "DB", ...source],
			failureMessage: unchanged("Check that the database exists and that the token may read it."),
		},
		{
			name: "apply migrations",
			command: () => ["wrangler", "d1", "migrations", "apply", "DB", "--remote", ...source],
			failureMessage: () =>
				"Visitors get the previous version. Completed migrations stay applied; the failed one was rolled back. To undo them, restore the database to the bookmark above (docs/operations.md, “Restoring the database”).",
		},
		{
			name: "deploy the new version at 0 %",
			command: ({ uploaded, live }) => [
				...(["wrangler", "versions", "deploy", `${uploaded}@0%`, `${live}@100%`, "--yes"] as const),
				...built,
			],
			needsRetraction: true,
			failureMessage: () =>
				"Visitors get the previous version, on the migrated database. Run npm run deploy again.",
		},
		{
			name: "deploy domain and schedule",
			command: () => ["wrangler", "triggers", "deploy", ...built],
			needsRetraction: true,
			failureMessage: () =>
				"Visitors get the previous version, on the migrated database. Check that the domain's zone is in this account and that the token may edit it.",
		},
		{
			name: "smoke test of the new version",
			command: ({ uploaded }) => [
				...(["npm", "run", "--silent", "smoke", "--", site] as const),
				...["--worker", worker, "--version", `${uploaded}`],
			],
			needsRetraction: true,
			failureMessage: () =>
				"Visitors get the previous version, on the migrated database. Fix the failing checks, and run npm run deploy again. A new domain needs some minutes for its certificate.",
		},
		{
			name: "deploy the new version at 100 %",
			command: ({ uploaded }) => [
				...(["wrangler", "versions", "deploy", `${uploaded}@100%`, "--yes"] as const),
				...built,
			],
			needsRetraction: true,
			failureMessage: () =>
				"Visitors get the previous version, on the migrated database. Run npm run deploy again.",
		},
		{
			name: "smoke test of the site",
			command: ({ uploaded, workersDev }) => [
				...(["npm", "run", "--silent", "smoke", "--", site, "--version", `${uploaded}`] as const),
				...(workersDev ? ["--not-at", workersDev] : []),
			],
			failureMessage: ({ live = "" }) =>
				`The new version is live, but the smoke test failed. Roll back with\n    ${rollbackCommand(live, target)}\n(docs/operations.md, “Rollback”).`,
		},
	];
}

/** @throws if the traffic is split between versions */
function readLiveVersion(printed: string): string {
	const { versions } = JSON.parse(printed) as { versions: { version_id: string; percentage: number }[] };
	const live = versions.find(({ percentage }) => percentage === 100);
	if (!live)
		throw new Error(
			"The traffic is split between versions. Give it all to one: npx wrangler versions deploy",
		);
	return live.version_id;
}

/** @throws if wrangler did not record it */
function readUploadedVersion(recorded: string): string {
	const entries = recorded
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as { type: string; version_id?: string | null });
	const id = entries.find(({ type }) => type === "version-upload")?.version_id;
	if (!id) throw new Error("wrangler did not report which version it uploaded.");
	return id;
}

/**
 * Runs the steps until one fails.
 *
 * @param run runs a command; `quietly` captures its output instead of printing it
 * @param print prints a line
 * @returns the final state, or null if a step failed
 */
export function runPlan(
	target: Target,
	run: (command: Command, quietly: boolean) => Outcome,
	print: (line: string) => void,
): DeployState | null {
	const steps = deployPlan(target);
	let state: DeployState = {};
	for (const [index, { name, command, readOutput, needsRetraction, failureMessage }] of steps.entries()) {
		print(`\n── ${index + 1} of ${steps.length}: ${name}`);
		const line = command(state);
		const outcome = run(line, readOutput !== undefined);
		let problem = outcome.status === 0 ? undefined : outcome.printed.trim();
		try {
			if (problem === undefined && readOutput) state = { ...state, ...readOutput(outcome) };
		} catch (error) {
			problem = error instanceof Error ? error.message : String(error);
		}
		if (problem === undefined) continue;
		print(`\n✗ ${name} (${line.join(" ")})`);
		if (problem !== "") print(problem);
		if (needsRetraction && run(retractCommand(state, target), true).status !== 0) {
			print(`The new version could not be removed: ${retractCommand(state, target).join(" ")}`);
		}
		print(failureMessage(state));
		return null;
	}
	return state;
}
