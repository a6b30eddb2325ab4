import * as z from "zod/mini";
import { languages } from "../i18n/languages.ts";
import { limits } from "./limits.ts";
import { emailAddress, maxLength, minLength, typedText } from "./text-rules.ts";

/**
 * Each schema's messages are codes: translation keys in `dialogs:validation`, and the `code` of an API error's issue.
 */

/** The partnership idea: 1 to 500 characters after trimming. */
const ideaMessage = typedText(
	"idea_required",
	minLength(1, "idea_required"),
	maxLength(limits.ideaMax, "idea_too_long"),
);

/** The email address in the idea dialog: at most 255 characters. */
const ideaEmail = emailAddress(limits.emailMax, {
	invalid: "idea_email_invalid",
	tooLong: "idea_email_too_long",
});

/** The body of `POST /api/analysis-requests`, without the bot protection. */
export const idea = z.object({ email: ideaEmail, message: ideaMessage });
export type Idea = z.infer<typeof idea>;

/** The body of `POST /api/send-analysis-notification`. */
export const analysisNotification = z.object({ userEmail: ideaEmail, message: ideaMessage });
export type AnalysisNotification = z.infer<typeof analysisNotification>;

/** The 200 (sent) or 202 (pending) response of `POST /api/send-analysis-notification`. A dead letter gets 409. */
export interface AnalysisNotificationResponse {
	/** Pending: the email is being sent, will be retried, or there is no mail service in the settings. */
	state: "sent" | "pending";
}

/** The body of `POST /api/chat-alianzas`: the id of a stored idea, its text, or both. */
export const analysisPrompt = z
	.object({
		/** Required without an id. */
		message: z.optional(ideaMessage),
		/** Id of the stored idea, whose analysis is stored too. Without one the built-in analyst answers. */
		id: z.optional(z.string("id_invalid").check(z.toLowerCase())),
		/** The page's language, in which the built-in analyst writes. A model writes in the idea's language. */
		language: z.optional(z.enum(languages, "language_invalid")),
		/** Another language for the analysis than the one that it has by itself. */
		writeIn: z.optional(z.enum(languages, "language_invalid")),
		/** The `created` of an analysis, in seconds since 1970: asks for one that was finished later, which is written if there is none. */
		newerThan: z.optional(z.int("newer_than_invalid")),
	})
	.check(
		z.refine(({ message, id }) => message !== undefined || id !== undefined, {
			path: ["message"],
			error: "idea_required",
		}),
	);
export type AnalysisPrompt = z.infer<typeof analysisPrompt>;
