import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { useMatches, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { createI18n } from "./create-i18n.ts";
import { fallbackLanguage, type Language } from "./languages.ts";
import type { Resources } from "./resources.server.ts";

/** The browser's: one for each language that the visitor has read. Neither changes its language. */
const instances = new Map<Language, i18n>();

const received = new WeakSet<object>();

/**
 * The language's instance, with the resources that the matched routes' loaders sent. To add what is there already
 * changes nothing, so that React may render as often as it likes.
 */
function receive(language: Language, matches: ReturnType<typeof useMatches>): i18n {
	const instance = instances.get(language) ?? createI18n(language, {});
	instances.set(language, instance);
	for (const { loaderData } of matches) {
		const { resources } = (loaderData ?? {}) as { resources?: Partial<Resources> };
		if (!resources || received.has(resources)) continue;
		for (const [namespace, texts] of Object.entries(resources)) {
			instance.addResourceBundle(language, namespace, texts);
		}
		received.add(resources);
	}
	return instance;
}

/**
 * Gives its children the texts that the matched routes' loaders sent (`resources`): from the HTML on the first page,
 * from the route's data on later ones. Nothing else is asked for. On the server `entry.server.tsx` has given them all.
 */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
	const matches = useMatches();
	if (import.meta.env.SSR) return children;
	return <I18nextProvider i18n={receive(language, matches)}>{children}</I18nextProvider>;
}

/** The language of the page. */
export function useLanguage(): Language {
	return useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
}
