import { findIdea } from "#worker/db/analysis-requests.ts";
import { findContactMessage } from "#worker/db/contact-messages.ts";
import { type Database, openDatabase } from "#worker/db/database.ts";
import {
	claimMail,
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

/** How long one attempt may hold a mail, in milliseconds; well over `mailTimeoutMs`. */
const leaseMs = 60_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;
/** Mails that are tried at a time. */
const atOnce = 4;

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
	await withSettings(env, async (database, settings) => {
		await deliverNext(database, settings, options, outboxId);
	});
}

/** Tries to send every mail that is due, at most `limit` of them. Never throws, as `deliver`. */
export async function deliverDue(env: Bindings, limit: number, options: DeliveryOptions = {}): Promise<void> {
	await withSettings(env, async (database, settings) => {
		let left = limit;
		const sender = async () => {
			while (left-- > 0 && (await deliverNext(database, settings, options))) {}
		};
		await Promise.all(Array.from({ length: atOnce }, sender));
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

async function withSettings(
	env: Bindings,
	use: (database: Database, settings: MailSettings) => Promise<void>,
): Promise<void> {
	try {
		const database = openDatabase(env.DB);
		const settings = mailSettings(env);
		if (settings) return await use(database, settings);
		if (await hasDueMail(database, Date.now())) {
			log("warn", "mail_waits", { reason: "MAILCHANNELS_API_KEY is not set" });
		}
	} catch (error) {
		if (error instanceof SettingError) log("error", "mail_waits", { reason: error.message });
		// A failed query's message holds its parameters.
		else log("error", "mail_waits", { reason: error instanceof Error ? error.name : "unknown" });
	}
}

/** @returns false if there was nothing to send */
async function deliverNext(
	database: Database,
	settings: MailSettings,
	{ timeoutMs = mailTimeoutMs, now = Date.now }: DeliveryOptions,
	id?: string,
): Promise<boolean> {
	const claimed = await claimMail(database, now(), now() + leaseMs, id);
	if (!claimed) return false;
	const { id: mail, kind, attempts } = claimed;
	const content = await compose(database, claimed);
	if (!content) {
		await markFailed(database, claimed, "the stored row is gone");
		log("warn", "mail_failed", { mail, kind, reason: "the stored row is gone" });
		return true;
	}
	try {
		await sendMail(settings, content, mail, timeoutMs);
	} catch (error) {
		const reason = error instanceof MailError ? error.message : "unexpected error";
		await reschedule(database, claimed, now() + backOff(attempts), reason);
		log("warn", "mail_not_sent", { mail, kind, attempts, reason });
		return true;
	}
	await markSent(database, claimed, now());
	log("info", "mail_sent", { mail, kind, attempts });
	return true;
}

async function compose(database: Database, mail: OutboxMail): Promise<Mail | undefined> {
	if (mail.kind === "analysis_request") {
		const idea = await findIdea(database, mail.subjectId);
		return idea && ideaMail(idea);
	}
	const message = await findContactMessage(database, mail.subjectId);
	return message && contactMail(message);
}
