import { Hono } from "hono";
import { analysisPrompt } from "#app/schemas/submissions.ts";
import { createAnalyst } from "#worker/analysis/analyst.ts";
import { sanitizeIdea } from "#worker/analysis/prompt.ts";
import { streamAnalysis } from "#worker/analysis/stream-analysis.ts";
import { findIdea } from "#worker/db/analysis-requests.ts";
import { openDatabase } from "#worker/db/database.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";

const endpoint = "chat-alianzas";

/**
 * `POST /api/chat-alianzas` `{message, id?, language?}` → the analysis as server-sent events (`app/schemas/analysis-stream.ts`).
 * With Turnstile, only ideas that are stored under the given id are analysed: they were verified when they were submitted.
 */
export const chatAlianzas = new Hono<ApiEnv>()
	.post("/", guard(endpoint, "ANALYSIS_LIMIT"), jsonValidator(analysisPrompt), async (c) => {
		const { message, id, language, website } = c.req.valid("json");
		if (website) log("info", "honeypot_filled", { endpoint });
		else if (turnstileSettings(c.env)) {
			const idea = id === undefined ? undefined : await findIdea(openDatabase(c.env.DB), id);
			if (idea?.message !== message) return errorResponse(c, 404, "not_found", "No such idea is stored.");
		}
		// Bots that fill in the honeypot get the built-in analyst, which costs nothing.
		const analyst = createAnalyst(website ? {} : c.env, language);
		const events = streamAnalysis((signal) => analyst.analyse(sanitizeIdea(message), signal), {
			model: analyst.model,
			clientSignal: c.req.raw.signal,
		});
		return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
	})
	.all("/", methodNotAllowed("POST"));
