import * as z from "zod/mini";

/*
 * zod counts code points; a textarea's maxlength, and so these, count UTF-16 code units. With zod's own checks 251
 * emoji would pass in one place and not in the other.
 */

/** A check that a text is at least so many UTF-16 code units long. */
export function atLeast(min: number, code: string) {
	return z.refine<string>((text) => text.length >= min, code);
}

/** A check that a text is at most so many UTF-16 code units long. */
export function atMost(max: number, code: string) {
	return z.refine<string>((text) => text.length <= max, code);
}
