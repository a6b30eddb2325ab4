import { type ActionFunctionArgs, data } from "react-router";
import { formContext } from "../context.ts";
import type { FormEndpoint } from "../schemas/bot-protection.ts";
import type { ApiErrorBody } from "../schemas/errors.ts";
import type { FormActionData, FormError, ValidationCode } from "./form-errors.tsx";

/**
 * Reads the fields of a posted form as they were typed. Browsers send CRLF line breaks; they become LF, as in the
 * length limits of the schemas.
 */
export async function readForm<Field extends string>(
	request: Request,
	fields: readonly Field[],
): Promise<{ values: Record<Field, string>; has(name: string): boolean; website: unknown }> {
	const form = await request.formData();
	const values = Object.fromEntries(
		fields.map((field) => [field, String(form.get(field) ?? "").replaceAll("\r\n", "\n")]),
	) as Record<Field, string>;
	return { values, has: (name) => form.has(name), website: form.get("website") || undefined };
}

/** Sends a form that was posted without JavaScript to its endpoint, and returns the page's action result. */
export async function submitForm<Field extends string>(
	context: ActionFunctionArgs["context"],
	endpoint: FormEndpoint,
	{ values, website }: { values: Record<Field, string>; website: unknown },
) {
	const response = await context.get(formContext).submit(endpoint, { ...values, website });
	const body: Partial<ApiErrorBody> & { id?: string } = await response.json();
	if (response.ok) return actionResult({ values, id: body.id, errors: {} }, 200);
	const errors: FormActionData<Field>["errors"] = {};
	for (const { field, code } of body.error?.issues ?? []) {
		errors[field as Field] ??= code as ValidationCode;
	}
	if (Object.keys(errors).length > 0) return actionResult({ values, errors }, 422);
	const retryAfter = Number(response.headers.get("Retry-After"));
	const formError: FormError = retryAfter
		? { kind: "rateLimited", retryAfter }
		: { kind: body.error?.code === "turnstile_failed" ? "turnstile" : "failed" };
	return actionResult({ values, errors, formError }, response.status, retryAfter);
}

/**
 * The result of a page's action: action data with a status.
 *
 * @param retryAfter seconds for the Retry-After header
 */
export function actionResult<Field extends string>(
	actionData: FormActionData<Field>,
	status: number,
	retryAfter?: number,
) {
	return data(actionData, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}
