import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import { limits } from "#app/schemas/limits.ts";
import { type HonoEnv, publicApiKey } from "#worker/env.ts";
import { countRequest } from "#worker/http/rate-limit.ts";
import { readText } from "#worker/http/read-text.ts";
import { visitorOf } from "#worker/http/visitor.ts";
import { errorResponse } from "./error-response.ts";

/** @returns the response to a request that a page of another site sent */
function refuseOrigin(c: Context<HonoEnv>): Response | undefined {
	if (!visitorOf(c).isCrossOrigin) return undefined;
	const message = "This endpoint only accepts requests from pages of this site.";
	return errorResponse(c, { status: 403, code: "forbidden_origin", message });
}

/** @returns the response to a body that is too large or not UTF-8; any other is in memory then */
async function refuseBody(c: Context<HonoEnv>): Promise<Response | undefined> {
	const body = await readText(c, limits.bodyBytes);
	if (body === "too_large") {
		const message = `The body must not exceed ${limits.bodyBytes} bytes.`;
		return errorResponse(c, { status: 413, code: "too_large", message });
	}
	if (body === "invalid") throw new HTTPException(400);
	return undefined;
}

/** Middleware that checks a request before its body is parsed: origin, API key, content type, size and encoding. */
export const guard = createMiddleware<HonoEnv>(async (c, next) => {
	const refusal = refuseOrigin(c);
	if (refusal) return refusal;
	const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1];
	// A plain comparison: every page contains the key.
	if (bearer !== publicApiKey(c.env)) {
		c.header("WWW-Authenticate", "Bearer");
		const message = "The public key is missing or wrong.";
		return errorResponse(c, { status: 401, code: "unauthorized", message });
	}
	if (!/^application\/json *(?:;|$)/i.test(c.req.header("Content-Type") ?? "")) {
		const message = "The body must be application/json in UTF-8.";
		return errorResponse(c, { status: 415, code: "unsupported_media_type", message });
	}
	return (await refuseBody(c)) ?? next();
});

/** Middleware for what a beacon sends, without the key and as another content type: origin, size and encoding. */
export const reportGuard = createMiddleware<HonoEnv>(
	async (c, next) => refuseOrigin(c) ?? (await refuseBody(c)) ?? next(),
);

/** Middleware that limits how often a network calls an endpoint. It comes after `guard`, which refuses other sites. */
export function rateLimit(endpoint: string, limit: Parameters<typeof countRequest>[3]) {
	return createMiddleware<HonoEnv>(async (c, next) => {
		const refusal = await countRequest(c.env, visitorOf(c), endpoint, limit);
		return refusal ? errorResponse(c, refusal) : next();
	});
}

/** Middleware that parses and validates the body. Handlers get the result from `c.req.valid("json")`. */
export function jsonValidator<Schema extends z.ZodMiniObject>(schema: Schema) {
	return zValidator(
		"json",
		schema,
		(result, c) => {
			if (result.success) return;
			const issues = result.error.issues.map((issue) => ({
				field: String(issue.path[0] ?? ""),
				// The schemas' messages are error codes, except for zod's own if the body is not an object.
				code: issue.path.length > 0 ? issue.message : "not_an_object",
			}));
			const message = "The body is not valid.";
			return errorResponse(c, { status: 400, code: "invalid_input", message, issues });
		},
		{
			// The result's type depends on the generic schema, which TypeScript cannot resolve here.
			validationFunction: (expected, value) => z.safeParse(expected, value) as never,
		},
	);
}
