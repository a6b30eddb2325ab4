import { Hono } from "hono";
import { ideaSubmission } from "#app/schemas/submissions.ts";
import { methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";
import { handleSubmission } from "./submission.ts";

const endpoint = "analysis-requests";

/** `POST /api/analysis-requests` `{email, message}` → 201 `{id}`: stores the idea and emails it to the team. */
export const analysisRequests = new Hono<ApiEnv>()
	.post("/", guard(endpoint, "SUBMISSION_LIMIT"), jsonValidator(ideaSubmission), (c) => {
		const { email, message, ...botProtection } = c.req.valid("json");
		return handleSubmission(c, {
			endpoint,
			submission: { kind: "analysis_request", content: { email, message } },
			botProtection,
			status: 201,
		});
	})
	.all("/", methodNotAllowed("POST"));
