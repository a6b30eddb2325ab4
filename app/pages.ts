import type { Language } from "./i18n/languages.ts";
import type { Resources } from "./i18n/resources.server.ts";

interface Page {
	/** Namespace of its texts: `metaTitle`, `metaDescription` and, unless it is unlisted, its `name` in menus and lists. */
	namespace: keyof Resources;
	/** Whether the header and the menu of small screens link to it. */
	inMenu?: true;
	/** The column of the footer that links to it. The other legal pages link to those in `legal`, too. */
	footer?: "pages" | "legal";
	/** The language of its path without a prefix, where it is not negotiated. */
	language?: Language;
	/** A step of a task: no menu, sitemap or search engine lists it. */
	unlisted?: true;
}

/**
 * The pages of the site by their paths, without a language prefix, in the order of menus, footer and sitemap. Routes, links,
 * titles and the files for crawlers follow from this table. The route of `/example` is `routes/example/route.tsx`; the legal texts
 * have one together.
 */
export const pages = {
	"/": { namespace: "home", inMenu: true },
	"/nosotros": { namespace: "nosotros", inMenu: true, footer: "pages" },
	"/empresas": { namespace: "empresas", inMenu: true, footer: "pages" },
	"/inversores": { namespace: "inversores", inMenu: true, footer: "pages" },
	"/contact": { namespace: "contact", inMenu: true, footer: "pages" },
	"/idea": { namespace: "idea", unlisted: true },
	"/resultados": { namespace: "resultados", unlisted: true },
	"/legal-notice": { namespace: "legalNotice", footer: "legal" },
	"/privacy-policy": { namespace: "privacyPolicy", footer: "legal" },
	"/cookie-policy": { namespace: "cookiePolicy", footer: "legal" },
	"/terms-and-conditions": { namespace: "termsAndConditions", footer: "legal", language: "en" },
	"/cookie-settings": { namespace: "cookieSettings", footer: "legal" },
	"/codigo-conducta": { namespace: "codigoConducta", footer: "legal" },
	"/politica-esg": { namespace: "politicaEsg", footer: "legal" },
	"/denuncias": { namespace: "denuncias", footer: "legal", language: "es" },
} as const satisfies Record<`/${string}`, Page>;

export type PagePath = keyof typeof pages;

/** A page that search engines may index. */
export type ListedPage = {
	[Path in PagePath]: (typeof pages)[Path] extends { unlisted: true } ? never : Path;
}[PagePath];

/** The table with every column of every page. */
const table: Record<PagePath, Page> = pages;

export const pagePaths = Object.keys(pages) as PagePath[];

export function isPagePath(path: string): path is PagePath {
	return Object.hasOwn(pages, path);
}

export function isListedPage(path: string): path is ListedPage {
	return isPagePath(path) && !table[path].unlisted;
}

export const listedPages = pagePaths.filter(isListedPage);

export const menuPages = listedPages.filter((path) => table[path].inMenu);

export function footerPages(column: Page["footer"]): readonly ListedPage[] {
	return listedPages.filter((path) => table[path].footer === column);
}

/** The one language of a page's path without a prefix; undefined if it is negotiated. */
export function fixedLanguage(path: string): Language | undefined {
	return isPagePath(path) ? table[path].language : undefined;
}

/** The pages whose web vitals and problems may be recorded. Visits to the whistleblower page never are. */
export const measuredPaths = pagePaths.filter((path) => path !== "/denuncias");

/**
 * The path that the 404 page is rendered for and that its language links use. All unknown paths share one cached page,
 * so it must not contain the requested path.
 */
export const notFoundPath = "/404" as const;
