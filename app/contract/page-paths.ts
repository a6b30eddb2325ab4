/** Paths of the site's pages, without a language. The routes, the menus and the sitemap name pages by these. */
export const pagePaths = [
	"/",
	"/resultados",
	"/nosotros",
	"/empresas",
	"/inversores",
	"/contact",
	"/denuncias",
	"/privacy-policy",
	"/legal-notice",
	"/cookie-policy",
	"/terms-and-conditions",
	"/cookie-settings",
	"/codigo-conducta",
	"/politica-esg",
] as const;

/** The pages whose speed may be measured. Nothing is ever noted of a visit to the whistleblower channel. */
export const measuredPaths = pagePaths.filter((path) => path !== "/denuncias");
