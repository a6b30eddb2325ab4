import type { RouterContextProvider } from "react-router";
import { pageContext } from "./context.ts";
import type { Language } from "./i18n/languages.ts";
import { getFixedT, getResources, type Resources } from "./i18n/resources.server.ts";
import type { PageDescription } from "./layout/page-tags.tsx";
import { isListedPage, type ListedPage, listedPages, type PagePath, pages } from "./pages.ts";

export function describePage(path: PagePath, language: Language): Required<PageDescription> {
	const t = getFixedT(language, pages[path].namespace);
	return {
		title: t("metaTitle"),
		description: t("metaDescription"),
		unlisted: !isListedPage(path),
	};
}

export function pageNames(language: Language): Record<ListedPage, string> {
	const names = listedPages.map((path) => [path, getFixedT(language, pages[path].namespace)("name")]);
	return Object.fromEntries(names) as Record<ListedPage, string>;
}

/** Creates the loader of a page that needs nothing but `pageData`. */
export function pageLoader(page: PagePath, ...namespaces: (keyof Resources)[]) {
	return ({ context }: { context: Readonly<RouterContextProvider> }) =>
		pageData(context, page, ...namespaces);
}

/**
 * The loader data of every page: title and description for `PageTags`, and translations for `I18nProvider`.
 *
 * @param namespaces the namespaces that the page's components use, besides `common`, `dialogs` and the page's own
 */
export function pageData(
	context: Readonly<RouterContextProvider>,
	page: PagePath,
	...namespaces: (keyof Resources)[]
) {
	const { language } = context.get(pageContext);
	return {
		meta: describePage(page, language),
		resources: getResources(language, pages[page].namespace, ...namespaces),
	};
}
