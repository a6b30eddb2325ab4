import * as z from "zod/mini";
import { maxLength, minLength } from "./length-checks.ts";
import { limits } from "./limits.ts";

/**
 * Each schema's messages are codes: translation keys in `dialogs:validation`, and the `code` of an API error's issue.
 */

/** The partnership idea: 1 to 500 characters after trimming. */
const ideaMessage = z
	.string("idea_required")
	.check(z.trim(), minLength(1, "idea_required"), maxLength(limits.ideaMax, "idea_too_long"));

/** The email address in the idea dialog: valid, at most 255 characters after trimming. */
const ideaEmail = z
	.string("idea_email_invalid")
	.check(
		z.trim(),
		z.regex(z.regexes.email, "idea_email_invalid"),
		maxLength(limits.emailMax, "idea_email_too_long"),
	);

/** The body of `POST /api/analysis-requests`, without the bot protection. */
export const analysisRequest = z.object({ email: ideaEmail, message: ideaMessage });
export type AnalysisRequest = z.infer<typeof analysisRequest>;

/** The 201 response of `POST /api/analysis-requests`. */
export interface AnalysisRequestCreated {
	/** UUID of the stored row. */
	id: string;
}

/** The body of `POST /api/send-analysis-notification`. */
export const analysisNotification = z.object({ userEmail: ideaEmail, message: ideaMessage });
export type AnalysisNotification = z.infer<typeof analysisNotification>;

/** The 200 (sent) or 202 (pending) response of `POST /api/send-analysis-notification`. A dead letter gets 409. */
export interface AnalysisNotificationResponse {
	/** Pending: the email is being sent, will be retried, or there is no mail service in the settings. */
	state: "sent" | "pending";
}
