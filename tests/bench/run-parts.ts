import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { asText, section, withSection } from "./benchmarks-page.ts";
import type { Finding } from "./finding.ts";

/** Measures something; quickly, to see whether it can be measured, by smaller counts. */
export type Part = (quick: boolean) => Promise<Finding>;

const page = "docs/benchmarks.md";

/**
 * Runs the parts that the command line names, or all, one after the other; prints what each has found and, unless it was
 * done quickly (`--quick`), writes it to `docs/benchmarks.md`, under a heading of its own. Ends the process: with 1 if a
 * limit does not hold or a part failed.
 */
export async function runParts(script: string, parts: Record<string, Part>): Promise<never> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { quick: { type: "boolean", default: false } },
	});
	const unknown = positionals.filter((name) => !(name in parts));
	if (unknown.length > 0) {
		console.error(`There is no part ${unknown.join(", ")}, only ${Object.keys(parts).join(", ")}.`);
		process.exit(2);
	}
	const problems: string[] = [];
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		const started = performance.now();
		try {
			const finding = await part(values.quick);
			console.log(`\n${asText(finding)}`);
			problems.push(...finding.broken.map((limit) => `${name}: ${limit}`));
			if (values.quick) console.log("\nQuickly, so by smaller counts than it says, and not written down.");
			else keep(finding, `npm run ${script} -- ${name}`);
		} catch (error) {
			console.error(error);
			problems.push(`${name} could not be run.`);
		}
		console.log(`\n(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
	}
	console.log(problems.length > 0 ? `\nDoes not hold:\n${problems.join("\n")}` : "\nEvery limit holds.");
	process.exit(problems.length > 0 ? 1 : 0);
}

function keep(finding: Finding, command: string): void {
	const before = existsSync(page) ? readFileSync(page, "utf8") : "";
	const date = new Date().toISOString().slice(0, 10);
	writeFileSync(page, withSection(before, section(finding, { command, date, commit: commit() })));
	execFileSync("biome", ["format", "--write", page], { stdio: "ignore" });
}

/** What is measured: the commit, and whether files differ from it. */
function commit(): string {
	const git = (...options: string[]) => execFileSync("git", options, { encoding: "utf8" }).trim();
	const changed = git("status", "--porcelain", "--", ".", `:!${page}`) !== "";
	return git("rev-parse", "--short", "HEAD") + (changed ? " and changes that were not committed" : "");
}
