import { type Database, openDatabase } from "#worker/db/database.ts";
import {
	claimMails,
	findSubjects,
	hasDueMail,
	markFailed,
	markSent,
	type OutboxMail,
	reschedule,
} from "#worker/db/outbox.ts";
import { type Bindings, type MailSettings, mailSettings, SettingError } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { type Mail, MailError, mailTimeoutMs, sendMail } from "./mailchannels.ts";
import { contactMail, ideaMail } from "./messages.ts";

/** How long one attempt may hold a mail, in milliseconds; well over `mailTimeoutMs` and what D1 may take around it. */
const leaseMs = 60_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;
/** Mails that are tried at a time: as many connections as Workers let one invocation hold open. */
const atOnce = 6;
/** A run begins no attempt after this; with the last one's `mailTimeoutMs` it stays well within 30 s, half a lease. */
const runMs = 15_000;
/** So many attempts in a row at which the service was unavailable end a run. */
const strikes = 3;
/** Waits before D1 is asked again to write down that a mail was sent, in milliseconds. */
const recordPausesMs = [100, 1000];

/** For tests; the defaults are what runs. */
export interface DeliveryOptions {
	/** Milliseconds that the mail service may take to answer. */
	timeoutMs?: number;
	/** Milliseconds since 1970. */
	now?: () => number;
}

/**
 * Tries to send one mail of the outbox, if it is due and no one else is sending it.
 * Never throws: what can't be sent now stays in the outbox, and a log line says why.
 */
export async function deliver(env: Bindings, outboxId: string, options: DeliveryOptions = {}): Promise<void> {
	await withSettings(env, async (delivery) => {
		await attemptDue(delivery, options, { id: outboxId });
	});
}

/**
 * Tries to send the mails that are due, at most `limit` of them. Never throws, as `deliver`.
 *
 * The first attempt is made alone. Only once the service has proved to be there, the others follow, several at a time;
 * a run that meets a service which is down, or which takes nothing for now, ends after a few attempts and leaves the
 * other mails to the next run, untouched.
 */
export async function deliverDue(env: Bindings, limit: number, options: DeliveryOptions = {}): Promise<void> {
	await withSettings(env, async (delivery) => {
		const now = options.now ?? Date.now;
		const end = now() + runMs;
		let unavailable = 0;
		for (let tried = 0, width = 1; tried < limit && now() < end; ) {
			const outcomes = await attemptDue(delivery, options, { atMost: Math.min(width, limit - tried) });
			if (outcomes.length === 0 || outcomes.includes("stop")) return;
			tried += outcomes.length;
			unavailable = outcomes.includes("answered") ? 0 : unavailable + outcomes.length;
			if (unavailable >= strikes) return;
			width = unavailable === 0 ? atOnce : 1;
		}
	});
}

/**
 * Milliseconds until the next attempt: doubled each time up to six hours, less up to half of it at random so that
 * mails which failed together don't come back together.
 */
export function backOff(attempts: number, random: () => number = Math.random): number {
	const full = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
	return Math.round(full * (1 - random() / 2));
}

interface Delivery {
	database: Database;
	settings: MailSettings;
}

async function withSettings(env: Bindings, use: (delivery: Delivery) => Promise<void>): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const settings = mailSettings(env);
		if (settings) return await use({ database, settings });
		if (await hasDueMail(database, Date.now())) {
			log("warn", "mail_waits", { reason: "MAILCHANNELS_API_KEY is not set" });
		}
	} catch (error) {
		log("error", "mail_waits", { reason: error instanceof SettingError ? error.message : nameOf(error) });
	}
}

/** What an attempt says about going on: the service works, it does not, or no other mail should be tried now. */
type Outcome = "answered" | "unavailable" | "stop";

/** Claims mails and tries to send them at the same time. */
async function attemptDue(
	delivery: Delivery,
	options: DeliveryOptions,
	which: Parameters<typeof claimMails>[3],
): Promise<Outcome[]> {
	const now = options.now ?? Date.now;
	const claimedAt = now();
	const leaseEnd = claimedAt + leaseMs;
	const mails = await claimMails(delivery.database, claimedAt, leaseEnd, which);
	if (mails.length === 0) return [];
	const subjects = await findSubjects(delivery.database, mails);
	// D1 took so long that the leases could end before the attempts do: then others try these mails.
	if (now() > leaseEnd - (options.timeoutMs ?? mailTimeoutMs)) return ["stop"];
	return Promise.all(
		mails.map(async (mail) => {
			const subject = subjects.find(({ id }) => id === mail.id);
			// The person's data were erased after the claim, and this mail with them.
			if (!subject) return "answered";
			try {
				return await attempt(delivery, options, mail, compose(subject));
			} catch (error) {
				// D1 takes no more writes: what is sent now could not be written down. The leases keep the mails.
				log("error", "mail_state_unknown", { ...named(mail), reason: nameOf(error) });
				return "stop";
			}
		}),
	);
}

/** @throws if D1 does not take what came of it */
async function attempt(
	{ database, settings }: Delivery,
	{ timeoutMs = mailTimeoutMs, now = Date.now }: DeliveryOptions,
	mail: OutboxMail,
	content: Mail | undefined,
): Promise<Outcome> {
	if (!content) {
		await park(database, mail, "the stored row is gone");
		return "answered";
	}
	try {
		await sendMail(settings, content, mail.id, timeoutMs);
	} catch (error) {
		const { message, failure, retryAfterMs = 0 } = error instanceof MailError ? error : unexpected;
		if (failure === "refused" || failure === "barred") {
			await park(database, mail, message);
		} else {
			const wait = Math.max(backOff(mail.attempts), Math.min(retryAfterMs, longestRetryMs));
			await reschedule(database, mail, now() + wait, message);
			log("warn", "mail_not_sent", { ...named(mail), reason: message });
		}
		if (failure === "barred" || failure === "limited") return "stop";
		return failure === "unavailable" ? "unavailable" : "answered";
	}
	await recordSent(database, mail, now);
	log("info", "mail_sent", named(mail));
	return "answered";
}

const unexpected = new MailError("unexpected error", "unavailable");

async function park(database: Database, mail: OutboxMail, reason: string): Promise<void> {
	await markFailed(database, mail, reason);
	log("error", "mail_failed", { ...named(mail), reason });
}

/** The service has the mail: if this is not written down, it is sent again. So D1 is asked more than once. */
async function recordSent(database: Database, mail: OutboxMail, now: () => number): Promise<void> {
	for (const pause of recordPausesMs) {
		try {
			return await markSent(database, mail, now());
		} catch {
			await scheduler.wait(pause);
		}
	}
	await markSent(database, mail, now());
}

function compose({ idea, message }: Awaited<ReturnType<typeof findSubjects>>[number]): Mail | undefined {
	if (idea) return ideaMail(idea);
	return message ? contactMail(message) : undefined;
}

/** What the log calls a mail by. */
function named({ id, kind, attempts }: OutboxMail) {
	return { mail: id, kind, attempts };
}

/** A failed query's message holds its parameters; its name does not. */
function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : "unknown";
}
