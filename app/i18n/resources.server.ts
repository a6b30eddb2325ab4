import type { i18n } from "i18next";
import * as en from "../locales/en/index.ts";
import * as es from "../locales/es/index.ts";
import { createI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

/** The site's texts by namespace. */
export type Resources = typeof en;

const resources: Record<Language, Resources> = { en, es };

/** One instance for each language, which never changes: requests in both languages are answered at the same time. */
const instances: Record<Language, i18n> = {
	en: createI18n("en", resources.en),
	es: createI18n("es", resources.es),
};

/** The translations of a language, for `I18nextProvider`. */
export function getI18n(language: Language): i18n {
	return instances[language];
}

/** Translates the keys of a namespace, where there is no component to do it. */
export function getFixedT<Namespace extends keyof Resources>(language: Language, namespace: Namespace) {
	return instances[language].getFixedT(language, namespace);
}

/** The namespaces of one language that a loader sends along with its page. */
export function getResources<Namespace extends keyof Resources>(
	language: Language,
	...namespaces: Namespace[]
): Pick<Resources, Namespace> {
	return Object.fromEntries(
		namespaces.map((namespace) => [namespace, resources[language][namespace]]),
	) as Pick<Resources, Namespace>;
}
