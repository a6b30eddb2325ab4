import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { readArguments, refuse } from "../arguments.ts";

export interface Options {
	/** Uses smaller counts, to check that the part runs. */
	quick: boolean;
	/** Folder of the checkout whose build is measured. */
	site: string;
	/** Folder of another checkout, whose build is compared with it. */
	against?: string;
}

export interface Result {
	title: string;
	/** How it was measured, and what the numbers mean. */
	note: string;
	/** Cells by column name. */
	rows: Record<string, string | number>[];
	/** Requirements that are not met, in words. */
	failures: string[];
}

type Part = (options: Options) => Promise<Result>;

/**
 * Builds this checkout, unless `--site` names another one, runs the parts that the command line names (or all) one after
 * the other, and prints a table of each. Exits with 1 if a requirement is not met, and with 2 for wrong arguments.
 */
export async function runParts(script: string, parts: Record<string, Part>): Promise<never> {
	const usage = `npm run ${script} -- [part …] [--quick] [--site DIR] [--against DIR]
parts: ${Object.keys(parts).join(", ")}`;
	const { values, positionals } = readArguments(usage, {
		allowPositionals: true,
		options: {
			quick: { type: "boolean", default: false },
			site: { type: "string" },
			against: { type: "string" },
		},
	});
	const { quick, site = ".", against } = values;
	for (const name of positionals) if (!(name in parts)) refuse(usage, `There is no part ${name}.`);
	if (site === ".") {
		execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
	}
	for (const checkout of [site, against ?? site]) {
		if (!existsSync(`${checkout}/build/server/wrangler.json`)) refuse(usage, `${checkout} has no build.`);
	}
	const commit = execFileSync("git", ["-C", site, "describe", "--always", "--dirty"], { encoding: "utf8" });
	console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${commit.trim()}`);
	let hasFailed = false;
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		const { title, note, rows, failures } = await part({ quick, site, ...(against && { against }) });
		console.log(`\n${title}\n${note}`);
		console.table(rows);
		console.log(failures.length > 0 ? failures.map((what) => `FAILED: ${what}`).join("\n") : "All holds.");
		hasFailed ||= failures.length > 0;
	}
	process.exit(hasFailed ? 1 : 0);
}
