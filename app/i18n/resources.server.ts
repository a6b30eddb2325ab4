import type { i18n } from "i18next";
import { en, es } from "../locales/index.ts";
import { createI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

export type Resources = typeof en;

const resources: Record<Language, Resources> = { en, es };

/** One instance per language, because concurrent requests have different languages. */
const instances: Record<Language, i18n> = {
	en: createI18n("en", resources.en),
	es: createI18n("es", resources.es),
};

/** The i18next instance of a language, with all namespaces. */
export function getI18n(language: Language): i18n {
	return instances[language];
}

/** The `t` function of a language and namespace, for code outside of components. */
export function getFixedT<Namespace extends keyof Resources>(language: Language, namespace: Namespace) {
	return instances[language].getFixedT(language, namespace);
}

/** The given namespaces of a language, for loader data. */
export function getResources<Namespace extends keyof Resources>(
	language: Language,
	...namespaces: Namespace[]
): Pick<Resources, Namespace> {
	return Object.fromEntries(
		namespaces.map((namespace) => [namespace, resources[language][namespace]]),
	) as Pick<Resources, Namespace>;
}
