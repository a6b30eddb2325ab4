import type { CompanyId } from "#app/content/companies.ts";
import { names } from "#app/content/placeholders.ts";
import type { Language } from "#app/i18n/languages.ts";
import { companySectors } from "./knowledge/companies.ts";
import type { Match } from "./match.ts";
import { phrasing } from "./phrasing.ts";

/** With the apostrophes of print. */
export const typographic = (text: string) => text.replaceAll("'", "’");
/** A sector's name inside a sentence. */
export const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A company's name inside a sentence. */
export function companyName(id: CompanyId, language: Language): string {
	return phrasing[language].company(id, names[id]);
}

/** A piece of the idea as it may stand in a line: without marks that would be read as layout. */
export function quoted(text: string, language: Language): string {
	return phrasing[language].quote(text.replace(/[*_#<>`[\]\\]/g, ""));
}

/** What a text states, whether it fits or not. */
export function statements(
	{ quantities, places, ask, wish }: Pick<Match, "quantities" | "places" | "ask" | "wish">,
	language: Language,
	stage?: string,
) {
	const say = phrasing[language];
	return [
		quantities.length > 0 && say.quantities(quantities.map((quantity) => quoted(quantity, language))),
		places.length > 0 && say.places(places.map(typographic)),
		stage,
		wish ? say.wishes(quoted(wish, language)) : ask?.name && say.asksFor(ask.name[language]),
	].filter((sentence) => typeof sentence === "string");
}

/** That the text names a company. */
export function mention(id: CompanyId, language: Language): string {
	return phrasing[language].mentions(companyName(id, language), small(companySectors[id][language]));
}
