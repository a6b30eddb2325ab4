import type { PageContext } from "../context.ts";
import { resourcesOf } from "../i18n/resources.server.ts";
import { describePage } from "../seo/page-descriptions.server.ts";
import { type LegalTextPage, legalTexts } from "./legal-texts.ts";

/** What the loader of a legal text's page sends. */
export function legalPageData(page: LegalTextPage, { language, turnstileSiteKey }: PageContext) {
	const withTurnstile = turnstileSiteKey !== undefined;
	return {
		meta: describePage(page, language),
		withTurnstile,
		resources: resourcesOf(
			language,
			"legal",
			legalTexts[page],
			...(withTurnstile ? (["turnstileClauses"] as const) : []),
		),
	};
}
