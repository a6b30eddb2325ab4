import { zValidator } from "@hono/zod-validator";
import * as z from "zod/mini";
import { errorResponse } from "./error-response.ts";

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
