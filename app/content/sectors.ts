import { type Company, companies, type SectorId } from "./companies.ts";
import type { figures } from "./figures.ts";

/** The ids of business areas. The type checks that their number equals a published figure. */
type Ids<Count extends number> = readonly string[] & { readonly length: Count };

interface BusinessArea<Id extends string> {
	id: Id;
	companies: readonly Company[];
}

function companiesIn(sector: SectorId): Company[] {
	return companies.filter(({ sectors }) => sectors.includes(sector));
}

const sectorIds = [
	"recycling",
	"energy",
	"engineering",
	"construction",
	"agriculture",
] as const satisfies readonly SectorId[] & Ids<typeof figures.sectors>;

export const sectors: readonly BusinessArea<SectorId>[] = sectorIds.map((id) => ({
	id,
	companies: companiesIn(id),
}));

const industryIds = [
	"carbon",
	"recycling",
	"agro",
	"construction",
	"energy",
	"engineering",
] as const satisfies Ids<typeof figures.keySectors>;

export type IndustryId = (typeof industryIds)[number];

/** The industries of the about page, which the ESG policy calls key sectors. Carbon belongs to no single company. */
export const industries: readonly BusinessArea<IndustryId>[] = industryIds.map((id) => ({
	id,
	companies: id === "carbon" ? [] : companiesIn(id === "agro" ? "agriculture" : id),
}));
