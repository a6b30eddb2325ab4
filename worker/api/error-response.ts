import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, Refusal } from "#app/schemas/errors.ts";

/** Creates an error response in the API's format. */
export function errorResponse(c: Context, { status, retryAfter, ...error }: Refusal): Response {
	if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
	return c.json<ApiErrorBody>({ error }, status as ContentfulStatusCode);
}

/** Creates the handler of all methods but the allowed ones. */
export function methodNotAllowed(...allowed: [string, ...string[]]) {
	return (c: Context): Response => {
		c.header("Allow", allowed.join(", "));
		const message = `This endpoint only accepts ${allowed[0]}.`;
		return errorResponse(c, { status: 405, code: "method_not_allowed", message });
	};
}
