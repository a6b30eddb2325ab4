import { Hono } from "hono";
import { contactSubmission } from "#app/schemas/submissions.ts";
import { insertContactMessage } from "#worker/db/contact-messages.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";
import { submit } from "./submission.ts";

const call = "send-contact-email";

/** `POST /api/send-contact-email` `{name, email, company?, message}` → 200 `{id}`: keeps it and mails it. */
export const contactEmail = new Hono<ApiContext>()
	.post("/", guard(call, "SUBMISSION_LIMIT"), jsonBody(contactSubmission), (c) => {
		const { name, email, company, message, ...checks } = c.req.valid("json");
		const content = { name, email, company: company || null, message };
		return submit(c, {
			call,
			kind: "contact_message",
			content,
			checks,
			insert: (database, id, createdAt) => insertContactMessage(database, { id, ...content, createdAt }),
			status: 200,
		});
	})
	.all("/", onlyPost);
