/**
 * `npm run outbox [-- --requeue ID|all] [-- --remote]`: the mails that are not sent, with the reason; or makes those due
 * again that were given up. Asks the local database, or with --remote the one in production.
 */
import { readArguments, refuse } from "./arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { outboxTable } from "./outbox-format.ts";
import { listUnsent, requeue, type UnsentMail } from "./outbox-queries.ts";

const usage = "usage: npm run outbox -- [--requeue ID|all] [--remote | --persist-to FOLDER]";
/** Mails listed; the counts are of all. */
const atMost = 100;

const { values } = readArguments(usage, { options: { ...databaseOptions, requeue: { type: "string" } } });

if (values.requeue === undefined) {
	const [mails, counts] = runStatements(listUnsent(atMost), values) as [
		UnsentMail[],
		[{ pending: number; failed: number }],
	];
	process.stdout.write(outboxTable(mails, counts[0], Date.now()));
} else {
	if (values.requeue !== "all" && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(values.requeue)) {
		refuse(usage, "--requeue takes the id of a mail, or all");
	}
	const [before, requeued] = runStatements(requeue(values.requeue), values) as [
		{ state: string }[],
		{ id: string }[],
	];
	if (values.requeue !== "all" && requeued.length === 0) {
		console.error(before[0] ? `This mail is ${before[0].state}, not failed.` : "There is no such mail.");
		process.exit(1);
	}
	console.log(`re-queued: ${requeued.length}`);
}
