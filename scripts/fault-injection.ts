/**
 * `npm run fault-injection [-- part …]`: builds the site, serves it on workerd, makes it and what it depends on fail, and
 * counts what is lost, duplicated or unknown. Ends with 1 if anything is. `--quick` tries a part by smaller counts.
 */
import { runParts } from "./bench/run-parts.ts";
import { database } from "./fault-injection/database.ts";
import { hostile } from "./fault-injection/hostile.ts";
import { killed } from "./fault-injection/killed.ts";
import { mail } from "./fault-injection/mail.ts";
import { model } from "./fault-injection/model.ts";

await runParts("fault-injection", { killed, mail, model, database, hostile });
