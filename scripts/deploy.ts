/**
 * `npm run deploy`: deploys this commit to production, or to staging with `-- --staging`. It stops at the first step that
 * fails.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, type Outcome, rollbackCommand, runPlan } from "./deploy-plan.ts";
import { readEnvironment } from "./environments.ts";

const { staging } = parseArgs({ options: { staging: { type: "boolean", default: false } } }).values;
const { worker, domain } = readEnvironment(staging);
const target = { worker, site: `https://${domain}`, staging };
const folder = mkdtempSync(join(tmpdir(), "deploy-"));
const record = join(folder, "wrangler.ndjson");

function run([program, ...options]: Command, quietly: boolean): Outcome {
	rmSync(record, { force: true });
	const { status, stdout, error } = spawnSync(program, options, {
		stdio: ["inherit", quietly ? "pipe" : "inherit", "inherit"],
		encoding: "utf8",
		env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: record },
	});
	let recorded = "";
	try {
		recorded = readFileSync(record, "utf8");
	} catch {
		// Most commands record nothing.
	}
	return { status: status ?? 1, printed: stdout ?? error?.message ?? "", recorded };
}

const state = runPlan(target, run, console.log);
rmSync(folder, { recursive: true, force: true });
if (state) {
	console.log(`\n${target.site} is live as ${state.uploaded}. To roll back to the previous version:`);
	console.log(`    ${rollbackCommand(`${state.live}`, target)}`);
}
process.exit(state ? 0 : 1);
