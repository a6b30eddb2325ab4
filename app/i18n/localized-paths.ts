import { useCallback } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { sites } from "../content/placeholders.ts";
import { pagePaths } from "../navigation/page-paths.ts";
import type { loader } from "../root.tsx";
import { isLanguage, type Language, languages } from "./languages.ts";

/** Path of a page, without a language. */
export type PagePath = (typeof pagePaths)[number];

/** Narrows any path to a page's. */
export function isPagePath(path: string): path is PagePath {
	return pagePaths.some((page) => page === path);
}

/** Steps of what a visitor is doing, which no list of pages leads to. */
type Step = "/idea" | "/resultados";

/** A page that search engines may list. */
export type ListedPage = Exclude<PagePath, Step>;

/** Narrows any path to a listed page's. */
export function isListedPage(path: string): path is ListedPage {
	return isPagePath(path) && path !== "/idea" && path !== "/resultados";
}

/** The pages of the sitemap. */
export const listedPages: readonly ListedPage[] = pagePaths.filter(isListedPage);

/**
 * Where the 404 page is at home. Every address that is no page's shows the same one, so nothing in it may come from the
 * address: it is rendered as if it were asked for here, and its translation is linked here.
 */
export const notFoundPath = "/404" as const;

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

/**
 * The language that an address answers in, whatever the browser asks for: the one that it is fixed to, or the one that
 * its plain page is written in. None for the other plain addresses.
 *
 * @param pathname of a page or of the router's data request for it
 */
export function languageOfAddress(pathname: string): Language | undefined {
	const { language, path } = fixedAddress(pathname);
	return language ?? writtenIn.get(path);
}

/** The address of a page: fixed to a language, or plain where none is given. */
export function pageAddress(path: PagePath | typeof notFoundPath, language: Language | undefined): string {
	if (!language) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The address of a page from anywhere in the web, for those who read it outside of the site. */
export function absoluteAddress(path: PagePath, language: Language | undefined): string {
	return new URL(pageAddress(path, language), sites.group).href;
}

/** Where a page is found, by the tags that `hreflang` takes: fixed for each language, plain for all others. */
export function alternateAddresses(path: ListedPage): { tag: string; href: string }[] {
	return [
		...languages.map((language) => ({ tag: language, href: absoluteAddress(path, language) })),
		{ tag: "x-default", href: absoluteAddress(path, undefined) },
	];
}

/**
 * The language that a page's links are fixed to, undefined if they are plain: its own address's kind. The 404 page's links
 * are fixed to the language that it is read in, whatever its address, for all addresses get the same one.
 */
export function useLinkLanguage(): Language | undefined {
	const { language, path } = fixedAddress(useLocation().pathname);
	const read = useRouteLoaderData<typeof loader>("root")?.language;
	return isPagePath(path) ? language : read;
}

/** Gives the addresses of other pages in the kind that this page's links have: plain, or fixed to a language. */
export function usePageAddress(): (path: PagePath) => string {
	const language = useLinkLanguage();
	return useCallback((path) => pageAddress(path, language), [language]);
}
