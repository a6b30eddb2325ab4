import { createInstance, type i18n } from "i18next";
import { type ReactNode, useState } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { useMatches, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { fallbackLanguage, type Language } from "./languages.ts";

function createWords(): i18n {
	const instance = createInstance();
	instance.use(initReactI18next).init({
		lng: fallbackLanguage,
		resources: {},
		defaultNS: "common",
		initAsync: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false, bindI18n: "" },
	});
	return instance;
}

/**
 * Gives its children the words that the matched routes' loaders sent (`words`, by namespace): from the HTML on the
 * first page, from the route's data on later ones. Nothing else is asked for.
 */
export function WordsProvider({ language, children }: { language: Language; children: ReactNode }) {
	const [instances] = useState(() => new Map<Language, i18n>());
	const matches = useMatches();
	let instance = instances.get(language);
	if (!instance) {
		instance = createWords();
		instance.changeLanguage(language);
		instances.set(language, instance);
	}
	for (const { loaderData } of matches) {
		const { words } = (loaderData ?? {}) as { words?: Record<string, object> };
		for (const [namespace, bundle] of Object.entries(words ?? {})) {
			instance.addResourceBundle(language, namespace, bundle, false, true);
		}
	}
	return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** The language of the page. */
export function useLanguage(): Language {
	return useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
}
