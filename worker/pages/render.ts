import { Hono } from "hono";
import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { sites } from "#app/content/group.ts";
import { type FormContext, formContext, type PageContext, pageContext } from "#app/context.ts";
import { localeFromPath } from "#app/i18n/localized-paths.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { notFoundPath } from "#app/pages.ts";
import { type Bindings, type HonoEnv, publicApiKey, turnstileSiteKey } from "#worker/env.ts";
import { addSecurityHeaders } from "#worker/http/security-headers.ts";
import { errorFields, log } from "#worker/log.ts";
import { withTiming } from "./cached-page.ts";
import { checkFormPost, createFormContext, formPathnames, plainTextResponse } from "./form-post.ts";
import { newNonce, PageCache, type Rendering, withNoncePolicy } from "./page-cache.ts";
import {
	encodedFragment,
	encodedHash,
	isPagePathname,
	normalizePagePathname,
	pagePathnameOfDataRequest,
} from "./page-pathnames.ts";

let requestHandler: RequestHandler | undefined;

/** Imports the server build at the first page request and matches its routes only once, except in development. */
async function getRequestHandler(): Promise<RequestHandler> {
	if (!requestHandler || import.meta.env.DEV) {
		const build = await import("virtual:react-router/server-build");
		requestHandler = createRequestHandler(build, import.meta.env.MODE);
	}
	return requestHandler;
}

const pageCache = new PageCache();

/** Handles requests for pages, for the router's data (`*.data`), and form posts. */
export const pages = new Hono<HonoEnv>()
	// Existing assets are served without the Worker.
	.use("/assets/:file{.+}", async (_, next) =>
		import.meta.env.DEV ? next() : plainTextResponse(404, "Not Found"),
	)
	.get("*", (c) => readPage(c.req.raw, c.env, (work) => c.executionCtx.waitUntil(work)))
	.on("POST", formPathnames, checkFormPost, (c) => {
		const form = createFormContext(c);
		// React Router would answer other origins, and `null`, with an error page. The form context refuses to submit for them.
		c.req.raw.headers.delete("Origin");
		return renderUncached(c.req.raw, pageSettings(c.req.raw, c.env), form);
	})
	// React Router would render an uncached error page for these.
	.all("*", (c) => {
		const isForm = formPathnames.includes(c.req.path);
		return plainTextResponse(405, "Method Not Allowed", { Allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" });
	});

/** What a page depends on besides its path. */
type PageSettings = Pick<PageContext, "language" | "publicApiKey" | "turnstileSiteKey">;

function pageSettings({ url, headers }: Request, env: Bindings): PageSettings {
	return {
		language: pageLanguage(new URL(url).pathname, headers.get("Accept-Language")),
		publicApiKey: publicApiKey(env),
		turnstileSiteKey: turnstileSiteKey(env),
	};
}

async function readPage(
	request: Request,
	env: Bindings,
	waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const fragment = encodedFragment(pathname + search);
	const normalized = normalizePagePathname(pathname) ?? pathname;
	if (normalized !== pathname || (fragment && isPagePathname(pathname))) {
		const [query = ""] = search.split(encodedHash);
		// No cache keeps what may be the id of an analysis.
		const caching = fragment ? "no-store" : "public, max-age=86400";
		const headers = { Location: normalized + query + fragment, "Cache-Control": caching };
		return new Response(null, { status: 308, headers });
	}
	const settings = pageSettings(request, env);
	if (import.meta.env.DEV) return renderUncached(request, settings);
	const dataOf = pagePathnameOfDataRequest(pathname);
	if (dataOf !== undefined) {
		// The 404 page does not depend on the URL, which may be invalid (`/%.data`).
		const notFound = () => new Request(new URL(`${notFoundPath}.data`, sites.group));
		const response = await renderUncached(isPagePathname(dataOf) ? request : notFound(), settings);
		// A navigation would otherwise request the data that its link has prefetched once more. Not for longer, because a new
		// deployment's code might not understand it.
		if (response.status === 200 && request.headers.get("Sec-Purpose")?.includes("prefetch"))
			response.headers.set("Cache-Control", "private, max-age=10");
		return response;
	}
	const { language, publicApiKey, turnstileSiteKey = "" } = settings;
	const path = isPagePathname(pathname) ? pathname : notFoundPath;
	return pageCache.respond({
		request,
		version: env.CF_VERSION_METADATA.id,
		key: `${language}${path}?${publicApiKey}&${turnstileSiteKey}`,
		status: path === notFoundPath ? 404 : 200,
		turnstile: turnstileSiteKey !== "",
		// The rendering does not get the visitor's request, so nothing of it can end up in the cache.
		render: (nonce) => render(new Request(new URL(path, sites.group)), settings, nonce),
		waitUntil,
	});
}

async function renderUncached(
	request: Request,
	settings: PageSettings,
	form?: FormContext,
): Promise<Response> {
	const started = Date.now();
	// Vite's hot reloading injects inline scripts and styles without a nonce.
	const nonce = import.meta.env.DEV ? undefined : newNonce();
	const rendering = await render(request, settings, nonce, form);
	const response = withTiming(rendering.response, "bypass", started);
	return nonce ? withNoncePolicy(response, nonce, settings.turnstileSiteKey !== undefined) : response;
}

/** Renders with React Router, without a content security policy. */
async function render(
	request: Request,
	settings: PageSettings,
	nonce: string | undefined,
	form?: FormContext,
): Promise<Rendering> {
	let failed = false;
	const context = new RouterContextProvider();
	context.set(pageContext, {
		...settings,
		nonce,
		onError: (error) => {
			failed = true;
			// An aborted request means that the visitor disconnected.
			if (!request.signal.aborted) log("error", "page_failed", errorFields(error));
			if (import.meta.env.DEV) console.error(error);
		},
	});
	if (form) context.set(formContext, form);
	const handleRequest = await getRequestHandler();
	const response = await handleRequest(request, context);
	// Here, so that cached pages have them.
	addSecurityHeaders(response.headers);
	response.headers.set("Cache-Control", response.ok && !form ? "no-cache" : "no-store");
	if (!localeFromPath(new URL(request.url).pathname)) response.headers.append("Vary", "Accept-Language");
	return { response, failed: () => failed };
}
