/** The paths of the site's pages, without a language prefix. */
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

export type PagePath = (typeof pagePaths)[number];

export function isPagePath(path: string): path is PagePath {
	return pagePaths.some((page) => page === path);
}

/** Pages that are steps of a task; they are not indexed. */
const stepPaths = ["/idea", "/resultados"] as const satisfies PagePath[];

/** A page that search engines may index. */
export type ListedPage = Exclude<PagePath, (typeof stepPaths)[number]>;

export function isListedPage(path: string): path is ListedPage {
	return isPagePath(path) && !stepPaths.some((step) => step === path);
}

/** The pages of the sitemap. */
export const listedPages: readonly ListedPage[] = pagePaths.filter(isListedPage);

/** The pages whose web vitals may be measured. Visits to the whistleblower page are never recorded. */
export const measuredPaths = pagePaths.filter((path) => path !== "/denuncias");

/**
 * The path that the 404 page is rendered for and that its language links use. All unknown paths share one cached page,
 * so it must not contain the requested path.
 */
export const notFoundPath = "/404" as const;
