import { data, type ServerBuild } from "react-router";
import { pageContext } from "#app/context.ts";
import * as contact from "#app/routes/contact/route.tsx";
import * as idea from "#app/routes/idea/route.tsx";
import siteRoutes from "#app/routes.ts";

/**
 * A server build in place of the one that Vite makes of the site: it has the same routes and actions, and counts what it is made to do.
 * vitest.config.ts puts it there.
 */

/** What a build has done so far. */
export const counted = { documents: 0, loaders: 0 };

const status = (id: string) => (id === "not-found" ? 404 : 200);

/** The actions of the pages that take forms. */
const actions: Record<string, object> = { contact, idea };

/** What a page has of the site's own: its action, and the headers that it sets. */
function actionOf(id: string): object {
	const { action, headers } = (actions[id.replace(/^\w\w\//, "")] ?? {}) as Partial<typeof contact>;
	return { ...(action && { action }), ...(headers && { headers }) };
}

/** The site's own routes, whose pages hold nothing but their route's id and what its action said. */
const pages = siteRoutes.flatMap(({ children = [] }) =>
	children.map(({ id = "", path, index, caseSensitive }) => ({
		id,
		parentId: "root",
		...(path !== undefined && { path }),
		...(index !== undefined && { index }),
		...(caseSensitive !== undefined && { caseSensitive }),
		module: {
			...actionOf(id),
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
			const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
			const said = JSON.stringify(staticHandlerContext.actionData?.[id]) ?? "";
			return new Response(`<html>${id}${said}</html>`, {
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
