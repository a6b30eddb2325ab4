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
			return errorResponse(c, 400, "invalid_input", "The body is not valid.", issues);
		},
		{
			// The result's type depends on the generic schema, which TypeScript cannot resolve here.
			validationFunction: (expected, value) => z.safeParse(expected, replaceUnstorable(value)) as never,
		},
	);
}

/**
 * Replaces what UTF-8 or SQLite cannot store (unpaired surrogates, NUL) with U+FFFD in an object's own strings. It replaces
 * one code unit by one, so lengths do not change.
 */
function replaceUnstorable(value: unknown): unknown {
	if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, field]) => [
			name,
			typeof field === "string" ? field.toWellFormed().replaceAll("\0", "\uFFFD") : field,
		]),
	);
}
