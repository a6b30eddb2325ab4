import { parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { isPagePath } from "#app/navigation/page-paths.ts";
import { api } from "#worker/api/index.ts";
import { log, withRequestId } from "#worker/log.ts";
import { sourceOf } from "#worker/pages/server-timing.ts";
import { siteFilePaths } from "#worker/site-files/site-file.ts";

/** On every answer of the Worker but the whistleblower channel's, so that a person can quote what the log calls it. */
const requestIdHeader = "X-Request-Id";

/** Methods that are named in the log. Any other text is the visitor's. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Addresses that are one route each. */
const fixedRoutes: ReadonlySet<string> = new Set([
	...api.routes.map(({ path }) => path).filter((path) => !path.includes("*")),
	...siteFilePaths,
]);

/**
 * What the log calls an address: a page's path without its language, the address of a call or of a file, or `unknown`.
 * Of what a visitor typed, nothing gets through.
 *
 * @returns null for the whistleblower channel, however its address is spelt: that page promises that nobody notes a visit
 */
export function routeOf(pathname: string): string | null {
	if (fixedRoutes.has(pathname)) return pathname;
	const { path } = parseLocalizedPath(pathname);
	if (path === "/denuncias") return null;
	if (isPagePath(path)) return path;
	return mentionsChannel(pathname) ? null : "unknown";
}

function mentionsChannel(pathname: string): boolean {
	try {
		return /denuncia/i.test(decodeURIComponent(pathname));
	} catch {
		return /denuncia/i.test(pathname);
	}
}

/**
 * Answers a request under an id of its own and writes one line about it when the answer begins: the route, what came of
 * it and how long it took. All that is logged on the way, and by the work that goes on after the answer, has the same id.
 *
 * @param answer must return a response whose headers can still be set
 */
export function logged(
	request: Request,
	pathname: string,
	answer: () => Promise<Response>,
): Promise<Response> {
	const route = routeOf(pathname);
	if (route === null) return withRequestId(null, answer);
	const started = Date.now();
	const id = crypto.randomUUID();
	return withRequestId(id, async () => {
		const response = await answer();
		response.headers.set(requestIdHeader, id);
		log("info", "request", {
			method: methods.has(request.method) ? request.method : "other",
			route,
			// The router asks for a page's data alone when a visitor who is here already goes there.
			...(pathname.endsWith(".data") && { data: true }),
			status: response.status,
			// A Worker's clock only moves while it waits for something.
			ms: Date.now() - started,
			...pageFacts(request, pathname, response),
		});
		return response;
	});
}

/** In which language a page was answered, and from where. */
function pageFacts(request: Request, pathname: string, { headers }: Response) {
	const source = sourceOf(headers.get("Server-Timing"));
	if (!source) return undefined;
	// A 304 has no language of its own.
	const language =
		headers.get("Content-Language") ?? pageLanguage(pathname, request.headers.get("Accept-Language"));
	return { language, source };
}
