import * as z from "zod/mini";
import type { ContactMessage } from "./contact.ts";
import type { Refusal } from "./errors.ts";
import type { Idea } from "./ideas.ts";
import { limits } from "./limits.ts";

/** The fields of each form, as its schema returns them, by the name of the form's endpoint. */
export interface FormFields {
	"analysis-requests": Idea;
	"send-contact-email": ContactMessage;
}

export type FormEndpoint = keyof FormFields;

/**
 * Fields that the forms send to protect against bots. All are optional, so that the API can be used without a form
 * (docs/decisions/0016-abuse-protection.md). Messages are codes, as in `ideas.ts`.
 */
export const botProtection = z.object({
	/**
	 * The honeypot, a field that people neither see nor reach. A bot has filled it in, or a password manager: what has a value
	 * is stored as suspect.
	 */
	topic: z.optional(z.unknown()),
	/** The token of the Turnstile widget, if Turnstile is on. The widget's `action` is the name of the endpoint. */
	turnstileToken: z.optional(
		z
			.string("turnstile_token_invalid")
			.check(z.maxLength(limits.turnstileTokenMax, "turnstile_token_invalid")),
	),
});
export type BotProtection = z.infer<typeof botProtection>;

/** A validated form with its bot protection. */
export type SubmittedForm<Form extends FormEndpoint> = FormFields[Form] & BotProtection;

/** Why a submission was refused. Without a code, a proxy responded instead of the API. */
export type SubmissionRefusal = Pick<Refusal, "status"> & {
	[Name in "code" | "retryAfter"]?: Refusal[Name] | undefined;
};

/** What came of a form: the id of the submission, or why it was refused. */
export type SubmissionResult = { id: string } | { refusal: SubmissionRefusal };
