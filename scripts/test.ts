/**
 * `npm test`: everything that must hold before a change lands; `npm run test:full`: with the long matrices (`@full`).
 * What needs no other step's result runs side by side. Starts nothing more once a step has failed, says at the end what
 * passed, what was flaky and what was skipped, and ends with 1 if anything failed.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { noteTestedBuild } from "./build-note.ts";

interface Counts {
	passed: number;
	failed: number;
	/** What was flaky or skipped, with the reason where there is one. */
	notes: string[];
}

interface Step {
	name: string;
	command: string;
	/** Reads what the step's test runner has written. */
	report?: () => Counts;
	/** Shows at once what it prints; for a step with none beside it. */
	live?: boolean;
}

interface Spec {
	file: string;
	title: string;
	tests: { projectName: string; status: string; annotations: { type: string; description?: string }[] }[];
}

type Suite = { suites?: Suite[]; specs: Spec[] };

function readReport(name: string) {
	const file = `test-results/${name}.json`;
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { stats: {}, suites: [] };
}

function readVitest(): Counts {
	const report: Record<string, number> = readReport("unit");
	const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report;
	return { passed, failed, notes: skipped > 0 ? [`skipped: ${skipped} unit tests`] : [] };
}

function readPlaywright(): Counts {
	const { stats, suites }: { stats: Record<string, number>; suites: Suite[] } = readReport("e2e");
	const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
	const notes = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === "flaky" || status === "skipped")
			.map(({ projectName, status, annotations }) => {
				const reason = annotations.find(({ type }) => type === "skip")?.description ?? "";
				return `${status}: ${file} (${projectName}): ${title} ${reason}`;
			}),
	);
	return { passed: stats.expected ?? 0, failed: stats.unexpected ?? 0, notes };
}

const { full } = parseArgs({ options: { full: { type: "boolean", default: false } } }).values;
// playwright.config.ts reads it.
const env = { ...process.env, ...(full && { TEST_FULL: "1" }) };
const summary: string[] = [];
const notes: string[] = [];
let hasFailed = false;

/** Runs steps one after the other until any has failed. */
async function run(...steps: Step[]): Promise<void> {
	for (const { name, command, report, live } of steps) {
		if (hasFailed) return;
		if (live) console.log(`\n── ${name}`);
		const started = performance.now();
		const output = live ? "inherit" : "pipe";
		const step = spawn(command, { shell: true, env, stdio: ["ignore", output, output] });
		const printed: Buffer[] = [];
		for (const stream of [step.stdout, step.stderr]) stream?.on("data", (part) => printed.push(part));
		const status = await new Promise<number | null>((resolve) => step.once("close", resolve));
		if (status !== 0) hasFailed = true;
		if (!live) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
		const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
		const counts = report?.();
		const detail = counts ? ` (${counts.passed} passed, ${counts.failed} failed)` : "";
		summary.push(`${status === 0 ? "passed" : "FAILED"} ${seconds} s  ${name}${detail}`);
		notes.push(...(counts?.notes ?? []));
	}
}

rmSync("test-results", { recursive: true, force: true });
await Promise.all([
	run(
		{ name: "format and lint", command: "biome ci . --error-on-warnings" },
		{ name: "types", command: "npm run --silent typecheck" },
		{ name: "unused files, exports and packages", command: "knip" },
		{ name: "unused translations", command: "npm run --silent check:translations" },
	),
	run(
		{ name: "production build", command: "npm run --silent build" },
		{
			name: "unit tests, and components in the browser",
			command: "vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
			report: readVitest,
		},
	),
]);
await run({ name: "end-to-end tests", command: "playwright test", report: readPlaywright, live: true });
// `npm run deploy` looks for it.
if (!hasFailed) noteTestedBuild();

console.log([...summary, "", ...notes].join("\n"));
process.exit(hasFailed ? 1 : 0);
