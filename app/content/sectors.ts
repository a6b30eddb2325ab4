import type { CompanyId } from "./companies.ts";
import type { figures } from "./figures.ts";

/** As many branches of business as a published figure counts, each with the companies that work in it. */
type Branches<Count extends number> = readonly { id: string; companies: readonly CompanyId[] }[] & {
	readonly length: Count;
};

/** The strategic sectors. */
export const sectors = [
	{ id: "recycling", companies: ["paper"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "agriculture", companies: ["construction", "platform"] },
] as const satisfies Branches<typeof figures.sectors>;

/** The industries, as the about page and the ESG policy, which calls them key sectors, count them. Carbon is everybody's. */
export const industries = [
	{ id: "carbon", companies: [] },
	{ id: "recycling", companies: ["paper"] },
	{ id: "agro", companies: ["construction", "platform"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
] as const satisfies Branches<typeof figures.keySectors>;

export type IndustryId = (typeof industries)[number]["id"];
