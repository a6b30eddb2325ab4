import type { PagePath } from "./page-paths.ts";

/** The legal and compliance pages, in the order of the footer. */
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
