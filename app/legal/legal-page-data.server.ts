import type { RouterContextProvider } from "react-router";
import { pageContext } from "../context.ts";
import { pageData } from "../page-data.server.ts";
import type { LegalTextPage } from "./legal-text.ts";

/** The loader data of a legal text's page. */
export function legalPageData(context: Readonly<RouterContextProvider>, page: LegalTextPage) {
	const withTurnstile = context.get(pageContext).turnstileSiteKey !== undefined;
	const clauses = withTurnstile ? (["turnstileClauses"] as const) : [];
	return { withTurnstile, ...pageData(context, page, "legal", ...clauses) };
}
