import type { PagePath } from "./page-paths.ts";

/** The pages in the header and the mobile menu. */
export const mainPages = [
	"/",
	"/nosotros",
	"/empresas",
	"/inversores",
	"/contact",
] as const satisfies PagePath[];
