/**
 * `npm run bench [-- part …]`: builds the site, serves it on workerd, measures it and prints what it found, in Markdown.
 * Ends with 1 if something does not hold. `--quick` tries a part by smaller counts; `--site` and `--against` measure the
 * builds of other checkouts.
 */
import { analyst } from "./bench/analyst.ts";
import { ideaBox } from "./bench/idea-box.ts";
import { pages } from "./bench/pages.ts";
import { runParts } from "./bench/run-parts.ts";
import { streams } from "./bench/streams.ts";
import { throughput } from "./bench/throughput.ts";

await runParts("bench", { throughput, streams, pages, "idea-box": ideaBox, analyst });
