import { Hono } from "hono";
import { analysisRequest } from "#app/contract/ideas.ts";
import { insertIdea } from "#worker/db/analysis-requests.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";
import { submit } from "./submission.ts";

const call = "analysis-requests";

/** `POST /api/analysis-requests` `{email, message}` → 201 `{id}`: keeps the idea and owes the team a mail. */
export const analysisRequests = new Hono<ApiContext>()
	.post("/", guard(call, "SUBMISSION_LIMIT"), jsonBody(analysisRequest), (c) => {
		const body = c.req.valid("json");
		return submit(c, {
			call,
			kind: "analysis_request",
			body,
			insert: (database, id, createdAt) => insertIdea(database, { id, ...body, createdAt }),
			status: 201,
		});
	})
	.all("/", onlyPost);
