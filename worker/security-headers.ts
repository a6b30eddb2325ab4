/** Headers of every answer of the Worker, each with its reason. */
const securityHeaders: readonly (readonly [name: string, value: string])[] = [
	// Two years of HTTPS only, subdomains too.
	["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
	// What we call JSON is never run as a script.
	["X-Content-Type-Options", "nosniff"],
	// Other sites learn from which site a visitor comes, never from which page.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	// No page uses a sensor, and none may be lent one.
	["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
	// Windows that open us, and sites that embed our files, get no hold on them.
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
];

/** For answers that are no page: nothing in them may run or be framed. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Adds the security headers to an answer, unless it has them; a policy that the answer brought along stays. */
export function withSecurityHeaders(response: Response): Response {
	if (securityHeaders.every(([name]) => response.headers.has(name))) return response;
	const secured = new Response(response.body, response);
	for (const [name, value] of securityHeaders) secured.headers.set(name, value);
	if (!import.meta.env.DEV && !secured.headers.has("Content-Security-Policy")) {
		secured.headers.set("Content-Security-Policy", inertPolicy);
	}
	return secured;
}
