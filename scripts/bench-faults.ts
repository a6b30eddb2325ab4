/**
 * `npm run bench:faults [-- part …] [-- --quick]`: builds the site, serves it on workerd, makes everything fail that can,
 * counts what is lost, doubled or left unclear, and writes `docs/benchmarks.md`. Ends with 1 if something does not hold.
 * The hostile requests start from a seed; the setting `FAULTS_SEED` repeats one.
 */
import { spawnSync } from "node:child_process";
import { runParts } from "../tests/bench/run-parts.ts";
import { burst } from "../tests/faults/burst.ts";
import { database } from "../tests/faults/database.ts";
import { hostile } from "../tests/faults/hostile.ts";
import { killed } from "../tests/faults/killed.ts";
import { mail } from "../tests/faults/mail.ts";
import { model } from "../tests/faults/model.ts";

const built = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
if (built.status !== 0) process.exit(1);
await runParts("bench:faults", { killed, mail, model, hostile, burst, database });
