import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages } from "./i18n/languages.ts";
import { legalTextsUpdated } from "./legal/legal-facts.ts";
import { pagePaths } from "./pages.ts";

/**
 * The routes of all pages, with or without a language prefix. Each module is used several times, so its routes need
 * ids. One module is for all legal texts. Paths are case-sensitive: `/ES` is not a language.
 */
function pageRoutes(prefix: "" | `${Language}/`): RouteConfigEntry[] {
	return pagePaths.map((page) => {
		const name = page.slice(1) || "home";
		const file = `routes/${page in legalTextsUpdated ? "legal-text" : name}/route.tsx`;
		const path = prefix + page.slice(1);
		const id = prefix + name;
		return path ? route(path, file, { id, caseSensitive: true }) : index(file, { id });
	});
}

export default [
	layout("routes/boundary/route.tsx", [
		...pageRoutes(""),
		...languages.flatMap((language) => pageRoutes(`${language}/`)),
		route("*", "routes/not-found/route.tsx", { id: "not-found" }),
	]),
] satisfies RouteConfigEntry[];
