import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { sites } from "#app/content/placeholders.ts";
import { type FormContext, formContext, pageContext } from "#app/context.ts";
import type { Language } from "#app/i18n/languages.ts";
import { localeFromPath } from "#app/i18n/localized-paths.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { notFoundPath } from "#app/pages.ts";
import { type Bindings, publicApiKey, SettingError, turnstileSiteKey } from "#worker/env.ts";
import { errorFields, log } from "#worker/log.ts";
import { withSecurityHeaders } from "#worker/security-headers.ts";
import { createFormContext, readFormPost } from "./form-post.ts";
import { newNonce, PageCache, type Rendering, withNoncePolicy } from "./page-cache.ts";
import {
	isAssetPathname,
	isPagePathname,
	normalizePagePathname,
	pagePathnameOfDataRequest,
} from "./page-pathnames.ts";
import { plainTextResponse } from "./plain-text-response.ts";
import { serverTiming } from "./server-timing.ts";

let requestHandler: RequestHandler | undefined;

/** Imports the server build at the first page request and matches its routes only once, except in development. */
async function getRequestHandler(): Promise<RequestHandler> {
	if (!requestHandler || import.meta.env.DEV) {
		requestHandler = createRequestHandler(
			await import("virtual:react-router/server-build"),
			import.meta.env.MODE,
		);
	}
	return requestHandler;
}

const pageCache = new PageCache({
	// All pages in both languages take about 4 MB. An isolate has 128 MB.
	limits: { maxBytes: 16 * 1024 * 1024, maxPages: 256 },
	openEdgeCache: () => caches.open("pages"),
	// One week. Cache keys include the Worker's version, so an entry never becomes stale.
	edgeMaxAgeSeconds: 604_800,
	waitTimeoutMs: 1000,
});

/**
 * Handles requests for pages, for the router's data (`*.data`), and form posts. Never throws: errors outside React Router,
 * which has its own error page, are logged and get a plain-text response.
 */
export async function handlePageRequest(
	request: Request,
	env: Bindings,
	context: ExecutionContext,
): Promise<Response> {
	try {
		return await respond(request, env, context);
	} catch (error) {
		if (error instanceof SettingError) {
			log("error", "setting_invalid", { setting: error.setting, message: error.message });
			return plainTextResponse(503, "Service Unavailable");
		}
		log("error", "page_failed", errorFields(error));
		return plainTextResponse(500, "Internal Server Error");
	}
}

/** The settings that pages contain. */
interface PageSettings {
	apiKey: string;
	siteKey: string | undefined;
}

async function respond(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const isRead = request.method === "GET" || request.method === "HEAD";
	const normalized = isRead && normalizePagePathname(pathname);
	if (normalized) {
		const headers = { Location: normalized + search, "Cache-Control": "public, max-age=86400" };
		return new Response(null, { status: 308, headers });
	}
	const language = pageLanguage(pathname, request.headers.get("Accept-Language"));
	const settings: PageSettings = { apiKey: publicApiKey(env), siteKey: turnstileSiteKey(env) };
	const turnstile = settings.siteKey !== undefined;

	const renderUncached = async (pageRequest: Request, form?: FormContext): Promise<Response> => {
		const started = Date.now();
		// Vite's hot reloading injects inline scripts and styles without a nonce.
		const nonce = import.meta.env.DEV ? undefined : newNonce();
		const { response } = await render(pageRequest, { language, ...settings, nonce }, form);
		response.headers.set("Server-Timing", serverTiming("bypass", Date.now() - started));
		return nonce ? withNoncePolicy(response, nonce, turnstile) : response;
	};
	/** The rendering does not get the visitor's request, so nothing of it can end up in the cache. */
	const renderCached = (path: string, status: number): Promise<Response> =>
		pageCache.respond({
			request,
			version: env.CF_VERSION_METADATA.id,
			key: `${language}${path}?${settings.apiKey}&${settings.siteKey ?? ""}`,
			status,
			turnstile,
			render: (nonce) => render(new Request(new URL(path, sites.group)), { language, ...settings, nonce }),
			waitUntil: (work) => context.waitUntil(work),
		});

	if (!import.meta.env.DEV && isAssetPathname(pathname)) return plainTextResponse(404, "Not Found");
	if (!isRead) {
		const posted = await readFormPost(request, env, language);
		return posted instanceof Response
			? posted
			: renderUncached(posted, createFormContext(request, env, context));
	}
	if (import.meta.env.DEV) return renderUncached(request);
	const page = pagePathnameOfDataRequest(pathname);
	if (page !== undefined) {
		// The 404 page does not depend on the URL, which may be invalid (`/%.data`).
		const notFound = () => new Request(new URL(`${notFoundPath}.data`, sites.group));
		return renderUncached(isPagePathname(page) ? request : notFound());
	}
	return isPagePathname(pathname) ? renderCached(pathname, 200) : renderCached(notFoundPath, 404);
}

/** Renders with React Router, without a content security policy. */
async function render(
	request: Request,
	{ language, apiKey, siteKey, nonce }: PageSettings & { language: Language; nonce: string | undefined },
	form?: FormContext,
): Promise<Rendering> {
	let failed = false;
	const context = new RouterContextProvider();
	context.set(pageContext, {
		language,
		nonce,
		publicApiKey: apiKey,
		turnstileSiteKey: siteKey,
		onError: (error) => {
			failed = true;
			// An aborted request means that the visitor disconnected.
			if (!request.signal.aborted) log("error", "page_failed", errorFields(error));
			if (import.meta.env.DEV) console.error(error);
		},
	});
	if (form) context.set(formContext, form);
	const handleRequest = await getRequestHandler();
	const response = withSecurityHeaders(await handleRequest(request, context));
	response.headers.set("Cache-Control", response.ok && !form ? "no-cache" : "no-store");
	if (!localeFromPath(new URL(request.url).pathname)) response.headers.append("Vary", "Accept-Language");
	return { response, failed: () => failed };
}
