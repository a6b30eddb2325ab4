/**
 * `npm test`: everything that must hold before a change lands; `npm run test:full`: with the long matrices (`@full`).
 * Names the browser first. What needs no other step's result runs side by side. Starts nothing more once a step has failed,
 * says at the end how each step went, and ends with 1 if any failed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { browserPath, describeBrowser } from "../e2e/browser.ts";
import { noteTestedBuild } from "./release/build-note.ts";
import { wranglerEnvironment } from "./wrangler-environment.ts";

const { full } = parseArgs({ options: { full: { type: "boolean", default: false } } }).values;
const env = {
	...process.env,
	...wranglerEnvironment,
	// Each tool sets its own.
	NODE_ENV: undefined,
	// e2e/full.ts reads it.
	...(full && { TEST_FULL: "1" }),
};
const summary: string[] = [];
let hasFailed = false;

/** Runs a command unless another has failed. Prints what it printed once it has ended, or at once if `live`. */
async function run(name: string, command: string, live = false): Promise<void> {
	if (hasFailed) return;
	if (live) console.log(`\n── ${name}`);
	const started = performance.now();
	const output = live ? "inherit" : "pipe";
	const step = spawn(command, { shell: true, env, stdio: ["ignore", output, output] });
	const printed: Buffer[] = [];
	for (const stream of [step.stdout, step.stderr]) stream?.on("data", (part) => printed.push(part));
	const [status] = await once(step, "close");
	if (status !== 0) hasFailed = true;
	if (!live) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
	const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
	summary.push(`${status === 0 ? "passed" : "FAILED"} ${seconds} s  ${name}`);
}

console.log(`Browser: ${describeBrowser(await browserPath())}`);
rmSync("test-results", { recursive: true, force: true });
await Promise.all([
	run("lint, types, unused code and texts", "npm run --silent check"),
	run("production build", "npm run --silent build").then(() =>
		run("unit tests, and components in the browser", "vitest run"),
	),
]);
await run("end-to-end tests", "playwright test", true);
// `npm run deploy` looks for it.
if (!hasFailed) noteTestedBuild();

console.log(`\n${summary.join("\n")}`);
process.exit(hasFailed ? 1 : 0);
