import * as z from "zod/mini";
import type { MailSettings } from "#worker/env.ts";

/** An email to the team. */
export interface Email {
	subject: string;
	text: string;
	html: string;
	replyTo: { email: string; name?: string } | undefined;
}

/**
 * How an attempt failed:
 * - `permanentFailure`: this email will never be accepted
 * - `temporaryFailure`: this email may be accepted later
 * - `unavailable`: no email is accepted for now
 * - `timedOut`, `unanswered`: it is unknown whether it was accepted, as no answer came in time or at all
 */
export type SendFailure = "permanentFailure" | "temporaryFailure" | "unavailable" | "timedOut" | "unanswered";

/** An email was not accepted, or it is unknown whether it was. The message contains no personal data. */
export class SendError extends Error {
	override name = "SendError";
	readonly failure: SendFailure;

	constructor(message: string, failure: SendFailure) {
		super(message);
		this.failure = failure;
	}
}

/** For a whole request, body included. */
const sendTimeoutMs = 30_000;

/** Source: MailChannels Email API reference, POST /send, and its page on errors. */
function failureOf(status: number): SendFailure {
	if ([400, 413, 422].includes(status)) return "permanentFailure";
	// A gateway has passed the request on and got no answer that it understands.
	if ([502, 504, 520, 524].includes(status)) return "unanswered";
	return status === 409 ? "temporaryFailure" : "unavailable";
}

// A 202 response can contain a failed result.
const sendResponse = z.object({
	results: z.array(z.object({ status: z.string(), reason: z.optional(z.unknown()) })).check(z.minLength(1)),
});

/**
 * Sends one email. @param id as `X-Outbox-Id` header, by which duplicates can be recognised
 * @returns whether the answer to the accepted email is understood
 * @throws SendError if the email was not accepted, or if it is unknown whether it was
 */
export async function sendEmail(settings: MailSettings, email: Email, id: string): Promise<boolean> {
	const signal = AbortSignal.timeout(sendTimeoutMs);
	let response: Response;
	try {
		response = await fetch(`${settings.baseURL}/send`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Api-Key": settings.apiKey },
			body: JSON.stringify({
				personalizations: [{ to: [{ email: settings.to }] }],
				from: { email: settings.from },
				reply_to: email.replyTo,
				subject: email.subject,
				// The last two keep holiday notes from answering.
				headers: {
					"X-Outbox-Id": id,
					"Auto-Submitted": "auto-generated",
					"X-Auto-Response-Suppress": "All",
				},
				// multipart/alternative lists the preferred format last.
				content: [
					{ type: "text/plain", value: email.text },
					{ type: "text/html", value: email.html },
				],
			}),
			redirect: "manual",
			signal,
		});
	} catch {
		if (signal.aborted) throw new SendError(`no answer within ${sendTimeoutMs} ms`, "timedOut");
		throw new SendError("not reachable", "unanswered");
	}
	if (!response.ok) {
		response.body?.cancel().catch(() => {});
		// The response's body is left out: it can repeat the subject, which contains the visitor's name.
		throw new SendError(`HTTP ${response.status}`, failureOf(response.status));
	}
	const { data } = sendResponse.safeParse(await response.json().catch(() => undefined));
	const failed = data?.results.find(({ status }) => status !== "sent");
	if (failed) {
		// The rest of the reason is left out: it can contain personal data.
		const smtp = /^[245]\d\d/.exec(String(failed.reason))?.[0] ?? "no SMTP code";
		const failure = smtp.startsWith("5") ? "permanentFailure" : "temporaryFailure";
		throw new SendError(`HTTP ${response.status} but not sent: ${smtp}`, failure);
	}
	return data !== undefined;
}
