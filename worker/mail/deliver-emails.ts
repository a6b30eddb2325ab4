import { type Database, openDatabase, retryOnce } from "#worker/db/database.ts";
import { findDueEmails, markSent, type OutboxEmail, updateUntouched } from "#worker/db/outbox.ts";
import { type Bindings, mailSettings, SettingError } from "#worker/env.ts";
import { errorName, errorReason, log } from "#worker/log.ts";
import { SendError, sendEmail } from "./mailchannels.ts";
import { composeEmail } from "./messages.ts";

const firstRetryMs = 60_000;
const maxRetryMs = 6 * 3_600_000;
/** Attempts until an email is given up: with the pauses between them about a week. */
const maxAttempts = 40;
/** Hours after the first attempt whose outcome is unknown at which an email is tried again. At the last one it is given up. */
const unknownRetryHours = [1, 6, 24, 48, 72, 96, 120, 144];

/** Exponential backoff up to six hours. */
export function backoffMs(attempts: number): number {
	return Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
}

/**
 * Tries to send emails of the outbox that are due and not claimed: the one with this id, or at most `limit`. Never throws.
 * The run ends at the first sign that the service accepts no emails, so that those left keep their attempts.
 */
export async function deliverEmails(
	env: Bindings,
	selection: Parameters<typeof findDueEmails>[2],
): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const settings = mailSettings(env);
		const due = await findDueEmails(database, Date.now(), selection);
		if (!settings) {
			const reason = "MAILCHANNELS_API_KEY is not set";
			if (due.length > 0) log("warn", "mail_delivery_skipped", { reason });
			return;
		}
		for (const { email, idea, message } of due) {
			const time = Date.now();
			const unknownUntil = unknownRetryAt(email.sentAt ?? time, time);
			const attempts = email.attempts + 1;
			// As one whose outcome is unknown, in case the run is terminated.
			const claim = { attempts, dueAt: unknownUntil ?? time, sentAt: email.sentAt ?? time };
			// Another run has claimed it, or it was erased together with the person's data.
			if (!(await updateUntouched(database, email, claim))) continue;
			const send = async () => {
				if (!unknownUntil) throw new SendError("no outcome known in six days", "permanentFailure");
				const submission = idea ?? message;
				if (!submission) throw new SendError("the stored row is gone", "permanentFailure");
				return sendEmail(settings, composeEmail(submission, email.sentAt !== null), email.id);
			};
			if (!(await attempt(database, { ...email, attempts }, send))) return;
		}
	} catch (error) {
		const reason = error instanceof SettingError ? error.message : errorReason(error);
		log("error", "mail_delivery_skipped", { reason });
	}
}

/** The next attempt at an email that was maybe sent first at this time; undefined if there is none. */
function unknownRetryAt(sentAt: number, now: number): number | undefined {
	return unknownRetryHours.map((hours) => sentAt + hours * 3_600_000).find((time) => time > now);
}

/** Tries to send a claimed email, and saves how that went. @returns whether other emails can be tried now */
async function attempt(
	database: Database,
	email: OutboxEmail,
	send: () => Promise<boolean>,
): Promise<boolean> {
	const fields = { outboxId: email.id, kind: email.kind, attempts: email.attempts };
	try {
		// What is thrown by anything but MailChannels concerns this email only.
		const result = await send().catch((error) =>
			error instanceof SendError ? error : new SendError(errorName(error), "temporaryFailure"),
		);
		if (!(result instanceof SendError)) {
			// An email that is not marked as sent would be sent again.
			await retryOnce(() => markSent(database, email, Date.now()));
			if (result) log("info", "mail_sent", fields);
			else log("warn", "mail_sent", { ...fields, reason: "an answer that is not understood" });
			return true;
		}
		const { message: reason, failure } = result;
		// The claim has stored it as one whose outcome is unknown.
		const isUnknown = failure === "timedOut" || failure === "unanswered";
		const isLast = failure === "permanentFailure" || (!isUnknown && email.attempts >= maxAttempts);
		const dueAt = Date.now() + backoffMs(email.attempts);
		const next = isLast ? ({ state: "failed" } as const) : { dueAt };
		const changes = isUnknown ? {} : { ...next, sentAt: email.sentAt };
		const saved = await updateUntouched(database, email, { ...changes, lastError: reason });
		if (!isLast) log("warn", "mail_attempt_failed", { ...fields, reason });
		else if (saved) log("error", "mail_dead_lettered", { ...fields, reason });
		return failure !== "unavailable" && failure !== "unanswered";
	} catch (error) {
		// D1 rejects writes, so further emails could not be marked as sent. This one is stored as one whose outcome is unknown.
		log("error", "mail_state_not_saved", { ...fields, reason: errorReason(error) });
		return false;
	}
}
