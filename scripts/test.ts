/**
 * `npm test`: everything that must hold before a change lands, one step after the other, and what passed at the end.
 * Ends with 1 at the first step that fails.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

interface Step {
	name: string;
	command: string;
	/** Where the step's test runner writes its counts, and how to read them. */
	counts?: { file: string; read: (report: never) => { passed: number; failed: number; skipped: number } };
}

const steps: Step[] = [
	{ name: "format and lint", command: "biome ci . --error-on-warnings" },
	{ name: "types", command: "npm run --silent typecheck" },
	{ name: "unused files, exports and packages", command: "knip" },
	{ name: "unused words, and words outside of the locales", command: "npm run --silent words" },
	{
		name: "unit tests in workerd",
		command: "vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
		counts: {
			file: "test-results/unit.json",
			read: (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
				passed: report.numPassedTests,
				failed: report.numFailedTests,
				skipped: report.numPendingTests,
			}),
		},
	},
	{ name: "production build", command: "npm run --silent build" },
	{
		name: "journeys in the browser",
		command: "playwright test",
		counts: {
			file: "test-results/e2e.json",
			read: (report: {
				stats: { expected: number; unexpected: number; flaky: number; skipped: number };
			}) => ({
				passed: report.stats.expected + report.stats.flaky,
				failed: report.stats.unexpected,
				skipped: report.stats.skipped,
			}),
		},
	},
];

rmSync("test-results", { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
let failed = false;

for (const { name, command, counts } of steps) {
	console.log(`\n── ${name}`);
	const started = performance.now();
	const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
	const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
	let detail = "";
	if (counts) {
		try {
			const counted = counts.read(JSON.parse(readFileSync(counts.file, "utf8")) as never);
			for (const key of ["passed", "failed", "skipped"] as const) total[key] += counted[key];
			detail = `  (${counted.passed} passed, ${counted.failed} failed)`;
		} catch {
			detail = "  (no report)";
		}
	}
	lines.push(`${status === 0 ? "passed" : "FAILED"} ${seconds} s  ${name}${detail}`);
	if (status !== 0) {
		failed = true;
		break;
	}
}

console.log(`\n${lines.join("\n")}\n`);
console.log(
	`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(failed ? 1 : 0);
