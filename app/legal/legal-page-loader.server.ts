import type { RouterContextProvider } from "react-router";
import { pageContext } from "../context.ts";
import { pageData } from "../page-data.server.ts";
import type { LegalTextPage } from "./legal-text.ts";

export function legalPageLoader(page: LegalTextPage) {
	return ({ context }: { context: Readonly<RouterContextProvider> }) => {
		const withTurnstile = context.get(pageContext).turnstileSiteKey !== undefined;
		const clauses = withTurnstile ? (["turnstileClauses"] as const) : [];
		return { withTurnstile, ...pageData(context, page, "legal", ...clauses) };
	};
}
