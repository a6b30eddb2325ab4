import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { isPagePath } from "#app/pages.ts";
import { analysisName, decodeAddress } from "#app/schemas/analysis-address.ts";
import { log, withRequestId } from "#worker/log.ts";

/** Sent with every response except the whistleblower channel's, so that visitors can quote it in a fault report. */
const requestIdHeader = "X-Request-Id";

/** Methods that are logged by name. Other methods are arbitrary text from the visitor. */
const knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The route to log for a request, without anything that a visitor typed. Null for the whistleblower channel in any spelling, whose
 * page promises that visits are not logged, and for a path that may name an analysis, which Cloudflare would add to each line.
 */
function loggedRoute(c: Context): string | null {
	const { pathname } = new URL(c.req.url);
	const decoded = decodeAddress(pathname);
	const route = matchedRoutes(c).find(({ path }) => !path.includes("*"))?.path;
	const { path } = parseLocalizedPath(route ?? pathname);
	if (route && !isPagePath(path)) return route;
	if (path === "/denuncias" || analysisName.test(decoded)) return null;
	if (isPagePath(path)) return path;
	return /denuncia/i.test(decoded) ? null : "unknown";
}

/** Middleware that logs one line when the response begins. All that is logged for the request, also later, has its new id. */
export const logRequest = createMiddleware(async (c, next) => {
	const route = loggedRoute(c);
	if (route === null) return withRequestId(null, next);
	const started = Date.now();
	const id = crypto.randomUUID();
	return withRequestId(id, async () => {
		await next();
		c.res.headers.set(requestIdHeader, id);
		log("info", "request", {
			method: knownMethods.includes(c.req.method) ? c.req.method : "other",
			route,
			// On client-side navigation the router only requests the page's data.
			...(c.req.path.endsWith(".data") && { data: true }),
			status: c.res.status,
			// A Worker's clock only advances during I/O.
			ms: Date.now() - started,
		});
	});
});
