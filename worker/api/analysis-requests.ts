import { Hono } from "hono";
import { ideaSubmission } from "#app/schemas/submissions.ts";
import { insertIdea } from "#worker/db/analysis-requests.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";
import { submit } from "./submission.ts";

const call = "analysis-requests";

/** `POST /api/analysis-requests` `{email, message}` → 201 `{id}`: keeps the idea and owes the team a mail. */
export const analysisRequests = new Hono<ApiContext>()
	.post("/", guard(call, "SUBMISSION_LIMIT"), jsonBody(ideaSubmission), (c) => {
		const { email, message, ...checks } = c.req.valid("json");
		const content = { email, message };
		return submit(c, {
			call,
			kind: "analysis_request",
			content,
			checks,
			insert: (database, id, createdAt) => insertIdea(database, { id, ...content, createdAt }),
			status: 201,
		});
	})
	.all("/", onlyPost);
