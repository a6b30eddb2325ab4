import type { PagePath } from "./page-paths.ts";

/** The pages that header and menu link to, in their order. */
export const mainPages = [
	"/",
	"/nosotros",
	"/empresas",
	"/inversores",
	"/contact",
] as const satisfies PagePath[];
