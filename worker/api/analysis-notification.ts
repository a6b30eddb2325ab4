import { Hono } from "hono";
import { type AnalysisNotificationAnswer, analysisNotification } from "#app/schemas/ideas.ts";
import { findNewestIdeaMail } from "#worker/db/analysis-requests.ts";
import { openDatabase } from "#worker/db/database.ts";
import { mailSettings } from "#worker/env.ts";
import { deliver } from "#worker/mail/outbox.ts";
import { type ApiContext, guard, jsonBody, onlyPost, refuse } from "./guard.ts";

/**
 * `POST /api/send-analysis-notification` `{userEmail, message}` → 202 `{state: "pending"}` or 200 `{state: "sent"}`: sends
 * the mail that is owed for that idea if it is due, and says what had become of it before. 409 if it was given up.
 * It is no mail relay: what is not stored is 404, and what was sent is not sent again.
 */
export const sendAnalysisNotification = new Hono<ApiContext>()
	.post(
		"/",
		guard("send-analysis-notification", "SUBMISSION_LIMIT"),
		jsonBody(analysisNotification),
		async (c) => {
			const { userEmail, message } = c.req.valid("json");
			const idea = await findNewestIdeaMail(openDatabase(c.env.DB), userEmail, message);
			if (!idea) return refuse(c, 404, "not_found", "No such idea is stored.");
			const { mail } = idea;
			// Only records of delivered mails are deleted before the idea.
			if (!mail || mail.state === "sent") {
				return c.json<AnalysisNotificationAnswer>({ state: "sent" }, 200);
			}
			if (mail.state === "failed") {
				return refuse(c, 409, "mail_given_up", "The mail of this idea was given up; the idea is stored.");
			}
			// Unlike the calls that store something, this one is about nothing but mail: it fails where mail is set up wrongly.
			mailSettings(c.env);
			c.executionCtx.waitUntil(deliver(c.env, mail.id));
			return c.json<AnalysisNotificationAnswer>({ state: "pending" }, 202);
		},
	)
	.all("/", onlyPost);
