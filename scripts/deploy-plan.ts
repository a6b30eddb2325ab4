export type Command = readonly [program: string, ...options: string[]];

/** What a deploy learns on its way. */
export interface Known {
	/** The version that visitors got before. */
	live?: string;
	/** The version that this deploy brings. */
	uploaded?: string;
	/** Where Cloudflare would show the Worker besides its domain; empty if the account has no such place. */
	workersDev?: string;
}

/** What came of a command. */
export interface Outcome {
	/** 0 if it went well. */
	status: number;
	/** What it printed, if a step learns from it. */
	printed: string;
	/** The lines of JSON in which wrangler records what it did (WRANGLER_OUTPUT_FILE_PATH). */
	recorded: string;
}

/** One step of a deploy: a command, and what to do if it fails. */
export interface Step {
	name: string;
	command(known: Known): Command;
	/**
	 * Reads what later steps have to know.
	 * @throws with what is wrong
	 */
	learn?(outcome: Outcome): Known;
	/** Whether, if it fails, the uploaded version stands beside the live one and has to go. */
	retracts?: boolean;
	/** What is true if it fails, and what to do. */
	otherwise(known: Known): string;
}

/** Where a deploy leads. */
export interface Target {
	/** Name of the Worker. */
	worker: string;
	/** Address of the site. */
	site: string;
	staging: boolean;
}

/** Configuration of the build, as the Vite plugin writes it, and beside it the one for staging. */
export const builtConfiguration = "build/server/wrangler.json";
export const stagingConfiguration = "build/server/wrangler.staging.json";

/** How to choose the environment for wrangler: of the build, or of `wrangler.toml`. */
function optionsOf({ staging }: Target) {
	return {
		built: ["--config", staging ? stagingConfiguration : builtConfiguration],
		source: staging ? ["--env", "staging"] : [],
	};
}

/** The command that brings a version back. */
export function rollbackCommand(version: string, target: Target): string {
	return ["npx wrangler rollback", version, "--message why", ...optionsOf(target).source].join(" ");
}

/** The command that leaves the live version alone. */
export function retractCommand({ live = "" }: Known, target: Target): Command {
	return ["wrangler", "versions", "deploy", `${live}@100%`, "--yes", ...optionsOf(target).built];
}

/**
 * The steps from this tree to a running site, in order: what can stop a deploy comes before what changes anything, the
 * database before the version that needs it, and visitors after the smoke test.
 */
export function deployPlan(target: Target): Step[] {
	const { worker, site, staging } = target;
	const { built, source } = optionsOf(target);
	const unchanged = (todo: string) => () => `Nothing was changed. ${todo}`;
	return [
		{
			name: "nothing is left to do before",
			command: () => [
				...(["npm", "run", "--silent", "check:live", "--", "--deploying"] as const),
				...(staging ? ["--staging"] : []),
			],
			otherwise: unchanged("Do what the list says."),
		},
		{
			name: "the build is one that has passed every test",
			command: () => ["node", "scripts/tested-build.ts"],
			otherwise: unchanged("Mend what failed, and commit it."),
		},
		...(staging
			? [
					{
						name: "the same build, set up for staging",
						command: (): Command => ["node", "scripts/staging-configuration.ts"],
						otherwise: unchanged("Is there a build?"),
					},
				]
			: []),
		{
			name: "which version is live",
			command: () => ["wrangler", "deployments", "status", "--json", ...source],
			learn: ({ printed }) => ({ live: readLiveVersion(printed) }),
			otherwise: unchanged(
				"A Worker that is not there yet is made by its first secret (npx wrangler secret put).",
			),
		},
		{
			name: "where it must not be shown",
			command: () => ["node", "scripts/workers-dev.ts", worker],
			learn: ({ printed }) => ({ workersDev: printed.trim() }),
			otherwise: unchanged("May this account's token read the account?"),
		},
		{
			name: "upload of the build, for nobody yet",
			command: () => ["wrangler", "versions", "upload", ...built],
			learn: ({ recorded }) => ({ uploaded: readUploadedVersion(recorded) }),
			otherwise: unchanged("Visitors get the version from before."),
		},
		{
			name: "where the database can be brought back to",
			command: () => ["wrangler", "d1", "time-travel", "info", "DB", ...source],
			otherwise: unchanged("Is the database there, and may this account's token read it?"),
		},
		{
			name: "migrations",
			command: () => ["wrangler", "d1", "migrations", "apply", "DB", "--remote", ...source],
			otherwise: () =>
				"Visitors get the version from before. Migrations that passed stay; the one that failed was taken back. To undo them, bring the database back to the bookmark above (docs/operations.md, “Restoring the database”).",
		},
		{
			name: "the new version beside the live one, for no visitor",
			command: ({ uploaded, live }) => [
				...(["wrangler", "versions", "deploy", `${uploaded}@0%`, `${live}@100%`, "--yes"] as const),
				...built,
			],
			retracts: true,
			otherwise: () =>
				"Visitors get the version from before, on the migrated database. Run npm run deploy again.",
		},
		{
			name: "domain and schedule",
			command: () => ["wrangler", "triggers", "deploy", ...built],
			retracts: true,
			otherwise: () =>
				"Visitors get the version from before, on the migrated database. Is the domain's zone in this account, and may its token edit it?",
		},
		{
			name: "smoke test of the new version",
			command: ({ uploaded }) => [
				...(["npm", "run", "--silent", "smoke", "--", site] as const),
				...["--worker", worker, "--version", `${uploaded}`],
			],
			retracts: true,
			otherwise: () =>
				"Visitors get the version from before, on the migrated database. Mend what failed, and run npm run deploy again. A domain that is new needs some minutes for its certificate.",
		},
		{
			name: "the new version, for everybody",
			command: ({ uploaded }) => [
				...(["wrangler", "versions", "deploy", `${uploaded}@100%`, "--yes"] as const),
				...built,
			],
			retracts: true,
			otherwise: () =>
				"Visitors get the version from before, on the migrated database. Run npm run deploy again.",
		},
		{
			name: "smoke test of the site",
			command: ({ uploaded, workersDev }) => [
				...(["npm", "run", "--silent", "smoke", "--", site, "--version", `${uploaded}`] as const),
				...(workersDev ? ["--not-at", workersDev] : []),
			],
			otherwise: ({ live = "" }) =>
				`The new version is live and something is wrong. Go back with\n    ${rollbackCommand(live, target)}\n(docs/operations.md, “Rollback”).`,
		},
	];
}

/** @throws unless all visitors get one version */
function readLiveVersion(printed: string): string {
	const { versions } = JSON.parse(printed) as { versions: { version_id: string; percentage: number }[] };
	const live = versions.find(({ percentage }) => percentage === 100);
	if (!live)
		throw new Error("Visitors get more than one version. Give them one: npx wrangler versions deploy");
	return live.version_id;
}

/** @throws unless wrangler has recorded it */
function readUploadedVersion(recorded: string): string {
	const entries = recorded
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as { type: string; version_id?: string | null });
	const id = entries.find(({ type }) => type === "version-upload")?.version_id;
	if (!id) throw new Error("wrangler did not say which version it has uploaded.");
	return id;
}

/**
 * Runs the steps until one fails.
 *
 * @param run runs a command; `quietly` keeps what it prints for the step to read
 * @param say takes what is told to whoever deploys
 * @returns what was learnt, or null if a step failed
 */
export function runPlan(
	target: Target,
	run: (command: Command, quietly: boolean) => Outcome,
	say: (line: string) => void,
): Known | null {
	const steps = deployPlan(target);
	let known: Known = {};
	for (const [index, { name, command, learn, retracts, otherwise }] of steps.entries()) {
		say(`\n── ${index + 1} of ${steps.length}: ${name}`);
		const line = command(known);
		const outcome = run(line, learn !== undefined);
		let problem = outcome.status === 0 ? undefined : outcome.printed.trim();
		try {
			if (problem === undefined && learn) known = { ...known, ...learn(outcome) };
		} catch (error) {
			problem = error instanceof Error ? error.message : String(error);
		}
		if (problem === undefined) continue;
		say(`\n✗ ${name} (${line.join(" ")})`);
		if (problem !== "") say(problem);
		if (retracts && run(retractCommand(known, target), true).status !== 0) {
			say(`The new version could not be taken out again: ${retractCommand(known, target).join(" ")}`);
		}
		say(otherwise(known));
		return null;
	}
	return known;
}
