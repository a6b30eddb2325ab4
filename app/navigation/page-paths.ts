/** The site's pages by their path, without a language. Whatever lists pages or names one takes them from here. */
export const pagePaths = [
	"/",
	"/nosotros",
	"/empresas",
	"/inversores",
	"/contact",
	"/idea",
	"/resultados",
	"/politica-esg",
	"/codigo-conducta",
	"/denuncias",
	"/legal-notice",
	"/privacy-policy",
	"/cookie-policy",
	"/cookie-settings",
	"/terms-and-conditions",
] as const;

/** The pages whose speed may be measured. Nothing is ever noted of a visit to the whistleblower channel. */
export const measuredPaths = pagePaths.filter((path) => path !== "/denuncias");
