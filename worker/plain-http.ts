import type { ApiError } from "#app/schemas/errors.ts";

/** Hosts without a certificate: this machine, and addresses without a name. */
const withoutCertificate = /^(localhost|[\d.]+|\[.*\])$/;

/**
 * Answers what comes by plain HTTP although the site is only meant to be read by HTTPS: the zone's _Always Use HTTPS_ may be
 * off. Who reads is led there. What somebody sends is refused, so that no caller goes on sending it where others can read it.
 *
 * @returns null by HTTPS, and for this machine
 */
export function answerPlainHttp({ method }: Request, { protocol, hostname, href }: URL): Response | null {
	if (protocol === "https:" || withoutCertificate.test(hostname)) return null;
	if (method !== "GET" && method !== "HEAD") {
		const error: ApiError = { error: { code: "https_required", message: "The site takes HTTPS only." } };
		return Response.json(error, { status: 403, headers: { "Cache-Control": "no-store" } });
	}
	const headers = { Location: href.replace(/^http:/, "https:"), "Cache-Control": "public, max-age=86400" };
	return new Response(null, { status: 308, headers });
}
