import { Hono } from "hono";
import { type AnalysisNotificationResponse, analysisNotification } from "#app/schemas/ideas.ts";
import { openDatabase } from "#worker/db/database.ts";
import { findNewestIdeaEmail } from "#worker/db/outbox.ts";
import type { HonoEnv } from "#worker/env.ts";
import { deliverEmails } from "#worker/mail/deliver-emails.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { guard, jsonValidator, rateLimit } from "./guard.ts";

/**
 * `POST /api/send-analysis-notification` `{userEmail, message}` → 202 `{state: "pending"}`, 200 `{state: "sent"}` or 409: sends
 * the email of a stored idea if it is due. It is no mail relay.
 */
export const sendAnalysisNotification = new Hono<HonoEnv>()
	.post(
		"/",
		guard,
		rateLimit("send-analysis-notification", "SUBMISSION_LIMIT"),
		jsonValidator(analysisNotification),
		async (c) => {
			const { userEmail, message } = c.req.valid("json");
			const idea = await findNewestIdeaEmail(openDatabase(c.env.DB), userEmail, message);
			if (!idea) {
				return errorResponse(c, { status: 404, code: "not_found", message: "No such idea is stored." });
			}
			const { outboxEmail } = idea;
			// Only sent emails are deleted before their idea.
			if (!outboxEmail || outboxEmail.state === "sent") {
				return c.json<AnalysisNotificationResponse>({ state: "sent" }, 200);
			}
			if (outboxEmail.state === "failed") {
				const message = "The email of this idea could not be sent; the idea is stored.";
				return errorResponse(c, { status: 409, code: "mail_given_up", message });
			}
			c.executionCtx.waitUntil(deliverEmails(c.env, { id: outboxEmail.id }));
			return c.json<AnalysisNotificationResponse>({ state: "pending" }, 202);
		},
	)
	.all("/", methodNotAllowed("POST"));
