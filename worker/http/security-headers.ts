type Header = readonly [name: string, value: string];

const policyHeader = "Content-Security-Policy";

/** Headers of every response. Static files get them from `_headers`, which the build generates (`headersFile`). */
export const securityHeaders: readonly Header[] = [
	// HTTPS only for two years. `includeSubDomains` and `preload` would affect all other hosts of the group's domain, so the
	// owner has to decide on them (docs/set-up.md).
	["Strict-Transport-Security", "max-age=63072000"],
	// Prevents browsers from running JSON as a script.
	["X-Content-Type-Options", "nosniff"],
	// Other sites get the origin that a visitor comes from, but not the page.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	// The site uses none of these features and delegates none to iframes.
	[
		"Permissions-Policy",
		"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), " +
			"microphone=(), midi=(), payment=(), serial=(), usb=()",
	],
	// Isolates the site from windows that open it and from sites that embed its files.
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
];

/** Policy of responses that are not pages: it allows nothing. Pages have `pagePolicy`. */
const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that static files have in addition or instead, by URL pattern. */
const staticFiles: readonly { pattern: string; headers: readonly Header[] }[] = [
	{
		pattern: "/documents/*",
		headers: [
			// Browsers show a PDF with an internal page that embeds the file. Safari applies this policy to that page
			// (bugs.webkit.org 166630) and needs its inline styles. Chromium and Firefox exempt it.
			[
				policyHeader,
				"default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			],
		],
	},
	// File names contain a hash of the content.
	{ pattern: "/assets/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
	{ pattern: "/icons/*", headers: [["Cache-Control", "public, max-age=86400"]] },
	{
		pattern: "/social/*",
		headers: [
			["Cache-Control", "public, max-age=86400"],
			// Other sites show these pictures.
			["Cross-Origin-Resource-Policy", "cross-origin"],
		],
	},
];

/** Adds the security headers to those of a response, unless it has them. */
export function addSecurityHeaders(headers: Headers): void {
	if (securityHeaders.every(([name]) => headers.has(name))) return;
	for (const [name, value] of securityHeaders) headers.set(name, value);
	if (!import.meta.env.DEV) headers.set(policyHeader, denyAllPolicy);
}

/** The content of `_headers` for static files (developers.cloudflare.com/workers/static-assets/headers). */
export function headersFile(): string {
	const everyFile: readonly Header[] = [...securityHeaders, [policyHeader, denyAllPolicy]];
	const blocks = [{ pattern: "/*", headers: everyFile }, ...staticFiles].map(({ pattern, headers }) => {
		const lines = headers.flatMap(([name, value]) => {
			// Cloudflare joins values of the same header, so the common value is removed first.
			const isOverride = headers !== everyFile && everyFile.some(([common]) => common === name);
			return [...(isOverride ? [`! ${name}`] : []), `${name}: ${value}`];
		});
		return `${pattern}\n${lines.map((line) => `  ${line}\n`).join("")}`;
	});
	return blocks.join("");
}
