import type { Route } from "../+types/root";

/** The page that the router is loading. */
let loading: string | undefined;
let tell = (_pathname: string) => {};
let isReloading = false;

/** Reloads the document, which no other script can while missing pages are told. */
export function reload(): void {
	isReloading = true;
	window.location.reload();
}

/** Middleware of every navigation. Where the page's data cannot be had, as behind content blockers, the present page stays until there is another navigation. */
export const waitForData: Route.ClientMiddlewareFunction = async ({ url, request: { signal } }, next) => {
	const ended = new Promise<Awaited<ReturnType<typeof next>>>((resolve) => {
		signal.addEventListener("abort", () => resolve({}));
	});
	loading = url.pathname;
	const results = await Promise.race([next(), ended]);
	if (loading === url.pathname) loading = undefined;
	if (signal.aborted) return results;
	if (!Object.values(results).some(({ type }) => type === "error")) return results;
	tell(url.pathname);
	return ended;
};

/**
 * Tells of each page that the router cannot load because its data or its code is missing. For code, also of a link that is only
 * hovered, the router would reload the document; browsers without the Navigation API do.
 *
 * @returns stops it
 */
export function tellMissingPages(onMissing: (pathname: string) => void): () => void {
	tell = onMissing;
	// Browsers tell a page of no reload that its visitor asks for.
	const keepDocument = (event: NavigateEvent) => {
		if (isReloading || event.navigationType !== "reload") return;
		event.preventDefault();
		if (loading) tell(loading);
	};
	// Vite reloads pages in development.
	if (import.meta.env.MODE !== "development") window.navigation?.addEventListener("navigate", keepDocument);
	return () => window.navigation?.removeEventListener("navigate", keepDocument);
}
