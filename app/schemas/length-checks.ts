import * as z from "zod/mini";

/*
 * zod counts code points, but a textarea's maxlength counts UTF-16 code units. With zod's own checks, the API would accept
 * 251 emoji that the form rejects.
 */

/** Checks the minimum length in UTF-16 code units. */
export function minLength(min: number, code: string) {
	return z.refine<string>((text) => text.length >= min, code);
}

/** Checks the maximum length in UTF-16 code units. */
export function maxLength(max: number, code: string) {
	return z.refine<string>((text) => text.length <= max, code);
}
