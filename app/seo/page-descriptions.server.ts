import type { Language } from "../i18n/languages.ts";
import { fixedT, type Resources } from "../i18n/resources.server.ts";
import { legalTexts } from "../legal/legal-texts.ts";
import type { PagePath } from "../navigation/page-paths.ts";
import type { PageDescription } from "./page-meta.ts";

/** Where each page's title and description are. */
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
	...legalTexts,
} as const satisfies Record<PagePath, keyof Resources>;

/** A page's title and description in one language. */
export function describePage(path: PagePath, language: Language): PageDescription {
	const t = fixedT(language, namespaces[path]);
	return { title: t("metaTitle"), description: t("metaDescription") };
}
