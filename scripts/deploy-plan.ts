/** One step of a deploy: a command, and what to do if it fails. */
export interface Step {
	name: string;
	command: readonly [program: string, ...options: string[]];
	/** What is true if it fails, and what to do. */
	otherwise: string;
}

/**
 * The steps from this tree to a running site, in order: what can stop a deploy comes before what changes anything, and the
 * database before the Worker that needs it.
 *
 * @param address of the site
 */
export function deployPlan(address: string): Step[] {
	return [
		{
			name: "nothing is left to do before",
			command: ["npm", "run", "--silent", "check:live", "--", "--deploying"],
			otherwise: "Nothing was changed. Do what the list says.",
		},
		{
			name: "everything that must hold holds",
			command: ["npm", "test"],
			otherwise: "Nothing was changed. Mend what failed.",
		},
		{
			name: "production build",
			command: ["npm", "run", "--silent", "build"],
			otherwise: "Nothing was changed. Mend the build.",
		},
		{
			name: "where the database can be brought back to",
			command: ["wrangler", "d1", "time-travel", "info", "DB"],
			otherwise: "Nothing was changed. Is the database there, and may this account's token read it?",
		},
		{
			name: "migrations",
			command: ["wrangler", "d1", "migrations", "apply", "DB", "--remote"],
			otherwise:
				"The old Worker still runs. Migrations that passed stay; the one that failed was taken back. To undo them, bring the database back to the bookmark above (docs/operations.md, “Restoring the database”).",
		},
		{
			name: "deploy",
			command: ["wrangler", "deploy"],
			otherwise: "The old Worker still runs, on the migrated database. Run npm run deploy again.",
		},
		{
			name: "smoke test",
			command: ["npm", "run", "--silent", "smoke", "--", address],
			otherwise:
				"The new Worker is live and something is wrong with it. Find the version from before in npx wrangler deployments list, and bring it back with npx wrangler rollback <version-id> (docs/operations.md, “Rollback”).",
		},
	];
}

/**
 * Runs the steps until one fails.
 *
 * @param run runs a command and gives its exit code
 * @param say takes what is told to whoever deploys
 * @returns whether all passed
 */
export function runPlan(
	steps: readonly Step[],
	run: (command: Step["command"]) => number,
	say: (line: string) => void,
): boolean {
	for (const [index, { name, command, otherwise }] of steps.entries()) {
		say(`\n── ${index + 1} of ${steps.length}: ${name}`);
		if (run(command) !== 0) {
			say(`\n✗ ${name} (${command.join(" ")})\n${otherwise}`);
			return false;
		}
	}
	return true;
}
