import { sites } from "#app/content/placeholders.ts";
import { llms } from "./llms.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** /resultados is not disallowed: crawlers must be able to read its `noindex`. */
function robots(): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap.xml", sites.group).href}\n`;
}

const files: Record<string, { type: string; generate: () => string }> = {
	"/robots.txt": { type: "text/plain; charset=utf-8", generate: robots },
	"/sitemap.xml": { type: "application/xml; charset=utf-8", generate: sitemap },
	"/llms.txt": { type: "text/plain; charset=utf-8", generate: llms },
	[securityTxtPath]: { type: "text/plain; charset=utf-8", generate: () => securityTxt(Date.now()) },
	"/site.webmanifest": { type: "application/manifest+json; charset=utf-8", generate: webManifest },
};

/** Pathnames of these files. */
export const siteFilePaths = Object.keys(files);

/**
 * Responds with the files for crawlers and browsers. They are generated from the site's content and its list of pages.
 *
 * @returns null for every other request
 */
export function handleSiteFile(request: Request): Response | null {
	const file = files[new URL(request.url).pathname];
	if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
	return new Response(file.generate(), {
		headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=3600" },
	});
}
