import { createRequestHandler, RouterContextProvider } from "react-router";
import { pageContext } from "#app/context.ts";
import { pageLanguage } from "#app/i18n/negotiation.ts";
import { type Bindings, publicApiKey, SettingError } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { pagePolicy } from "./page-csp.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/**
 * Answers a page, or the router's data request for one. Never throws: what fails outside the pages, which have an
 * error page of their own, is logged and answered with one plain line.
 */
export async function answerPage(request: Request, env: Bindings): Promise<Response> {
	try {
		return await renderPage(request, env);
	} catch (error) {
		const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
		if (error instanceof SettingError) {
			log("error", "setting_wrong", { setting: error.setting, message: error.message });
			return new Response(`${error.message}\n`, { status: 503, headers });
		}
		log("error", "page_failed", { name: error instanceof Error ? error.name : "unknown" });
		return new Response("Internal Server Error\n", { status: 500, headers });
	}
}

async function renderPage(request: Request, env: Bindings): Promise<Response> {
	// Vite's hot reloading injects inline scripts and styles, which no policy of ours would let run.
	const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID().replaceAll("-", "");
	const context = new RouterContextProvider();
	context.set(pageContext, {
		language: pageLanguage(new URL(request.url).pathname, request.headers.get("Accept-Language")),
		nonce,
		publicApiKey: publicApiKey(env),
	});
	const response = await handle(request, context);
	const page = new Response(response.body, response);
	page.headers.set("Cache-Control", page.ok ? "no-cache" : "no-store");
	page.headers.append("Vary", "Accept-Language");
	if (nonce) page.headers.set("Content-Security-Policy", pagePolicy(nonce));
	return page;
}
