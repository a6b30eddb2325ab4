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

/** Submits a form that was posted without JavaScript, and returns the page's action result. */
export async function submitPostedForm<Form extends FormEndpoint>(
	context: ActionFunctionArgs["context"],
	form: Form,
	schema: ZodMiniType<FormFields[Form]>,
	{ values, topic }: { values: Record<keyof FormFields[Form] & string, string>; topic: unknown },
) {
	const { submit } = context.get(formContext);
	const result = await submitForm(schema, values, (fields) => submit(form, { ...fields, topic }));
	if ("id" in result) return actionResult(context, { values, id: result.id, errors: {} }, 200);
	const { errors, formError, status } = result;
	const retryAfter = formError?.kind === "rateLimited" ? formError.retryAfter : undefined;
	return actionResult(context, { values, errors, formError }, status, retryAfter);
}

/**
 * The result of a page's action. What another site has posted is only shown, so that the visitor can send it from here.
 * @param retryAfter in seconds
 */
export function actionResult<Field extends string>(
	context: ActionFunctionArgs["context"],
	actionData: FormActionData<Field>,
	status: number,
	retryAfter?: number,
) {
	if (context.get(formContext).isCrossOrigin) {
		const { values } = actionData;
		const refused: FormActionData<Field> = { values, errors: {}, formError: { kind: "crossOrigin" } };
		return data(refused, { status: 403 });
	}
	return data(actionData, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}
