import { data, type ServerBuild } from "react-router";
import { pageContext } from "#app/context.ts";
import { handleError } from "#app/entry.server.tsx";
import * as contact from "#app/routes/contact/route.tsx";
import * as idea from "#app/routes/idea/route.tsx";
import siteRoutes from "#app/routes.ts";

/**
 * Replaces the server build of Vite (an alias in vitest.config.ts): it has the site's routes and actions, renders empty pages,
 * and counts documents and loader calls.
 */

/** Number of rendered documents and loader calls. */
export const counted = { documents: 0, loaders: 0 };

/** What the two routes with an action export besides their page. */
const actions: Record<string, object> = {
	contact: { action: contact.action, headers: contact.headers },
	idea: { action: idea.action, headers: idea.headers },
};

/** The site's routes. Each page contains only its route id and action data. */
const pages = siteRoutes.flatMap(({ children = [] }) =>
	children.map(({ id = "", path, index, caseSensitive }) => ({
		id,
		parentId: "root",
		path,
		index,
		caseSensitive,
		module: {
			...actions[id.replace(/^\w\w\//, "")],
			default: () => null,
			loader() {
				counted.loaders += 1;
				return data({ page: id }, { status: id === "not-found" ? 404 : 200 });
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
			return new Response(`<html>${id}${said}</html>`, { status, headers });
		},
		handleError,
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
