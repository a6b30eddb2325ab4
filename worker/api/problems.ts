import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { scriptError } from "#app/schemas/problems.ts";
import type { HonoEnv } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { rateLimit, reportGuard } from "./guard.ts";

/** `POST /api/problems`, an error of the site's scripts → 204: logs it. Without a key, which no beacon sends. */
export const problems = new Hono<HonoEnv>()
	.post("/", reportGuard, rateLimit("problems", "VITALS_LIMIT"), async (c) => {
		const body = await c.req.json().catch(() => {
			throw new HTTPException(400);
		});
		const report = scriptError.safeParse(body);
		if (!report.success) {
			return errorResponse(c, { status: 400, code: "invalid_input", message: "The body is not valid." });
		}
		log("warn", "browser_problem", report.data);
		return c.body(null, 204);
	})
	.all("/", methodNotAllowed("POST"));
