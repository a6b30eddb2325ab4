import { Hono } from "hono";
import { contactMessage } from "#app/contract/contact.ts";
import { insertContactMessage } from "#worker/db/contact-messages.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";
import { submit } from "./submission.ts";

const call = "send-contact-email";

/** `POST /api/send-contact-email` `{name, email, company?, message}` → 200 `{id}`: keeps it and mails it. */
export const contactEmail = new Hono<ApiContext>()
	.post("/", guard(call, "SUBMISSION_LIMIT"), jsonBody(contactMessage), (c) => {
		const body = c.req.valid("json");
		return submit(c, {
			call,
			kind: "contact_message",
			body,
			insert: (database, id, createdAt) =>
				insertContactMessage(database, { id, ...body, company: body.company || null, createdAt }),
			status: 200,
		});
	})
	.all("/", onlyPost);
