import type { Resources } from "../i18n/resources.server.ts";
import type { ListedPage } from "./page-paths.ts";

type Common = Resources["common"];

/** Translation keys, in `common`, of the pages' names in menus, breadcrumbs and lists. */
export const pageNameKeys = {
	"/": "nav.home",
	"/nosotros": "nav.about",
	"/empresas": "nav.companies",
	"/inversores": "nav.investors",
	"/contact": "nav.contact",
	"/politica-esg": "footer.esgPolicy",
	"/codigo-conducta": "footer.codeOfConduct",
	"/denuncias": "footer.whistleblowing",
	"/legal-notice": "footer.legalNotice",
	"/privacy-policy": "footer.privacyPolicy",
	"/cookie-policy": "footer.cookiePolicy",
	"/cookie-settings": "footer.cookieSettings",
	"/terms-and-conditions": "footer.terms",
} as const satisfies Record<ListedPage, `nav.${keyof Common["nav"]}` | `footer.${keyof Common["footer"]}`>;
