import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { useMatches } from "react-router";
import { useRootData } from "../root-data.ts";
import { createI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import type { Resources } from "./resources.server.ts";

/** The part of a page's loader data that holds its translations. */
interface PageResources {
	resources?: Partial<Resources>;
}

/**
 * Provides the translations that the root's and the page's loader sent (`resources`): from the HTML on the first page, from
 * the routes' data on later ones. Each page has an instance of exactly its resources, so that rendering a page changes nothing
 * that another render sees. On the server `entry.server.tsx` provides them.
 */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
	const shared = useRootData()?.resources;
	const page = (useMatches().at(-1)?.loaderData as PageResources | undefined)?.resources;
	const i18n = useMemo(
		() => (import.meta.env.SSR ? undefined : createI18n(language, { ...shared, ...page })),
		[language, shared, page],
	);
	return i18n ? <I18nextProvider i18n={i18n}>{children}</I18nextProvider> : children;
}
