import type { RouterContextProvider } from "react-router";
import { pageContext } from "./context.ts";
import { getResources, type Resources } from "./i18n/resources.server.ts";
import { describePage } from "./layout/page-descriptions.server.ts";
import type { PagePath } from "./layout/page-paths.ts";

/**
 * The loader data of every page: title and description for `meta`, and translations for `I18nProvider`.
 *
 * @param namespaces the namespaces that the page's components use, besides `common` and `dialogs`
 */
export function pageData<Namespace extends keyof Resources>(
	context: Readonly<RouterContextProvider>,
	page: PagePath,
	...namespaces: Namespace[]
) {
	const { language } = context.get(pageContext);
	return { meta: describePage(page, language), resources: getResources(language, ...namespaces) };
}
