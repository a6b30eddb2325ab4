import type { ValidationCode } from "./use-validation-text.ts";

/** Why a form was not taken, where its fields are not the reason. */
export type FormProblem = { is: "turnstile" | "failed" } | { is: "busy"; seconds: number };

/** What a page that a form was posted to says of it. It has every value as it was typed. */
export interface FormAnswer<Field extends string> {
	values: Record<Field, string>;
	/** It was taken, under this id. */
	id?: string | undefined;
	/** What is wrong with its fields. */
	errors: Partial<Record<Field, ValidationCode>>;
	problem?: FormProblem | undefined;
}
