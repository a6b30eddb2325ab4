import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { SettingError } from "#worker/env.ts";
import { errorFields, log } from "#worker/log.ts";
import { chatAlianzas } from "./chat-alianzas.ts";
import { errorResponse } from "./error-response.ts";
import type { ApiEnv } from "./guard.ts";
import { health } from "./health.ts";
import { sendAnalysisNotification } from "./send-analysis-notification.ts";
import { analysisRequests, sendContactEmail } from "./submissions.ts";
import { vitals } from "./vitals.ts";

/** All routes under /api. Responses are JSON, except for the analysis stream, and must not be cached. */
export const api = new Hono<ApiEnv>()
	.basePath("/api")
	.use(async (c, next) => {
		await next();
		c.header("Cache-Control", "no-store");
	})
	.route("/analysis-requests", analysisRequests)
	.route("/send-analysis-notification", sendAnalysisNotification)
	.route("/chat-alianzas", chatAlianzas)
	.route("/send-contact-email", sendContactEmail)
	.route("/vitals", vitals)
	.route("/health", health);

api.notFound((c) => errorResponse(c, 404, "not_found", "There is no such endpoint."));

api.onError((error, c) => {
	// Thrown by the validator for a body that is not JSON, and by `guard` for one that cannot be read.
	if (error instanceof HTTPException && error.status === 400) {
		return errorResponse(c, 400, "invalid_json", "The body is not JSON.");
	}
	if (error instanceof SettingError) {
		log("error", "setting_invalid", { endpoint: c.req.path, setting: error.setting, message: error.message });
		// The response does not name the setting.
		return errorResponse(
			c,
			503,
			"misconfigured",
			"The site is not set up for this endpoint. Please try again later.",
		);
	}
	// Drizzle's message contains the query's parameters, and with them what the visitor wrote. D1's message does not.
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	const isDatabaseError = error instanceof DrizzleQueryError || error.message.startsWith("D1_");
	log("error", "endpoint_failed", {
		endpoint: c.req.path,
		...errorFields(error),
		...(isDatabaseError && { cause: cause?.message.slice(0, 200) }),
	});
	return isDatabaseError
		? errorResponse(c, 503, "unavailable", "This cannot be stored just now. Please try again.")
		: errorResponse(c, 500, "internal", "Something went wrong. Please try again.");
});
