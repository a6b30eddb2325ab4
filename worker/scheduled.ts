import type { Bindings } from "./env.ts";
import { deliverDue } from "./mail/outbox.ts";
import { applyRetention } from "./retention.ts";

/**
 * Mails tried in one run: 1, and then 5 times 6 (`worker/mail/outbox.ts`). Each costs one request and one query to write
 * down what came of it, each of these 6 steps two queries more: 31 requests, 31 + 12 = 43 queries, and 6 for retention
 * once an hour. Workers' smallest plan allows 50 of each in a run; past its limits, what was sent could not be written
 * down. The team's mailbox sets the next limit: Google's take 60 mails a minute. A backlog of 10,000 is gone in
 * 10,000 / 31 = 323 minutes, while new mails still go out at once.
 */
const mailsPerRun = 31;

/**
 * What the Worker does every minute: mails that are due, and with the first run of an hour what is to be deleted. Never
 * throws, as neither of them does.
 *
 * @param time milliseconds since 1970 that the run was planned for
 */
export async function runScheduled(env: Bindings, time: number): Promise<void> {
	const isFirstOfHour = new Date(time).getUTCMinutes() === 0;
	await Promise.all([deliverDue(env, mailsPerRun), isFirstOfHour && applyRetention(env, time)]);
}
