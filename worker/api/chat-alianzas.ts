import { Hono } from "hono";
import { analysisPrompt } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { createAnalyst } from "#worker/analysis/analyst.ts";
import { toEventStream } from "#worker/analysis/event-stream.ts";
import { sanitizeIdea } from "#worker/analysis/prompt.ts";
import { countAnalysis } from "#worker/db/analysis-counts.ts";
import { openDatabase } from "#worker/db/database.ts";
import { findIdea } from "#worker/db/ideas.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { sha256 } from "#worker/sha256.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard, rateLimit } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";

const endpoint = "chat-alianzas";

/**
 * `POST /api/chat-alianzas` `{message, id?, language?}` → the analysis as server-sent events (`app/schemas/analysis-stream.ts`).
 * With Turnstile, only ideas that are stored under the given id are analysed: they were verified when they were submitted.
 * An idea is analysed `limits.analysesPerDay` times a day.
 */
export const chatAlianzas = new Hono<ApiEnv>()
	.post("/", guard, rateLimit(endpoint, "ANALYSIS_LIMIT"), jsonValidator(analysisPrompt), async (c) => {
		const { message, id, language, website } = c.req.valid("json");
		// Bots that fill in the honeypot get the built-in analyst, which costs nothing.
		const analyst = createAnalyst(website ? {} : c.env, language);
		if (website) log("info", "honeypot_filled", { endpoint });
		else {
			const database = openDatabase(c.env.DB);
			const found = id === undefined ? undefined : await findIdea(database, id);
			const stored = found?.message === message ? found : undefined;
			if (!stored && turnstileSettings(c.env)) {
				return errorResponse(c, { status: 404, code: "not_found", message: "No such idea is stored." });
			}
			// By id, so that visitors with the same short idea do not share its limit.
			const idea = stored?.id ?? (await sha256(message));
			const now = Date.now();
			if (!(await countAnalysis(database, idea, now))) {
				return errorResponse(c, {
					status: 429,
					code: "analysis_limit_reached",
					message: `This idea was analysed ${limits.analysesPerDay} times today. Try again tomorrow.`,
					// Until midnight in UTC.
					retryAfter: 86_400 - (Math.floor(now / 1000) % 86_400),
				});
			}
		}
		const events = toEventStream((signal) => analyst.analyse(sanitizeIdea(message), signal), {
			model: analyst.model,
			clientSignal: c.req.raw.signal,
		});
		return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
	})
	.all("/", methodNotAllowed("POST"));
