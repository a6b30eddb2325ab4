import type { Refusal } from "#app/schemas/errors.ts";
import type { FormEndpoint, FormFields, SubmittedForm } from "#app/schemas/forms.ts";
import { openDatabase } from "#worker/db/database.ts";
import { requeueDeadLetter } from "#worker/db/outbox.ts";
import { type ContentColumn, contactMessages, ideas, type SubmissionTable } from "#worker/db/schema.ts";
import { selectDuplicate, storeSubmission, toSubmission } from "#worker/db/submissions.ts";
import { type Bindings, turnstileSettings } from "#worker/env.ts";
import type { Visitor } from "#worker/http/visitor.ts";
import { log } from "#worker/log.ts";
import { deliverEmails } from "#worker/mail/deliver-emails.ts";
import { verifyTurnstile } from "./turnstile.ts";

/** The table with exactly these columns to fill in; never if there is none. */
type TableWith<Columns, Table = SubmissionTable> = Table extends SubmissionTable
	? [Columns, ContentColumn<Table>] extends [ContentColumn<Table>, Columns]
		? Table
		: never
	: never;

/** The table of each form. An error here means that a form's fields are not its table's columns. */
const tables = {
	"analysis-requests": ideas,
	"send-contact-email": contactMessages,
} as const satisfies { [Form in FormEndpoint]: TableWith<keyof FormFields[Form]> };

/**
 * Submits a form of the API or without JavaScript: checks its bot protection, stores the submission and its outbox email, and sends
 * the email after the response. The same content within a day gets the first response again, and requeues a dead letter.
 * What fills in the honeypot is stored as suspect: it may be a visitor's password manager.
 */
export async function submit<Form extends FormEndpoint>(
	env: Bindings,
	visitor: Visitor,
	form: Form,
	{ turnstileToken, ...fields }: SubmittedForm<Form>,
): Promise<{ id: string } | { refusal: Refusal }> {
	const database = openDatabase(env.DB);
	const now = Date.now();
	const submission = toSubmission(tables[form], fields);
	if (submission.suspect) log("info", "honeypot_filled", { endpoint: form });
	const turnstile = turnstileSettings(env);
	// A duplicate is not verified again: a token is only valid for minutes, and a repeated request has the same one.
	if (turnstile && !(await selectDuplicate(database, submission, now).get())) {
		const content = JSON.stringify(submission.content);
		const refusal = await verifyTurnstile(turnstile, visitor, form, turnstileToken, content);
		if (refusal) return { refusal };
	}

	const { id, outboxId } = await storeSubmission(database, submission, now);
	const due = outboxId ?? (await requeueDeadLetter(database, id, now));
	if (due) visitor.waitUntil(deliverEmails(env, { id: due }));
	return { id };
}
