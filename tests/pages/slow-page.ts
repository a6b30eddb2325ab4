import { PageCache } from "#worker/pages/page-cache.ts";
import { renderedPage } from "./rendered-page.ts";

const cache = new PageCache({
	limits: { maxBytes: 1e6, maxPages: 100 },
	openEdgeCache: () => caches.open("pages"),
	edgeMaxAgeSeconds: 60,
	waitTimeoutMs: 5000,
});

const renderings = new Map<string, number>();

/** Requests to it are answered by `answerSlowPage`. */
export const slowPagePath = "/slow-page";

/**
 * A kept page for tests whose visitors are requests of their own, as only workerd makes them. `?key=` names the page, `delay=` how
 * many milliseconds it takes to render, `before=` how many pass before its first byte; `failing` breaks the first one off.
 */
export async function answerSlowPage(request: Request, context: ExecutionContext): Promise<Response> {
	const { searchParams } = new URL(request.url);
	const key = searchParams.get("key") ?? "";
	const response = await cache.respond({
		request,
		version: "slow",
		key,
		async render(nonce) {
			const time = (renderings.get(key) ?? 0) + 1;
			renderings.set(key, time);
			await scheduler.wait(Number(searchParams.get("before") ?? 0));
			return renderedPage(nonce, {
				delay: Number(searchParams.get("delay") ?? 0),
				breaks: searchParams.has("failing") && time === 1,
			});
		},
		waitUntil: (work) => context.waitUntil(work),
	});
	response.headers.set("Renderings", String(renderings.get(key) ?? 0));
	return response;
}
