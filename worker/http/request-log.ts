import { parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { isPagePath } from "#app/pages.ts";
import { analysisName, decodeAddress } from "#app/schemas/analysis-address.ts";
import { api } from "#worker/api/index.ts";
import { log, withRequestId } from "#worker/log.ts";
import { siteFilePaths } from "#worker/site-files/site-file.ts";

/** Sent with every response except the whistleblower channel's, so that visitors can quote it in a fault report. */
const requestIdHeader = "X-Request-Id";

/** Methods that are logged by name. Other methods are arbitrary text from the visitor. */
const knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Pathnames that are logged unchanged. */
const fixedRoutes: ReadonlySet<string> = new Set([
	...api.routes.map(({ path }) => path).filter((path) => !path.includes("*")),
	...siteFilePaths,
]);

/**
 * The route to log for a pathname: a page's path without its language, an API endpoint, a site file, or `unknown`. It never
 * contains text that a visitor typed.
 *
 * @returns null for the whistleblower channel in any spelling: its page promises that visits are not logged; and for an
 * address that may name an analysis: Cloudflare adds the path to each line
 */
export function loggedRoute(pathname: string, search = ""): string | null {
	if (fixedRoutes.has(pathname)) return pathname;
	if (analysisName.test(decodeAddress(pathname + search))) return null;
	const { path } = parseLocalizedPath(pathname);
	if (path === "/denuncias") return null;
	if (isPagePath(path)) return path;
	return /denuncia/i.test(decodeAddress(pathname)) ? null : "unknown";
}

/**
 * Handles a request with a new id and logs one line when the response begins. Everything else that is logged for the
 * request, also after the response, has the same id.
 *
 * @param handler must return a response with mutable headers
 */
export function withRequestLog(
	request: Request,
	pathname: string,
	handler: () => Promise<Response>,
): Promise<Response> {
	const route = loggedRoute(pathname, new URL(request.url).search);
	if (route === null) return withRequestId(null, handler);
	const started = Date.now();
	const id = crypto.randomUUID();
	return withRequestId(id, async () => {
		const response = await handler();
		response.headers.set(requestIdHeader, id);
		log("info", "request", {
			method: knownMethods.includes(request.method) ? request.method : "other",
			route,
			// On client-side navigation the router only requests the page's data.
			...(pathname.endsWith(".data") && { data: true }),
			status: response.status,
			// A Worker's clock only advances during I/O.
			ms: Date.now() - started,
		});
		return response;
	});
}
