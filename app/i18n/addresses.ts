import { useCallback } from "react";
import { useLocation } from "react-router";
import { isLanguage, type Language } from "./languages.ts";

/** Paths of the site's pages, without a language. The routes, the menus and the sitemap name pages by these. */
export type PagePath =
	| "/"
	| "/resultados"
	| "/nosotros"
	| "/empresas"
	| "/inversores"
	| "/contact"
	| "/denuncias"
	| "/privacy-policy"
	| "/legal-notice"
	| "/cookie-policy"
	| "/terms-and-conditions"
	| "/cookie-settings"
	| "/codigo-conducta"
	| "/politica-esg";

/** Pages whose plain address is written in one language, whatever the browser asks for. */
const writtenIn = new Map<string, Language>([
	["/terms-and-conditions", "en"],
	["/denuncias", "es"],
]);

/**
 * Takes an address apart: `/es/nosotros` → `es` and `/nosotros`; `/nosotros` → no language.
 *
 * @param pathname of a page or of the router's data request for it (`/es.data`, `/es/_.data`, `/_.data`)
 */
export function fixedAddress(pathname: string): { language: Language | undefined; path: string } {
	const page = pathname.replace(/(\/_)?\.data$/, "").replace(/\/$/, "") || "/";
	const [, first, ...rest] = page.split("/");
	return isLanguage(first)
		? { language: first, path: `/${rest.join("/")}` }
		: { language: undefined, path: page };
}

/** The language that an address always answers in: the one it is fixed to, or the one its page is written in. */
export function boundLanguage(pathname: string): Language | undefined {
	const { language, path } = fixedAddress(pathname);
	return language ?? writtenIn.get(path);
}

/** The address of a page: fixed to a language, or plain where none is given. */
export function pageAddress(path: PagePath, language: Language | undefined): string {
	if (!language) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Gives the addresses of other pages in the kind that this page was reached by: plain, or fixed to a language. */
export function usePageAddress(): (path: PagePath) => string {
	const { language } = fixedAddress(useLocation().pathname);
	return useCallback((path) => pageAddress(path, language), [language]);
}
