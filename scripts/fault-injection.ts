/**
 * `npm run fault-injection [-- part …]`: builds the site, serves it on workerd, kills it and sends it hostile requests, and
 * counts what is lost, doubled or changed. Ends with 1 if anything is. `--quick` tries a part by smaller counts.
 */
import { hostile } from "./measure/hostile.ts";
import { killed } from "./measure/killed.ts";
import { runParts } from "./measure/run-parts.ts";

await runParts("fault-injection", { killed, hostile });
