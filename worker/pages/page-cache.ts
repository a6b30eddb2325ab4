import { errorFields, log } from "#worker/log.ts";
import {
	type CachedPage,
	createCachedPage,
	fromEdgeResponse,
	respondFromCache,
	toEdgeResponse,
} from "./cached-page.ts";
import { type LruLimits, LruPageCache } from "./lru-page-cache.ts";
import { nonceSource, pagePolicy } from "./page-csp.ts";
import { type PageSource, serverTiming } from "./server-timing.ts";

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
	/** Only responses with this status are cached; 200 by default. */
	status?: number;
	/** Whether the page's forms may load Turnstile. */
	turnstile?: boolean;
	/** Renders the page for any visitor, with this nonce on its inline scripts and styles. */
	render(nonce: string): Promise<Rendering>;
	waitUntil(work: Promise<unknown>): void;
}

interface PageCacheOptions {
	limits: LruLimits;
	/** Opens the data centre's cache. */
	openEdgeCache(): Promise<Cache>;
	/** How long the data centre may keep a page. */
	edgeMaxAgeSeconds: number;
	/** How long a request waits for another request's rendering, in milliseconds. */
	waitTimeoutMs: number;
}

/** A rendering that other requests can wait for. */
interface InFlightRendering {
	settled: boolean;
	/** Undefined until settled, and if the page could not be cached. */
	page?: CachedPage | undefined;
}

/** How often waiting requests check a rendering in flight. A page takes about 10 ms to render. */
const pollIntervalMs = 4;

interface PageResponse {
	response: Response;
	source: PageSource;
}

/**
 * Caches rendered pages in the isolate's memory and in the Cache API of the data centre. Concurrent requests for an
 * uncached page share one rendering.
 *
 * The request that starts the rendering gets it as a stream, with a nonce in its policy. All others get the cached page,
 * with hashes in its policy. See docs/decisions/0010-page-cache.md.
 */
export class PageCache {
	readonly #options: PageCacheOptions;
	readonly #lru: LruPageCache;
	readonly #inFlight = new Map<string, InFlightRendering>();

	constructor(options: PageCacheOptions) {
		this.#options = options;
		this.#lru = new LruPageCache(options.limits);
	}

	/**
	 * Responds to a GET or HEAD request for a page.
	 * @throws the error of `render`
	 */
	async respond(options: PageCacheRequest): Promise<Response> {
		const { request, key } = options;
		const cached = this.#lru.get(key);
		if (cached) return respondFromCache(cached, request);
		const started = Date.now();
		const inFlight = this.#inFlight.get(key);
		const { response, source } = await (inFlight
			? this.#respondAsWaiter(options, inFlight)
			: this.#respondAsLeader(options));
		response.headers.set("Server-Timing", serverTiming(source, Date.now() - started));
		return response;
	}

	/** Responds with another request's rendering, or renders the page uncached if that fails or takes too long. */
	async #respondAsWaiter(options: PageCacheRequest, inFlight: InFlightRendering): Promise<PageResponse> {
		const { request, key } = options;
		const page = await this.#waitFor(inFlight);
		if (page) return { response: respondFromCache(page, request), source: "memory" };
		// The next request becomes the leader.
		if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
		const nonce = newNonce();
		const { response } = await options.render(nonce);
		return { response: withNoncePolicy(response, nonce, options.turnstile), source: "bypass" };
	}

	/**
	 * Polls instead of awaiting a promise of the other request: that promise never settles if the other request is cancelled,
	 * and workerd can forbid to settle a promise across requests.
	 */
	async #waitFor(inFlight: InFlightRendering): Promise<CachedPage | undefined> {
		const deadline = Date.now() + this.#options.waitTimeoutMs;
		while (!inFlight.settled && Date.now() < deadline) await scheduler.wait(pollIntervalMs);
		return inFlight.page;
	}

	/** Responds from the Cache API, or renders the page and caches it. */
	async #respondAsLeader(options: PageCacheRequest): Promise<PageResponse> {
		const { request, version, key, status = 200, turnstile } = options;
		const edgeUrl = `${new URL(request.url).origin}/__pages/${version}/${encodeURIComponent(key)}`;
		const inFlight: InFlightRendering = { settled: false };
		this.#inFlight.set(key, inFlight);
		const whenSettled = Promise.withResolvers<void>();
		// Keeps the rendering alive for the waiters if this visitor disconnects.
		options.waitUntil(whenSettled.promise);
		const settle = (page?: CachedPage) => {
			if (page) this.#lru.set(key, page);
			if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
			inFlight.page = page;
			inFlight.settled = true;
			whenSettled.resolve();
		};
		try {
			const edgePage = await this.#readEdgeCache(edgeUrl);
			if (edgePage) {
				settle(edgePage);
				return { response: respondFromCache(edgePage, request), source: "edge" };
			}

			const nonce = newNonce();
			const rendering = await options.render(nonce);
			const { response } = rendering;
			if (response.status !== status || !response.body || response.headers.has("Set-Cookie")) {
				settle();
				return { response: withNoncePolicy(response, nonce, turnstile), source: "bypass" };
			}
			const [visitorBody, cacheBody] = response.body.tee();
			const caching = this.#createCachedPage(cacheBody, response, rendering, nonce, turnstile);
			options.waitUntil(
				caching.then((page) => {
					settle(page);
					return page && this.#writeEdgeCache(edgeUrl, page);
				}),
			);
			// Both need the ETag, which is only known at the end of the rendering.
			if (request.method === "HEAD" || request.headers.has("If-None-Match")) {
				const page = await caching;
				if (page) {
					visitorBody.cancel().catch(() => {});
					return { response: respondFromCache(page, request), source: "miss" };
				}
			}
			const streamed = new Response(visitorBody, response);
			return { response: withNoncePolicy(streamed, nonce, turnstile), source: "miss" };
		} catch (error) {
			settle();
			throw error;
		}
	}

	/** @returns undefined if the page failed to render or cannot be cached */
	async #createCachedPage(
		body: ReadableStream<Uint8Array>,
		response: Response,
		rendering: Rendering,
		nonce: string,
		turnstile = false,
	): Promise<CachedPage | undefined> {
		try {
			const bytes = new Uint8Array(await new Response(body).arrayBuffer());
			return rendering.failed() ? undefined : await createCachedPage(bytes, response, nonce, turnstile);
		} catch (error) {
			log("error", "page_not_cached", errorFields(error));
			return undefined;
		}
	}

	async #readEdgeCache(url: string): Promise<CachedPage | undefined> {
		try {
			const response = await (await this.#options.openEdgeCache()).match(url);
			return response && (await fromEdgeResponse(response));
		} catch {
			return undefined;
		}
	}

	async #writeEdgeCache(url: string, page: CachedPage): Promise<void> {
		try {
			await (await this.#options.openEdgeCache()).put(
				url,
				toEdgeResponse(page, this.#options.edgeMaxAgeSeconds),
			);
		} catch {
			log("warn", "edge_cache_write_failed");
		}
	}
}

/** A random nonce of 122 bits. */
export function newNonce(): string {
	return crypto.randomUUID().replaceAll("-", "");
}

/** Adds a content security policy that allows the page's inline scripts and styles by their nonce. */
export function withNoncePolicy(page: Response, nonce: string, turnstile = false): Response {
	const response = new Response(page.body, page);
	const sources = [nonceSource(nonce)];
	const policy = pagePolicy({ scripts: sources, styles: sources }, turnstile);
	response.headers.set("Content-Security-Policy", policy);
	return response;
}
