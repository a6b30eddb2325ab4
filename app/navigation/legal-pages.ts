import type { PagePath } from "./page-paths.ts";

/** The pages on which the group answers for itself. */
export const legalPages = [
	"/legal-notice",
	"/privacy-policy",
	"/cookie-policy",
	"/terms-and-conditions",
	"/cookie-settings",
	"/codigo-conducta",
	"/politica-esg",
	"/denuncias",
] as const satisfies PagePath[];
