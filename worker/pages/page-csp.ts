/** Where Turnstile's script and the frame of its widget come from. Source: its documentation, content security policy. */
const turnstileSource = "https://challenges.cloudflare.com";

/** What lets inline scripts run and inline styles apply: the source of a nonce, or the source of each one's hash. */
export interface InlineSources {
	scripts: readonly string[];
	styles: readonly string[];
}

/**
 * Content security policy of a page. Nothing comes from elsewhere, but for Turnstile where it is on.
 * @param inline sources of the page's inline scripts and styles
 * @param turnstile whether the page's forms may load Turnstile
 */
export function pagePolicy(inline: InlineSources, turnstile = false): string {
	return [
		// For what a link fetches ahead: Chromium and WebKit hold that to what it is for, Firefox to this directive alone. What
		// else would fall back to it has its own.
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

/** Source of the inline scripts and styles that carry a nonce. */
export function nonceSource(nonce: string): string {
	return `'nonce-${nonce}'`;
}

/** Source of the inline script or style whose text has this SHA-256, in Base64. */
export function hashSource(sha256: string): string {
	return `'sha256-${sha256}'`;
}
