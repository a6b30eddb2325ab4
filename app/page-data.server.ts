import type { RouterContextProvider } from "react-router";
import { pageContext } from "./context.ts";
import { getResources, type Resources } from "./i18n/resources.server.ts";
import type { PagePath } from "./navigation/page-paths.ts";
import { describePage } from "./seo/page-descriptions.server.ts";

/**
 * What the loader of every page sends: its title and description for `meta`, and its translations for `I18nProvider`.
 *
 * @param namespaces of the texts that the page's components use, besides `common` and `dialogs`
 */
export function pageData<Namespace extends keyof Resources>(
	context: Readonly<RouterContextProvider>,
	page: PagePath,
	...namespaces: Namespace[]
) {
	const { language } = context.get(pageContext);
	return { meta: describePage(page, language), resources: getResources(language, ...namespaces) };
}
