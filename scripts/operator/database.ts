import { spawnSync } from "node:child_process";

/** Arguments of a script: the database in production, or the local one, which wrangler keeps under `persist-to`. */
export const databaseOptions = {
	remote: { type: "boolean" },
	"persist-to": { type: "string" },
} as const;

/**
 * Runs statements in one transaction, as D1 does with all that it is given at once. If that fails, the script ends with 1.
 * @param statements by the names of their results
 * @returns the rows of each statement
 */
export function runStatements<Name extends string, Row = Record<string, unknown>>(
	statements: Record<Name, string>,
	{ remote, "persist-to": folder }: { remote?: boolean; "persist-to"?: string },
): Record<Name, Row[]> {
	const names = Object.keys(statements) as Name[];
	const place = remote ? ["--remote"] : ["--local", "--persist-to", folder ?? ".wrangler/state"];
	const command = names.map((name) => statements[name]).join(";\n");
	const options = ["scripts/wrangler.ts", "d1", "execute", "DB", "--json", ...place, "--command", command];
	const output = { encoding: "utf8", maxBuffer: 2 ** 30 } as const;
	const { status, stdout, stderr } = spawnSync(process.execPath, options, output);
	if (status !== 0) {
		// With --json, wrangler reports its errors on stdout.
		console.error(stderr || stdout);
		process.exit(1);
	}
	const answers = JSON.parse(stdout) as { results: Row[] }[];
	const found = names.map((name, index) => [name, answers[index]?.results ?? []]);
	return Object.fromEntries(found) as Record<Name, Row[]>;
}
