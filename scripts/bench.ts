/**
 * `npm run bench [-- part …]`: builds the site, serves it on workerd, measures it, and ends with 1 if something does not
 * hold. `--quick` tries a part by smaller counts; `--against` compares the first visit with the build of another checkout.
 */
import { firstVisit } from "./measure/first-visit.ts";
import { runParts } from "./measure/run-parts.ts";
import { throughput } from "./measure/throughput.ts";

await runParts("bench", { throughput, "first-visit": firstVisit });
