import type { Bindings } from "./env.ts";
import { deliverEmails } from "./mail/deliver-emails.ts";
import { applyRetention } from "./retention.ts";

/** Emails per run: a third of what Google Workspace accepts in a minute for one mailbox, as new ones are sent at once. */
const emailsPerRun = 20;

/** The Cron Trigger of every minute: sends due emails, and applies retention in the first run of each hour. Never throws. */
export async function runScheduled(env: Bindings, time: number): Promise<void> {
	const isFirstOfHour = new Date(time).getUTCMinutes() === 0;
	await Promise.all([
		deliverEmails(env, { limit: emailsPerRun }),
		isFirstOfHour && applyRetention(env, time),
	]);
}
