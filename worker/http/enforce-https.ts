import type { ApiErrorBody } from "#app/schemas/errors.ts";

/** Hosts that have no certificate: localhost and IP addresses. */
const hostsWithoutCertificate = /^(localhost|[\d.]+|\[.*\])$/;

/**
 * Redirects GET and HEAD requests to HTTPS, in case _Always Use HTTPS_ is off for the zone. Other methods get 403: a
 * redirect would hide that the client sends its data unencrypted.
 *
 * @returns null if the request uses HTTPS or its host has no certificate
 */
export function enforceHttps({ method }: Request, { protocol, hostname, href }: URL): Response | null {
	if (protocol === "https:" || hostsWithoutCertificate.test(hostname)) return null;
	if (method !== "GET" && method !== "HEAD") {
		const error: ApiErrorBody = { error: { code: "https_required", message: "The site requires HTTPS." } };
		return Response.json(error, { status: 403, headers: { "Cache-Control": "no-store" } });
	}
	const headers = { Location: href.replace(/^http:/, "https:"), "Cache-Control": "public, max-age=86400" };
	return new Response(null, { status: 308, headers });
}
