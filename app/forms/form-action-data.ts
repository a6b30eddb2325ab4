import type { ValidationCode } from "./use-validation-text.ts";

/** Why a form was rejected as a whole. `retryAfter` is in seconds. */
export type FormError =
	| { kind: "turnstile" | "turnstileUnanswered" | "failed" }
	| { kind: "rateLimited"; retryAfter: number };

/** The action data of a page with a form. */
export interface FormActionData<Field extends string> {
	/** Every value as it was typed. */
	values: Record<Field, string>;
	/** Id of the stored row, once the form was accepted. */
	id?: string | undefined;
	/** Validation errors by field. */
	errors: Partial<Record<Field, ValidationCode>>;
	formError?: FormError | undefined;
}
