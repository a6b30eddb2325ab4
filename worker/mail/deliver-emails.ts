import { type Database, openDatabase } from "#worker/db/database.ts";
import { claimEmail, findDueEmails, markSent, type OutboxEmail, saveFailure } from "#worker/db/outbox.ts";
import { type Bindings, type MailSettings, mailSettings, SettingError } from "#worker/env.ts";
import { errorName, errorReason, log } from "#worker/log.ts";
import { SendError, sendEmail, sendTimeoutMs } from "./mailchannels.ts";
import { composeContactEmail, composeIdeaEmail } from "./messages.ts";

const firstRetryMs = 60_000;
const maxRetryMs = 6 * 3_600_000;
/** Attempts until an email is given up: with the pauses between them about a week. */
const maxAttempts = 40;
/**
 * Hours after the first attempt whose outcome is unknown, as the service may have sent the email: it is tried again at each of
 * these times, and given up at the last one.
 */
const unknownRetryHours = [1, 6, 24, 48, 72, 96, 120, 144];
/** A run starts no attempt after this time: the next run begins after a minute. */
const runMs = 45_000;
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
 * Exponential backoff with jitter: milliseconds until the next attempt, doubling up to six hours, minus up to half at
 * random so that emails that failed together are not retried together.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
	const full = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
	return Math.round(full * (1 - random() / 2));
}

/**
 * Tries to send emails of the outbox that are due and not claimed, one after the other: the one with this id, or at most
 * `limit`. Never throws: errors are logged, and the emails stay in the outbox.
 *
 * The run ends at the first sign that the service is unavailable or accepts no emails, so that the emails left keep their
 * attempts.
 */
export async function deliverEmails(
	env: Bindings,
	selection: Parameters<typeof findDueEmails>[2],
	{ timeoutMs = sendTimeoutMs, now = Date.now }: DeliveryOptions = {},
): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const settings = mailSettings(env);
		const started = now();
		const due = await findDueEmails(database, started, selection);
		if (!settings) {
			const reason = "MAILCHANNELS_API_KEY is not set";
			if (due.length > 0) log("warn", "mail_delivery_skipped", { reason });
			return;
		}
		for (const { email, ...submission } of due) {
			const time = now();
			if (time - started >= runMs) return;
			const retryAt = unknownRetryAt(email.sentAt ?? time, time);
			// Another run has claimed it, or it was erased together with the person's data.
			if (!(await claimEmail(database, email, time, retryAt ?? time))) continue;
			const claimed = { ...email, attempts: email.attempts + 1 };
			const delivery = { database, settings, timeoutMs, now, isLate: retryAt === undefined };
			if (!(await attempt(delivery, claimed, submission))) return;
		}
	} catch (error) {
		const reason = error instanceof SettingError ? error.message : errorReason(error);
		log("error", "mail_delivery_skipped", { reason });
	}
}

interface Delivery extends Required<DeliveryOptions> {
	database: Database;
	settings: MailSettings;
	/** Whether the email is to be given up, because it was maybe sent too long ago. */
	isLate: boolean;
}

/** The next attempt at an email that was maybe sent first at this time; undefined if there is none. */
function unknownRetryAt(sentAt: number, now: number): number | undefined {
	return unknownRetryHours.map((hours) => sentAt + hours * 3_600_000).find((time) => time > now);
}

/**
 * Tries to send a claimed email, and saves how that went.
 * @returns whether other emails can be tried now
 */
async function attempt(delivery: Delivery, email: OutboxEmail, submission: Submission): Promise<boolean> {
	const { database, now } = delivery;
	const fields = { outboxId: email.id, kind: email.kind, attempts: email.attempts };
	try {
		const result = await composeAndSend(delivery, email, submission).catch(asSendError);
		if (!(result instanceof SendError)) {
			await markSentWithRetries(delivery, email);
			if (result) log("info", "mail_sent", fields);
			else log("warn", "mail_sent", { ...fields, reason: "an answer that is not understood" });
			return true;
		}
		const { message: reason, failure, retryAfterMs = 0 } = result;
		if (failure === "timedOut" || failure === "unanswered") {
			await saveFailure(database, email, reason, {});
			log("warn", "mail_attempt_failed", { ...fields, reason });
			return failure === "timedOut";
		}
		if (failure === "permanentFailure" || email.attempts >= maxAttempts) {
			const saved = await saveFailure(database, email, reason, { state: "failed", sentAt: email.sentAt });
			if (saved) log("error", "mail_dead_lettered", { ...fields, reason });
		} else {
			const delay = Math.max(backoffMs(email.attempts), Math.min(retryAfterMs, maxRetryMs));
			await saveFailure(database, email, reason, { dueAt: now() + delay, sentAt: email.sentAt });
			log("warn", "mail_attempt_failed", { ...fields, reason });
		}
		return failure === "permanentFailure" || failure === "temporaryFailure";
	} catch (error) {
		// D1 rejects writes, so further emails could not be marked as sent. This one is stored as one whose outcome is unknown.
		log("error", "mail_state_not_saved", { ...fields, reason: errorReason(error) });
		return false;
	}
}

/** What is thrown by anything but MailChannels concerns this email only. */
function asSendError(error: unknown): SendError {
	return error instanceof SendError ? error : new SendError(errorName(error), "temporaryFailure");
}

/** @throws SendError, or what composing the email throws */
async function composeAndSend(delivery: Delivery, email: OutboxEmail, { idea, message }: Submission) {
	const { settings, timeoutMs, isLate } = delivery;
	if (isLate) throw new SendError("no outcome known in six days", "permanentFailure");
	const maybeSent = email.sentAt !== null;
	const content = idea
		? composeIdeaEmail(idea, maybeSent)
		: message && composeContactEmail(message, maybeSent);
	if (!content) throw new SendError("the stored row is gone", "permanentFailure");
	return sendEmail(settings, content, email.id, timeoutMs);
}

/** An email that is not marked as sent would be sent again. */
async function markSentWithRetries({ database, now }: Delivery, email: OutboxEmail): Promise<void> {
	for (const delay of markSentRetryMs) {
		try {
			return await markSent(database, email, now());
		} catch {
			await scheduler.wait(delay);
		}
	}
	await markSent(database, email, now());
}

/** The idea or contact message that an email is about. */
type Submission = Omit<Awaited<ReturnType<typeof findDueEmails>>[number], "email">;
