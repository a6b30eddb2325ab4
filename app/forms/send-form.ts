import type { BotProtection } from "../schemas/bot-protection.ts";
import type { ContactMessage } from "../schemas/contact.ts";
import type { AnalysisRequest } from "../schemas/ideas.ts";
import { sendContactEmail } from "./send-contact.ts";
import { createAnalysisRequest, sendAnalysisNotification } from "./send-idea.ts";

/** The values of each form, by endpoint. */
export interface FormValues {
	"send-contact-email": ContactMessage;
	"analysis-requests": AnalysisRequest;
}

/** What `useForm` submits to the page's `clientAction`, as JSON. */
export type FormSubmission = {
	[Endpoint in keyof FormValues]: {
		endpoint: Endpoint;
		values: FormValues[Endpoint];
		botProtection: BotProtection;
		publicApiKey: string;
		idempotencyKey: string;
	};
}[keyof FormValues];

export type SubmissionResult<Endpoint extends keyof FormValues = keyof FormValues> =
	| { sent: false; error: unknown }
	| { sent: true; values: FormValues[Endpoint]; website: unknown; id?: string };

/** Results that `useForm` has not read yet, by idempotency key. */
const results = new Map<string, SubmissionResult>();

/**
 * Returns the result of a submission and forgets it. A fetcher's data is lost when its component unmounts; an error
 * has to be shown even if the visitor has left the page.
 */
export function takeSubmissionResult<Endpoint extends keyof FormValues>(
	idempotencyKey: string,
): SubmissionResult<Endpoint> | undefined {
	const result = results.get(idempotencyKey) as SubmissionResult<Endpoint> | undefined;
	results.delete(idempotencyKey);
	return result;
}

/**
 * Sends a form to the API: the `clientAction` of every page that shows a form, dialogs included. Each page exports it
 * itself and loads it with the form, so that sending never has to load another route's code.
 */
export async function sendForm({ request }: { request: Request }): Promise<null> {
	const submission: FormSubmission = await request.json();
	results.set(submission.idempotencyKey, await callEndpoint(submission));
	return null;
}

async function callEndpoint({
	endpoint,
	values,
	botProtection,
	publicApiKey,
	idempotencyKey,
}: FormSubmission): Promise<SubmissionResult> {
	const { website } = botProtection;
	try {
		if (endpoint === "send-contact-email") {
			await sendContactEmail(publicApiKey, { ...values, ...botProtection }, idempotencyKey);
			return { sent: true, values, website };
		}
		const { id } = await createAnalysisRequest(publicApiKey, { ...values, ...botProtection }, idempotencyKey);
		// Not awaited: if this fails, the server's outbox still sends the mail to the team.
		sendAnalysisNotification(publicApiKey, { userEmail: values.email, message: values.message }).catch(
			console.error,
		);
		return { sent: true, values, website, id };
	} catch (error) {
		return { sent: false, error };
	}
}
