import { sendContactEmail } from "../api-client/contact.ts";
import { createAnalysisRequest, sendAnalysisNotification } from "../api-client/ideas.ts";
import type { ContactMessage } from "../contract/contact.ts";
import type { FormChecks } from "../contract/form-checks.ts";
import type { AnalysisRequest } from "../contract/ideas.ts";

/** What each form sends. */
export interface FormValues {
	"send-contact-email": ContactMessage;
	"analysis-requests": AnalysisRequest;
}

/** A form as its script hands it to the page's `clientAction`. */
export type FormSubmission = {
	[Call in keyof FormValues]: {
		call: Call;
		values: FormValues[Call];
		checks: FormChecks;
		publicApiKey: string;
		idempotencyKey: string;
	};
}[keyof FormValues];

/** What became of it. */
export type FormOutcome<Call extends keyof FormValues = keyof FormValues> =
	| { sent: false; failure: unknown }
	| { sent: true; values: FormValues[Call]; website: unknown; id?: string };

/**
 * The `clientAction` of every page that shows a form, in a dialog too: makes the form's call. Each page has it itself, so that
 * a form never has to load another page's code when it is sent.
 */
export async function sendForm({ request }: { request: Request }): Promise<FormOutcome> {
	const { call, values, checks, publicApiKey, idempotencyKey }: FormSubmission = await request.json();
	const { website } = checks;
	try {
		if (call === "send-contact-email") {
			await sendContactEmail(publicApiKey, { ...values, ...checks }, idempotencyKey);
			return { sent: true, values, website };
		}
		const { id } = await createAnalysisRequest(publicApiKey, { ...values, ...checks }, idempotencyKey);
		// The team gets its mail sooner or later all the same.
		sendAnalysisNotification(publicApiKey, { userEmail: values.email, message: values.message }).catch(
			console.error,
		);
		return { sent: true, values, website, id };
	} catch (failure) {
		return { sent: false, failure };
	}
}
