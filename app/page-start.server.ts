import type { EntryContext } from "react-router";
import { lateFonts } from "./fonts/late-fonts.ts";
import { type PageStart, pageDataId } from "./page-start.tsx";

/** Addresses of a page's modules. */
interface Modules {
	routes: [id: string, modules: string[]][];
	/** Exports what takes the page over. */
	entry: string;
	/** The manifest, and what the others import: no file has to come before the next one is asked for. */
	imported: string[];
}

/**
 * Runs in the page, where it is the only script in the HTML: as text, without anything around it. Hands the page's data
 * to React Router, and loads its modules once something is to be seen: until then they would only compete for the line.
 */
function startAfterPaint(
	handoff: Record<string, unknown>,
	dataId: string,
	{ mark, families }: typeof lateFonts,
	{ routes, entry, imported }: Modules,
): void {
	// Each in a task of its own: to ask for a module takes a slow phone some milliseconds.
	const load = async (module: string) => {
		await new Promise((resolve) => setTimeout(resolve));
		return import(/* @vite-ignore */ module);
	};
	let started = false;
	const showFonts = async () => {
		const page = document.documentElement;
		if (!page.hasAttribute(mark)) return;
		const fonts = Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`)));
		// One that hangs does not hold up the other for ever.
		await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, 3000))]);
		page.removeAttribute(mark);
	};
	const start = async () => {
		if (started) return;
		started = true;
		showFonts();
		const data = document.getElementById(dataId)?.textContent;
		const loadRoute = async ([id, modules]: [string, string[]]) => [
			id,
			Object.assign({}, ...(await Promise.all(modules.map(load)))),
		];
		const [{ hydrate }, loaded] = await Promise.all([
			load(entry),
			Promise.all(routes.map(loadRoute)),
			...imported.map(load),
		]);
		Object.assign(window, {
			__reactRouterContext: { ...handoff, stream: new Response(data).body },
			__reactRouterRouteModules: Object.fromEntries(loaded),
		});
		hydrate();
	};
	// A module did not come: the line broke, or a deploy came in between. Loading the page anew mends both; once is enough.
	const startOrReload = () =>
		start().catch((error: unknown) => {
			console.error(error);
			const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
			if (visit?.type !== "reload") location.reload();
		});
	// Nobody waits for the first paint of a page in the background. Some browsers don't tell of any.
	if (document.hidden) startOrReload();
	else {
		new PerformanceObserver(startOrReload).observe({ type: "paint", buffered: true });
		setTimeout(startOrReload, 1000);
	}
}

const tagStarts = /</g;

/** The modules that the manifest can name for a route. */
const moduleKinds = [
	"module",
	"clientActionModule",
	"clientLoaderModule",
	"clientMiddlewareModule",
	"hydrateFallbackModule",
] as const;

/** Makes what starts the page that is being rendered. */
export async function pageStart(
	{ manifest, staticHandlerContext, serverHandoffString, serverHandoffStream }: EntryContext,
	nonce: string | undefined,
): Promise<PageStart> {
	const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
	const modules: Modules = {
		routes: routes.map((route) => [route.id, moduleKinds.flatMap((kind) => route[kind] ?? [])]),
		entry: manifest.entry.module,
		imported: [
			...new Set([
				manifest.url,
				...manifest.entry.imports,
				...routes.flatMap(({ imports }) => imports ?? []),
			]),
		],
	};
	const values = [
		serverHandoffString,
		JSON.stringify(pageDataId),
		JSON.stringify(lateFonts),
		JSON.stringify(modules),
	];
	return {
		data: (await new Response(serverHandoffStream).text()).replace(tagStarts, "\\u003c"),
		script: `(${startAfterPaint})(${values})`,
		nonce,
	};
}
