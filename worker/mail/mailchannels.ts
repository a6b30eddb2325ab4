import * as z from "zod/mini";
import type { MailSettings } from "#worker/env.ts";

/** A mail to the team, in the service's terms. */
export interface Mail {
	subject: string;
	text: string;
	html: string;
	replyTo: { email: string; name?: string };
}

/**
 * What a failed attempt tells:
 * - `refused`: this mail will never be taken
 * - `barred`: this mail will never be taken, nor any other until the account is put right
 * - `limited`: no mail is taken for now, be it for their number or for a key that is not known
 * - `deferred`: this mail may be taken later
 * - `unavailable`: the service is in no state to say
 */
export type MailFailure = "refused" | "barred" | "limited" | "deferred" | "unavailable";

/** The mail was not taken, or nobody knows. The message says why in codes and in words of our own: no personal data. */
export class MailError extends Error {
	override name = "MailError";
	readonly failure: MailFailure;
	/** Milliseconds that the service asks to be left alone for. */
	readonly retryAfterMs: number | undefined;

	constructor(message: string, failure: MailFailure, retryAfterMs?: number) {
		super(message);
		this.failure = failure;
		this.retryAfterMs = retryAfterMs;
	}
}

/** Milliseconds that the service may take to answer. */
export const mailTimeoutMs = 10_000;

// Source: MailChannels Email API reference, POST /send, and its page on errors. Every other status is `unavailable`.
const failures: Readonly<Record<number, MailFailure>> = {
	400: "refused",
	401: "limited",
	403: "barred",
	409: "deferred",
	413: "refused",
	422: "refused",
	429: "limited",
};

// A 202 can hold a failed result.
const accepted = z.object({
	results: z
		.array(z.object({ status: z.string(), reason: z.optional(z.nullable(z.string())) }))
		.check(z.minLength(1)),
});

/**
 * Sends one mail from `settings.from` to `settings.to`.
 * @param id goes along in a header, so that a mail that came twice can be recognised
 * @throws MailError unless the service says that it has taken the mail
 */
export async function sendMail(
	settings: MailSettings,
	mail: Mail,
	id: string,
	timeoutMs: number = mailTimeoutMs,
): Promise<void> {
	// One signal for the whole exchange: the body may hang as well as the head.
	const signal = AbortSignal.timeout(timeoutMs);
	let response: Response;
	let body: string;
	try {
		response = await fetch(`${settings.baseURL}/send`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Api-Key": settings.apiKey },
			body: JSON.stringify({
				personalizations: [{ to: [{ email: settings.to }] }],
				from: { email: settings.from },
				reply_to: mail.replyTo,
				subject: mail.subject,
				headers: { "X-Outbox-Id": id },
				// Least faithful first, as multipart/alternative wants it.
				content: [
					{ type: "text/plain", value: mail.text },
					{ type: "text/html", value: mail.html },
				],
			}),
			redirect: "manual",
			signal,
		});
		body = await response.text();
	} catch {
		throw new MailError(signal.aborted ? `no answer within ${timeoutMs} ms` : "not reachable", "unavailable");
	}
	if (response.status !== 202 && response.status !== 200) {
		// What the answer says besides may repeat the subject, and with it the visitor's name.
		throw new MailError(
			`HTTP ${response.status}`,
			failures[response.status] ?? "unavailable",
			milliseconds(response.headers.get("Retry-After")),
		);
	}
	const answer = accepted.safeParse(parse(body));
	if (!answer.success) {
		throw new MailError(`HTTP ${response.status} with an answer that is not understood`, "unavailable");
	}
	const failed = answer.data.results.find((result) => result.status !== "sent");
	if (failed) {
		const smtp = codes(failed.reason);
		throw new MailError(
			`HTTP ${response.status} but not sent${smtp && `: ${smtp}`}`,
			// What SMTP answers with a 5 is meant to last.
			smtp.startsWith("5") ? "refused" : "deferred",
		);
	}
}

/** What a Retry-After header asks for, which is seconds or a date. */
function milliseconds(retryAfter: string | null): number | undefined {
	if (retryAfter === null) return undefined;
	const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
	return wait > 0 ? wait : undefined;
}

function parse(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

/** The SMTP codes that a reason begins with, such as "550 5.1.1". The words after them can hold anything. */
function codes(reason: string | null | undefined): string {
	const [, found] = /^\s*([245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?)(?!\S)/.exec(reason ?? "") ?? [];
	return found ?? "";
}
