import { type Database, openDatabase } from "#worker/db/database.ts";
import {
	claimDueEmails,
	findSubjectRows,
	hasDueEmail,
	markDeadLetter,
	markSent,
	type OutboxEmail,
	reschedule,
} from "#worker/db/outbox.ts";
import { type Bindings, type MailSettings, mailSettings, SettingError } from "#worker/env.ts";
import { errorName, log } from "#worker/log.ts";
import { type Email, SendError, sendEmail, sendTimeoutMs } from "./mailchannels.ts";
import { composeContactEmail, composeIdeaEmail } from "./messages.ts";

/** How long an attempt claims an email; well over `sendTimeoutMs` plus the time for D1. */
const leaseMs = 60_000;
const firstRetryMs = 60_000;
const maxRetryMs = 6 * 3_600_000;
/** A Worker invocation can have six connections open at once. */
const concurrency = 6;
/** A run starts no attempt after this time. With `sendTimeoutMs` for the last one it ends within 30 s, half a lease. */
const runMs = 15_000;
/** A run ends after this many consecutive attempts at which the service was unavailable. */
const maxConsecutiveFailures = 3;
/** Delays before D1 is asked again to mark an email as sent. */
const markSentRetryMs = [100, 1000];

/** For tests. */
export interface DeliveryOptions {
	/** Timeout of a request to the mail service. */
	timeoutMs?: number;
	/** Returns milliseconds since 1970. */
	now?: () => number;
}

/**
 * Tries to send one email of the outbox, if it is due and not claimed. Never throws: errors are logged, and the email stays
 * in the outbox.
 */
export async function deliverEmail(
	env: Bindings,
	outboxId: string,
	options: DeliveryOptions = {},
): Promise<void> {
	await withSettings(env, async (delivery) => {
		await attemptDue(delivery, options, { id: outboxId });
	});
}

/**
 * Tries to send at most `limit` emails that are due. Never throws, as `deliverEmail`.
 *
 * The first email is sent alone, the others `concurrency` at a time once the service has responded. The run ends early if
 * the service is unavailable or accepts no emails, so that the emails left keep their attempts.
 */
export async function deliverDueEmails(
	env: Bindings,
	limit: number,
	options: DeliveryOptions = {},
): Promise<void> {
	await withSettings(env, async (delivery) => {
		const now = options.now ?? Date.now;
		const deadline = now() + runMs;
		let consecutiveFailures = 0;
		for (let attempts = 0, batchSize = 1; attempts < limit && now() < deadline; ) {
			const outcomes = await attemptDue(delivery, options, { limit: Math.min(batchSize, limit - attempts) });
			if (outcomes.length === 0 || outcomes.includes("stop")) return;
			attempts += outcomes.length;
			consecutiveFailures = outcomes.includes("responded") ? 0 : consecutiveFailures + outcomes.length;
			if (consecutiveFailures >= maxConsecutiveFailures) return;
			batchSize = consecutiveFailures === 0 ? concurrency : 1;
		}
	});
}

/**
 * Exponential backoff with jitter: milliseconds until the next attempt, doubling up to six hours, minus up to half at
 * random so that emails that failed together are not retried together.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
	const full = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
	return Math.round(full * (1 - random() / 2));
}

interface Delivery {
	database: Database;
	settings: MailSettings;
}

async function withSettings(env: Bindings, callback: (delivery: Delivery) => Promise<void>): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const settings = mailSettings(env);
		if (settings) return await callback({ database, settings });
		if (await hasDueEmail(database, Date.now())) {
			log("warn", "mail_delivery_skipped", { reason: "MAILCHANNELS_API_KEY is not set" });
		}
	} catch (error) {
		const reason = error instanceof SettingError ? error.message : errorName(error);
		log("error", "mail_delivery_skipped", { reason });
	}
}

/** Whether a run goes on after an attempt: `stop` means that no other email should be tried. */
type Outcome = "responded" | "unavailable" | "stop";

/** Claims emails and tries to send them concurrently. */
async function attemptDue(
	delivery: Delivery,
	options: DeliveryOptions,
	selection: Parameters<typeof claimDueEmails>[3],
): Promise<Outcome[]> {
	const now = options.now ?? Date.now;
	const claimedAt = now();
	const leaseEnd = claimedAt + leaseMs;
	const emails = await claimDueEmails(delivery.database, claimedAt, leaseEnd, selection);
	if (emails.length === 0) return [];
	const subjectRows = await findSubjectRows(delivery.database, emails);
	// D1 was so slow that the leases could end during the attempts.
	if (now() > leaseEnd - (options.timeoutMs ?? sendTimeoutMs)) return ["stop"];
	return Promise.all(
		emails.map(async (email) => {
			const subject = subjectRows.find(({ id }) => id === email.id);
			// The email was deleted after the claim, together with the person's data.
			if (!subject) return "responded";
			try {
				return await attempt(delivery, options, email, compose(subject));
			} catch (error) {
				// D1 rejects writes, so further emails could not be marked as sent. The leases keep other runs from retrying.
				log("error", "mail_state_not_saved", { ...logFields(email), reason: errorName(error) });
				return "stop";
			}
		}),
	);
}

/** @throws if D1 does not save the new state */
async function attempt(
	{ database, settings }: Delivery,
	{ timeoutMs = sendTimeoutMs, now = Date.now }: DeliveryOptions,
	email: OutboxEmail,
	content: Email | undefined,
): Promise<Outcome> {
	if (!content) {
		await deadLetter(database, email, "the stored row is gone");
		return "responded";
	}
	try {
		await sendEmail(settings, content, email.id, timeoutMs);
	} catch (error) {
		const { message, failure, retryAfterMs = 0 } = error instanceof SendError ? error : unexpectedError;
		if (failure === "permanentFailure") {
			await deadLetter(database, email, message);
		} else {
			const delay = Math.max(backoffMs(email.attempts), Math.min(retryAfterMs, maxRetryMs));
			await reschedule(database, email, now() + delay, message);
			log("warn", "mail_attempt_failed", { ...logFields(email), reason: message });
		}
		if (failure === "accountPaused") return "stop";
		return failure === "unavailable" ? "unavailable" : "responded";
	}
	await markSentWithRetries(database, email, now);
	log("info", "mail_sent", logFields(email));
	return "responded";
}

const unexpectedError = new SendError("unexpected error", "unavailable");

async function deadLetter(database: Database, email: OutboxEmail, reason: string): Promise<void> {
	await markDeadLetter(database, email, reason);
	log("error", "mail_dead_lettered", { ...logFields(email), reason });
}

/** An email that is not marked as sent would be sent again. */
async function markSentWithRetries(database: Database, email: OutboxEmail, now: () => number): Promise<void> {
	for (const delay of markSentRetryMs) {
		try {
			return await markSent(database, email, now());
		} catch {
			await scheduler.wait(delay);
		}
	}
	await markSent(database, email, now());
}

/** @returns undefined if the row that the email is about is gone */
function compose({ idea, message }: Awaited<ReturnType<typeof findSubjectRows>>[number]): Email | undefined {
	if (idea) return composeIdeaEmail(idea);
	return message ? composeContactEmail(message) : undefined;
}

function logFields({ id, kind, attempts }: OutboxEmail) {
	return { outboxId: id, kind, attempts };
}
