import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { sites } from "#app/content/placeholders.ts";
import { type FormContext, formContext, pageContext } from "#app/context.ts";
import type { Language } from "#app/i18n/languages.ts";
import { localeFromPath } from "#app/i18n/localized-paths.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { notFoundPath } from "#app/navigation/page-paths.ts";
import { type Bindings, publicApiKey, SettingError, turnstileSiteKey } from "#worker/env.ts";
import { errorFields, log } from "#worker/log.ts";
import { withSecurityHeaders } from "#worker/security-headers.ts";
import { formContextOf, readFormPost } from "./form-post.ts";
import { correctAddress, isMissingFile, isPageAddress, pageOfData } from "./page-addresses.ts";
import { newNonce, PageCache, type Rendering, underNonce } from "./page-cache.ts";
import { plainText } from "./plain-text.ts";
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
		if (error instanceof SettingError) {
			log("error", "setting_wrong", { setting: error.setting, message: error.message });
			return plainText(503, "Service Unavailable");
		}
		log("error", "page_failed", errorFields(error));
		return plainText(500, "Internal Server Error");
	}
}

/** What a page shows of the settings. */
interface PageSettings {
	apiKey: string;
	siteKey: string | undefined;
}

async function answer(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const reads = request.method === "GET" || request.method === "HEAD";
	const correct = reads && correctAddress(pathname);
	if (correct) {
		const headers = { Location: correct + search, "Cache-Control": "public, max-age=86400" };
		return new Response(null, { status: 308, headers });
	}
	const language = pageLanguage(pathname, request.headers.get("Accept-Language"));
	const settings: PageSettings = { apiKey: publicApiKey(env), siteKey: turnstileSiteKey(env) };
	const turnstile = settings.siteKey !== undefined;

	/** Has the router answer this one request, and the form that it may have posted. */
	const route = async (routed: Request, form?: FormContext): Promise<Response> => {
		const started = Date.now();
		// Vite's hot reloading injects inline scripts and styles, which no policy of ours would let run.
		const nonce = import.meta.env.DEV ? undefined : newNonce();
		const { response } = await render(routed, { language, ...settings, nonce }, form);
		response.headers.set("Server-Timing", serverTiming("bypass", Date.now() - started));
		return nonce ? underNonce(response, nonce, turnstile) : response;
	};
	/** Answers with the page that is kept for all who ask for it. Of their requests, nothing goes into it. */
	const keep = (path: string, status: number): Promise<Response> =>
		pages.answer({
			request,
			version: env.CF_VERSION_METADATA.id,
			key: `${language}${path}?${settings.apiKey}&${settings.siteKey ?? ""}`,
			status,
			turnstile,
			render: (nonce) => render(new Request(new URL(path, sites.group)), { language, ...settings, nonce }),
			waitUntil: (work) => context.waitUntil(work),
		});

	if (!import.meta.env.DEV && isMissingFile(pathname)) return plainText(404, "Not Found");
	if (!reads) {
		const posted = await readFormPost(request, env, language);
		return posted instanceof Response ? posted : route(posted, formContextOf(request, env, context));
	}
	if (import.meta.env.DEV) return route(request);
	const page = pageOfData(pathname);
	if (page !== undefined) {
		// What was asked for says nothing about the 404, and may be no address at all (`/%.data`).
		return route(isPageAddress(page) ? request : new Request(new URL(`${notFoundPath}.data`, sites.group)));
	}
	return isPageAddress(pathname) ? keep(pathname, 200) : keep(notFoundPath, 404);
}

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
			// A visitor who left has broken the rendering off.
			if (!request.signal.aborted) log("error", "page_failed", errorFields(error));
			if (import.meta.env.DEV) console.error(error);
		},
	});
	if (form) context.set(formContext, form);
	const answerRequest = await loadHandler();
	const response = withSecurityHeaders(await answerRequest(request, context));
	response.headers.set("Cache-Control", response.ok && !form ? "no-cache" : "no-store");
	if (!localeFromPath(new URL(request.url).pathname)) response.headers.append("Vary", "Accept-Language");
	return { response, failed: () => failed };
}
