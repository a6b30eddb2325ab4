import { type ActionFunctionArgs, data } from "react-router";
import { formContext } from "../context.ts";
import type { FormEndpoint } from "../schemas/bot-protection.ts";
import type { ApiError } from "../schemas/errors.ts";
import type { FormAnswer, FormProblem } from "./form-answer.ts";
import type { ValidationCode } from "./use-validation-text.ts";

/**
 * The fields of a posted form, as they were typed. Browsers send each line break as two characters, which count as one
 * everywhere else.
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

/** Makes the call of a form that was sent without scripts, and answers the page with what came of it. */
export async function answerForm<Field extends string>(
	context: ActionFunctionArgs["context"],
	endpoint: FormEndpoint,
	{ values, website }: { values: Record<Field, string>; website: unknown },
) {
	const response = await context.get(formContext).submit(endpoint, { ...values, website });
	const body: Partial<ApiError> & { id?: string } = await response.json();
	if (response.ok) return answer({ values, id: body.id, errors: {} }, 200);
	const errors: FormAnswer<Field>["errors"] = {};
	for (const { field, code } of body.error?.issues ?? []) {
		errors[field as Field] ??= code as ValidationCode;
	}
	if (Object.keys(errors).length > 0) return answer({ values, errors }, 422);
	const wait = Number(response.headers.get("Retry-After"));
	const problem: FormProblem = wait
		? { is: "busy", seconds: wait }
		: { is: body.error?.code === "turnstile_failed" ? "turnstile" : "failed" };
	return answer({ values, errors, problem }, response.status, wait);
}

/** What a page's action gives. */
export function answer<Field extends string>(said: FormAnswer<Field>, status: number, wait?: number) {
	return data(said, { status, headers: wait ? { "Retry-After": String(wait) } : {} });
}
