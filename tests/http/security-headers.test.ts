import { expect, test, vi } from "vitest";
import { addSecurityHeaders, headersFile } from "#worker/http/security-headers.ts";
import { pagePolicy } from "#worker/pages/page-csp.ts";

const everywhere = {
	"strict-transport-security": "max-age=63072000",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy":
		"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

test("the Worker adds every header to every response, with a policy that allows nothing", () => {
	vi.stubEnv("DEV", false);
	const headers = new Headers({ Location: "/" });
	addSecurityHeaders(headers);
	expect(Object.fromEntries(headers)).toEqual({ location: "/", ...everywhere });
});

test("Cloudflare adds the same to static files, of which browsers cache only hashed ones for a year", () => {
	const [first, ...others] = headersFile().split(/^(?=\/)/m);
	const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}\n`);
	expect(first?.toLowerCase()).toBe(`/*\n${lines.join("")}`);
	expect(others.join("")).toBe(`/documents/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/icons/*
  Cache-Control: public, max-age=86400
/social/*
  Cache-Control: public, max-age=86400
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
`);
});

test("a page is allowed its own origin only, and Turnstile if it is on", () => {
	const policy = (on: boolean) => pagePolicy(["'nonce-1'"], ["'nonce-2'", "'sha256-x'"], on).split("; ");
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
	]);
});
