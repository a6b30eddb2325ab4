import type { ZodMiniType } from "zod/mini";
import type { SubmissionRefusal, SubmissionResult } from "../schemas/forms.ts";
import type { FormActionData, FormError, ValidationCode } from "./form-errors.tsx";

/** What came of a form: the id of the submission, or its errors with the status of the response. */
type FormResult<Field extends string> =
	| { id: string }
	| (Pick<FormActionData<Field>, "errors" | "formError"> & { status: number });

/**
 * Validates a form and sends it.
 *
 * @param values as they were typed
 * @param send sends the validated fields: with `fetch` in the browser, within the Worker without JavaScript
 * @throws what `send` throws
 */
export async function submitForm<Fields>(
	schema: ZodMiniType<Fields>,
	values: object,
	send: (fields: Fields) => Promise<SubmissionResult>,
): Promise<FormResult<keyof Fields & string>> {
	const { success, data, error } = schema.safeParse(values);
	if (!success) {
		const errors: Partial<Record<string, ValidationCode>> = {};
		for (const { path, message } of error.issues) errors[String(path[0])] ??= message as ValidationCode;
		return { errors: errors as Partial<Record<keyof Fields & string, ValidationCode>>, status: 422 };
	}
	const result = await send(data);
	if ("id" in result) return result;
	const { refusal } = result;
	return { errors: {}, formError: toFormError(refusal), status: refusal.status };
}

function toFormError({ code, retryAfter }: SubmissionRefusal): FormError {
	if (code === "turnstile_failed") return { kind: "turnstile" };
	return retryAfter ? { kind: "rateLimited", retryAfter } : { kind: "failed" };
}
