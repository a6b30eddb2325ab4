import { Hono } from "hono";
import { analysisNotification } from "#app/contract/ideas.ts";
import { findNewestIdeaMail } from "#worker/db/analysis-requests.ts";
import { openDatabase } from "#worker/db/database.ts";
import { mailSettings } from "#worker/env.ts";
import { deliver } from "#worker/mail/outbox.ts";
import { type ApiContext, guard, jsonBody, onlyPost, refuse } from "./guard.ts";

/**
 * `POST /api/send-analysis-notification` `{userEmail, message}` → 202: sends the mail that is owed for that idea.
 * It is no mail relay: what is not stored is 404, and what was sent is not sent again.
 */
export const sendAnalysisNotification = new Hono<ApiContext>()
	.post(
		"/",
		guard("send-analysis-notification", "SUBMISSION_LIMIT"),
		jsonBody(analysisNotification),
		async (c) => {
			const { userEmail, message } = c.req.valid("json");
			const mail = await findNewestIdeaMail(openDatabase(c.env.DB), userEmail, message);
			if (!mail) return refuse(c, 404, "not_found", "No such idea is stored.");
			if (mail.state === "pending") {
				// Unlike the calls that store something, this one is about nothing but mail: it says what is wrong.
				mailSettings(c.env);
				c.executionCtx.waitUntil(deliver(c.env, mail.id));
			}
			return c.json({}, 202);
		},
	)
	.all("/", onlyPost);
