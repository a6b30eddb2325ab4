import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { browserPath } from "../../e2e/browser.ts";
import { readArguments, refuse } from "../arguments.ts";

/** What one part of a benchmark has found, as a table. */
export interface Finding {
	title: string;
	/** How it was measured, and what the numbers mean: a paragraph each. */
	notes: string[];
	/** Cells by the names of their columns, which all rows share. */
	rows: Record<string, string | number>[];
	/** What does not hold, in words. */
	broken: string[];
}

/** How a part is to measure. */
export interface BenchOptions {
	/** To see whether it can be measured: by smaller counts. */
	quick: boolean;
	/** Folder of the checkout whose build is measured. */
	site: string;
	/** Folder of another one, to compare with. */
	against?: string;
	/** How often, if not as often as the part says. */
	runs?: number;
	/** How many times slower than this machine's the visitors' CPU is, in a browser. */
	cpu: number;
	/** Addresses of the pages that Lighthouse visits, if not those that the part says. */
	pages?: string[];
}

export type Part = (options: BenchOptions) => Promise<Finding>;

/**
 * Builds this checkout, unless another one's build is meant, runs the parts that the command line names, or all, one
 * after the other, and prints what each has found in Markdown. Ends the process: with 1 if something does not hold or a
 * part failed, with 2 if it was asked wrongly.
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
			const finding = await part(options);
			console.log(`\n${inMarkdown(finding)}`);
			problems.push(...finding.broken.map((what) => `${name}: ${what}`));
		} catch (error) {
			console.error(error);
			problems.push(`${name} could not be run.`);
		}
		console.error(`(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
	}
	process.exit(problems.length > 0 ? 1 : 0);
}

function inMarkdown({ title, notes, rows, broken }: Finding): string {
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
		broken.length > 0 ? broken.map((what) => `- **Does not hold:** ${what}`).join("\n") : "Everything holds.",
	].join("\n\n");
}

/** What measures and what is measured, in a line. */
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
