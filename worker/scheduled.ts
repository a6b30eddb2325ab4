import type { Bindings } from "./env.ts";
import { deliverDueEmails } from "./mail/outbox.ts";
import { applyRetention } from "./retention.ts";

/**
 * Emails per run: one batch of 1 and five of 6 (`worker/mail/outbox.ts`). Each email takes one request and one query, each
 * batch two queries more: 31 requests and 43 queries, plus 7 queries for retention once an hour. The Workers Free plan
 * allows 50 of each per invocation. Google Workspace accepts 60 emails a minute for one mailbox.
 */
const emailsPerRun = 31;

/**
 * The Cron Trigger of every minute: sends due emails, and applies retention in the first run of each hour. Never throws.
 *
 * @param time scheduled time of the run, in milliseconds since 1970
 */
export async function runScheduled(env: Bindings, time: number): Promise<void> {
	const isFirstOfHour = new Date(time).getUTCMinutes() === 0;
	await Promise.all([deliverDueEmails(env, emailsPerRun), isFirstOfHour && applyRetention(env, time)]);
}
