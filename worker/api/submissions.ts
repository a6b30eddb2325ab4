import { type Context, Hono } from "hono";
import type { BotProtection, FormEndpoint } from "#app/schemas/bot-protection.ts";
import { limits } from "#app/schemas/limits.ts";
import { contactSubmission, ideaSubmission } from "#app/schemas/submissions.ts";
import { openDatabase } from "#worker/db/database.ts";
import { requeueDeadLetter } from "#worker/db/outbox.ts";
import { type Submission, selectDuplicate, storeSubmission } from "#worker/db/submissions.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { deliverEmails } from "#worker/mail/outbox.ts";
import { sha256 } from "#worker/sha256.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";
import { verifyTurnstile } from "./turnstile.ts";

/** `POST /api/analysis-requests` `{email, message}` → 201 `{id}`: stores the idea and emails it to the team. */
export const analysisRequests = new Hono<ApiEnv>()
	.post("/", guard("analysis-requests", "SUBMISSION_LIMIT"), jsonValidator(ideaSubmission), (c) => {
		const { email, message, ...botProtection } = c.req.valid("json");
		return handleSubmission(c, {
			endpoint: "analysis-requests",
			submission: { kind: "analysis_request", content: { email, message } },
			botProtection,
			status: 201,
		});
	})
	.all("/", methodNotAllowed("POST"));

/** `POST /api/send-contact-email` `{name, email, company?, message}` → 200 `{id}`: stores the message and emails it to the team. */
export const sendContactEmail = new Hono<ApiEnv>()
	.post("/", guard("send-contact-email", "SUBMISSION_LIMIT"), jsonValidator(contactSubmission), (c) => {
		const { name, email, company, message, ...botProtection } = c.req.valid("json");
		return handleSubmission(c, {
			endpoint: "send-contact-email",
			submission: { kind: "contact_message", content: { name, email, company: company || null, message } },
			botProtection,
			status: 200,
		});
	})
	.all("/", methodNotAllowed("POST"));

interface SubmissionOptions {
	endpoint: FormEndpoint;
	submission: Submission;
	botProtection: BotProtection;
	/** Status of the response `{id}`. */
	status: 200 | 201;
}

/**
 * Handles the endpoints that store something: checks bot protection, stores the row and its outbox email in one transaction,
 * and sends the email after the response.
 *
 * A submission with the same content within a day gets the first response again. If the email of the first one is a dead
 * letter, it is requeued.
 */
async function handleSubmission(
	c: Context<ApiEnv>,
	{ endpoint, submission, botProtection, status }: SubmissionOptions,
): Promise<Response> {
	if (botProtection.website) {
		log("info", "honeypot_filled", { endpoint });
		return c.json({ id: crypto.randomUUID() }, status);
	}
	const remainingMs = limits.minFillTimeMs - (botProtection.filledInMs ?? limits.minFillTimeMs);
	if (remainingMs > 0) {
		c.header("Retry-After", String(Math.ceil(remainingMs / 1000)));
		return errorResponse(
			c,
			429,
			"too_fast",
			"The form was sent faster than a person can fill it in. Try again.",
		);
	}

	const database = openDatabase(c.env.DB);
	const now = Date.now();
	const turnstile = turnstileSettings(c.env);
	// A duplicate is not verified again: a token can be verified only once, and a retry sends the same one.
	if (turnstile && !(await selectDuplicate(database, submission, now).get())) {
		const token = botProtection.turnstileToken;
		const bodyHash = await sha256(JSON.stringify(submission.content));
		const refused = await verifyTurnstile(c, turnstile, { endpoint, token, bodyHash });
		if (refused) return refused;
	}

	const { id, outboxId } = await storeSubmission(database, submission, now);
	const due = outboxId ?? (await requeueDeadLetter(database, id, now));
	if (due) c.executionCtx.waitUntil(deliverEmails(c.env, { id: due }));
	return c.json({ id }, status);
}
