/**
 * `npm run bench:faults [-- part …]`: builds the site, serves it on workerd, makes it and what it depends on fail, and
 * counts what is lost, doubled or left unclear. Ends with 1 if anything is. `--quick` tries a part by smaller counts.
 */
import { runParts } from "./bench/run-parts.ts";
import { database } from "./faults/database.ts";
import { hostile } from "./faults/hostile.ts";
import { killed } from "./faults/killed.ts";
import { mail } from "./faults/mail.ts";
import { model } from "./faults/model.ts";

await runParts("bench:faults", { killed, mail, model, database, hostile });
