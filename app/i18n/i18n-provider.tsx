import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { useMatches } from "react-router";
import { useRootData } from "../root-data.ts";
import { createI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import type { Resources } from "./resources.server.ts";

interface PageResources {
	resources?: Partial<Resources>;
}

/**
 * Provides the translations in the loader data (`resources`) of the root and of the page. Each page gets its own
 * i18next instance, so that rendering never changes a shared one. On the server `entry.server.tsx` provides them.
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
