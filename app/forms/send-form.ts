import { sendContactEmail } from "../api-client/contact.ts";
import { createAnalysisRequest, sendAnalysisNotification } from "../api-client/ideas.ts";
import type { BotProtection } from "../schemas/bot-protection.ts";
import type { ContactMessage } from "../schemas/contact.ts";
import type { AnalysisRequest } from "../schemas/ideas.ts";

/** What each form sends. */
export interface FormValues {
	"send-contact-email": ContactMessage;
	"analysis-requests": AnalysisRequest;
}

/** A form as its script hands it to the page's `clientAction`. */
export type FormSubmission = {
	[Endpoint in keyof FormValues]: {
		endpoint: Endpoint;
		values: FormValues[Endpoint];
		botProtection: BotProtection;
		publicApiKey: string;
		idempotencyKey: string;
	};
}[keyof FormValues];

/** What became of it. */
export type FormOutcome<Endpoint extends keyof FormValues = keyof FormValues> =
	| { sent: false; failure: unknown }
	| { sent: true; values: FormValues[Endpoint]; website: unknown; id?: string };

/** What became of the forms that are still waited for, by their idempotency keys. */
const outcomes = new Map<string, FormOutcome>();

/**
 * Gives, once, what became of a form that `sendForm` was handed. A fetcher would tell only a form that is still on the page; whoever
 * has left it is to hear of a failure too.
 */
export function takeOutcome<Endpoint extends keyof FormValues>(
	idempotencyKey: string,
): FormOutcome<Endpoint> | undefined {
	const outcome = outcomes.get(idempotencyKey) as FormOutcome<Endpoint> | undefined;
	outcomes.delete(idempotencyKey);
	return outcome;
}

/**
 * The `clientAction` of every page that shows a form, in a dialog too: makes the form's call. Each page has it itself, and
 * loads it with the form: a form never has to load another page's code when it is sent.
 */
export async function sendForm({ request }: { request: Request }): Promise<null> {
	const submission: FormSubmission = await request.json();
	outcomes.set(submission.idempotencyKey, await outcomeOf(submission));
	return null;
}

async function outcomeOf({
	endpoint,
	values,
	botProtection,
	publicApiKey,
	idempotencyKey,
}: FormSubmission): Promise<FormOutcome> {
	const { website } = botProtection;
	try {
		if (endpoint === "send-contact-email") {
			await sendContactEmail(publicApiKey, { ...values, ...botProtection }, idempotencyKey);
			return { sent: true, values, website };
		}
		const { id } = await createAnalysisRequest(publicApiKey, { ...values, ...botProtection }, idempotencyKey);
		// The team gets its mail sooner or later all the same.
		sendAnalysisNotification(publicApiKey, { userEmail: values.email, message: values.message }).catch(
			console.error,
		);
		return { sent: true, values, website, id };
	} catch (failure) {
		return { sent: false, failure };
	}
}
