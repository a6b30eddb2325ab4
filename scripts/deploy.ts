/** `npm run deploy`: from this tree to a running site, stopping at the first step that fails. */
import { spawnSync } from "node:child_process";
import { sites } from "../app/group/stand-ins.ts";
import { deployPlan, runPlan } from "./deploy-plan.ts";

const deployed = runPlan(
	deployPlan(sites.group),
	([program, ...options]) => spawnSync(program, options, { stdio: "inherit" }).status ?? 1,
	console.log,
);
if (deployed) console.log(`\n${sites.group} is live.`);
process.exit(deployed ? 0 : 1);
