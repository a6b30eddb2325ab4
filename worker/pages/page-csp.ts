/** Where Turnstile's script and the frame of its widget come from. Source: its documentation, content security policy. */
const turnstileSource = "https://challenges.cloudflare.com";

/**
 * Content security policy of a page. Nothing comes from elsewhere, but for Turnstile where it is on.
 * @param inlineScripts what lets the page's inline scripts run: a nonce's source, or the source of each script's hash
 * @param turnstile whether the page's forms may load Turnstile
 */
export function pagePolicy(inlineScripts: readonly string[], turnstile = false): string {
	return [
		"default-src 'none'",
		["script-src 'self'", ...inlineScripts, ...(turnstile ? [turnstileSource] : [])].join(" "),
		...(turnstile ? [`frame-src ${turnstileSource}`] : []),
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** Source of the inline scripts that carry a nonce. */
export function nonceSource(nonce: string): string {
	return `'nonce-${nonce}'`;
}

/** Source of the inline script whose text has this SHA-256, in Base64. */
export function hashSource(sha256: string): string {
	return `'sha256-${sha256}'`;
}
