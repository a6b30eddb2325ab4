import type { ZodMiniType } from "zod/mini";
import type { ApiIssue } from "../schemas/errors.ts";
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
		const issues = error.issues.map(({ path, message }) => ({ field: String(path[0]), code: message }));
		return { errors: fieldErrors(issues), status: 422 };
	}
	const result = await send(data);
	if ("id" in result) return result;
	const { refusal } = result;
	// A newer Worker may know fields that the form does not have.
	const issues = refusal.issues?.filter(({ field }) => field in values) ?? [];
	const errors = fieldErrors<keyof Fields & string>(issues);
	if (Object.keys(errors).length > 0) return { errors, status: 422 };
	return { errors, formError: toFormError(refusal), status: refusal.status };
}

function fieldErrors<Field extends string>(issues: ApiIssue[]): Partial<Record<Field, ValidationCode>> {
	const errors: Partial<Record<string, ValidationCode>> = {};
	for (const { field, code } of issues) errors[field] ??= code as ValidationCode;
	return errors as Partial<Record<Field, ValidationCode>>;
}

function toFormError({ code, retryAfter }: SubmissionRefusal): FormError {
	if (code === "turnstile_failed") return { kind: "turnstile" };
	return retryAfter ? { kind: "rateLimited", retryAfter } : { kind: "failed" };
}
