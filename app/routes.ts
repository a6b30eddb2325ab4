import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { languages } from "./i18n/languages.ts";

/**
 * The routes of all pages, with or without a language prefix. Each module is used several times, so its routes need
 * ids. Paths are case-sensitive: `/ES` is not a language.
 */
function pages(prefix: "" | `${string}/`): RouteConfigEntry[] {
	const options = (page: string) => ({ id: `${prefix}${page}`, caseSensitive: true });
	return [
		prefix
			? route(prefix, "routes/home/route.tsx", options("home"))
			: index("routes/home/route.tsx", { id: "home" }),
		route(`${prefix}idea`, "routes/idea/route.tsx", options("idea")),
		route(`${prefix}resultados`, "routes/resultados/route.tsx", options("resultados")),
		route(`${prefix}inversores`, "routes/inversores/route.tsx", options("inversores")),
		route(`${prefix}contact`, "routes/contact/route.tsx", options("contact")),
		route(`${prefix}cookie-settings`, "routes/cookie-settings/route.tsx", options("cookie-settings")),
		route(`${prefix}legal-notice`, "routes/legal-notice/route.tsx", options("legal-notice")),
		route(`${prefix}privacy-policy`, "routes/privacy-policy/route.tsx", options("privacy-policy")),
		route(`${prefix}cookie-policy`, "routes/cookie-policy/route.tsx", options("cookie-policy")),
		route(
			`${prefix}terms-and-conditions`,
			"routes/terms-and-conditions/route.tsx",
			options("terms-and-conditions"),
		),
		route(`${prefix}nosotros`, "routes/nosotros/route.tsx", options("nosotros")),
		route(`${prefix}empresas`, "routes/empresas/route.tsx", options("empresas")),
		route(`${prefix}codigo-conducta`, "routes/codigo-conducta/route.tsx", options("codigo-conducta")),
		route(`${prefix}politica-esg`, "routes/politica-esg/route.tsx", options("politica-esg")),
		route(`${prefix}denuncias`, "routes/denuncias/route.tsx", options("denuncias")),
	];
}

export default [
	layout("routes/boundary/route.tsx", [
		...pages(""),
		// The design system's gallery exists on the development server only.
		...(process.env.NODE_ENV === "development" ? [route("design", "routes/gallery/route.tsx")] : []),
		...languages.flatMap((language) => pages(`${language}/`)),
		route("*", "routes/not-found/route.tsx", { id: "not-found" }),
	]),
] satisfies RouteConfigEntry[];
