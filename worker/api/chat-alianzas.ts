import { Hono } from "hono";
import { analysisPrompt } from "#app/contract/ideas.ts";
import { chooseAnalyst } from "#worker/analysis/analyst.ts";
import { streamAnalysis } from "#worker/analysis/event-stream.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";

/** `POST /api/chat-alianzas` `{message}` → the analysis as server-sent events (`app/contract/analysis-stream.ts`). */
export const chatAlianzas = new Hono<ApiContext>()
	.post("/", guard("chat-alianzas", "ANALYSIS_LIMIT"), jsonBody(analysisPrompt), (c) => {
		const { message } = c.req.valid("json");
		const analyst = chooseAnalyst(c.env);
		const events = streamAnalysis((signal) => analyst.analyse(message, signal), {
			model: analyst.model,
			visitor: c.req.raw.signal,
		});
		return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
	})
	.all("/", onlyPost);
