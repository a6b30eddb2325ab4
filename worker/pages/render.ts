import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { pageContext } from "#app/context.ts";
import { sites } from "#app/group/stand-ins.ts";
import { languageOfAddress } from "#app/i18n/addresses.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { type Bindings, publicApiKey, SettingError, turnstileSiteKey } from "#worker/env.ts";
import { errorFields, log } from "#worker/log.ts";
import { withSecurityHeaders } from "#worker/security-headers.ts";
import { correctAddress, isPageAddress } from "./page-addresses.ts";
import { newNonce, PageCache, type Rendering, underNonce } from "./page-cache.ts";
import { serverTiming } from "./server-timing.ts";

let handle: RequestHandler | undefined;

/** Loads the pages when the first one is asked for, and ranks their routes once. In development they change. */
async function loadHandler(): Promise<RequestHandler> {
	if (!handle || import.meta.env.DEV) {
		handle = createRequestHandler(await import("virtual:react-router/server-build"), import.meta.env.MODE);
	}
	return handle;
}

const pages = new PageCache({
	build: import.meta.env.BUILD_ID,
	// All pages in both languages take about 4 MB; an isolate has 128.
	limits: { bytes: 16 * 1024 * 1024, pages: 256 },
	openEdge: () => caches.open("pages"),
	patience: 1000,
});

/**
 * Answers a page, or the router's data request for one. Never throws: what fails outside the pages, which have an
 * error page of their own, is logged and answered with one plain line.
 */
export async function answerPage(
	request: Request,
	env: Bindings,
	context: ExecutionContext,
): Promise<Response> {
	try {
		return await answer(request, env, context);
	} catch (error) {
		const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
		if (error instanceof SettingError) {
			log("error", "setting_wrong", { setting: error.setting, message: error.message });
			return new Response("Service Unavailable\n", { status: 503, headers });
		}
		log("error", "page_failed", errorFields(error));
		return new Response("Internal Server Error\n", { status: 500, headers });
	}
}

/** What a page shows of the settings. */
interface PageSettings {
	apiKey: string;
	siteKey: string | undefined;
}

async function answer(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const asked = request.method === "GET" || request.method === "HEAD";
	const correct = asked && correctAddress(pathname);
	if (correct) {
		const headers = { Location: correct + search, "Cache-Control": "public, max-age=86400" };
		return new Response(null, { status: 308, headers });
	}
	const language = pageLanguage(pathname, request.headers.get("Accept-Language"));
	const settings: PageSettings = { apiKey: publicApiKey(env), siteKey: turnstileSiteKey(env) };
	const turnstile = settings.siteKey !== undefined;
	if (!import.meta.env.DEV && asked && isPageAddress(pathname)) {
		return pages.answer({
			request,
			key: `${language}${pathname}?${settings.apiKey}&${settings.siteKey ?? ""}`,
			turnstile,
			// Of the visitor's request, nothing but the path goes into a page that all others get too.
			render: (nonce) =>
				render(new Request(new URL(pathname, sites.group)), { language, ...settings, nonce }),
			waitUntil: (work) => context.waitUntil(work),
		});
	}
	const started = Date.now();
	// Vite's hot reloading injects inline scripts and styles, which no policy of ours would let run.
	const nonce = import.meta.env.DEV ? undefined : newNonce();
	const { response } = await render(decodable(request, pathname), { language, ...settings, nonce });
	response.headers.set("Server-Timing", serverTiming("bypass", Date.now() - started));
	return nonce ? underNonce(response, nonce, turnstile) : response;
}

/**
 * The request, at an address that can be decoded: the router prints those that cannot. None of them is a page's, so that one
 * with other signs gets the same 404.
 */
function decodable(request: Request, pathname: string): Request {
	let decoded: string | undefined;
	try {
		decoded = decodeURIComponent(pathname);
	} catch {}
	if (decoded !== undefined) return request;
	const url = new URL(request.url);
	url.pathname = pathname.replaceAll("%", "-");
	return new Request(url, request);
}

async function render(
	request: Request,
	{ language, apiKey, siteKey, nonce }: PageSettings & { language: Language; nonce: string | undefined },
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
			// A visitor who left has broken the rendering off.
			if (!request.signal.aborted) log("error", "page_failed", errorFields(error));
			if (import.meta.env.DEV) console.error(error);
		},
	});
	const answerRequest = await loadHandler();
	const response = withSecurityHeaders(await answerRequest(request, context));
	response.headers.set("Cache-Control", response.ok ? "no-cache" : "no-store");
	if (!languageOfAddress(new URL(request.url).pathname)) response.headers.append("Vary", "Accept-Language");
	return { response, failed: () => failed };
}
