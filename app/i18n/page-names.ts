import type { ListedPage } from "./addresses.ts";
import type { Words } from "./words.server.ts";

type Common = Words["common"];

/** How the menus, the breadcrumbs and the lists of pages call each page: keys of the shared words. */
export const pageNames = {
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

/** A page's name out of the shared words of one language. */
export function pageName(path: ListedPage, common: Common): string {
	const [area, word] = pageNames[path].split(".") as ["nav" | "footer", string];
	return (common[area] as Record<string, string>)[word] ?? "";
}
