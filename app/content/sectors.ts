import type { CompanyId } from "./companies.ts";
import type { figures } from "./figures.ts";

/** Business areas with their companies. The type checks that their number equals a published figure. */
type BusinessAreas<Count extends number> = readonly { id: string; companies: readonly CompanyId[] }[] & {
	readonly length: Count;
};

/** The strategic sectors. */
export const sectors = [
	{ id: "recycling", companies: ["paper"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "agriculture", companies: ["construction", "platform"] },
] as const satisfies BusinessAreas<typeof figures.sectors>;

/** The industries of the about page, which the ESG policy calls key sectors. Carbon belongs to no single company. */
export const industries = [
	{ id: "carbon", companies: [] },
	{ id: "recycling", companies: ["paper"] },
	{ id: "agro", companies: ["construction", "platform"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
] as const satisfies BusinessAreas<typeof figures.keySectors>;

export type IndustryId = (typeof industries)[number]["id"];
