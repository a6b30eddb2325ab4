import { sites } from "#app/content/placeholders.ts";
import { llms } from "./llms.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** The results are not listed, which their page says itself: a crawler that may not read it would not know. */
function robots(): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap.xml", sites.group).href}\n`;
}

const files: Record<string, { type: string; write: () => string }> = {
	"/robots.txt": { type: "text/plain; charset=utf-8", write: robots },
	"/sitemap.xml": { type: "application/xml; charset=utf-8", write: sitemap },
	"/llms.txt": { type: "text/plain; charset=utf-8", write: llms },
	[securityTxtPath]: { type: "text/plain; charset=utf-8", write: () => securityTxt(Date.now()) },
	"/site.webmanifest": { type: "application/manifest+json; charset=utf-8", write: webManifest },
};

/** The addresses of these files. */
export const siteFilePaths = Object.keys(files);

/**
 * Answers the files that machines ask a site for. They are written from the facts and the list of pages when asked,
 * so that nothing has to be kept in step.
 *
 * @returns null for every other request
 */
export function answerSiteFile(request: Request): Response | null {
	const file = files[new URL(request.url).pathname];
	if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
	return new Response(file.write(), {
		headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=3600" },
	});
}
