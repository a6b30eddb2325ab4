import { expect, it, vi } from "vitest";
import { addSecurityHeaders, headersFile } from "#worker/http/security-headers.ts";
import { pagePolicy } from "#worker/pages/page-csp.ts";

const hsts = "max-age=63072000";
const features =
	"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";
const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

it("adds every header to every response, with a policy that allows nothing", () => {
	vi.stubEnv("DEV", false);
	const headers = new Headers({ Location: "/" });
	addSecurityHeaders(headers);
	expect(Object.fromEntries(headers)).toEqual({
		location: "/",
		"strict-transport-security": hsts,
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": features,
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"content-security-policy": denyAll,
	});
});

it("keeps a page's own policy, and sends none in development", () => {
	const page = new Headers({ "Content-Security-Policy": "img-src 'self'" });
	vi.stubEnv("DEV", false);
	addSecurityHeaders(page);
	expect(page.get("Content-Security-Policy")).toBe("img-src 'self'");
	vi.stubEnv("DEV", true);
	const other = new Headers();
	addSecurityHeaders(other);
	expect(other.get("Content-Security-Policy")).toBeNull();
});

it("lets Cloudflare add the same to static files, of which browsers cache only hashed ones for a year", () => {
	expect(headersFile()).toBe(`/*
  Strict-Transport-Security: ${hsts}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${features}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Content-Security-Policy: ${denyAll}
/documents/*
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

it.each([
	[false, "", "'none'"],
	[true, " https://challenges.cloudflare.com", "https://challenges.cloudflare.com"],
])(
	"allows a page its own origin only, and Turnstile and reports if they are on: %s",
	(turnstile, script, frames) => {
		const policy = pagePolicy(["'nonce-1'"], ["'nonce-2'", "'sha256-x'"], { turnstile, reported: turnstile });
		expect(policy.split("; ").sort()).toEqual(
			[
				"default-src 'self'",
				"object-src 'none'",
				"media-src 'none'",
				"worker-src 'none'",
				`script-src 'self' 'nonce-1'${script}`,
				`frame-src ${frames}`,
				"style-src 'self' 'nonce-2' 'sha256-x'",
				"img-src 'self' data:",
				"font-src 'self'",
				"connect-src 'self'",
				"manifest-src 'self'",
				"form-action 'self'",
				"base-uri 'none'",
				"frame-ancestors 'none'",
				...(turnstile ? ["report-uri /api/problems"] : []),
			].sort(),
		);
	},
);
