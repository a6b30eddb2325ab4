import { expect, test } from "vitest";
import { pagePolicy } from "#worker/pages/page-csp.ts";

test("a page is allowed its own origin only, and Turnstile and reports if they are on", () => {
	const policy = (on: boolean) =>
		pagePolicy(["'nonce-1'"], ["'nonce-2'", "'sha256-x'"], { turnstile: on, reported: on }).split("; ");
	const own = [
		...["default-src 'self'", "script-src 'self' 'nonce-1'", "style-src 'self' 'nonce-2' 'sha256-x'"],
		...["img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'"],
		...["object-src 'none'", "media-src 'none'", "worker-src 'none'", "frame-src 'none'"],
		...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
	];
	expect(policy(false).sort()).toEqual(own.sort());
	expect(policy(true).filter((directive) => !own.includes(directive))).toEqual([
		"script-src 'self' 'nonce-1' https://challenges.cloudflare.com",
		"frame-src https://challenges.cloudflare.com",
		"report-uri /api/problems",
	]);
});
