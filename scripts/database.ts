import { spawnSync } from "node:child_process";

/** Arguments of a script: the database in production, or the local one, which wrangler keeps under `persist-to`. */
export const databaseOptions = {
	remote: { type: "boolean" },
	"persist-to": { type: "string" },
} as const;

/**
 * Runs statements in one transaction, as D1 does with all that it is given at once. If that fails, the script ends with 1.
 * @returns the rows of each statement
 */
export function runStatements(
	statements: string[],
	{ remote, "persist-to": folder }: { remote?: boolean; "persist-to"?: string },
): unknown[][] {
	const persistTo = folder ?? (remote ? undefined : ".wrangler/state");
	const { status, stdout, stderr } = spawnSync(
		"wrangler",
		[
			...["d1", "execute", "DB", "--json", remote ? "--remote" : "--local"],
			...(persistTo === undefined ? [] : ["--persist-to", persistTo]),
			...["--command", statements.join(";\n")],
		],
		{
			encoding: "utf8",
			maxBuffer: 2 ** 30,
			// Wrangler's own log keeps what it prints, which here is personal data.
			env: { ...process.env, WRANGLER_WRITE_LOGS: "false" },
		},
	);
	if (status !== 0) {
		// With --json, wrangler reports its errors on stdout.
		console.error(stderr || stdout || "wrangler could not be run");
		console.error("\nIs the database there? `npm run migrate` makes the local one.");
		process.exit(1);
	}
	return (JSON.parse(stdout) as { results: unknown[] }[]).map(({ results }) => results);
}
