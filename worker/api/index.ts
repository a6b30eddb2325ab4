import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { HonoEnv } from "#worker/env.ts";
import { logFailure, refusalOf } from "#worker/http/refusal.ts";
import { chatAlianzas } from "./chat-alianzas.ts";
import { errorResponse } from "./error-response.ts";
import { health } from "./health.ts";
import { problems } from "./problems.ts";
import { sendAnalysisNotification } from "./send-analysis-notification.ts";
import { ideas, sendContactEmail } from "./submissions.ts";
import { vitals } from "./vitals.ts";

/** All routes under /api. Responses are JSON, except for the analysis stream, and must not be cached. */
export const api = new Hono<HonoEnv>()
	.use(async (c, next) => {
		await next();
		if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
	})
	.route("/analysis-requests", ideas)
	.route("/send-analysis-notification", sendAnalysisNotification)
	.route("/chat-alianzas", chatAlianzas)
	.route("/send-contact-email", sendContactEmail)
	.route("/vitals", vitals)
	.route("/problems", problems)
	.route("/health", health)
	.all("*", (c) =>
		errorResponse(c, { status: 404, code: "not_found", message: "There is no such endpoint." }),
	)
	.onError((error, c) => {
		// Thrown by the validator for a body that is not JSON, and by `guard` for one that cannot be read.
		if (error instanceof HTTPException && error.status === 400) {
			return errorResponse(c, { status: 400, code: "invalid_json", message: "The body is not JSON." });
		}
		logFailure(error, c.req.path);
		return errorResponse(c, refusalOf(error));
	});
