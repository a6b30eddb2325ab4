import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, ApiErrorCode, ApiIssue } from "#app/schemas/errors.ts";

/** Creates an error response in the API's format. */
export function errorResponse(
	c: Context,
	status: ContentfulStatusCode,
	code: ApiErrorCode,
	message: string,
	issues?: ApiIssue[],
): Response {
	return c.json<ApiErrorBody>({ error: { code, message, ...(issues && { issues }) } }, status);
}

/** Creates the handler of all methods but the allowed ones. */
export function methodNotAllowed(...allowed: [string, ...string[]]) {
	return (c: Context): Response => {
		c.header("Allow", allowed.join(", "));
		return errorResponse(c, 405, "method_not_allowed", `This endpoint only accepts ${allowed[0]}.`);
	};
}
