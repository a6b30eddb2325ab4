/**
 * What the forms send along with their own fields, so that machines that fill them in can be told from people. All of it
 * may be missing: who calls the API without a form has no form to tell of (docs/decisions/0016).
 */
export interface FormChecks {
	/** A field that people neither see nor reach: whatever is in it, a machine wrote. */
	website?: unknown;
	/** Milliseconds from the first touch of the form until it was sent. */
	filledInMs?: number;
	/** What the Turnstile widget gave, where Turnstile is on; `action` of the widget is the name of the call. */
	turnstileToken?: string;
}

/** The calls that a form makes, by their names. */
export type FormCall = "analysis-requests" | "send-contact-email";
