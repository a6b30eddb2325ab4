import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { FormContext } from "#app/context.ts";
import { limits } from "#app/schemas/limits.ts";
import type { HonoEnv } from "#worker/env.ts";
import { countRequest } from "#worker/http/rate-limit.ts";
import { readText } from "#worker/http/read-text.ts";
import { logFailure, refusalOf } from "#worker/http/refusal.ts";
import { visitorOf } from "#worker/http/visitor.ts";
import { submit } from "#worker/submissions/submit.ts";
import { pathnamesOf } from "./page-pathnames.ts";

/** A response with one line of plain text, which must not be cached. */
export function plainTextResponse(status: number, text: string, headers?: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers },
	});
}

/** The pathnames of the pages whose forms post to them without JavaScript. */
export const formPathnames = pathnamesOf(["/contact", "/idea"]);

/** A URL-encoded letter takes up to three times the bytes that it takes in JSON. */
const maxFormBytes = 4 * limits.bodyBytes;

/** Middleware that checks a form post before a page is rendered. Origin and rate limit come later: that page keeps what was typed. */
export const checkFormPost = createMiddleware<HonoEnv>(async (c, next) => {
	if (!/^application\/x-www-form-urlencoded *(?:;|$)/i.test(c.req.header("Content-Type") ?? ""))
		return plainTextResponse(415, "Unsupported Media Type");
	// Parsing would replace the characters of another encoding.
	const body = await readText(c, maxFormBytes, decodeURIComponent);
	if (body === "too_large") return plainTextResponse(413, "Content Too Large");
	return body === "invalid" ? plainTextResponse(400, "Bad Request") : next();
});

/** Lets a route's action submit a form for the visitor, within the rate limit of the form's endpoint. */
export function createFormContext(c: Context<HonoEnv>): FormContext {
	const visitor = visitorOf(c);
	const { isCrossOrigin } = visitor;
	return {
		isCrossOrigin,
		async submit(form, fields) {
			if (isCrossOrigin) return { refusal: { status: 403, code: "forbidden_origin" } };
			try {
				const refusal = await countRequest(c.env, visitor, form, "SUBMISSION_LIMIT");
				return refusal ? { refusal } : await submit(c.env, visitor, form, fields);
			} catch (error) {
				logFailure(error, `/api/${form}`);
				return { refusal: refusalOf(error) };
			}
		},
	};
}
