import { Hono } from "hono";
import { contactSubmission } from "#app/schemas/submissions.ts";
import { methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";
import { handleSubmission } from "./submission.ts";

const endpoint = "send-contact-email";

/** `POST /api/send-contact-email` `{name, email, company?, message}` → 200 `{id}`: stores the message and emails it to the team. */
export const sendContactEmail = new Hono<ApiEnv>()
	.post("/", guard(endpoint, "SUBMISSION_LIMIT"), jsonValidator(contactSubmission), (c) => {
		const { name, email, company, message, ...botProtection } = c.req.valid("json");
		return handleSubmission(c, {
			endpoint,
			submission: { kind: "contact_message", content: { name, email, company: company || null, message } },
			botProtection,
			status: 200,
		});
	})
	.all("/", methodNotAllowed("POST"));
