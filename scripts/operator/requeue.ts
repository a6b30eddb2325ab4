/**
 * `npm run requeue -- ID|all [--remote]`: makes emails due now that failed for good or wait for their next attempt, as
 * `npm run ideas` shows. ID is that of an idea or message, or the `outboxId` in the log. Changes the local database, or with --remote the one in production.
 */
import { readArguments, refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { requeue } from "./requeue-query.ts";

const usage = "usage: npm run requeue -- ID|all [--remote | --persist-to FOLDER]";

const { values, positionals } = readArguments(usage, { allowPositionals: true, options: databaseOptions });
const [which = "", ...others] = positionals;
if (others.length > 0 || !/^(all|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/.test(which)) {
	refuse(usage, "What to requeue is one id, or all.");
}
const { before, requeued } = runStatements(requeue(which), values);
if (which !== "all" && requeued.length === 0) {
	const [mail] = before;
	const isPending = mail?.state === "pending";
	const problem = isPending ? "This mail is tried within two minutes anyway." : "This mail was sent.";
	console.error(mail ? problem : "There is no such mail.");
	process.exit(1);
}
console.log(`requeued: ${requeued.length}`);
