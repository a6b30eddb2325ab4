/**
 * `npm run requeue -- ID|all [--remote]`: makes emails due now that failed for good or wait for their next attempt, as
 * `npm run ideas` shows. ID is that of an idea or message, or the `outboxId` in the log. Changes the local database, or with --remote the one in production.
 */
import { parseArgs } from "node:util";
import { refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { requeue } from "./sql.ts";

const usage = "usage: npm run requeue -- ID|all [--remote | --persist-to FOLDER]";

const { values, positionals } = parseArgs({ allowPositionals: true, options: databaseOptions });
const [which = "", ...others] = positionals;
if (!which || others.length > 0) refuse(usage, "What to requeue is one id, or all.");
const { requeued } = runStatements(requeue(which), values);
console.log(`requeued: ${requeued.length}`);
if (which !== "all" && requeued.length === 0) process.exit(1);
