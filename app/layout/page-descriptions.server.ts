import type { Language } from "../i18n/languages.ts";
import { getFixedT, type Resources } from "../i18n/resources.server.ts";
import { legalNamespaces } from "../legal/legal-namespaces.ts";
import type { PageDescription } from "./page-meta.ts";
import type { PagePath } from "./page-paths.ts";

/** The namespace of each page's title and description. */
const namespaces = {
	"/": "home",
	"/nosotros": "about",
	"/empresas": "companiesPage",
	"/inversores": "investors",
	"/contact": "contact",
	"/idea": "idea",
	"/resultados": "results",
	"/politica-esg": "esgPolicy",
	"/codigo-conducta": "codeOfConduct",
	"/denuncias": "whistleblowing",
	"/cookie-settings": "cookieSettings",
	...legalNamespaces,
} as const satisfies Record<PagePath, keyof Resources>;

/** A page's title and description in one language. */
export function describePage(path: PagePath, language: Language): PageDescription {
	const t = getFixedT(language, namespaces[path]);
	return { title: t("metaTitle"), description: t("metaDescription") };
}
