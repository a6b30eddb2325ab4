import type { PagePath } from "../layout/page-paths.ts";

/** The pages that show a legal text, with its translation namespace. */
export const legalNamespaces = {
	"/legal-notice": "legalNotice",
	"/privacy-policy": "privacyPolicy",
	"/cookie-policy": "cookiePolicy",
	"/terms-and-conditions": "terms",
} as const satisfies Partial<Record<PagePath, string>>;

export type LegalTextPage = keyof typeof legalNamespaces;
