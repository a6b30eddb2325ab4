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

/** Path of a page, without a language. */
export type PagePath = (typeof pagePaths)[number];

/** Narrows any path to a page's. */
export function isPagePath(path: string): path is PagePath {
	return pagePaths.some((page) => page === path);
}

/** Steps of what a visitor is doing, which no list of pages leads to. */
type StepPath = "/idea" | "/resultados";

/** A page that search engines may list. */
export type ListedPage = Exclude<PagePath, StepPath>;

/** Narrows any path to a listed page's. */
export function isListedPage(path: string): path is ListedPage {
	return isPagePath(path) && path !== "/idea" && path !== "/resultados";
}

/** The pages of the sitemap. */
export const listedPages: readonly ListedPage[] = pagePaths.filter(isListedPage);

/** The pages whose speed may be measured. Nothing is ever noted of a visit to the whistleblower channel. */
export const measuredPaths = pagePaths.filter((path) => path !== "/denuncias");

/**
 * Where the 404 page is at home. Every address that is no page's shows the same one, so nothing in it may come from the
 * address: it is rendered as if it were asked for here, and its translation is linked here.
 */
export const notFoundPath = "/404" as const;
