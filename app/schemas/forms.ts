import type { BotProtection } from "./bot-protection.ts";
import type { ContactMessage } from "./contact.ts";
import type { Refusal } from "./errors.ts";
import type { AnalysisRequest } from "./ideas.ts";

/** The fields of each form, as its schema returns them, by the name of the form's endpoint. */
export interface FormFields {
	"analysis-requests": AnalysisRequest;
	"send-contact-email": ContactMessage;
}

export type FormEndpoint = keyof FormFields;

/** A validated form with its bot protection. */
export type SubmittedForm<Form extends FormEndpoint> = FormFields[Form] & BotProtection;

/** Why a submission was refused. Without a code, a proxy responded instead of the API. */
export type SubmissionRefusal = Pick<Refusal, "status"> & {
	[Name in "code" | "retryAfter" | "issues"]?: Refusal[Name] | undefined;
};

/** What came of a submission: the id of the stored row, or why it was refused. */
export type SubmissionResult = { id: string } | { refusal: SubmissionRefusal };
