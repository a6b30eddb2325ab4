import type { Bindings } from "./env.ts";
import { deliverEmails } from "./mail/deliver-emails.ts";
import { applyRetention } from "./retention.ts";

/**
 * Emails per run. Each takes one request and two queries, and finding them one query: 20 requests and 41 queries, plus 7
 * queries for retention once an hour. The Workers Free plan allows 50 of each per invocation. Google Workspace accepts
 * 60 emails a minute for one mailbox.
 */
const emailsPerRun = 20;

/**
 * The Cron Trigger of every minute: sends due emails, and applies retention in the first run of each hour. Never throws.
 *
 * @param time scheduled time of the run, in milliseconds since 1970
 */
export async function runScheduled(env: Bindings, time: number): Promise<void> {
	const isFirstOfHour = new Date(time).getUTCMinutes() === 0;
	await Promise.all([
		deliverEmails(env, { limit: emailsPerRun }),
		isFirstOfHour && applyRetention(env, time),
	]);
}
