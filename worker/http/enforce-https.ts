import { createMiddleware } from "hono/factory";
import type { ApiErrorBody } from "#app/schemas/errors.ts";

/** Hosts that have no certificate: localhost and IP addresses. */
const hostsWithoutCertificate = /^(localhost|[\d.]+|\[.*\])$/;

/**
 * Middleware that redirects GET and HEAD requests to HTTPS, in case _Always Use HTTPS_ is off for the zone. Other methods get
 * 403: a redirect would hide that the client sends its data unencrypted.
 */
export const enforceHttps = createMiddleware(async (c, next) => {
	const { protocol, hostname, href } = new URL(c.req.url);
	if (protocol === "https:" || hostsWithoutCertificate.test(hostname)) return next();
	if (c.req.method !== "GET" && c.req.method !== "HEAD") {
		const error: ApiErrorBody = { error: { code: "https_required", message: "The site requires HTTPS." } };
		return c.json(error, 403, { "Cache-Control": "no-store" });
	}
	const headers = { Location: href.replace(/^http:/, "https:"), "Cache-Control": "public, max-age=86400" };
	return c.body(null, 308, headers);
});
