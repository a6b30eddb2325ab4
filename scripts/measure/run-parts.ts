import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { readArguments, refuse } from "../arguments.ts";

export interface Options {
	/** Uses smaller counts, to check that the part runs. */
	quick: boolean;
	/** Folder of another checkout, whose build is compared with this one's. */
	against?: string | undefined;
}

export interface Result {
	/** How it was measured, and what the numbers mean. */
	note: string;
	/** Cells by column name. */
	rows: Record<string, string | number>[];
	/** Requirements that are not met, in words. */
	failures: string[];
}

type Part = (options: Options) => Promise<Result>;

/**
 * Builds this checkout, runs the parts that the command line names (or all) one after the other, and prints a table of
 * each. Exits with 1 if a requirement is not met, and with 2 for wrong arguments.
 */
export async function runParts(script: string, parts: Record<string, Part>): Promise<never> {
	const usage = `npm run ${script} -- [part …] [--quick] [--against DIR]
parts: ${Object.keys(parts).join(", ")}`;
	const { values, positionals } = readArguments(usage, {
		allowPositionals: true,
		options: {
			quick: { type: "boolean", default: false },
			against: { type: "string" },
		},
	});
	for (const name of positionals) if (!(name in parts)) refuse(usage, `There is no part ${name}.`);
	if (values.against && !existsSync(`${values.against}/build/server/wrangler.json`)) {
		refuse(usage, `${values.against} has no build.`);
	}
	execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
	const commit = execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" });
	console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${commit.trim()}`);
	let hasFailed = false;
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		const { note, rows, failures } = await part(values);
		console.log(`\n${name}: ${note}`);
		console.table(rows);
		console.log(failures.length > 0 ? failures.map((what) => `FAILED: ${what}`).join("\n") : "All holds.");
		hasFailed ||= failures.length > 0;
	}
	process.exit(hasFailed ? 1 : 0);
}
