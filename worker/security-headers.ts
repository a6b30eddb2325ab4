type Header = readonly [name: string, value: string];

const policyHeader = "Content-Security-Policy";

/**
 * Headers of every answer, each with its reason: pages, calls, redirects and errors, by the Worker; static files, by the
 * `_headers` that the build writes from this table (`headersFile`).
 */
export const securityHeaders: readonly Header[] = [
	// Two years of HTTPS only, for this host alone: `includeSubDomains` and `preload` bind the mail, the intranet and every
	// other host of the group's domain. They are the owner's to ask for (docs/operations.md).
	["Strict-Transport-Security", "max-age=63072000"],
	// What we call JSON is never run as a script.
	["X-Content-Type-Options", "nosniff"],
	// Other sites learn from which site a visitor comes, never from which page.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	// No page uses a sensor, a device or a payment, and none may be lent one.
	[
		"Permissions-Policy",
		[
			"accelerometer",
			"camera",
			"display-capture",
			"geolocation",
			"gyroscope",
			"hid",
			"magnetometer",
			"microphone",
			"midi",
			"payment",
			"serial",
			"usb",
		]
			.map((feature) => `${feature}=()`)
			.join(", "),
	],
	// Windows that open us, and sites that embed our files, get no hold on them.
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
];

/** For answers that are no page: nothing in them may run, load anything, or be framed. Pages have `pagePolicy`. */
const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What static files are answered with besides or instead, by their addresses. */
const staticFiles: readonly { files: string; headers: readonly Header[] }[] = [
	{
		files: "/documents/*",
		headers: [
			// Browsers show a PDF in a page of their own that embeds the file and is styled by itself. Chromium and Firefox
			// exempt that page; Safari holds it to this policy (bugs.webkit.org 166630) and without its styles shows a strip.
			[
				policyHeader,
				"default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			],
		],
	},
	// Their names hold a hash of what is in them.
	{ files: "/assets/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
	{ files: "/icons/*", headers: [["Cache-Control", "public, max-age=86400"]] },
	{
		files: "/social/*",
		headers: [
			["Cache-Control", "public, max-age=86400"],
			// They are made to be shown by other sites.
			["Cross-Origin-Resource-Policy", "cross-origin"],
		],
	},
];

/** Adds the security headers to an answer, unless it has them; a policy that the answer brought along stays. */
export function withSecurityHeaders(response: Response): Response {
	if (securityHeaders.every(([name]) => response.headers.has(name))) return response;
	const secured = new Response(response.body, response);
	for (const [name, value] of securityHeaders) secured.headers.set(name, value);
	if (!import.meta.env.DEV && !secured.headers.has(policyHeader)) {
		secured.headers.set(policyHeader, inertPolicy);
	}
	return secured;
}

/**
 * The text of `_headers`, by which Cloudflare answers static files without asking the Worker
 * (developers.cloudflare.com/workers/static-assets/headers).
 */
export function headersFile(): string {
	const everyFile: readonly Header[] = [...securityHeaders, [policyHeader, inertPolicy]];
	const blocks = staticFiles.map(({ files, headers }) =>
		block(
			files,
			headers.flatMap(([name, value]) => {
				// Values of one name would be joined: the common one is taken away first.
				const replaces = everyFile.some(([common]) => common === name);
				return [...(replaces ? [`! ${name}`] : []), `${name}: ${value}`];
			}),
		),
	);
	return [
		block(
			"/*",
			everyFile.map(([name, value]) => `${name}: ${value}`),
		),
		...blocks,
	].join("");
}

function block(files: string, lines: string[]): string {
	return `${files}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
