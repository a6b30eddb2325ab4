import type { Bindings } from "./env.ts";
import { deliverDue } from "./mail/outbox.ts";
import { applyRetention } from "./retention.ts";

/** Mails tried in one run. */
const mailsPerRun = 50;

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
