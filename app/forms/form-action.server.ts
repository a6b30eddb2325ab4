import { type ActionFunctionArgs, data } from "react-router";
import type { ZodMiniType } from "zod/mini";
import { formContext } from "../context.ts";
import type { FormEndpoint, FormFields } from "../schemas/forms.ts";
import type { FormActionData } from "./form-errors.tsx";
import { submitForm } from "./submit-form.ts";

/**
 * Reads the fields of a posted form as they were typed. Browsers send CRLF line breaks; they become LF, as in the
 * length limits of the schemas.
 */
export async function readForm<Field extends string>(
	request: Request,
	fields: readonly Field[],
): Promise<{ values: Record<Field, string>; has(name: string): boolean; topic: unknown }> {
	const form = await request.formData();
	const values = Object.fromEntries(
		fields.map((field) => [field, String(form.get(field) ?? "").replaceAll("\r\n", "\n")]),
	) as Record<Field, string>;
	return { values, has: (name) => form.has(name), topic: form.get("topic") || undefined };
}

/**
 * Submits a form that was posted without JavaScript, and returns the page's action result. One from another site is only
 * shown, so that the visitor can send it from here.
 */
export async function submitPostedForm<Form extends FormEndpoint>(
	context: ActionFunctionArgs["context"],
	form: Form,
	schema: ZodMiniType<FormFields[Form]>,
	{ values, topic }: { values: Record<keyof FormFields[Form] & string, string>; topic: unknown },
) {
	const { isCrossOrigin, submit } = context.get(formContext);
	if (isCrossOrigin) return actionResult({ values, errors: {}, formError: { kind: "failed" } }, 403);
	const result = await submitForm(schema, values, (fields) => submit(form, { ...fields, topic }));
	if ("id" in result) return actionResult({ values, id: result.id, errors: {} }, 200);
	const { errors, formError, status } = result;
	const retryAfter = formError?.kind === "rateLimited" ? formError.retryAfter : undefined;
	return actionResult({ values, errors, formError }, status, retryAfter);
}

/** The result of a page's action. `retryAfter` is in seconds. */
export function actionResult<Field extends string>(
	actionData: FormActionData<Field>,
	status: number,
	retryAfter?: number,
) {
	return data(actionData, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}
