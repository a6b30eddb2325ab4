/** Origin of Turnstile's script and iframe. Source: Turnstile's documentation, content security policy. */
const turnstileSource = "https://challenges.cloudflare.com";

/**
 * CSP sources that allow a page's inline scripts and styles: `'nonce-…'`, or `'sha256-…'` for each of them, with the hash in
 * Base64.
 */
export interface InlineSources {
	scripts: readonly string[];
	styles: readonly string[];
}

/**
 * The content security policy of a page. It allows only the site's own origin, and Turnstile's if that is enabled.
 * @param turnstile whether the page's forms may load Turnstile
 */
export function pagePolicy(inline: InlineSources, turnstile: boolean): string {
	return [
		// Firefox checks prefetched links against `default-src` alone. All other resource types have their own directive.
		"default-src 'self'",
		"object-src 'none'",
		"media-src 'none'",
		"worker-src 'none'",
		["script-src 'self'", ...inline.scripts, ...(turnstile ? [turnstileSource] : [])].join(" "),
		`frame-src ${turnstile ? turnstileSource : "'none'"}`,
		["style-src 'self'", ...inline.styles].join(" "),
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
