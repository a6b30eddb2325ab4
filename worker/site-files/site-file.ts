import { Hono } from "hono";
import { contacts, names, sites } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { alternateUrls } from "#app/i18n/localized-paths.ts";
import { otherIcons } from "#app/layout/public-images.ts";
import { listedPages } from "#app/pages.ts";
import { themeColours } from "#app/styles/theme-colours.ts";
import { llms } from "./llms.ts";

/** /resultados is not disallowed: crawlers must be able to read its `noindex`. */
function robots(): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap.xml", sites.group).href}\n`;
}

/** Every listed page in every language, each with its alternate URLs, which include those without a language (sitemaps.org). */
function sitemap(): string {
	const entries = listedPages.flatMap((path) => {
		const alternates = alternateUrls(path);
		const links = alternates
			.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
			.join("");
		return alternates
			.filter(({ tag }) => tag !== "x-default")
			.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const securityTxtPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** The contact for reporting vulnerabilities (RFC 9116), generated at each request, so that it never expires. */
function securityTxt(): string {
	return [
		`Contact: mailto:${contacts.securityEmail}`,
		`Expires: ${new Date(Date.now() + validDays * 86_400_000).toISOString()}`,
		`Preferred-Languages: ${languages.join(", ")}`,
		`Canonical: ${new URL(securityTxtPath, sites.group).href}`,
		"",
	].join("\n");
}

/** The web app manifest (w3.org/TR/appmanifest), for shortcuts on a home screen, which open in the browser by default. */
function webManifest(): string {
	return JSON.stringify({
		name: names.group,
		id: "/",
		start_url: "/",
		background_color: themeColours.light,
		theme_color: themeColours.light,
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			...[otherIcons.maskable, otherIcons.maskableLarge].map(({ file, size }) => ({
				src: file,
				type: "image/png",
				sizes: `${size}x${size}`,
				purpose: "maskable",
			})),
		],
	});
}

const files: Record<string, { type: string; generate: () => string }> = {
	"/robots.txt": { type: "text/plain; charset=utf-8", generate: robots },
	"/sitemap.xml": { type: "application/xml; charset=utf-8", generate: sitemap },
	"/llms.txt": { type: "text/plain; charset=utf-8", generate: llms },
	[securityTxtPath]: { type: "text/plain; charset=utf-8", generate: securityTxt },
	"/site.webmanifest": { type: "application/manifest+json; charset=utf-8", generate: webManifest },
};

/** The files for crawlers and browsers. They are generated from the site's content and its list of pages. */
export const siteFiles = new Hono();
for (const [path, { type, generate }] of Object.entries(files)) {
	const headers = { "Content-Type": type, "Cache-Control": "public, max-age=3600" };
	siteFiles.get(path, (c) => c.body(generate(), 200, headers));
}
