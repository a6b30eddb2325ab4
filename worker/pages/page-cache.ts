import { errorFields, errorMessage, log } from "#worker/log.ts";
import { type CachedPage, createCachedPage, respondFromCache, withTiming } from "./cached-page.ts";
import { pagePolicy } from "./page-csp.ts";

/** A page that is being rendered. */
export interface Rendering {
	/** Without a content security policy. */
	response: Response;
	/** Whether part of the page failed to render. Final once the body has ended. */
	failed(): boolean;
}

export interface PageCacheRequest {
	request: Request;
	/** Version of the Worker. Pages of other versions are never used. */
	version: string;
	/** Cache key: everything else that the page depends on. */
	key: string;
	/** Only responses with this status are cached. */
	status: number;
	/** Whether the page may load Turnstile. */
	turnstile: boolean;
	/** Renders the page for any visitor, with this nonce on its inline scripts and styles. */
	render(nonce: string): Promise<Rendering>;
	waitUntil(work: Promise<unknown>): void;
}

/** How long the data centre may keep a page: one week. The key includes the Worker's version, so none becomes stale. */
const edgeMaxAgeSeconds = 604_800;

/** Caches rendered pages in the isolate's memory and in the Cache API (docs/decisions/0010-page-cache.md). */
export class PageCache {
	/** About 60 pages, which take about 4 MB of an isolate's 128 MB. */
	readonly #pages = new Map<string, CachedPage>();

	/** Responds to a GET or HEAD request for a page. @throws the error of `render` */
	async respond(options: PageCacheRequest): Promise<Response> {
		const { request, version, key, status, turnstile, waitUntil } = options;
		const cached = this.#pages.get(key);
		if (cached) return respondFromCache(cached, request);
		const started = Date.now();
		const edgeUrl = `${new URL(request.url).origin}/__pages/${version}/${encodeURIComponent(key)}`;
		const edgePage = await readEdgeCache(edgeUrl);
		if (edgePage) {
			this.#pages.set(key, edgePage);
			return withTiming(respondFromCache(edgePage, request), "edge", started);
		}

		const nonce = newNonce();
		const rendering = await options.render(nonce);
		const response = withNoncePolicy(rendering.response, nonce, turnstile);
		if (response.status !== status || !response.body || response.headers.has("Set-Cookie")) {
			return withTiming(response, "bypass", started);
		}
		const [visitorBody, cacheBody] = response.body.tee();
		const caching = copyPage(new Response(cacheBody, response), rendering.failed, nonce, turnstile);
		waitUntil(
			caching.then((page) => {
				if (!page) return;
				this.#pages.set(key, page);
				return writeEdgeCache(edgeUrl, page);
			}),
		);
		return withTiming(new Response(visitorBody, response), "miss", started);
	}
}

/** @returns undefined if the page failed to render or cannot be cached */
async function copyPage(
	response: Response,
	failed: Rendering["failed"],
	nonce: string,
	turnstile: boolean,
): Promise<CachedPage | undefined> {
	try {
		const bytes = new Uint8Array(await response.arrayBuffer());
		return failed() ? undefined : await createCachedPage(bytes, response, nonce, turnstile);
	} catch (error) {
		log("error", "page_not_cached", { reason: errorMessage(error), ...errorFields(error) });
		return undefined;
	}
}

/** Holds the status and headers of a page in the Cache API, which adds and removes some headers of its own. */
const pageHeader = "Page";

const readEdgeCache = (url: string) =>
	inEdgeCache("read", async (cache): Promise<CachedPage | undefined> => {
		const response = await cache.match(url);
		if (!response) return undefined;
		const { status, headers } = JSON.parse(response.headers.get(pageHeader) ?? "");
		const body = new Uint8Array(await response.arrayBuffer());
		return { status, body, headers: new Headers(headers) };
	});

const writeEdgeCache = (url: string, { status, body, headers }: CachedPage) =>
	inEdgeCache("write", async (cache) => {
		const page = JSON.stringify({ status, headers: [...headers] });
		const cacheControl = `public, s-maxage=${edgeMaxAgeSeconds}`;
		const entry = new Response(body, { headers: { "Cache-Control": cacheControl, [pageHeader]: page } });
		await cache.put(url, entry);
	});

async function inEdgeCache<Result>(operation: "read" | "write", use: (cache: Cache) => Promise<Result>) {
	try {
		return await use(await caches.open("pages"));
	} catch (error) {
		log("warn", "edge_cache_failed", { operation, reason: errorMessage(error) });
		return undefined;
	}
}

/** A random nonce of 122 bits. */
export function newNonce(): string {
	return crypto.randomUUID().replaceAll("-", "");
}

/** Adds a content security policy that allows the page's inline scripts and styles by their nonce. */
export function withNoncePolicy(page: Response, nonce: string, turnstile: boolean): Response {
	const response = new Response(page.body, page);
	const sources = [`'nonce-${nonce}'`];
	response.headers.set("Content-Security-Policy", pagePolicy(sources, sources, turnstile));
	return response;
}
