/** Origin of Turnstile's script and iframe. Source: Turnstile's documentation, content security policy. */
const turnstileSource = "https://challenges.cloudflare.com";

/**
 * The content security policy of a page: only the site's own origin, and Turnstile's if that is enabled.
 * @param scripts sources of the inline scripts: `'nonce-…'`, or `'sha256-…'` for each; `styles` likewise
 * @param turnstile whether the page's forms may load Turnstile
 */
export function pagePolicy(scripts: string[], styles: string[], turnstile: boolean): string {
	return [
		// Firefox checks prefetched links against `default-src` alone. All other resource types have their own directive.
		"default-src 'self'",
		"object-src 'none'",
		"media-src 'none'",
		"worker-src 'none'",
		["script-src 'self'", ...scripts, ...(turnstile ? [turnstileSource] : [])].join(" "),
		`frame-src ${turnstile ? turnstileSource : "'none'"}`,
		["style-src 'self'", ...styles].join(" "),
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
