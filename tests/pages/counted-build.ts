import { data, type ServerBuild } from "react-router";
import { pageContext } from "#app/context.ts";
import siteRoutes from "#app/routes.ts";

/**
 * A server build in place of the one that Vite makes of the site: it has the same routes, and counts what it is made to do.
 * vitest.config.ts puts it there.
 */

/** What a build has done so far. */
export const counted = { documents: 0, loaders: 0 };

const status = (id: string) => (id === "not-found" ? 404 : 200);

/** The site's own routes, whose pages hold nothing but their route's id. */
const pages = siteRoutes.flatMap(({ children = [] }) =>
	children.map(({ id = "", path, index, caseSensitive }) => ({
		id,
		parentId: "root",
		...(path !== undefined && { path }),
		...(index !== undefined && { index }),
		...(caseSensitive !== undefined && { caseSensitive }),
		module: {
			default: () => null,
			loader() {
				counted.loaders += 1;
				return data({ page: id }, { status: status(id) });
			},
		},
	})),
);

export const routes = Object.fromEntries(
	[{ id: "root", path: "", module: { default: () => null } }, ...pages].map((route) => [route.id, route]),
) as unknown as ServerBuild["routes"];

export const entry: ServerBuild["entry"] = {
	module: {
		default(_request, status, headers, { staticHandlerContext }, context) {
			counted.documents += 1;
			headers.set("Content-Type", "text/html; charset=utf-8");
			headers.set("Content-Language", context.get(pageContext).language);
			return new Response(`<html>${staticHandlerContext.matches.at(-1)?.route.id}</html>`, {
				status,
				headers,
			});
		},
	},
};

export const assets: ServerBuild["assets"] = {
	entry: { module: "", imports: [] },
	routes: {},
	url: "",
	version: "",
};
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future = {} as ServerBuild["future"];
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" } as const;
