import * as z from "zod/mini";
import { visibleText } from "./visible-text.ts";

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

/** A text that a visitor types, as `visibleText` before its checks. `code` is the error if it is no text. */
export function typedText(code: string, ...checks: ReturnType<typeof maxLength>[]) {
	return z.string(code).check(storable, z.overwrite(visibleText), ...checks);
}

/** In ASCII and lower case. What is no domain stays as it is, and is refused for its characters. */
function asciiDomain(domain: string): string {
	// The URL parser would read more than a domain, and rewrite numbers as an IP address.
	if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase();
	if (!/^[-.\da-z\u0080-\u{10ffff}]+$/iu.test(domain)) return domain;
	try {
		const { hostname } = new URL(`http://${domain}`);
		return /^[\d.]+$/.test(hostname) ? domain : hostname;
	} catch {
		return domain;
	}
}

/** Without quotes, parentheses and punctuation around it. */
const withoutFrame = (text: string) => text.replace(/^["'«“„‘(]+|[\s"'»“”’.,;)]+$/g, "");

/** The address of a text as it is pasted: in brackets after a name or itself, in a `mailto:` link, or framed. */
function pastedAddress(text: string): string {
	const pasted = text.replace(/\p{Cf}/gu, "");
	const [, name = "", bracketed = pasted] = /^([^<>]*)<([^<>]*)>[\s.,;]*$/.exec(pasted) ?? [];
	// A link that is encoded, or names several addresses, stays one, which is no address.
	const address = withoutFrame(bracketed.trim().replace(/^mailto:\s*([^?%/]+)(\?[^@]*)?$/i, "$1"));
	const isOther = (word: string) => withoutFrame(word).toLowerCase() !== address.toLowerCase();
	if (name.split(/\s/).some((word) => word.includes("@") && isOther(word))) return text;
	const at = address.lastIndexOf("@") + 1;
	return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** What `<input type=email>` takes, if the domain has two parts: mail is not delivered to others. */
function isAddress(text: string): boolean {
	return z.regexes.html5Email.test(text) && /\.[^@]+$/.test(text);
}

/** One email address, as it is pasted. `max` is for the stored form, whose domain is in ASCII and lower case. */
export function emailAddress(max: number, codes: { invalid: string; tooLong: string }) {
	return typedText(codes.invalid).check(
		z.overwrite(pastedAddress),
		z.refine(isAddress, codes.invalid),
		maxLength(max, codes.tooLong),
	);
}
