import { Hono } from "hono";
import { analysisPrompt } from "#app/schemas/submissions.ts";
import { chooseAnalyst } from "#worker/analysis/analyst.ts";
import { streamAnalysis } from "#worker/analysis/event-stream.ts";
import { ideaForModel } from "#worker/analysis/prompt.ts";
import { findIdea } from "#worker/db/analysis-requests.ts";
import { openDatabase } from "#worker/db/database.ts";
import { turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { type ApiContext, guard, jsonBody, onlyPost, refuse } from "./guard.ts";

const call = "chat-alianzas";

/**
 * `POST /api/chat-alianzas` `{message, id?, language?}` → the analysis as server-sent events (`app/schemas/analysis-stream.ts`).
 * Where Turnstile is on, the idea must be stored under that id: what no person sent is not analysed.
 */
export const chatAlianzas = new Hono<ApiContext>()
	.post("/", guard(call, "ANALYSIS_LIMIT"), jsonBody(analysisPrompt), async (c) => {
		const { message, id, language, website } = c.req.valid("json");
		if (website) log("info", "trap_filled", { call });
		else if (turnstileSettings(c.env)) {
			const idea = id === undefined ? undefined : await findIdea(openDatabase(c.env.DB), id);
			if (idea?.message !== message) return refuse(c, 404, "not_found", "No such idea is stored.");
		}
		// Whoever fills in the honeypot gets an answer, but no model is paid for it.
		const analyst = chooseAnalyst(website ? {} : c.env, language);
		const events = streamAnalysis((signal) => analyst.analyse(ideaForModel(message), signal), {
			model: analyst.model,
			visitor: c.req.raw.signal,
		});
		return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
	})
	.all("/", onlyPost);
