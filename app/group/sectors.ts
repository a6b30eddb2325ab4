import type { CompanyId } from "./companies.ts";

/** The five strategic sectors, and the companies that work in each. */
export const sectors = [
	{ id: "recycling", companies: ["paper"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "agriculture", companies: ["construction", "platform"] },
] as const satisfies readonly { id: string; companies: readonly CompanyId[] }[];

/** The six industries, as the about page and the ESG policy count them. Carbon is everybody's. */
export const industries = [
	{ id: "carbon", companies: [] },
	{ id: "recycling", companies: ["paper"] },
	{ id: "agro", companies: ["construction", "platform"] },
	{ id: "construction", companies: ["construction"] },
	{ id: "energy", companies: ["energy"] },
	{ id: "engineering", companies: ["engineering"] },
] as const satisfies readonly { id: string; companies: readonly CompanyId[] }[];
