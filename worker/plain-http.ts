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
		const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
		return new Response("HTTPS only\n", { status: 403, headers });
	}
	const headers = { Location: href.replace(/^http:/, "https:"), "Cache-Control": "public, max-age=86400" };
	return new Response(null, { status: 308, headers });
}
