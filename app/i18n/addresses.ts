import { useCallback } from "react";
import { useLocation } from "react-router";
import type { pagePaths } from "../contract/page-paths.ts";
import { isLanguage, type Language } from "./languages.ts";

/** Path of a page, without a language. */
export type PagePath = (typeof pagePaths)[number];

/** Pages whose plain address is written in one language, whatever the browser asks for. */
const writtenIn = new Map<string, Language>([
	["/terms-and-conditions", "en"],
	["/denuncias", "es"],
]);

/** The language that the plain address of a page is bound to, if it is. */
export function languageOfPlainPage(path: string): Language | undefined {
	return writtenIn.get(path);
}

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
