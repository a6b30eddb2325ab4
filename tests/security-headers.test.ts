import { afterEach, expect, it, vi } from "vitest";
import { headersFile, securityHeaders, withSecurityHeaders } from "#worker/security-headers.ts";

/** What Cloudflare makes of `_headers` for one address: every rule that fits, in order; `!` takes a header away. */
function staticFileHeaders(address: string): Headers {
	const headers = new Headers();
	let applies = false;
	for (const line of headersFile().split("\n")) {
		const [, pattern] = /^(\/\S*)$/.exec(line) ?? [];
		if (pattern) applies = address.startsWith(pattern.replace("*", ""));
		else if (!applies || line === "") continue;
		else if (line.startsWith("  ! ")) headers.delete(line.slice(4));
		else {
			const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
			headers.append(name, value);
		}
	}
	return headers;
}

afterEach(() => vi.unstubAllEnvs());

it("adds every header of the table to every response, with a policy that allows nothing", () => {
	vi.stubEnv("DEV", false);
	for (const response of [
		new Response("text"),
		new Response(null, { status: 404 }),
		Response.redirect("https://anella.example/", 301),
		Response.json({}, { status: 503 }),
	]) {
		const { headers, status } = withSecurityHeaders(response);
		expect(status).toBe(response.status);
		for (const [name, value] of securityHeaders) expect(headers.get(name)).toBe(value);
		expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; (?!.*unsafe)/);
		expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
		expect(headers.has("Set-Cookie")).toBe(false);
	}
});

it("keeps a page's own policy", () => {
	const page = new Response("page", {
		headers: { "Content-Security-Policy": "default-src 'none'; img-src 'self'" },
	});
	expect(withSecurityHeaders(page).headers.get("Content-Security-Policy")).toContain("img-src 'self'");
});

it.each([
	"/favicon.svg",
	"/assets/app-abc.js",
	"/icons/touch-180.png",
	"/social/en/home.png",
	"/documents/r.pdf",
])("adds the same headers to %s, each once", (address) => {
	const headers = staticFileHeaders(address);
	for (const [name, value] of securityHeaders) {
		const shared = name === "Cross-Origin-Resource-Policy" && address.startsWith("/social/");
		expect(headers.get(name)).toBe(shared ? "cross-origin" : value);
	}
	expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
	expect(headers.get("Content-Security-Policy")?.includes("unsafe")).toBe(address.startsWith("/documents/"));
});

it("lets browsers cache only hashed files for a year", () => {
	expect(staticFileHeaders("/assets/app-abc.js").get("Cache-Control")).toBe(
		"public, max-age=31536000, immutable",
	);
	expect(staticFileHeaders("/social/en/home.png").get("Cache-Control")).toBe("public, max-age=86400");
	expect(staticFileHeaders("/documents/r.pdf").has("Cache-Control")).toBe(false);
});

it("stays within Cloudflare's limits of 100 rules and 2,000 characters a line", () => {
	const lines = headersFile().split("\n");
	expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
	for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});
