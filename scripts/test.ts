/**
 * `npm test`: everything that must hold before a change lands; `npm run test:full`: with the long matrices (`@full`).
 * What needs no other step's result runs side by side. Starts nothing more once a step has failed, says at the end what
 * passed, what was flaky and what was skipped, and ends with 1 if anything failed.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { noteTestedBuild } from "./build-note.ts";

interface Counts {
	passed: number;
	failed: number;
	/** Names of tests that passed when they were tried again. */
	flaky: string[];
	/** Names of tests that did not run, with the reason where they give one. */
	skipped: string[];
}

interface Step {
	name: string;
	command: string;
	/** Where the step's test runner writes its report, and how to read it. */
	report?: { file: string; read: (report: never) => Counts };
}

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
	const skipped = testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status !== "passed" && status !== "failed")
		.map(({ fullName }) => fullName);
	return { passed: numPassedTests, failed: numFailedTests, flaky: [], skipped };
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs: {
		file: string;
		title: string;
		tests: {
			projectName: string;
			status: string;
			annotations: { type: string; description?: string }[];
		}[];
	}[];
}

function readPlaywright(report: {
	stats: { expected: number; unexpected: number };
	suites: PlaywrightSuite[];
}): Counts {
	const all = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
		...suite.specs,
		...(suite.suites ?? []).flatMap(all),
	];
	const named = (wanted: string) =>
		report.suites.flatMap(all).flatMap(({ file, title, tests }) =>
			tests
				.filter(({ status }) => status === wanted)
				.map(({ projectName, annotations }) => {
					const reason = annotations.find(({ type }) => type === "skip")?.description;
					return `${file} (${projectName}): ${title}${reason ? `: ${reason}` : ""}`;
				}),
		);
	const { expected, unexpected } = report.stats;
	return { passed: expected, failed: unexpected, flaky: named("flaky"), skipped: named("skipped") };
}

const { full } = parseArgs({ options: { full: { type: "boolean", default: false } } }).values;
// playwright.config.ts reads it.
const env = { ...process.env, ...(full && { TEST_FULL: "1" }) };

const staticChecks: Step[] = [
	{ name: "format and lint", command: "biome ci . --error-on-warnings" },
	{ name: "types", command: "npm run --silent typecheck" },
	{ name: "unused files, exports and packages", command: "knip" },
	{ name: "unused and missing translations", command: "npm run --silent check:translations" },
];
const buildAndUnit: Step[] = [
	{ name: "production build", command: "npm run --silent build" },
	{
		name: "unit tests, and components in the browser",
		command: "vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
		report: { file: "test-results/unit.json", read: readVitest },
	},
];
const endToEnd: Step = {
	name: `end-to-end tests${full ? ", with the long matrices" : ""}`,
	command: "playwright test",
	report: { file: "test-results/e2e.json", read: readPlaywright },
};

const total: Counts = { passed: 0, failed: 0, flaky: [], skipped: [] };
const lines: string[] = [];
let hasFailed = false;

/** Runs a step; beside others, what it prints is shown at its end. */
async function run({ name, command, report }: Step, beside: boolean): Promise<void> {
	if (!beside) console.log(`\n── ${name}`);
	const started = performance.now();
	const step = spawn(command, {
		shell: true,
		env,
		stdio: ["ignore", ...(beside ? (["pipe", "pipe"] as const) : (["inherit", "inherit"] as const))],
	});
	const printed: Buffer[] = [];
	for (const stream of [step.stdout, step.stderr]) stream?.on("data", (part) => printed.push(part));
	const status = await new Promise<number | null>((resolve) => step.once("close", resolve));
	if (beside) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
	const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
	let detail = "";
	if (report) {
		try {
			const counts = report.read(JSON.parse(readFileSync(report.file, "utf8")) as never);
			total.passed += counts.passed;
			total.failed += counts.failed;
			total.flaky.push(...counts.flaky);
			total.skipped.push(...counts.skipped);
			detail = `  (${counts.passed} passed, ${counts.failed} failed)`;
		} catch {
			detail = "  (no report)";
		}
	}
	lines.push(`${status === 0 ? "passed" : "FAILED"} ${seconds} s  ${name}${detail}`);
	if (status !== 0) hasFailed = true;
}

async function runInOrder(steps: Step[], beside: boolean): Promise<void> {
	for (const step of steps) if (!hasFailed) await run(step, beside);
}

rmSync("test-results", { recursive: true, force: true });
await Promise.all([runInOrder(staticChecks, true), runInOrder(buildAndUnit, true)]);
await runInOrder([endToEnd], false);
// `npm run deploy` looks for it.
if (!hasFailed) noteTestedBuild();

console.log(`\n${lines.join("\n")}\n`);
for (const name of total.flaky) console.log(`flaky:   ${name}`);
for (const name of total.skipped) console.log(`skipped: ${name}`);
const counted = [
	`${total.passed} passed, ${total.failed} failed`,
	...(total.flaky.length > 0 ? [`${total.flaky.length} flaky`] : []),
	...(total.skipped.length > 0 ? [`${total.skipped.length} skipped`] : []),
];
console.log(counted.join(", "));
process.exit(hasFailed ? 1 : 0);
