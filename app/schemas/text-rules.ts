import * as z from "zod/mini";

/*
 * zod counts code points, but a textarea's maxlength counts UTF-16 code units. With zod's own checks, the API would accept
 * 251 emoji that the form rejects.
 */

export function minLength(min: number, code: string) {
	return z.refine<string>((text) => text.length >= min, code);
}

export function maxLength(max: number, code: string) {
	return z.refine<string>((text) => text.length <= max, code);
}

/** Replaces what UTF-8 or SQLite cannot store (unpaired surrogates, NUL) with U+FFFD, which keeps the length. */
const storable = z.overwrite<string>((text) => text.toWellFormed().replaceAll("\0", "\uFFFD"));

/** A text that a visitor types, trimmed before its checks. `code` is the error if it is no text. */
export function typedText(code: string, ...checks: ReturnType<typeof maxLength>[]) {
	return z.string(code).check(storable, z.trim(), ...checks);
}

export function emailAddress(max: number, codes: { invalid: string; tooLong: string }) {
	return typedText(codes.invalid).check(
		z.regex(z.regexes.email, codes.invalid),
		maxLength(max, codes.tooLong),
	);
}
