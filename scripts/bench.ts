/**
 * `npm run bench [-- part …] [-- --quick]`: builds the site, serves it on workerd, measures it and writes
 * `docs/benchmarks.md`. Ends with 1 if a limit does not hold.
 */
import { spawnSync } from "node:child_process";
import { lighthouse } from "../tests/bench/lighthouse.ts";
import { pages } from "../tests/bench/pages.ts";
import { rendering } from "../tests/bench/rendering.ts";
import { runParts } from "../tests/bench/run-parts.ts";
import { streams } from "../tests/bench/streams.ts";
import { throughput } from "../tests/bench/throughput.ts";
import { upload } from "../tests/bench/upload.ts";

const built = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
if (built.status !== 0) process.exit(1);
await runParts("bench", { throughput, rendering, streams, pages, lighthouse, upload });
