import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { browserPath } from "../../e2e/browser.ts";
import { readArguments, refuse } from "../arguments.ts";

/** The result of one part of a benchmark, as a table. */
export interface BenchResult {
	title: string;
	/** Paragraphs about the method and the meaning of the numbers. */
	notes: string[];
	/** Cells by column name. All rows have the same columns. */
	rows: Record<string, string | number>[];
	/** Requirements that are not met, in words. */
	failures: string[];
}

/** Options of all parts. */
export interface BenchOptions {
	/** Uses smaller counts, to check that the benchmark runs. */
	quick: boolean;
	/** Folder of the checkout whose build is measured. */
	site: string;
	/** Folder of another checkout to compare with. */
	against?: string;
	/** Number of runs; the part's own number by default. */
	runs?: number;
	/** Factor by which the browser's CPU is slowed down. */
	cpu: number;
	/** Paths of the pages that Lighthouse visits; the part's own by default. */
	pages?: string[];
}

export type Part = (options: BenchOptions) => Promise<BenchResult>;

/**
 * Builds this checkout, unless `--site` names another one, runs the parts that the command line names (or all) one after
 * the other, and prints their results in Markdown. Exits with 1 if a requirement is not met or a part failed, and with 2
 * for wrong arguments.
 */
export async function runParts(script: string, parts: Record<string, Part>): Promise<never> {
	const usage = `npm run ${script} -- [part …] [--quick] [--runs N] [--cpu N] [--pages /en,/es] [--site DIR] [--against DIR]
parts: ${Object.keys(parts).join(", ")}`;
	const { values, positionals } = readArguments(usage, {
		allowPositionals: true,
		options: {
			quick: { type: "boolean", default: false },
			site: { type: "string" },
			against: { type: "string" },
			runs: { type: "string" },
			pages: { type: "string" },
			cpu: { type: "string", default: "4" },
		},
	});
	const { quick, site, against } = values;
	const runs = values.runs === undefined ? (quick ? 1 : undefined) : Number(values.runs);
	const unknown = positionals.filter((name) => !(name in parts));
	if (unknown.length > 0) refuse(usage, `There is no part ${unknown.join(", ")}.`);
	const cpu = Number(values.cpu);
	for (const count of [runs ?? 1, cpu]) {
		if (!(Number.isInteger(count) && count > 0)) refuse(usage, "--runs and --cpu take a number from 1.");
	}
	if (site === undefined)
		execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
	for (const checkout of [site, against]) {
		if (checkout !== undefined && !existsSync(`${checkout}/build/server/wrangler.json`))
			refuse(usage, `${checkout} has no build.`);
	}
	const options = {
		quick,
		site: site ?? ".",
		cpu,
		...(against && { against }),
		...(runs && { runs }),
		...(values.pages && { pages: values.pages.split(",") }),
	};
	console.log(await machine(options.site));
	const problems: string[] = [];
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		const started = performance.now();
		try {
			const result = await part(options);
			console.log(`\n${inMarkdown(result)}`);
			problems.push(...result.failures.map((what) => `${name}: ${what}`));
		} catch (error) {
			console.error(error);
			problems.push(`${name} could not be run.`);
		}
		console.error(`(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
	}
	process.exit(problems.length > 0 ? 1 : 0);
}

function inMarkdown({ title, notes, rows, failures }: BenchResult): string {
	const line = (cells: unknown[]) => `| ${cells.join(" | ")} |`;
	const columns = Object.keys(rows[0] ?? {});
	return [
		`## ${title}`,
		...notes,
		[
			columns,
			columns.map((_, column) => (column === 0 ? "---" : "---:")),
			...rows.map((row) => Object.values(row)),
		]
			.map(line)
			.join("\n"),
		failures.length > 0
			? failures.map((what) => `- **Failed:** ${what}`).join("\n")
			: "All requirements met.",
	].join("\n\n");
}

/** The machine, the tools and the commit, in one line. */
async function machine(checkout: string): Promise<string> {
	const run = (command: string, ...options: string[]) =>
		execFileSync(command, options, { encoding: "utf8", cwd: checkout }).trim();
	const version = (name: string) =>
		`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
	const changed = run("git", "status", "--porcelain", "--", ":!docs") !== "";
	return [
		`${cpus().length} cores (${cpus()[0]?.model}), Linux ${release()}, Node ${process.versions.node}`,
		...["workerd", "lighthouse"].map(version),
		run(await browserPath(), "--version"),
		`commit ${run("git", "rev-parse", "--short", "HEAD")}${changed ? " and changes" : ""}, ${new Date().toISOString().slice(0, 10)}`,
	].join(", ");
}
