import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { FormContext } from "#app/context.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import { limits } from "#app/schemas/limits.ts";
import { type ApiEnv, isCrossOrigin, isWithinLimit, rateLimitSeconds, readText } from "#worker/api/guard.ts";
import { api } from "#worker/api/index.ts";
import { publicApiKey } from "#worker/env.ts";
import { percentDecode } from "#worker/percent-decode.ts";
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

/**
 * Middleware that checks a form post before anything is rendered: origin, content type, size, encoding and rate limit. It
 * leaves the body in memory. The rate limit is wider than that of the API endpoints, so that visitors usually meet the
 * endpoint's limit first: its response is a page that keeps what they typed.
 */
export const checkFormPost = createMiddleware<ApiEnv>(async (c, next) => {
	if (isCrossOrigin(c.req.raw)) return plainTextResponse(403, "Forbidden");
	const [mediaType] = (c.req.header("Content-Type") ?? "").toLowerCase().split(";");
	if (mediaType?.trim() !== "application/x-www-form-urlencoded")
		return plainTextResponse(415, "Unsupported Media Type");
	const body = await readText(c, maxFormBytes);
	if (body === "too_large") return plainTextResponse(413, "Content Too Large");
	// Decoding another encoding as UTF-8 would change the text.
	if (body === "invalid" || percentDecode(body.text) === undefined)
		return plainTextResponse(400, "Bad Request");
	if (!(await isWithinLimit(c, "ANALYSIS_LIMIT", "form"))) {
		const { pathname } = new URL(c.req.url);
		const language = pageLanguage(pathname, c.req.header("Accept-Language") ?? null);
		const wait = getFixedT(language, "dialogs")("toasts.wait", { count: rateLimitSeconds });
		return plainTextResponse(429, wait, {
			"Retry-After": String(rateLimitSeconds),
			"Content-Language": language,
		});
	}
	c.req.raw = new Request(c.req.raw, { body: body.text });
	return next();
});

/** Lets a route's action call a form endpoint of the API for the visitor, within the Worker. */
export function createFormContext(c: Context<ApiEnv>): FormContext {
	return {
		async submit(endpoint, body) {
			// Without Origin: the post to the page has been checked.
			const headers = new Headers({
				Authorization: `Bearer ${publicApiKey(c.env)}`,
				"Content-Type": "application/json",
			});
			const visitor = c.req.header("CF-Connecting-IP");
			if (visitor !== undefined) headers.set("CF-Connecting-IP", visitor);
			const url = new URL(`/api/${endpoint}`, c.req.url);
			const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
			return api.fetch(request, c.env, c.executionCtx);
		},
	};
}
