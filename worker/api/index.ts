import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { SettingError } from "#worker/env.ts";
import { errorFields, log } from "#worker/log.ts";
import { sendAnalysisNotification } from "./analysis-notification.ts";
import { analysisRequests } from "./analysis-requests.ts";
import { chatAlianzas } from "./chat-alianzas.ts";
import { contactEmail } from "./contact-email.ts";
import { type ApiContext, refuse } from "./guard.ts";
import { health } from "./health.ts";
import { vitals } from "./vitals.ts";

/** Everything under /api. Every answer with a body is JSON but the stream's, and none is stored by a cache. */
export const api = new Hono<ApiContext>()
	.basePath("/api")
	.use(async (c, next) => {
		await next();
		c.header("Cache-Control", "no-store");
	})
	.route("/analysis-requests", analysisRequests)
	.route("/send-analysis-notification", sendAnalysisNotification)
	.route("/chat-alianzas", chatAlianzas)
	.route("/send-contact-email", contactEmail)
	.route("/vitals", vitals)
	.route("/health", health);

api.notFound((c) => {
	c.header("Cache-Control", "no-store");
	return refuse(c, 404, "not_found", "There is no such call.");
});

api.onError((error, c) => {
	c.header("Cache-Control", "no-store");
	// The validator throws this for a body that is no JSON, before any schema sees it.
	if (error instanceof HTTPException && error.status === 400) {
		return refuse(c, 400, "invalid_json", "The body is not JSON.");
	}
	if (error instanceof SettingError) {
		log("error", "setting_wrong", { call: c.req.path, setting: error.setting, message: error.message });
		// Which setting it is concerns whoever runs the site, and nobody else.
		return refuse(c, 503, "misconfigured", "The site is not set up for this call. Please try again later.");
	}
	// A failed query's message holds its parameters, which are what the visitor wrote: only D1's own is logged.
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	const database = error instanceof DrizzleQueryError || error.message.startsWith("D1_");
	log("error", "call_failed", {
		call: c.req.path,
		...errorFields(error),
		...(database && { cause: cause?.message.slice(0, 200) }),
	});
	return database
		? refuse(c, 503, "unavailable", "This cannot be stored just now. Please try again.")
		: refuse(c, 500, "internal", "Something went wrong. Please try again.");
});
